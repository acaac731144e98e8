import { ApiError } from '../../../src/kernel/errors.ts'

/** Why a form is shown again, and at which field: the name of the input, `hours.Monday.open`; '' for the whole form. */
export type Refused = { field: string; message: string }

/**
 * Does what a form asks for. Where the domain refuses it, its reason comes back, for the form to be shown again with
 * what was typed; whatever the owner cannot mend there is thrown on.
 */
export async function orRefused<T>(attempt: () => Promise<T>): Promise<T | { refused: Refused }> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || NOT_OF_THE_FORM.has(error.code)) throw error
    return { refused: { field: error.field.join('.'), message: error.message } }
  }
}

export function isRefused(result: object): result is { refused: Refused } {
  return 'refused' in result
}

const NOT_OF_THE_FORM: ReadonlySet<string> = new Set([
  'not_found',
  'forbidden',
  'unavailable',
  'internal_error',
])
