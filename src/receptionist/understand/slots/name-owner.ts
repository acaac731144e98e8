import type { Cues } from '../../languages/find-cues.ts'
import type { Range } from '../utterance.ts'
import { sentenceOf } from './cues-near.ts'
import type { Hearing } from './name-hearing.ts'
import type { NameRun } from './name-run.ts'

/** False for "my husband's name is Walter", "my dog Otto", "Otto is my dog" and "the student is Otto". */
export function isOwn(
  { utterance, cues, asked, spellings }: Hearing,
  { range, by, run }: { range: Range; by: string; run: NameRun },
): boolean {
  const sentence = sentenceOf(utterance, range.from)
  if (OWN.has(utterance.words[range.from]?.folded ?? '')) return true
  if (by === 'lead' && isPossessed(utterance.words, range.from)) return false
  // "Nine three seven …, that's Rick" says whose number it is.
  const before = utterance.words.slice(0, run.from).map(({ folded }) => folded)
  if (!asked && THATS.test(before.join(' '))) return false
  if (isToldOf(utterance.words, cues, run.from)) return false
  // "Just the dog then it's Tamika Odom, O D O M": who is asked for a name and spells it means their own.
  const isAnswer = asked && by === 'short'
  const isSpelled = isAnswer && spellings.some((one) => one.from === run.to)
  const isFull = isAnswer && run.words.length > 1
  return !cues.all('someoneElse').some(({ from, to }) => {
    // "My neighbor said you had a price, it's Dorothy Kessler".
    const isApart = (isSpelled && to < range.from) || (isFull && to + WORDS_APART <= range.from)
    const isBefore = from >= sentence.from && to <= range.from + 1 && !isApart
    const isCopula = from === run.to + 1 && COPULAS.has(utterance.words[run.to]?.folded ?? '')
    // "Otto, my dog", but not "Nora Quist my daughter's name is".
    const isBeside = from === run.to && !(asked && run.words.length > 1)
    return isBefore || (by === 'bare' && (isBeside || isCopula))
  })
}

const WORDS_APART = 3

const THATS = /(?:^| )(?:thats|that is)$/

/**
 * "The student is Otto", "der Schüler ist Otto", but not "the name is Otto". In "tell me where my couch is. Otto
 * Brandt" a sentence or a question ends before the name.
 */
function isToldOf(words: Hearing['utterance']['words'], cues: Cues, from: number): boolean {
  const [determiner, subject, copula] = words.slice(Math.max(0, from - 3), from)
  const isNoun = DETERMINERS.has(determiner?.folded ?? '') && subject?.stop === ''
  if (!isNoun || NAMED.has(subject.folded) || /[.?]/.test(copula?.stop ?? '')) return false
  const isAsked = cues.all('asksWh').some(({ to }) => to === from - 3)
  return !isAsked && COPULAS.has(copula?.folded ?? '')
}

/** "The parrot's name is Ramona". */
function isPossessed(words: Hearing['utterance']['words'], lead: number): boolean {
  const before = words[lead - 1]
  return before?.stop === '' && /\p{L}['’]s$/u.test(before.heard)
}

const DETERMINERS: ReadonlySet<string> = new Set(
  'the my our his her their a el la mi nuestro le la mon ma notre der die das mein meine o a meu minha'.split(
    ' ',
  ),
)
const NAMED: ReadonlySet<string> = new Set(
  'name caller nombre apellido nom prenom nome sobrenome nachname vorname'.split(' '),
)

/** "Otto is my dog", not "Bree Delacroix and my sister's wedding". */
export const COPULAS: ReadonlySet<string> = new Set(
  'is s was es era e est cest ist war это'.split(' '),
)

const OWN: ReadonlySet<string> = new Set(
  'my im i me mi soy yo meu eu sou je mon moi ich mein ben benim adim я меня мое'.split(' '),
)
