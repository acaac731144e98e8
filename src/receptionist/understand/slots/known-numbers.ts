/**
 * Numbers in E.164; `partialBefore` holds the digits of a number begun in earlier turns, and `availability` the best
 * time noted so far. `isAddressRead`: the last reply read `address` out.
 */
export type KnownNumbers = {
  callback: string | null
  caller: string | null
  partialBefore: string
  availability?: string | null
  address?: string | null
  isAddressRead?: boolean
}
