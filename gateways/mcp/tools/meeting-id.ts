import { z } from 'zod'

export const meetingId = z.string().meta({
  description: 'The id of a meeting of this account, as schedule_meeting_notes answered it.',
  examples: ['mtg_01kagq5m3vf8t9x2r4c6b7d8e9'],
})
