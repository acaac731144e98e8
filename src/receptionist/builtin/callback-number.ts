import type { Cues } from './cues/cues.ts'
import { type Folded, hears, type Span, spansOf } from './folded.ts'
import { numberAsides } from './number-asides.ts'
import type { Dialogue } from './old-port.ts'
import { type DigitRun, digitRuns } from './spoken-digits.ts'

/** What came of the digits in an utterance, and where they stood in it. */
export type NumberHeard = { outcome: 'none' | 'full' | 'partial' | 'odd'; spans: Span[] }

/** Reads callback numbers, whole or in pieces, and corrections to the one already given, into the state. */
export function hearNumber(state: Dialogue, folded: Folded, cues: Cues): NumberHeard {
  const answers = spansOf(folded.text, cues.yes)
  // "Ten four" is a yes.
  const runs = digitRuns(folded, cues).filter(
    (run) => !answers.some(({ from, to }) => run.from >= from && run.to <= to),
  )
  const spans = EXPECTS_NUMBER.has(state.asking) ? numberAsides(folded, cues, runs) : []
  let outcome: NumberHeard['outcome'] = 'none'
  let before = 0
  for (const run of runs) {
    const lead = folded.text.slice(before, run.from)
    const heard = takeRun(state, run, lead, cues)
    before = run.to
    if (heard === 'none') continue
    outcome = heard
    spans.push(leadOf(folded, run, cues), run)
  }
  if (outcome === 'none' && callerSaysSame(state, folded, cues)) {
    return { outcome: 'full', spans: [...spans, ...spansOf(folded.text, cues.sameNumber)] }
  }
  return { outcome, spans }
}

const EXPECTS_NUMBER: ReadonlySet<Dialogue['asking']> = new Set([
  'phone',
  'caller_phone',
  'area_code',
])

/** E.164 of ten digits (North America), or of what was said with a country code; null when it cannot be dialled. */
export function dialable(digits: string, international: boolean): string | null {
  const national = digits.length === 11 && digits.startsWith('1') ? digits.slice(1) : digits
  if (/^[2-9]\d{2}[2-9]\d{6}$/.test(national)) return `+1${national}`
  const abroad = digits.startsWith('011') ? digits.slice(3) : digits
  const meantAbroad = international || abroad !== digits
  return meantAbroad && /^[1-9]\d{7,14}$/.test(abroad) ? `+${abroad}` : null
}

/** Digit by digit, in the groups people use: `5 1 2, 8 4 2, 2 6 7 1`. */
export function readBack(phone: string): string {
  const national = /^\+1(\d{3})(\d{3})(\d{4})$/.exec(phone)
  const groups = national ? national.slice(1) : [phone.replace('+', '')]
  return groups.map((group) => group.split('').join(' ')).join(', ')
}

const FULL_DIGITS = 10
const WITHOUT_AREA_CODE = 7

/** Digits one after another, said or keyed, until they make a number. */
export function gather(
  state: Dialogue,
  digits: string,
  international: boolean,
): NumberHeard['outcome'] {
  const all = (state.partialNumber + digits).slice(0, 40)
  const tail = all.length > 11 && !international ? all.slice(-FULL_DIGITS) : all
  const phone = dialable(all, international) ?? dialable(tail, international)
  if (phone) {
    state.phone = phone
    state.partialNumber = ''
    state.oddNumber = null
    state.refused.phone = false
    return 'full'
  }
  if (all.length < FULL_DIGITS || (all.length === FULL_DIGITS && all.startsWith('1'))) {
    state.partialNumber = all
    return 'partial'
  }
  state.oddNumber = all.slice(0, 20)
  state.partialNumber = ''
  return 'odd'
}

function takeRun(state: Dialogue, run: DigitRun, lead: string, cues: Cues): NumberHeard['outcome'] {
  const { digits, international } = run
  if (state.phone && isCorrection(state, digits, lead, cues)) {
    return correct(state, digits, hears(lead, cues.areaCode))
  }
  if (digits.length >= FULL_DIGITS) return takeWhole(state, digits, international)
  if (state.asking === 'area_code' && digits.length === 3) return addAreaCode(state, digits)
  return takePiece(state, digits, international)
}

function takeWhole(
  state: Dialogue,
  digits: string,
  international: boolean,
): NumberHeard['outcome'] {
  const hadPhone = state.phone !== null
  state.partialNumber = ''
  const outcome = gather(state, digits, international)
  return outcome === 'odd' && hadPhone ? 'none' : outcome
}

function takePiece(
  state: Dialogue,
  digits: string,
  international: boolean,
): NumberHeard['outcome'] {
  const expected = state.asking === 'phone' || state.asking === 'caller_phone'
  if (expected && (digits.length > 1 || state.partialNumber !== '')) {
    return gather(state, digits, international)
  }
  if (state.phone !== null || digits.length !== WITHOUT_AREA_CODE) return 'none'
  state.partialNumber = digits
  return 'partial'
}

function addAreaCode(state: Dialogue, areaCode: string): NumberHeard['outcome'] {
  const digits = areaCode + state.partialNumber
  state.partialNumber = ''
  return gather(state, digits, false)
}

function isCorrection(state: Dialogue, digits: string, lead: string, cues: Cues): boolean {
  if (digits.length >= WITHOUT_AREA_CODE + 1 || digits.length < 2) return false
  const atReading = state.asking === 'confirm' || state.asking === 'fix'
  return atReading || hears(`${lead} `, cues.correction)
}

/** "No, 2672 at the end" replaces the last digits; three digits with "area code" the first. */
function correct(state: Dialogue, digits: string, areaCode: boolean): NumberHeard['outcome'] {
  const national = (state.phone ?? '').replace(/^\+1/, '')
  const corrected =
    areaCode && digits.length === 3
      ? digits + national.slice(3)
      : national.slice(0, -digits.length) + digits
  const phone = dialable(corrected, false)
  if (!phone) return 'none'
  state.phone = phone
  return 'full'
}

/** "This number is fine." */
function callerSaysSame(state: Dialogue, folded: Folded, cues: Cues): boolean {
  const refusals = spansOf(folded.text, cues.refusal)
  // "Die Nummer geb ich nicht raus" names it only to keep it.
  const same = spansOf(folded.text, cues.sameNumber).some(
    (span) => !refusals.some(({ from, to }) => span.from >= from && span.to <= to),
  )
  if (!state.caller || !same) return false
  if (hears(folded.text, cues.no) && state.asking !== 'phone') return false
  state.phone = state.caller
  state.partialNumber = ''
  return true
}

/** The words that introduce a number go with it: "you can reach me at". */
function leadOf(folded: Folded, run: DigitRun, cues: Cues): Span {
  const leads = spansOf(folded.text, cues.numberLead).filter((span) => span.to <= run.from)
  let from = run.from
  for (const span of leads.reverse()) {
    const between = folded.text.slice(span.to, from).trim()
    if (between !== '' && !/^[,.]?(?: ?(?:is|at|its|on|and|um|uh))*$/.test(between)) break
    from = span.from
  }
  return { from, to: run.from }
}
