import type { Line } from '../lines-with-subjects.ts'
import { isLong, type Spoken } from '../spoken-meeting.ts'
import { TAUGHT_LANGUAGES } from './dialogues.ts'
import type { Learned } from './teach.ts'
import { LEFT_OPEN_MIN } from './thresholds.ts'
import { stancesOf } from './what-a-turn-does.ts'

/** True for a line of a short meeting that, by its words, leaves something open rather than decides it. */
export function isJudgedOpen({ text }: Line, spoken: Spoken, learned: () => Learned): boolean {
  const taught = TAUGHT_LANGUAGES.some((language) => language === spoken.language)
  if (!taught || isLong(spoken)) return false
  const { o, d } = stancesOf(text, learned().stances)
  return o >= LEFT_OPEN_MIN && o > d
}
