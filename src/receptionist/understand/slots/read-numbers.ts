import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import { heardIn, type Range, type Utterance } from '../utterance.ts'
import { type AddressHeard, findAddresses } from './address.ts'
import { withTail } from './address-tail.ts'
import { type AvailabilityHeard, findAvailability } from './availability.ts'
import { contactBy } from './contact-by.ts'
import { cueBefore, overlaps } from './cues-near.ts'
import type { KindedRun } from './digit-run.ts'
import { type EmailHeard, findEmail } from './email.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { addedToAddress } from './later-address.ts'
import { kindsOf } from './number-kind.ts'
import { type CallbackHeard, readCallback } from './read-callback.ts'
import { digitRuns } from './spoken-digits.ts'
import { isTakenBackBetween } from './taken-back-between.ts'
import { timeAskedFor } from './time-asked-for.ts'
import type { Turn } from './turn.ts'

export type NumberSlots = CallbackHeard & {
  runs: readonly KindedRun[]
  email: EmailHeard | null
  address: AddressHeard | null
  /** Said of the address that is known: its unit or gate code. */
  addedToAddress: string | null
  availability: AvailabilityHeard | null
  /** When something is asked for, in the caller's words. */
  timeAskedFor: string | null
  contactBy: 'text' | 'email' | null
  /** The words that are only a slot and its lead. */
  ranges: readonly Range[]
}

/** Reads everything with digits from an utterance once. `expects`: what the last reply asked for. */
export function readNumberSlots(
  utterance: Utterance,
  cues: Cues,
  language: Language,
  expects: Expects,
  known: KnownNumbers,
): NumberSlots {
  const said = { utterance, cues, language, expects, known }
  const digits = digitRuns(utterance, language)
  const email = findEmail({ ...said, runs: digits })
  const free = email ? digits.filter(({ range }) => !overlaps(range, email.range)) : digits
  const unread = { ...said, runs: free }
  const addresses = findAddresses(unread)
  const turn = { ...said, runs: kindsOf(unread, addresses) }
  const callback = readCallback(turn)
  const { given, partial, other } = callback
  const places = addresses.filter(
    ({ range }) => ![given, partial].some((one) => one && overlaps(one.range, range)),
  )
  const core = lastMeant(places, turn)
  const availability = findAvailability(turn)
  const taken = [given, other, partial, email, availability].map((one) => one?.range)
  const address = core && withTail(core, turn, taken)
  const slots = { ...callback, email, address, availability }
  const time = timeAskedFor(turn)
  return {
    ...slots,
    timeAskedFor: time && heardIn(utterance, time),
    addedToAddress: address || given ? null : addedToAddress(turn),
    runs: turn.runs,
    contactBy: contactBy(turn),
    ranges: rangesOf(slots, turn),
  }
}

/** The first address, or the one that takes its place: "… no, that's my son's. We're at …". */
function lastMeant([first, ...others]: readonly AddressHeard[], turn: Turn): AddressHeard | null {
  return others.reduce<AddressHeard | null>(
    (meant, next) => (meant && isTakenBackBetween(meant.range, next.range, turn) ? next : meant),
    first ?? null,
  )
}

type Slots = CallbackHeard & Pick<NumberSlots, 'email' | 'address' | 'availability'>

function rangesOf(slots: Slots, turn: Turn): Range[] {
  const { given, partial, extension, other, email, address, availability } = slots
  const { cues } = turn
  const led = (range: Range | undefined, lead: CueName): Range[] => {
    if (range === undefined || range.to <= range.from) return []
    const before = cueBefore(turn, lead, range.from, 1)
    return [{ from: before?.from ?? range.from, to: range.to }]
  }
  return [
    ...[given, partial, other].flatMap((one) => led(one?.range, 'numberLead')),
    ...led(extension?.range, 'extensionLead'),
    ...led(email?.range, 'emailLead'),
    ...led(address?.range, 'addressLead'),
    ...(availability?.parts ?? []).flatMap((part) => led(part, 'timeLead')),
    ...cues.all('sameAreaCode'),
    ...cues
      .all('numberEnd')
      .filter((range) => given !== null && Math.abs(range.to - given.range.from) <= 1),
  ]
}
