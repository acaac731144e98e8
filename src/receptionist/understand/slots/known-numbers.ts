/** Numbers in E.164; `partialBefore` holds the digits of a number begun in earlier turns. */
export type KnownNumbers = { callback: string | null; caller: string | null; partialBefore: string }
