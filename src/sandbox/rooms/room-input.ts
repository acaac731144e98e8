import { z } from 'zod'
import { readMeetingLink } from './meeting-link.ts'

const Utterance = z.strictObject({
  speaker: z.string().trim().min(1).max(200).nullable(),
  text: z.string().trim().min(1).max(10_000),
  /** Seconds after the bot was admitted. */
  at: z.number().min(0).max(86_400),
})

const RoomInput = z.strictObject({
  meeting_url: z
    .string()
    .trim()
    .max(2_000)
    .refine(
      (text) => readMeetingLink(text) !== undefined,
      'not a link of Zoom, Google Meet or Microsoft Teams',
    ),
  lobby_seconds: z.number().min(0).max(86_400).default(5),
  minutes: z.number().positive().max(1_440).optional(),
  outcome: z.enum(['ended', 'denied', 'failed']).default('ended'),
  utterances: z.array(Utterance).max(5_000).default([]),
  /** Real seconds for lobby and meeting together, for people who want to act in between. */
  real_seconds: z.number().positive().max(3_600).optional(),
})

export type RoomInput = z.infer<typeof RoomInput>

export class RoomInputError extends Error {}

/** @throws {RoomInputError} naming the first field that is invalid */
export function readRoomInput(body: unknown): RoomInput {
  const result = RoomInput.safeParse(body ?? {})
  if (result.success) return result.data
  const [issue] = result.error.issues
  throw new RoomInputError(`${issue?.path.join('.') || 'body'}: ${issue?.message}`)
}
