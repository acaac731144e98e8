import type { ConsoleLineShowQuery } from '../../../generated/operations.ts'

/** A line, plus the owner's time zone, which every page uses for times. */
export type ShownLine = NonNullable<ConsoleLineShowQuery['line']> & { ownersZone: string }
