const DAY_MS = 86_400_000
const [HOUR_MS, MINUTE_MS, SECOND_MS] = [3_600_000, 60_000, 1_000]
const TO_60 = digitsTo(60, 2)
const TO_1000 = digitsTo(1_000, 3)

let day = Number.NaN
/** `2026-11-21` */
let dayText = ''

/**
 * A time as all our APIs write it: same result as `toISOString`, but three times as fast. The day's text is cached,
 * since a list's items are mostly from a few days. @throws {RangeError} if the time is invalid
 */
export function timeText(time: Date): string {
  const ms = time.getTime()
  const itsDay = Math.floor(ms / DAY_MS)
  if (itsDay !== day) {
    dayText = time.toISOString().split('T', 1)[0] ?? ''
    day = itsDay
  }
  const inDay = ms - itsDay * DAY_MS
  const hour = TO_60[Math.floor(inDay / HOUR_MS)]
  const minute = TO_60[Math.floor(inDay / MINUTE_MS) % 60]
  const second = TO_60[Math.floor(inDay / SECOND_MS) % 60]
  return `${dayText}T${hour}:${minute}:${second}.${TO_1000[inDay % SECOND_MS]}Z`
}

function digitsTo(end: number, width: number): readonly string[] {
  return Array.from({ length: end }, (_, value) => String(value).padStart(width, '0'))
}
