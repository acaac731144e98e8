import { DAYS } from '../../kernel/hours/hours.ts'
import { type Source, sourceOf } from '../names-and-numbers-said.ts'
import type { BusinessFacts } from '../receptionist.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { factTexts } from './fact-texts.ts'
import { type Known, spokenIn } from './reply-sources.ts'
import { wordSet } from './word-set.ts'

/** The line itself tells this one (Poison Control); a model's other numbers from memory cannot be checked. */
export const HELP_LINES: readonly string[] = ['8002221222']

/** The caller has named this number. */
export function wasSaid(digits: string, known: Known): boolean {
  return saidIn(known).numbers.has(digits.replace(/^0+(?=\d)/, ''))
}

/** The number, or what it is a part of, was named by the caller, the slip or the facts. */
export function isKnown({ digits, pieces }: Numeral, known: Known): boolean {
  const [said, facts] = [saidIn(known), told(known.facts)]
  const bare = digits.replace(/^0+(?=\d)/, '')
  if (said.numbers.has(bare) || facts.numbers.has(bare)) return true
  if (
    IMPLIED.some(
      ([number, words]) => number === bare && [...words].some((word) => said.words.has(word)),
    )
  )
    return true
  const { caller, callback } = known.notes
  const phones = [caller, callback?.e164, known.facts.businessPhone].map((one) => one ?? '')
  const joined = digits.length > AMOUNT_DIGITS ? [said.digits.replaceAll(' ', '')] : []
  const all = [...said.numbers, ...facts.numbers, ...joined, ...phones, ...HELP_LINES]
  const isPart = digits.length > 2 && !(pieces.length === 1 && ROUND.test(digits))
  if (isPart && all.some((one) => one.includes(digits.replace(/^1(?=\d{10}$)/, '')))) return true
  return (
    isOnSlip(bare, known) ||
    (pieces.length > 1 && pieces.every((piece) => isKnown(numeral(piece), known)))
  )
}

/** "Three hundred" is an amount, though a phone number may have the same digits. */
const ROUND = /^[1-9]\d?00$/

/** Longer than most amounts: part of a phone number said in pieces. */
const AMOUNT_DIGITS = 3

type Numeral = Pick<DigitRun, 'digits' | 'pieces'>

export const numeral = (digits: string): Numeral => ({ digits, pieces: [digits] })

/** "Both dogs" means two, "half past three" 3:30. */
const HALF = wordSet('half medio media meio meia halb halbe demi demie yarım bucuk пол')
const QUARTER = wordSet('quarter cuarto viertel quart')
const IMPLIED: readonly (readonly [string, ReadonlySet<string>])[] = [
  [
    '2',
    wordSet(
      'both couple pair twins twice ambos ambas dos dois duas beide beiden deux iki два две оба',
    ),
  ],
  ['5', HALF],
  ['30', HALF],
  ['15', QUARTER],
  ['45', QUARTER],
  ['12', wordSet('noon midday midnight dozen mediodia meiodia mittag midi')],
]

const SAID = new WeakMap<readonly string[], Source>()

/** What the caller said, cached because it is the same for all sentences of a turn. */
function saidIn({ said, facts }: Known): Source {
  let source = SAID.get(said)
  if (!source) {
    source = sourceOf(said, spokenIn(facts))
    SAID.set(said, source)
  }
  return source
}

/** What the slip contains; a tool may have changed it since the last sentence. */
function isOnSlip(digits: string, { notes, facts }: Known): boolean {
  const { name, email, address, availability, otherNumbers, callback } = notes
  const slip = [name?.text, email, address, availability, callback?.extension, ...otherNumbers]
  return sourceOf(
    slip.flatMap((text) => text ?? []),
    spokenIn(facts),
  ).numbers.has(digits)
}

const TOLD = new WeakMap<BusinessFacts, Source>()

function told(facts: BusinessFacts): Source {
  let source = TOLD.get(facts)
  if (!source) {
    source = sourceOf([facts.businessName, ...factTexts(facts), ...hoursIn(facts)], ['en'])
    TOLD.set(facts, source)
  }
  return source
}

/** Each opening and closing time as it may be said: "17 5 30", "24 7". */
function hoursIn({ hours }: BusinessFacts): string[] {
  return DAYS.flatMap((day) => {
    const open = hours[day]
    if (!open) return []
    const isAllDay = open.openMinute === open.closeMinute
    return [open.openMinute, open.closeMinute].map((minute) => {
      const hour = Math.floor(minute / 60) % 24
      return `${hour}. ${((hour + 11) % 12) + 1}. ${minute % 60}. ${isAllDay ? '24. 7.' : ''}`
    })
  })
}
