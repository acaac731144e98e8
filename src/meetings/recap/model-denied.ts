import { sourceOf } from '../../receptionist/names-and-numbers-said.ts'
import { wordsOf } from './folded-words.ts'
import type { Language } from './language-heard.ts'
import { type Claim, isAsked, isNamed, type Said } from './quote-place.ts'

/** "No, I didn't", "ha, no"; "no, that works for me" is none. */
export function isDenied({ sentence, replies, cues, said }: Said): boolean {
  const [next] = replies
  if (!next || said.pleased.test(next.text) || isOfAnother(next.text, sentence)) return false
  return cues.objected.test(next.text) || said.takenBack.test(withoutLead(next.text, said))
}

/** "Ha, no", but not "yo no". */
function withoutLead(text: string, { first }: Said['said']): string {
  const [lead = ''] = /^\p{L}+,?\s+/u.exec(text) ?? []
  return first.test(lead) ? text : text.slice(lead.length)
}

/** "No pesticides, right": the "no" goes with a thing that the sentence did not speak of. */
function isOfAnother(reply: string, sentence: string): boolean {
  const thing = NO_THING.exec(reply)?.[1]?.toLowerCase()
  return thing !== undefined && !sentence.toLowerCase().includes(thing.slice(0, 5))
}

const NO_THING =
  /^(?:no|kein\p{L}*|ningun[oa]?|ningún|nenhum\p{L}?|aucune?) (?!(?:we|you|he|she|they|that|this|not|but|wait|sorry|actually|because|thanks|please|never|need|problem|it's|don't|can't|won't|let)\b)([\p{L}]{4,})/iu

/** "Ach nein, da bin ich bei meiner Tochter": right behind it, or in the next words of the same speaker. */
export function isTakenBack({ sentence, behind, onward, said }: Said): boolean {
  return [behind, onward].some(
    (text) => said.takenBack.test(text) || (NOT_SO.test(text) && isOfSame(text, sentence)),
  )
}

/** "No puedo el martes" takes back the Tuesday, and "no hay nada firmado" nothing of it. */
const NOT_SO = /^[\s,;.—–-]*(?:no|não) \p{L}/iu

function isOfSame(text: string, sentence: string): boolean {
  const said = wordsOf(sentence)
  const [first = ''] = /[^.;!?…]*\p{L}[^.;!?…]*/u.exec(text) ?? []
  return wordsOf(first).some((word) => word.length >= TELLING && said.includes(word))
}

/** Letters of a word that may tell what is spoken of. */
const TELLING = 5

/** "Last year we did the nineteenth": it tells how it was. */
export function isOfThePast(text: string, { sentence, said }: Said): boolean {
  const then = said.past.exec(sentence)
  return then !== null && !LIKENS.test(sentence.slice(0, then.index)) && !said.past.test(text)
}

/** "The same as last year". */
const LIKENS = /(?:as|like|than|wie|als|como|comme|gibi|как) (?:in |im |we did |el |o |l')?$/iu

/** "The hall is taken on Saturdays": how something is, and nobody says or asks that anything be done. */
export function isStatement({ owner }: Claim, { sentence, cues, said }: Said): boolean {
  if (!said.stated.test(sentence) || isAsked(sentence)) return false
  const isOf = [
    said.first,
    said.together,
    said.somebody,
    cues.promised,
    cues.requested,
    cues.assigned,
  ]
  return !isOf.some((one) => one.test(sentence)) && !(owner !== null && isNamed(owner, sentence))
}

/** "I emailed them": nothing is left to do. */
export function isDone({ clause, said }: Said): boolean {
  return said.done?.test(clause) ?? false
}

/** The quote says that something is not so, and the line that it is. */
export function isTurned(text: string, { clause, said }: Said): boolean {
  const isNot = [said.negated, REFUSES].some((one) => one.test(text))
  return said.negated.test(clause.replace(said.takenBack, '')) && !isNot
}

/** To turn down and to drop are a "no" of their own. */
const REFUSES =
  /(?<!\p{L})(?:(?:turn|turns|turned|turning) down|reject\p{L}*|declin\p{L}*|drop\p{L}*|cancel\p{L}*|skip\p{L}*|refus\p{L}*|stop\p{L}*|leave out|verzicht\p{L}*|ablehn\p{L}*|abgelehnt|absag\p{L}*|abgesagt|streich\p{L}*|gestrichen|rechaz\p{L}*|descart\p{L}*|recus\p{L}*|renunci\p{L}*|annul\p{L}*|отказ\p{L}*|отмен\p{L}*|iptal)(?!\p{L})/iu

/** "I thought the first, but …, so the fifteenth": behind the quote its speaker names another number in its place. */
export function isReplaced(
  text: string,
  { sentence, behind, said }: Said,
  language: Language,
): boolean {
  if (!said.tentative.test(sentence)) return false
  const told = sourceOf([text], [language]).numbers
  const others = sourceOf([behind], [language]).numbers
  return told.size > 0 && others.size > 0 && ![...others].some((one) => told.has(one))
}
