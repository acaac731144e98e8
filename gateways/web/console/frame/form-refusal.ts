import { ApiError, type FieldProblem } from '../../../../src/kernel/errors.ts'
import { remedy } from './form-remedies.ts'

/**
 * Why a form is shown again: what to do, in a sentence, at each field that is wrong: the name of the input,
 * `hours.Monday.open`; '' for the whole form.
 */
export type Refused = ReadonlyMap<string, string>

/**
 * Does what a form asks for. Where the domain refuses it, its reasons come back, for the form to be shown again with
 * what was typed; whatever the owner cannot mend there is thrown on.
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

/** Of a field that is wrong in two ways, the first is said. */
export function refusedBy(problems: readonly FieldProblem[]): Refused {
  const refused = new Map<string, string>()
  for (const { field, message } of problems) {
    const name = field.join('.')
    if (!refused.has(name)) refused.set(name, name === '' ? message : remedy(message))
  }
  return refused
}

/**
 * What is wrong with the parts of a field that is typed as one: `services.2` is said at `services`, after the words of
 * `partOf`: `Line 3: Shorten this to 120 characters.`
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
