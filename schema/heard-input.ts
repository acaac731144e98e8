import type { Heard } from '../src/receptionist/receptionist.ts'

type HeardInput = {
  kind: Heard['kind']
  text?: string | null | undefined
  language?: string | null | undefined
}

/** GraphQL has no input unions, so one flat input is converted to what the receptionist takes. */
export function readHeard({ kind, text, language }: HeardInput): Heard {
  if (kind === 'digits') return { kind, digits: text ?? '' }
  if (kind === 'interrupt') return { kind, utteranceUntilInterrupt: text ?? '' }
  if (kind === 'silence') return { kind }
  return { kind, text: text ?? '', ...(language ? { language } : {}) }
}
