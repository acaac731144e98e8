/** One event as iCalendar lines, with `BEGIN` and `END`. */
export function eventText(...lines: (string | undefined)[]): string {
  const given = lines.filter((line) => line !== undefined)
  return ['BEGIN:VEVENT', 'DTSTAMP:20261001T000000Z', ...given, 'END:VEVENT'].join('\r\n')
}

export function calendarText(...parts: string[]): string {
  const head = 'BEGIN:VCALENDAR\r\nVERSION:2.0\r\nPRODID:-//test//test//EN'
  return `${[head, ...parts, 'END:VCALENDAR'].join('\r\n')}\r\n`
}

/** `20261124T150000Z` */
export function utcText(at: Date): string {
  return `${at.toISOString().replace(/[-:]|\.\d+/g, '')}`
}

type Meeting = { uid: string; link: string; at: Date; minutes?: number; title?: string }

/** A meeting that takes place once, half an hour by default. */
export function onceText({ uid, link, at, minutes = 30, title = 'Planning' }: Meeting): string {
  return eventText(
    `UID:${uid}`,
    `SUMMARY:${title}`,
    `DTSTART:${utcText(at)}`,
    `DTEND:${utcText(new Date(at.getTime() + minutes * 60_000))}`,
    `LOCATION:${link}`,
  )
}
