import type { Language } from '../../kernel/languages.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import type { CueName } from './cue-names.ts'

type Found = Map<CueName, Range[]>

/** Drops, from the cues found, phrases that do not mean here what their words say elsewhere. */
export function dropFalseCues(found: Found, utterance: Utterance, language: Language): void {
  const why = found.get('whyDetails')
  if (why)
    drop(found, IN_WHY, (one) => why.some(({ from, to }) => from <= one.from && one.to <= to))
  // "No, hurry up" hurries.
  drop(found, ['notUrgent'], ({ to }) => wordAt(utterance, to) === 'up')
  // "Coincée dans les bouchons", "atrapado en el tráfico": late, and in no danger.
  drop(found, ['dangerBody'], ({ to }) =>
    utterance.words.slice(to, to + FEW_WORDS).some(({ folded }) => TRAFFIC.has(folded)),
  )
  if (language === 'es' && SPANISH_ACCENT.test(utterance.source))
    drop(found, QUESTIONS, ({ from }) => RELATIVE.has(wordAt(utterance, from)))
}

/** "Why do you need my number" offers no number and asks for none of the notes. */
const IN_WHY: readonly CueName[] = ['readBack', 'checks', 'numberOffer']

const FEW_WORDS = 3
const TRAFFIC: ReadonlySet<string> = new Set([
  ...'bouchon bouchons embouteillage embouteillages circulation trafic'.split(' '),
  ...'trafico trafego transito trancon stau traffic'.split(' '),
])

/** Where accents are written, "es que mi hija cumple quince" asks nothing: that would be "qué". */
const SPANISH_ACCENT = /[áíóúñ¿](?!.*[àâçèêëîïôûœãõ])/iu
const QUESTIONS: readonly CueName[] = ['asks', 'asksFirst', 'asksAgain', 'followUp']
const RELATIVE: ReadonlySet<string> = new Set(
  'que como cuando donde cuanto cuanta cuantos cuantas cual cuales quien quienes'.split(' '),
)

function wordAt({ words }: Utterance, at: number): string {
  return words[at]?.heard.toLowerCase() ?? ''
}

function drop(found: Found, names: readonly CueName[], isFalse: (range: Range) => boolean): void {
  for (const name of names) {
    const ranges = found.get(name)
    if (ranges?.some(isFalse))
      found.set(
        name,
        ranges.filter((one) => !isFalse(one)),
      )
  }
}
