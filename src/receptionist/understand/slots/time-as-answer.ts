import type { CueName } from '../../languages/cue-names.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Range, Utterance } from '../utterance.ts'
import { overlaps } from './cues-near.ts'
import { DAYS } from './day-cues.ts'
import type { Expects } from './expects.ts'

type Heard = { utterance: Utterance; cues: Cues; expects: Expects }

/** A day alone, even with its article, may be about anything. */
export function isBareDay(
  time: Range,
  { cues, utterance }: Heard,
  times: readonly Range[],
): boolean {
  const long = utterance.words.slice(time.from, time.to).filter(({ folded }) => folded.length > 3)
  const isDay = DAYS.some((day) => day !== 'evening' && cues.has(day, time))
  return times.length === 1 && long.length <= 1 && isDay
}

const ASIDE: readonly CueName[] = [
  'filler',
  'hesitation',
  'courtesy',
  'yes',
  'no',
  'correction',
  'thanks',
  'timeLead',
  'greeting',
  'negation',
  'sameNumber',
  'joins',
]

/** Only times and words that go with an answer. */
export function isAlone(range: Range, times: readonly Range[], heard: Heard): boolean {
  const { utterance, cues, expects } = heard
  const [first] = times
  // "Today?" and "okay, Tuesdays at ten", when asked for a name, take up what was told.
  if (utterance.words[range.to - 1]?.stop === '?' || OF_NAME.has(expects)) return false
  // "Evening." at the beginning of a call greets.
  if (expects === 'open' && range.to - range.from === 1) return false
  if (first && !OF_NUMBER.has(expects) && isBareDay(first, heard, times)) return false
  const known = [...times, ...ASIDE.flatMap((name) => cues.all(name))]
  const isKnown = (at: number) =>
    SMALL.has(utterance.words[at]?.folded ?? '') ||
    known.some((one) => overlaps(one, { from: at, to: at + 1 }))
  for (let at = range.from; at < range.to; at += 1) if (!isKnown(at)) return false
  return times.length > 0
}

/** Words that join times or leave one out. */
export const SMALL: ReadonlySet<string> = new Set(
  `and or is but except only just maybe whichever either y o pero menos salvo und oder aber nur außer ausser bitte et ou
  mais sauf e mas exceto so if si wenn se`.split(/\s+/),
)

const OF_NAME: ReadonlySet<Expects> = new Set(['name', 'confirm_name'])
const OF_NUMBER: ReadonlySet<Expects> = new Set(['caller_phone', 'confirm', 'phone'])

/** "Yes, but not before noon, I work nights": in the answer about the number a time comes first, then the reason. */
export function answersWithTime(said: Range, times: readonly Range[], heard: Heard): boolean {
  const [first] = times
  const corrects = heard.cues.all('correction').some(({ to }) => to === said.from)
  if (!first || isBareDay(first, heard, [first])) return false
  if (!corrects && !OF_NUMBER.has(heard.expects)) return false
  return isAlone({ from: said.from, to: first.to }, [first], heard)
}
