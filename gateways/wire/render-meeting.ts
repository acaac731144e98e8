import { MeetingFieldsFragmentDoc } from '../generated/operations.ts'
import { toWire } from './to-wire.ts'

export const renderMeeting = toWire(MeetingFieldsFragmentDoc)
