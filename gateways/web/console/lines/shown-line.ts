import type { ConsoleLineShowQuery } from '../../../generated/operations.ts'

/** A line, plus its owner's time zone, which every page uses for times, and email address. */
export type ShownLine = NonNullable<ConsoleLineShowQuery['line']> & {
  ownersZone: string
  ownersEmail: string
}
