import type { Language } from '../../../kernel/languages.ts'
import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { type AddressHeard, findAddresses } from './address.ts'
import { withTail } from './address-tail.ts'
import { type AvailabilityHeard, findAvailability } from './availability.ts'
import { contactBy } from './contact-by.ts'
import { cueBefore, overlaps } from './cues-near.ts'
import { type EmailHeard, findEmail } from './email.ts'
import type { Expects } from './expects.ts'
import type { KnownNumbers } from './known-numbers.ts'
import { addedToAddress } from './later-address.ts'
import { type KindedRun, kindsOf } from './number-kind.ts'
import { type CallbackHeard, readCallback } from './read-callback.ts'
import { digitRuns } from './spoken-digits.ts'
import { isTakenBackBetween } from './taken-back-between.ts'

export type NumberSlots = CallbackHeard & {
  runs: readonly KindedRun[]
  email: EmailHeard | null
  address: AddressHeard | null
  /** Said of the address that is known: its unit or gate code. */
  addedToAddress: string | null
  availability: AvailabilityHeard | null
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
  const digits = digitRuns(utterance, language)
  const email = findEmail(utterance, cues, digits)
  const free = email ? digits.filter(({ range }) => !overlaps(range, email.range)) : digits
  const addresses = findAddresses(utterance, cues, free, language)
  const runs = kindsOf(
    free,
    utterance,
    cues,
    addresses.map(({ range }) => range),
  )
  const callback = readCallback(utterance, cues, runs, expects, known, language)
  const core = lastMeant(
    addresses.filter(({ range }) => !isTaken(range, callback)),
    utterance,
    cues,
  )
  const availability = findAvailability(utterance, cues, runs, expects, known)
  const taken = [callback.given, callback.other, callback.partial, email, availability]
  const ends = taken.map((one) => one?.range)
  const address = core && withTail(core, utterance, cues, free, language, ends)
  const slots = { ...callback, email, address, availability }
  return {
    ...slots,
    addedToAddress:
      address || callback.given ? null : addedToAddress(utterance, cues, runs, language, known),
    runs,
    contactBy: contactBy(utterance, cues),
    ranges: rangesOf(slots, utterance, cues),
  }
}

/** The first address, or the one that takes its place: "… no, that's my son's. We're at …". */
function lastMeant(
  addresses: readonly AddressHeard[],
  utterance: Utterance,
  cues: Cues,
): AddressHeard | null {
  return addresses.reduce<AddressHeard | null>(
    (meant, next) =>
      meant === null || isTakenBackBetween(meant.range, next.range, utterance, cues) ? next : meant,
    null,
  )
}

function isTaken(range: Range, { given, partial }: CallbackHeard): boolean {
  return [given, partial].some((one) => one !== null && overlaps(one.range, range))
}

type Slots = CallbackHeard & Pick<NumberSlots, 'email' | 'address' | 'availability'>

function rangesOf(slots: Slots, utterance: Utterance, cues: Cues): Range[] {
  const { given, partial, extension, other, email, address, availability } = slots
  const numbers = [given, partial, other].map((one) => one?.range)
  const led = (range: Range | undefined, lead: CueName): Range[] => {
    if (range === undefined || range.to <= range.from) return []
    const before = cueBefore(utterance, cues, lead, range.from, 1)
    return [{ from: before?.from ?? range.from, to: range.to }]
  }
  return [
    ...numbers.flatMap((range) => led(range, 'numberLead')),
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
