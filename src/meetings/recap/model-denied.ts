import { pattern } from '../../kernel/text/pattern.ts'
import { sourceOf } from '../../receptionist/names-and-numbers-said.ts'
import { wordsOf } from './folded-words.ts'
import type { Language } from './language-heard.ts'
import { type Claim, isAsked, isNamed, type Said } from './quote-place.ts'

/** "No, I didn't", "ha, no"; but not "no, that works for me". */
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

/** "No pesticides, right": the "no" is about a thing that the sentence did not mention. */
function isOfAnother(reply: string, sentence: string): boolean {
  const thing = NO_THING.exec(reply)?.[1]?.toLowerCase()
  return thing !== undefined && !sentence.toLowerCase().includes(thing.slice(0, 5))
}

const NO_THING = new RegExp(
  pattern`
      ^(?:no|kein\p{L}*|ningun[oa]?|ningún|nenhum\p{L}?|aucune?) (?!(?:we|you|he|she|they|that|
      this|not|but|wait|sorry|actually|because|thanks|please|never|need|problem|it's|don't|
      can't|won't|let)\b)([\p{L}]{4,})`,
  'iu',
)

/** "Ach nein, da bin ich bei meiner Tochter": right after it, or in the same speaker's next words. */
export function isTakenBack({ sentence, behind, onward, said }: Said): boolean {
  if (NOT_DONE.test(behind)) return true
  const end = /^[^.?!…]*/.exec(behind)?.[0].trim() ?? ''
  const ahead = end === '' ? sentence : sentence.split(end, 1).join('')
  return [behind, onward].some(
    (text) =>
      (said.takenBack.test(text) && !APOLOGY.test(text)) ||
      (NOT_SO.test(text) && isOfSame(text, ahead)),
  )
}

/** "Sorry, Odile.": to somebody, and with nothing said instead. */
const APOLOGY = new RegExp(
  pattern`
      ^[\s,;.—–-]*(?:(?:i'm|so|tut mir|es tut mir) )?(?:sorry|leid|entschuldig\p{L}*|perdón|
      perdona|desculpa|desculpe|pardon|désolée?|извини\p{L}*|прости\p{L}*)(?:,? (?:\p{Lu}\p{L}+|
      everyone|everybody|all|folks|guys))?[\s.!]*$`,
  'iu',
)

/** "Rainer wollte sich melden, hat er aber nicht." */
const NOT_DONE = new RegExp(
  pattern`
      ^[\s,;—–-]*(?:but |aber |pero |mas |mais )?(?:(?:he|she|they) (?:didn't|hasn't|haven't|
      never did)|(?:hat|haben|ist) (?:er|sie|es) (?:aber |leider |noch )*nicht|no lo (?:hizo|
      ha hecho)|não (?:fez|veio)|il ne l'a pas)(?!\p{L})`,
  'iu',
)

/** "No puedo el martes" takes back the Tuesday, "no hay nada firmado" nothing. */
const NOT_SO = /^[\s,;.—–-]*(?:no|não) \p{L}/iu

function isOfSame(text: string, sentence: string): boolean {
  const said = wordsOf(sentence)
  const [first = ''] = /[^.;!?…]*\p{L}[^.;!?…]*/u.exec(text) ?? []
  return wordsOf(first).some((word) => word.length >= TELLING && said.includes(word))
}

/** The least letters of a word that can name a subject. */
const TELLING = 5

/** "Last year we did the nineteenth": about the past. */
export function isOfThePast(text: string, { sentence, said }: Said): boolean {
  const then = said.past.exec(sentence)
  return then !== null && !LIKENS.test(sentence.slice(0, then.index)) && !said.past.test(text)
}

/** "The same as last year". */
const LIKENS = /(?:as|like|than|wie|als|como|comme|gibi|как) (?:in |im |we did |el |o |l')?$/iu

/** "The hall is taken on Saturdays": a statement, without any action. */
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

/** The quote denies what the line states. */
export function isTurned(text: string, { clause, said }: Said): boolean {
  const isNot = [said.negated, REFUSES].some((one) => one.test(text))
  return said.negated.test(affirmedIn(clause.replace(said.takenBack, ''), text)) && !isNot
}

/** Without "instead of seven" after it or "fifteen no" before it, which turn down something that the line lacks. */
function affirmedIn(clause: string, text: string): string {
  const other = INSTEAD_OF.exec(clause)?.[0] ?? ''
  const turnedDown = other || numberRefused(clause)
  const rest = clause.replace(turnedDown, '')
  const told = wordsOf(text)
  const kept = wordsOf(rest)
  const isOfLine = wordsOf(turnedDown).some((word) => told.includes(word) && !kept.includes(word))
  return isOfLine || (other !== '' && !isMostlyIn(told, kept)) ? clause : rest
}

/** "Quince no le damos el diez", as heard without commas. */
function numberRefused(clause: string): string {
  const [refused = '', number = ''] =
    /^([\p{L}\d]+) (?:no|não|nein|non) (?=\p{L})/iu.exec(clause) ?? []
  return sourceOf([number]).numbers.size > 0 ? refused : ''
}

/** The other words of a line may be of another matter: "they propose to move it" for "it is on the ninth now". */
function isMostlyIn(told: readonly string[], kept: readonly string[]): boolean {
  const long = told.filter(({ length }) => length >= LONG)
  const held = long.filter((word) => kept.some((one) => one.slice(0, LONG) === word.slice(0, LONG)))
  return held.length * 2 >= long.length
}

const LONG = 4
const INSTEAD_OF =
  /[, ]+(?:instead of|rather than|anstatt|statt|en vez de|em vez de|au lieu de) [^,;]*$|, not [^,;]*$/iu

/** Turning down and dropping are negative by themselves. */
const REFUSES = new RegExp(
  pattern`
      (?<!\p{L})(?:(?:turn|turns|turned|turning) down|reject\p{L}*|declin\p{L}*|drop\p{L}*|
      cancel\p{L}*|skip\p{L}*|refus\p{L}*|stop\p{L}*|leave out|verzicht\p{L}*|ablehn\p{L}*|
      abgelehnt|absag\p{L}*|abgesagt|streich\p{L}*|gestrichen|rechaz\p{L}*|descart\p{L}*|
      recus\p{L}*|renunci\p{L}*|annul\p{L}*|отказ\p{L}*|отмен\p{L}*|iptal)(?!\p{L})`,
  'iu',
)

/** "I thought the first, but …, so the fifteenth": the speaker replaces the number after the quote. */
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
