import { LineFieldsFragmentDoc } from '../generated/operations.ts'
import { toWire } from '../wire/lower-case-enums.ts'

export const renderLine = toWire(LineFieldsFragmentDoc)
