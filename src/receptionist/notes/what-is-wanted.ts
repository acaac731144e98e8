import type { CueName } from '../languages/cue-names.ts'
import type { Cues } from '../languages/find-cues.ts'
import { DAYS } from '../understand/slots/day-cues.ts'
import { isEveryday } from '../understand/slots/name-or-common-word.ts'
import { readUtterance } from '../understand/utterance.ts'
import { clipAtClause } from './clip.ts'
import type { Notes } from './notes.ts'
import { toThePoint } from './to-the-point.ts'
import { isOfCall, isRequest, type Told, whatItTells } from './what-it-tells.ts'

/** Each later turn counts less by this factor: what callers say first is usually what they want. */
const LATER = 0.8

/**
 * The most telling matter, then its later corrections, in the caller's words; null when nothing says anything. A matter
 * set aside by a later turn is used only if there is no other.
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

/** The last correction is never cut to make room for older words: an outdated line is worse than a short one. */
const MAX_WITH_LAST = 100
const FEWEST_CHARS = 30

/** A matter, and what later corrects a part of it. */
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

/** The matter being corrected: the one whose words are repeated most, the last one in a tie. */
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

/** "Complaint" repeats "complain", and "смету" repeats "смета". */
function isSameStem(one: string, other: string): boolean {
  if (one === other) return true
  let alike = 0
  while (alike < one.length && one[alike] === other[alike]) alike += 1
  return alike >= FEWEST_ALIKE && alike >= SHARE_ALIKE * Math.max(one.length, other.length)
}

/** A correction with this many words of its own replaces the matter. */
const WHOLE_MATTER = 5

type Change = 'taken back' | 'anew' | 'in part'

/** How an utterance that repeats a matter changes it; null when it is about another matter. */
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

/** "Forget the faucet, it's the sewer line" replaces the matter; talk about the call itself never does. */
function tellsAnew({ cues, tells }: Told): boolean {
  if (tells === 0) return false
  return opensAnew(cues) || (PLAINLY.some((cue) => cues.has(cue)) && isRequest(cues))
}

const OPENS_WITHIN = 2

/** "Forget the boiler …" opens with what it sets aside; "… instead" after a story does not. */
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
