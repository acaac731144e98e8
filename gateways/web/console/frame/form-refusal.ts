import { ApiError, type FieldProblem } from '../../../../src/kernel/errors.ts'
import { remedy } from './form-remedies.ts'

/**
 * Why a form is shown again: a sentence per wrong field, saying what to do. Keyed by the input's name,
 * `hours.Monday.open`; '' is the whole form.
 */
export type Refused = ReadonlyMap<string, string>

/**
 * Runs a form's action. If the domain refuses it, returns the reasons, so the form can be shown again with what was
 * typed. Errors that the owner cannot fix in the form are rethrown.
 */
export async function orRefused<T>(attempt: () => Promise<T>): Promise<T | { refused: Refused }> {
  try {
    return await attempt()
  } catch (error) {
    if (!(error instanceof ApiError) || NOT_OF_THE_FORM.has(error.code)) throw error
    return { refused: refusedBy(error.problems) }
  }
}

export function isRefused(result: object): result is { refused: Refused } {
  return 'refused' in result
}

/** If a field has two problems, only the first is kept. */
export function refusedBy(problems: readonly FieldProblem[]): Refused {
  const refused = new Map<string, string>()
  for (const { field, message } of problems) {
    const name = field.join('.')
    if (!refused.has(name)) refused.set(name, name === '' ? message : remedy(message))
  }
  return refused
}

/**
 * Merges problems of a list that is typed into one field: `services.2` is reported at `services`, with `partOf` in
 * front: `Line 3: Shorten this to 120 characters.`
 */
export function inOneField(
  refused: Refused,
  name: string,
  partOf: (index: number) => string,
): Refused {
  const together = new Map<string, string>()
  for (const [field, sentence] of refused) {
    const [own, index] = field.split('.')
    const isPart = own === name && index !== undefined
    const said = isPart ? `${partOf(Number(index))}: ${sentence}` : sentence
    const key = isPart ? name : field
    together.set(key, [together.get(key), said].filter(Boolean).join(' '))
  }
  return together
}

const NOT_OF_THE_FORM: ReadonlySet<string> = new Set([
  'not_found',
  'forbidden',
  'unavailable',
  'internal_error',
])
