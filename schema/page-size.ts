import { ApiError } from '../src/kernel/errors.ts'

export const FIRST_DEFAULT = 25
export const FIRST_MAX = 100

export function firstOf({ first, last, before }: ConnectionArgs): number {
  if (last != null || before != null) {
    throw new ApiError('invalid_request', 'lists are read forward: use first and after', {
      field: [last != null ? 'last' : 'before'],
    })
  }
  const wanted = first ?? FIRST_DEFAULT
  if (wanted >= 1 && wanted <= FIRST_MAX) return wanted
  throw new ApiError('invalid_request', `not from 1 to ${FIRST_MAX}`, { field: ['first'] })
}

export type ConnectionArgs = {
  first?: number | null | undefined
  after?: string | null | undefined
  last?: number | null | undefined
  before?: string | null | undefined
}
