import { MeetingFieldsFragmentDoc } from '../generated/operations.ts'
import { toWire } from './lower-case-enums.ts'

export const renderMeeting = toWire(MeetingFieldsFragmentDoc)
