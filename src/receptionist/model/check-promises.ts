import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { foldWord, type Range } from '../understand/utterance.ts'
import { clausesOf, isWithin } from './clauses-of.ts'
import { isAsked, isLeftOpen, type Sentence, wordsOf } from './sentence-to-check.ts'
import { wordSet } from './word-set.ts'

/** Promises a visit, a booking or money back, or a call or a booking at a certain time. */
export function promises(sentence: Sentence): boolean {
  const { utterance, cues } = sentence
  return clausesOf(utterance).some((clause) => {
    if (isLeftOpen(sentence, clause) || isAsked(sentence, clause)) return false
    const isTimed = TIMES.some((name) => cues.has(name, clause))
    const names: CueName[] = isTimed ? ['promises', 'promisesAtTime'] : ['promises']
    return names
      .flatMap((name) => cues.all(name))
      .some(
        (range) =>
          isWithin(range, clause) &&
          !isDenied(range, clause, sentence) &&
          !isCallers(range, sentence),
      )
  })
}

const TIMES: readonly CueName[] = ['timeNamed', 'today', 'tonight', 'tomorrow', ...WEEKDAY_CUES]
const DENIAL_REACH = 2

/** "Nobody can promise that". */
function isDenied({ from }: Range, clause: Range, { cues }: Sentence): boolean {
  return cues
    .all('negation')
    .some((one) => isWithin(one, clause) && one.to <= from && from - one.to <= DENIAL_REACH)
}

/** "You'll be there", "your tenant will be there", and "Ana will be there", as the caller said. */
function isCallers({ from, to }: Range, { utterance, known }: Sentence): boolean {
  const words = wordsOf(utterance)
  if (CALLER.has(words[from - 1] ?? '')) return true
  const isTheirs = words.slice(Math.max(0, from - 3), from).some((word) => THEIR.has(word))
  const phrase = isTheirs ? words.slice(from, Math.max(to, from + 3)) : words.slice(from - 1, to)
  const said = known.said.map((one) =>
    one
      .split(/[\s,.;!?]+/)
      .map(foldWord)
      .join(' '),
  )
  return phrase.length >= 3 && said.some((one) => one.includes(phrase.join(' ')))
}

const CALLER = wordSet('you usted ustedes você senhor senhora vous siz вы')
const THEIR = wordSet('your su sus seu sua ihr ihre votre')
