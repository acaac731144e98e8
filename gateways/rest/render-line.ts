import type { LineFieldsFragment } from '../generated/operations.ts'

/** Wire strings are snake_case (docs/decisions/wire-names.md). */
export function renderLine({ status, billing_mode, ...line }: LineFieldsFragment) {
  return { ...line, status: status.toLowerCase(), billing_mode: billing_mode.toLowerCase() }
}
