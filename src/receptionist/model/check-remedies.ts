import type { Cues } from '../languages/find-cues.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { advisesByBuild } from './check-advice.ts'
import { namesOtherMedicine } from './check-medicine.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { isKindness } from './kind-words.ts'
import { isReferred, isRetold } from './left-to-professionals.ts'
import { list } from './modal-words.ts'
import type { Known } from './reply-sources.ts'

type Heard = { utterance: Utterance; cues: Cues; known: Known }

/** A remedy that the caller did not mention, or advice to take it, or legal advice. */
export function advises({ cues, utterance, known }: Heard): boolean {
  if (advisesByBuild(utterance, cues, known)) return true
  const { words } = utterance
  const tells = [
    ...cues
      .all('legalAdvice')
      .filter((range) => !isService(range, utterance, known) && !isOfFeeling(range, utterance)),
    ...cues
      .all('tellsToTake')
      .filter(
        (range) =>
          !OURSELVES.has(words[range.from - 1]?.folded ?? '') &&
          !isNaturalFeeling(range, utterance) &&
          !isPreposition(range, utterance),
      ),
  ]
  const clauses = clausesOf(utterance).filter((clause) =>
    tells.some(({ from }) => isWithin({ from, to: from + 1 }, clause)),
  )
  const isOfTime = ({ from, to }: Range) =>
    words.slice(from, to).some(({ folded }) => TIME.has(folded))
  if (
    clauses.some(
      (clause) =>
        !isOfTime(clause) &&
        !isKindness(words.slice(clause.from, clause.to).map(({ folded }) => folded)) &&
        !isReferred(utterance, clause) &&
        !isRetold(utterance, clause, known) &&
        !cues.has('passesOn', clause) &&
        !saysCannot(clause, cues, tells),
    )
  )
    return true
  if (cues.has('passesOn') || cues.has('cannotSay')) return false
  return words.length > 2 && namesOtherMedicine(utterance, cues, known)
}

/** "Under family law" is a service of the firm. */
function isService({ from, to }: Range, { words }: Utterance, { facts }: Known): boolean {
  const named = words.slice(from + 1, to).map(({ folded }) => folded)
  return facts.services.some((one) => one.toLowerCase().includes(named.join(' ')))
}

/** "Every right to be upset". */
function isOfFeeling({ to }: Range, { words }: Utterance): boolean {
  const behind = words.slice(to - 1, to + 2).map(({ folded }) => folded)
  return /\bto (?:be|feel)\b/.test(behind.join(' '))
}

/** "Por causa de uma briga": Portuguese for "give" is "dê". */
function isPreposition({ from }: Range, { words }: Utterance): boolean {
  return words[from]?.heard.toLowerCase() === 'de'
}

/** "That's perfectly normal, anybody would be nervous": about the caller, not about an illness. */
function isNaturalFeeling({ from, to }: Range, { words }: Utterance): boolean {
  const isNormal = words.slice(from, to).some(({ folded }) => folded === 'normal')
  return isNormal && words.some(({ folded }) => FEELINGS.has(folded))
}

const FEELINGS = list('nervous worried upset scared anxious stressed overwhelmed frustrated feel')

/** "Nehmen Sie sich Zeit", "¿le tomo un recado?". */
const TIME = list('zeit tiempo tempo temps recado mensaje mensagem message nachricht nota')

/** "I'll give the message to her": what the line itself does is no advice. */
const OURSELVES = new Set(['i', 'ill', 'we', 'well', 'id'])

/** "I can't say"; the "can't" of "they can't evict you" is part of the advice. */
function saysCannot(clause: Range, cues: Cues, tells: readonly Range[]): boolean {
  return cues
    .all('cannotSay')
    .some(
      (one) =>
        isWithin(one, clause) && !tells.some((tell) => one.from < tell.to && one.to > tell.from),
    )
}
