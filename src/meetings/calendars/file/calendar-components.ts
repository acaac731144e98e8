import ICAL from 'ical.js'

export type Components = {
  events: ICAL.Component[]
  zones: ICAL.Component[]
  /** The calendar's own zone (`X-WR-TIMEZONE`). */
  timeZone: string | undefined
}

/** Thrown when the text is not a calendar, or is cut off. */
export class NoCalendar extends Error {
  constructor() {
    super('what came is no calendar')
    this.name = 'NoCalendar'
  }
}

/**
 * The events and zones of a file, parsed one by one: an unreadable one is skipped.
 * @throws {NoCalendar}
 */
export function componentsIn(text: string): Components {
  const lines = text
    .replace(/^\ufeff/, '')
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/)
    .filter((line) => line.trim() !== '')
  const isWhole = /^BEGIN:VCALENDAR$/i.test(trimmed(lines[0]))
  if (!isWhole || !/^END:VCALENDAR$/i.test(trimmed(lines.at(-1)))) throw new NoCalendar()
  const own = lines.find((line) => /^X-WR-TIMEZONE[:;]/i.test(line))
  return {
    events: blocks(lines, 'VEVENT').flatMap(readBlock),
    zones: blocks(lines, 'VTIMEZONE').flatMap(readBlock),
    timeZone: own?.slice(own.indexOf(':') + 1).trim(),
  }
}

function trimmed(line: string | undefined): string {
  return (line ?? '').trim()
}

/** From BEGIN to END, with nested parts such as alarms. */
function blocks(lines: readonly string[], name: string): string[] {
  const found: string[] = []
  let begun: number | undefined
  for (const [index, line] of lines.entries()) {
    const said = line.trim().toUpperCase()
    if (said === `BEGIN:${name}`) begun = index
    if (said !== `END:${name}` || begun === undefined) continue
    found.push(lines.slice(begun, index + 1).join('\r\n'))
    begun = undefined
  }
  return found
}

function readBlock(block: string): ICAL.Component[] {
  try {
    return [new ICAL.Component(ICAL.parse(block))]
  } catch {
    return []
  }
}
