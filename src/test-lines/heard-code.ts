import type { Heard } from '../receptionist/receptionist.ts'
import { digitRuns } from '../receptionist/understand/slots/spoken-digits.ts'
import { readUtterance } from '../receptionist/understand/utterance.ts'

/**
 * The four digits of a code, keyed or spoken (`4 2 7 1`, `four two seven one`, `forty-two seventy-one`). Undefined if
 * there are not exactly four; an empty text if nothing was heard.
 */
export function heardCode(heard: Heard): string | undefined {
  if (heard.kind === 'digits') return fourDigits([heard.digits.replace(/\D/g, '')])
  if (heard.kind !== 'speech') return ''
  const runs = digitRuns(readUtterance(heard.text), 'en').map(({ digits }) => digits)
  return heard.text.trim() === '' ? '' : fourDigits(runs)
}

function fourDigits(runs: readonly string[]): string | undefined {
  const whole = runs.join('')
  if (whole === '' && runs.length > 0) return ''
  const code = runs.find((digits) => digits.length === 4) ?? whole
  return code.length === 4 ? code : undefined
}
