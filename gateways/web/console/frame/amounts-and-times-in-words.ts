import { BILLED_SECONDS_MIN, TYPICAL_CALL_SECONDS } from '../../../../src/billing/billed-time.ts'
import { lineCents, linePacks } from '../../../../src/billing/minute-packs.ts'
import { formatUsPhone } from '../../../../src/kernel/phone.ts'
import { howMany } from '../../../../src/kernel/text/how-many.ts'
import { asQuestion } from '../../../../src/receptionist/notes/as-question.ts'

/** A price: `1000` → `$10`, `1050` → `$10.50`. */
export function dollars(cents: number): string {
  return amount(cents).replace(/\.00$/, '')
}

/** Money that was paid or used, to the cent: `$10.00`. */
export function amount(cents: number): string {
  return `$${(cents / 100).toFixed(2)}`
}

/** What seconds of a line cost: `$0.08`. */
export function cost(lineSeconds: number): string {
  return amount(lineCents(lineSeconds))
}

/** Why a short call costs more than its seconds. */
export const MINIMUM = `${BILLED_SECONDS_MIN} s minimum`

/** What a call costs. */
export const CALL_PRICE =
  `Calls cost ${cost(60)} a minute, billed by the second, ` +
  `with a ${BILLED_SECONDS_MIN}-second minimum.`

/** What a pack is good for: `about 26 calls of 1 min 30 s`. */
export function inCalls({ minutes }: { minutes: number }): string {
  const calls = Math.floor((minutes * 60) / TYPICAL_CALL_SECONDS)
  return `about ${calls} calls of ${duration(TYPICAL_CALL_SECONDS)}`
}

/** The text of a link to a pack's payment page: `Pay $10 for 40 minutes`. */
export function payFor(packName: string): string {
  const pack = linePacks().find(({ name }) => name === packName)
  if (!pack) return 'Pay for the first minutes'
  return `Pay ${dollars(pack.priceCents)} for ${count(pack.minutes, 'minute')}`
}

/** The share of its newest pack that a line has left, 0 to 1, for a meter. */
export function shareLeft(balanceSeconds: number, packName: string): number {
  const pack = linePacks().find(({ name }) => name === packName)
  const most = Math.max(balanceSeconds, (pack?.minutes ?? 0) * 60, 1)
  return Math.round((Math.max(0, balanceSeconds) / most) * 100) / 100
}

/** Beside more than the newest pack holds, a meter would be full of nothing that is named. */
export function isWithinPack(balanceSeconds: number, packName: string): boolean {
  const pack = linePacks().find(({ name }) => name === packName)
  return Math.floor(balanceSeconds / 60) <= (pack?.minutes ?? 0)
}

export function phone(e164: string): string {
  return formatUsPhone(e164)
}

/** The name that templates use. */
export const count = howMany
export const question = asQuestion

/** A balance, rounded down to whole minutes. A negative balance is deducted from the next pack. */
export function minutesLeft(balanceSeconds: number): string {
  if (balanceSeconds < 0) return `None left, ${minutes(-balanceSeconds)} over`
  if (balanceSeconds === 0) return 'None left'
  return `${minutes(balanceSeconds)} left`
}

/** A balance beside its meter: `39 of 40 minutes left`, while no more is left than the newest pack holds. */
export function leftOfPack(balanceSeconds: number, packName: string): string {
  const most = linePacks().find(({ name }) => name === packName)?.minutes ?? 0
  const whole = Math.floor(balanceSeconds / 60)
  if (whole < 1 || whole > most) return minutesLeft(balanceSeconds)
  return `${whole} of ${count(most, 'minute')} left`
}

/** Whole minutes: `38 minutes`, `1 minute`, `less than a minute`. */
export function minutes(seconds: number): string {
  const whole = Math.floor(seconds / 60)
  return whole === 0 ? 'less than a minute' : count(whole, 'minute')
}

/** How long something took: `2 min 5 s`, `42 s`. */
export function duration(seconds: number): string {
  const whole = Math.floor(seconds / 60)
  const rest = Math.round(seconds % 60)
  if (whole === 0) return `${rest} s`
  return rest === 0 ? `${whole} min` : `${whole} min ${rest} s`
}

