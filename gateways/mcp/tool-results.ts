import { z } from 'zod'
import { MeetingFieldsFragmentDoc, RecapFieldsFragmentDoc } from '../generated/operations.ts'
import { shapeOf } from '../wire/shape-of.ts'

/** A meeting as REST shows it. */
export const MeetingResult = shapeOf(MeetingFieldsFragmentDoc, {
  id: z.string().meta({ description: 'Give it to the other tools as meeting_id.' }),
})

/** A recap as REST shows it. */
export const RecapResult = shapeOf(RecapFieldsFragmentDoc)
