import { CUES } from '../receptionist/builtin/cues/by-language.ts'
import { foldText } from '../receptionist/builtin/folded.ts'
import { digitRuns } from '../receptionist/builtin/spoken-digits.ts'
import type { Heard } from '../receptionist/receptionist.ts'

/**
 * The four digits of a code as they were keyed or said (`4 2 7 1`, `four two seven one`, `forty-two seventy-one`).
 * Undefined when there are not exactly four; an empty text when nothing was heard.
 */
export function heardCode(heard: Heard): string | undefined {
  if (heard.kind === 'digits') return fourDigits([heard.digits.replace(/\D/g, '')])
  if (heard.kind !== 'speech') return ''
  const runs = digitRuns(foldText(heard.text), CUES.en).map(({ digits }) => digits)
  return heard.text.trim() === '' ? '' : fourDigits(runs)
}

function fourDigits(runs: readonly string[]): string | undefined {
  const whole = runs.join('')
  if (whole === '' && runs.length > 0) return ''
  const code = runs.find((digits) => digits.length === 4) ?? whole
  return code.length === 4 ? code : undefined
}
