import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { readUtterance } from '../understand/utterance.ts'
import { clipAtClause } from './clip.ts'
import type { Notes } from './notes.ts'
import { toThePoint } from './to-the-point.ts'
import { isOfCall, isRequest, type Told, whatItTells } from './what-it-tells.ts'

/** Each later turn tells so much less: what is said first is most often what is wanted. */
const LATER = 0.8

/**
 * What tells best, then what puts a part of it right, in the caller's words; null when nothing tells anything.
 * What a later turn sets aside gives way to everything else that was told.
 */
export function whatIsWanted(notes: Notes): string | null {
  const wants: Want[] = []
  for (const [turn, words] of notes.matters.entries()) {
    const told = whatItTells(words, notes)
    take(told, told.tells * LATER ** turn, wants, notes)
  }
  const best = mostTelling(wants.filter(({ isSetAside }) => !isSetAside)) ?? mostTelling(wants)
  if (best === null) return null
  const [first = '', ...parts] = [best.told, ...best.parts].map(({ words }) =>
    toThePoint(words, notes),
  )
  const last = parts.at(-1)
  if (last === undefined) return first
  const rest = parts.slice(0, -1)
  return [
    clipAtClause(first, Math.max(MAX_WITH_LAST - last.length, FEWEST_CHARS)),
    ...rest,
    last,
  ].join('; ')
}

/** What was said last is never cut off for what was said before: a stale line is worse than a short one. */
const MAX_WITH_LAST = 100
const FEWEST_CHARS = 30

/** A matter, and what was later said that puts a part of it right. */
type Want = { told: Told; tells: number; parts: Told[]; isSetAside: boolean }

function asWant(told: Told, tells: number): Want {
  return { told, tells, parts: [], isSetAside: false }
}

function take(told: Told, tells: number, wants: Want[], notes: Notes): void {
  const corrected = correctedBy(told, wants, notes)
  const change = corrected && changeOf(told, corrected, notes)
  if (corrected === null || change === null) {
    wants.push(asWant(told, tells))
    return
  }
  corrected.isSetAside ||= change !== 'in part'
  if (change === 'anew') wants.push(asWant(told, Math.max(tells, corrected.tells)))
  else corrected.parts.push(told)
}

function mostTelling(wants: readonly Want[]): Want | null {
  const [first = null, ...others] = wants.filter(({ told }) => told.tells > 0)
  return others.reduce((best, one) => (best && best.tells >= one.tells ? best : one), first)
}

const PLAINLY: readonly CueName[] = ['setsAside', 'correction', 'wantsChange', 'withdraw']
const PUTS_RIGHT: readonly CueName[] = [...PLAINLY, 'keepsBack', 'negation']

function namesDay(cues: Cues): boolean {
  return DAYS.some((day) => cues.has(day))
}

/** The matter that is put right: the one whose words are named again most, of several the last. */
function correctedBy(told: Told, wants: readonly Want[], { language, name }: Notes): Want | null {
  const putsRight = PUTS_RIGHT.some((cue) => told.cues.has(cue)) || namesDay(told.cues)
  if (!putsRight || told.asksOnly) return null
  const named = new Set(readUtterance(name?.text ?? '').words.map(({ folded }) => folded))
  let most = 0
  let corrected: Want | null = null
  for (const want of wants) {
    const again = told.utterance.words.filter(
      ({ folded }) =>
        folded.length > 1 &&
        !named.has(folded) &&
        !isEveryday(folded, language) &&
        want.told.utterance.words.some((other) => isSameStem(folded, other.folded)),
    ).length
    if (again < Math.max(most, 1)) continue
    most = again
    corrected = want
  }
  return corrected
}

const FEWEST_ALIKE = 4
const SHARE_ALIKE = 0.6

/** "Complaint" names what "complain" told, and "смету" what "смета" did. */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike += 1
  return alike >= FEWEST_ALIKE && alike >= SHARE_ALIKE * Math.max(one.length, other.length)
}

/** A correction in so many words of its own tells the matter anew. */
const WHOLE_MATTER = 5

type Change = 'taken back' | 'anew' | 'in part'

/** What an utterance that names a matter again makes of it; null where it tells another. */
function changeOf(told: Told, corrected: Want, notes: Notes): Change | null {
  const { own, cues } = told
  if (isOfCall(cues)) return null
  if (takesBack(told)) return 'taken back'
  if (own < WHOLE_MATTER || isUrgent(corrected.told, notes)) {
    return own > 1 || namesDay(cues) ? 'in part' : null
  }
  if (tellsAnew(told)) return 'anew'
  return PLAINLY.some((cue) => cues.has(cue)) ? 'in part' : null
}

/** "Forget the faucet, it's the sewer line" tells the matter anew; what is said of the call itself never does. */
function tellsAnew({ cues, tells }: Told): boolean {
  if (tells === 0) return false
  return opensAnew(cues) || (PLAINLY.some((cue) => cues.has(cue)) && isRequest(cues))
}

const OPENS_WITHIN = 2

/** "Forget the boiler …" opens with what it sets aside; "… instead" behind a story does not. */
function opensAnew(cues: Cues): boolean {
  return PUTS_RIGHT.some((cue) => cues.all(cue).some(({ from }) => from <= OPENS_WITHIN))
}

/** "Scratch the invoice, I found it", "don't tell him about the divorce". */
function takesBack({ cues, own }: Told): boolean {
  if (cues.has('keepsBack')) return true
  const isFew = own < WHOLE_MATTER && !isRequest(cues)
  return isFew && (cues.has('setsAside') || cues.has('withdraw'))
}

function isUrgent(told: Told, { urgency }: Notes): boolean {
  return urgency.urgent && urgency.words.some((words) => told.words.includes(words))
}
