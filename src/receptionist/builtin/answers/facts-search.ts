import type { Cues } from '../cues/cues.ts'
import { foldText } from '../folded.ts'
import type { BusinessFacts } from '../old-port.ts'

/** The words that carry a question's meaning, as stems. */
export function meaningfulStems(text: string, cues: Cues): string[] {
  return foldText(text)
    .words.map(({ word }) => word)
    .filter((word) => word.length > 1 && !cues.empty.has(word) && !GENERIC.has(stem(word)))
    .map(stem)
}

/** Trade words that say what is done, not to what; `fix` and `repair` are one. */
export function tradeActs(text: string): Set<string> {
  const acts = foldText(text).words.flatMap(({ word }) => ACTS.get(stem(word)) ?? [])
  return new Set(acts)
}

/** The business's own sentence that speaks of all these stems; quoted, never rephrased. */
export function findFact(
  facts: BusinessFacts,
  stems: readonly string[],
  cues: Cues,
): string | null {
  if (stems.length === 0) return null
  return (
    factSentences(facts).find((sentence) => {
      const said = meaningfulStems(sentence, cues)
      return stems.every((wanted) => said.some((word) => sameWord(word, wanted)))
    }) ?? null
  )
}

/** The sentence that speaks of at least two of these, and of half of them: to be quoted where nothing says it all. */
export function nearFact(
  facts: BusinessFacts,
  stems: readonly string[],
  cues: Cues,
): string | null {
  const wanted = [...new Set(stems.map(conceptOf))]
  const rated = factSentences(facts).map((sentence) => {
    const said = meaningfulStems(sentence, cues).map(conceptOf)
    return {
      sentence,
      shared: wanted.filter((one) => said.some((word) => sameWord(word, one))).length,
    }
  })
  const best = rated.reduce((top, one) => (one.shared > top.shared ? one : top), NOTHING_NEAR)
  return best.shared >= 2 && best.shared * 2 >= wanted.length ? best.sentence : null
}

const NOTHING_NEAR = { sentence: '', shared: 0 }

/** Words callers and owners use for one thing. */
function conceptOf(word: string): string {
  return CONCEPTS.get(word) ?? word
}

const CONCEPTS: ReadonlyMap<string, string> = new Map(
  [
    'pet dog cat pup puppy kitten animal pets dogs cats',
    'product spray chemical treatment treatments poison',
    'warrant guarante guarantee',
    'fee charg cost price rat',
    'financ payment installment',
    'insur insuranc insurance',
    'estimat quot quote',
    'car vehicl truck auto van',
    'loan borrow rental courtesy',
    'id identification license',
    'kid child children bab',
    'see show',
  ].flatMap((line) => {
    const [concept = '', ...words] = line.split(' ')
    return words.map((word) => [word, concept] as const)
  }),
)

/** Callers' words for what owners list. */
export function serviceWord(word: string): string {
  return SERVICE_WORDS.get(word) ?? word
}

const SERVICE_WORDS: ReadonlyMap<string, string> = new Map(
  [
    'rodent mice mouse rats rat',
    'refrigerator fridge icebox',
    'vaccinations shots vaccines vaccine',
    'roach cockroaches cockroach',
    'oven stove range',
    'outlet plug plugs receptacle',
    'xrays xray radiograph',
    'rekeying rekey',
    'wasp hornet hornets',
  ].flatMap((line) => {
    const [listed = '', ...said] = line.split(' ').map(stem)
    return said.map((word) => [word, listed] as const)
  }),
)

const MAX_QUOTE_CHARS = 300

export function factSentences(facts: BusinessFacts): string[] {
  return [facts.extra, facts.description]
    .flatMap((text) => (text ?? '').split(/(?<=[.!?;])\s+|\n+/))
    .map((sentence) => sentence.trim().slice(0, MAX_QUOTE_CHARS))
    .filter((sentence) => sentence !== '')
    .map((sentence) => (/[.!?]$/.test(sentence) ? sentence : `${sentence.replace(/;$/, '')}.`))
}

/** `plumber` and `plumbing`, `installation` and `install`. */
export function sameWord(a: string, b: string): boolean {
  if (a === b) return true
  const [short, long] = a.length < b.length ? [a, b] : [b, a]
  return short.length >= 5 && long.startsWith(short) && long.length - short.length <= 5
}

function stem(word: string): string {
  if (word.length <= 3) return word
  const cut = word.replace(/(?:ations?|ments?|ings?|ers?|ies|es|ed|s|y)$/, '')
  return cut.length >= 3 ? cut.replace(/([^aeiou])\1$/, '$1').replace(/e$/, '') : word
}

const ACTS: ReadonlyMap<string, string> = new Map([
  ['fix', 'repair'],
  ['repair', 'repair'],
  ['replac', 'replace'],
  ['instal', 'install'],
  ['clean', 'clean'],
  ['inspect', 'inspect'],
  ['inspection', 'inspect'],
  ['remov', 'remove'],
  ['removal', 'remove'],
])

const GENERIC: ReadonlySet<string> = new Set([
  ...ACTS.keys(),
  ...'servic job issu problem help handl company compan busines shop plac special specializ list'.split(
    ' ',
  ),
])
