import type { ConsoleLineShowQuery } from '../../../generated/operations.ts'

/** With the owner's one zone, in which every page tells times. */
export type ShownLine = NonNullable<ConsoleLineShowQuery['line']> & { ownersZone: string }
