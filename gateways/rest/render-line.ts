import { LineFieldsFragmentDoc } from '../generated/operations.ts'
import { toWire } from '../wire/to-wire.ts'

export const renderLine = toWire(LineFieldsFragmentDoc)
