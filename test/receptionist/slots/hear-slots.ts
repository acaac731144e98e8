import type { Language } from '../../../src/kernel/languages.ts'
import { findCues } from '../../../src/receptionist/languages/find-cues.ts'
import type { Expects } from '../../../src/receptionist/understand/slots/expects.ts'
import type { KnownNumbers } from '../../../src/receptionist/understand/slots/known-numbers.ts'
import {
  type NumberSlots,
  readNumberSlots,
} from '../../../src/receptionist/understand/slots/read-numbers.ts'
import { readUtterance } from '../../../src/receptionist/understand/utterance.ts'

export const EVERY_EXPECTS: readonly Expects[] = [
  'open',
  'name',
  'confirm_name',
  'phone',
  'caller_phone',
  'area_code',
  'confirm',
  'fix',
  'more',
  'email',
]

/** The number slots found in an utterance; default: English and an open question. */
export function hearSlots(
  text: string,
  {
    language = 'en',
    expects = 'open',
    ...known
  }: Partial<KnownNumbers> & { language?: Language; expects?: Expects } = {},
): NumberSlots {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, language)
  return readNumberSlots(utterance, cues, language, expects, {
    callback: null,
    caller: null,
    partialBefore: '',
    ...known,
  })
}
