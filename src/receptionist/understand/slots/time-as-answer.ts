import type { CueName } from '../../languages/cue-names.ts'
import type { Range, Utterance } from '../utterance.ts'
import { isJoin } from './clause-begins.ts'
import { overlaps } from './cues-near.ts'
import { DAYS } from './day-cues.ts'
import type { Expects } from './expects.ts'
import type { Turn } from './turn.ts'

/** A day alone, even with its article, may be about anything. */
export function isBareDay(
  time: Range,
  { cues, utterance }: Turn,
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
export function isAlone(range: Range, times: readonly Range[], heard: Turn): boolean {
  const { utterance, cues, expects } = heard
  const [first] = times
  // "Today?" and "okay, Tuesdays at ten", when asked for a name, take up what was told.
  if (utterance.words[range.to - 1]?.stop === '?' || OF_NAME.has(expects)) return false
  // "Evening." at the beginning of a call greets.
  if (expects === 'open' && range.to - range.from === 1) return false
  if (first && !OF_NUMBER.has(expects) && isBareDay(first, heard, times)) return false
  const known = [...times, ...ASIDE.flatMap((name) => cues.all(name))]
  const isKnown = (at: number) =>
    (SMALL.has(utterance.words[at]?.folded ?? '') && !isMost(utterance.words, at)) ||
    known.some((one) => overlaps(one, { from: at, to: at + 1 }))
  for (let at = range.from; at < range.to; at += 1) if (!isKnown(at)) return false
  return times.length > 0
}

/** "Lo más temprano", "o mais cedo": not the "but" that is written so in another language. */
function isMost(words: Utterance['words'], at: number): boolean {
  return MOST.has(words[at]?.folded ?? '') && ARTICLES.has(words[at - 1]?.folded ?? '')
}

const MOST: ReadonlySet<string> = new Set(['mas', 'mais'])
const ARTICLES: ReadonlySet<string> = new Set(['lo', 'o', 'a', 'la'])

/** Words that join times or leave one out. */
export const SMALL: ReadonlySet<string> = new Set(
  `and or is but except only just maybe whichever either y o pero menos salvo und oder aber nur außer ausser bitte et ou
  mais sauf e mas exceto so if si wenn se`.split(/\s+/),
)

const OF_NAME: ReadonlySet<Expects> = new Set(['name', 'confirm_name'])
/** Asked whether the number is good: a time in the answer is when to call there. */
export const OF_NUMBER: ReadonlySet<Expects> = new Set(['caller_phone', 'confirm', 'phone'])

/** "Yes, but not before noon, I work nights": in the answer about the number a time comes first, then the reason. */
export function answersWithTime(said: Range, times: readonly Range[], heard: Turn): boolean {
  const [first] = times
  const corrects = heard.cues.all('correction').some(({ to }) => to === said.from)
  if (!first || isBareDay(first, heard, [first])) return false
  if (!corrects && !OF_NUMBER.has(heard.expects)) return false
  return (
    isAlone({ from: said.from, to: first.to }, [first], heard) &&
    endsAt(first.to, said, times, heard)
  )
}

/** A stop, another time or a reason comes after it: not "na quarta vocês atendem", "mornings the kids are in". */
function endsAt(
  at: number,
  { to }: Range,
  times: readonly Range[],
  { utterance: { words }, cues }: Turn,
): boolean {
  const [last, next] = [words[at - 1], words[at]]
  if (at >= to || !next || last?.stop !== '') return true
  const goesOn = isJoin(next) ? at + 1 : at
  const isReason = OWN_REASON.has(words[goesOn]?.folded ?? '')
  if (isReason || times.some(({ from }) => from >= goesOn && from - goesOn <= 1)) return true
  const isSmall = SMALL.has(next.folded) || ASIDE.some((name) => cues.at(name, at) !== null)
  return isSmall && goesOn === at
}

/** Begins why: "after four I teach", "ab vier weil ich …". */
const OWN_REASON: ReadonlySet<string> = new Set(
  `i im ive ill we because cause cuz since yo porque je car parce ich wir weil denn eu pois que ben cunku я потому
  so entonces`.split(/\s+/),
)