/** How long a call lasted, as a phone writes it: `0:14`, `2:05`, `1:02:05`. */
export function length(seconds: number): string {
  const whole = Math.floor(seconds)
  const [hours, minutes] = [Math.floor(whole / 3_600), Math.floor(whole / 60) % 60]
  const rest = String(whole % 60).padStart(2, '0')
  return hours > 0 ? `${hours}:${String(minutes).padStart(2, '0')}:${rest}` : `${minutes}:${rest}`
}

/** Set explicitly, so pages look the same on every machine. */
const LANGUAGE = 'en-US'

/** Formats times in the given time zone. `now` decides what "today" is. */
export function timesIn(timeZone: string, now: Date) {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LANGUAGE, { timeZone, ...options })
  const clock = format({ hour: 'numeric', minute: '2-digit' })
  const shortDay = format({ weekday: 'short', month: 'short', day: 'numeric' })
  const leaf = [
    format({ month: 'short' }),
    format({ day: 'numeric' }),
    format({ weekday: 'short' }),
  ]
  const longDay = format({ dateStyle: 'long' })
  const dated = format({ dateStyle: 'short' })
  const zone = format({ timeZoneName: 'short' })
  const sameDay = (a: Date, b: Date) => dated.format(a) === dated.format(b)

  function day(at: Date): string {
    if (sameDay(at, now)) return 'Today'
    if (sameDay(at, new Date(now.getTime() - DAY_MS))) return 'Yesterday'
    if (sameDay(at, new Date(now.getTime() + DAY_MS))) return 'Tomorrow'
    const near = Math.abs(now.getTime() - at.getTime()) < HALF_YEAR_MS
    return near ? shortDay.format(at) : longDay.format(at)
  }

  const zoneOf = (at: Date) =>
    zone.formatToParts(at).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone

  function when(at: Date, inZone: boolean): string {
    const said = `${day(at)}, ${clock.format(at)}`
    return inZone ? `${said} ${zoneOf(at)}` : said
  }

  return {
    /** `Today`, `Yesterday`, `Tomorrow`, `Mon, Nov 16`; with the year if more than half a year away. */
    day: (at: string | Date) => day(new Date(at)),
    /** A calendar's leaf: `Nov`, `16`, `Mon`. */
    leaf: (at: string | Date) => leaf.map((part) => part.format(new Date(at))),
    /** `3:05 PM` */
    time: (at: string | Date) => clock.format(new Date(at)),
    /** `Today, 3:05 PM` */
    when: (at: string | Date) => when(new Date(at), false),
    /** Today's times without the day; others like `when`. For lists that are not grouped by day. */
    short: (at: string | Date) =>
      sameDay(new Date(at), now) ? clock.format(new Date(at)) : when(new Date(at), false),
    /** How long ago: `just now`, `12 min ago`, `3 h ago`, `2 days ago`. */
    ago: (at: string | Date) => ago(now.getTime() - new Date(at).getTime()),
    /** How long it has been: `less than a minute`, `12 min`, `3 h`, `2 days`. */
    since: (at: string | Date) => since(now.getTime() - new Date(at).getTime()),
    /** `Today, 3:05 PM PST` */
    whenInZone: (at: string | Date) => when(new Date(at), true),
    /** Within a sentence: `tomorrow, 3:05 PM PST`, `Mon, Nov 16, 3:05 PM PST`. */
    untilInZone: (at: string | Date) => when(new Date(at), true).replace(/^To/, 'to'),
    /** The zone's short name on that day: `PST`. */
    zone: (at: string | Date) => zoneOf(new Date(at)),
    /** For `<time datetime>`. */
    iso: (at: string | Date) => new Date(at).toISOString(),
  }
}

function ago(ms: number): string {
  return ms < MINUTE_MS ? 'just now' : `${since(ms)} ago`
}

function since(ms: number): string {
  const minutes = Math.floor(ms / MINUTE_MS)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return `${minutes} min`
  if (ms < DAY_MS) return `${Math.floor(minutes / 60)} h`
  return count(Math.floor(ms / DAY_MS), 'day')
}

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const HALF_YEAR_MS = 182 * DAY_MS
