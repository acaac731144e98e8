import type { ConsoleLineShowQuery } from '../../../generated/operations.ts'

export type ShownLine = NonNullable<ConsoleLineShowQuery['line']>
