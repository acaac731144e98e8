import { dialable } from '../understand/slots/dialable-number.ts'
import type { Understanding } from '../understand/understand.ts'
import { heardIn } from '../understand/utterance.ts'
import { digitByDigit } from './ask-in-words.ts'

/**
 * Another's number, to be said back: whose it is, and its digits as understood ("my fiance, 5 0 5, 9 1 7, 1 1 0 2"), or
 * the words themselves where they make up no number.
 */
export function otherNumberSaid({ numbers, utterance, cues }: Understanding): string[] {
  const range = numbers.other?.range ?? numbers.given?.range
  if (!range) return []
  const run = numbers.runs.find((one) => one.range.to === range.to)
  const phone = run ? dialable(run.digits, run.international) : null
  if (!run || phone === null) return [heardIn(utterance, range)]
  const hum = cues.all('hesitation').find(({ to }) => to === run.range.from)
  const whose = heardIn(utterance, { from: range.from, to: hum?.from ?? run.range.from })
  return [[whose, digitByDigit(phone)].filter((part) => part !== '').join(', ')]
}
