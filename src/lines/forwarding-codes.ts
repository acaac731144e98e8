import type { E164 } from '../kernel/phone.ts'

/**
 * One way to forward a carrier's calls to the line. `start` and `stop` are dialled on the business phone. `start` is
 * empty if there is no code and `note` gives the portal steps; then `stop` is null.
 */
export type ForwardingCode = {
  carrier: string
  condition: ForwardingCondition
  start: string
  stop: string | null
  note: string
}

export type ForwardingCondition =
  | 'no_answer'
  | 'busy'
  | 'unreachable'
  | 'no_answer_and_busy'
  | 'all_conditional'
  | 'always'

/** Every carrier's codes for one line, most reliable first (docs/providers.md §1). */
export function forwardingCodes(lineNumber: E164): ForwardingCode[] {
  const tenDigits = lineNumber.slice(2)
  return TEMPLATES.map(([carrier, condition, start, stop, note]) => ({
    carrier,
    condition,
    start: start.replace('{line}', tenDigits),
    stop,
    note: note.replace('{line}', tenDigits),
  }))
}

/** A `tel:` link that dials a code; a bare `#` would start a URL fragment. */
export function telUri(code: string): string {
  return `tel:${code.replaceAll('#', '%23')}`
}

const LOOP_WARNING = 'While this is on, the line cannot pass a call back to this phone.'
const T_MOBILE_LEGS =
  'Set no answer, busy and unreachable one at a time, and let each confirm before the next.'
const T_MOBILE_CHECK = 'Dial *#61#, *#67# and *#62# to see that all three are set.'
const LANDLINE_CONFIRM =
  'If a tone follows the star code, dial the number after it. Let the line answer, or dial it ' +
  'all again within two minutes, or it stays off.'
const AT_T_VERIFY = 'Then call this phone and let it ring, to see that the line answers.'
const AT_T_SECOND =
  'Only if the code that starts with ** is refused. Then call this phone to see that the line answers.'
const LEGACY =
  'For older phones (one moved to T-Mobile uses its codes): call this phone after, to verify.'

type Template = readonly [
  carrier: string,
  condition: ForwardingCondition,
  start: string,
  stop: string | null,
  note: string,
]

/** `{line}` stands for the line's ten digits. */
const TEMPLATES: readonly Template[] = [
  [
    'Verizon',
    'no_answer_and_busy',
    '*71{line}',
    '*73',
    'Wait for the confirmation, then hang up. A few prepaid plans do not offer it.',
  ],
  ['Verizon', 'always', '*72{line}', '*73', LOOP_WARNING],
  ['T-Mobile', 'no_answer', '**61*1{line}#', '##61#', T_MOBILE_LEGS],
  ['T-Mobile', 'busy', '**67*1{line}#', '##67#', T_MOBILE_LEGS],
  ['T-Mobile', 'unreachable', '**62*1{line}#', '##62#', `${T_MOBILE_LEGS} ${T_MOBILE_CHECK}`],
  ['T-Mobile', 'always', '**21*1{line}#', '##21#', LOOP_WARNING],
  ['Landline or cable', 'no_answer', '*92{line}', '*93', LANDLINE_CONFIRM],
  ['Landline or cable', 'busy', '*90{line}', '*91', LANDLINE_CONFIRM],
  [
    'Landline or cable',
    'always',
    '*72{line}',
    '*73',
    `Let the line answer, or dial it all again within two minutes. ${LOOP_WARNING}`,
  ],
  ['AT&T', 'no_answer', '**61*1{line}#', '##61#', AT_T_VERIFY],
  ['AT&T', 'busy', '**67*1{line}#', '##67#', AT_T_VERIFY],
  ['AT&T', 'unreachable', '**62*1{line}#', '##62#', AT_T_VERIFY],
  ['AT&T', 'no_answer', '*92{line}#', '*93#', AT_T_SECOND],
  ['AT&T', 'busy', '*90{line}#', '*91#', AT_T_SECOND],
  ['AT&T', 'always', '**21*1{line}#', '##21#', LOOP_WARNING],
  ['US Cellular', 'no_answer', '*73{line}', '*730', LEGACY],
  ['US Cellular', 'busy', '*74{line}', '*740', LEGACY],
  ['US Cellular', 'always', '*72{line}', '*720', `${LEGACY} ${LOOP_WARNING}`],
  [
    'VoIP or PBX',
    'all_conditional',
    '',
    null,
    'No code: in the provider’s admin portal open call handling for your number, and forward ' +
      'calls that are unanswered, busy or offline to {line}. Switch the provider’s own voicemail off, ' +
      'or it answers first.',
  ],
]
