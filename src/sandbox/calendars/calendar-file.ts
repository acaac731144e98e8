export type CalendarEvent = { id: string; title: string; link: string; at: string }

const HALF_AN_HOUR_MS = 30 * 60_000

export function calendarFile(events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Frontdesk//Sandbox//EN',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.join('\r\n')}\r\n`
}

function eventLines({ id, title, link, at }: CalendarEvent): string[] {
  return [
    'BEGIN:VEVENT',
    `UID:${id}@sandbox`,
    `DTSTAMP:${stamp(new Date(at))}`,
    `DTSTART:${stamp(new Date(at))}`,
    `DTEND:${stamp(new Date(Date.parse(at) + HALF_AN_HOUR_MS))}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(link)}`,
    'END:VEVENT',
  ]
}

function stamp(at: Date): string {
  return at.toISOString().replace(/[-:]|\.\d+/g, '')
}

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\s+/g, ' ')
}
