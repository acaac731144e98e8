import { z } from 'zod'
import type { Spoken } from '../note-takers/speaker-turns.ts'

export const AttendeeTranscript = z.array(
  z.object({
    speaker_name: z.string().nullish(),
    speaker_uuid: z.string().nullish(),
    timestamp_ms: z.number(),
    duration_ms: z.number().nullish(),
    // Older versions return the bare text.
    transcription: z
      .union([
        z.string(),
        z.object({ transcript: z.string().nullish() }).transform((it) => it.transcript ?? ''),
      ])
      .nullish(),
  }),
)

/** Newer times are Unix times. Older ones count from the recording's start and are far smaller than this. */
const EARLIEST_WALL_CLOCK_MS = Date.UTC(2000)

export function attendeeSpoken(
  utterances: z.infer<typeof AttendeeTranscript>,
  admitted: Date | undefined,
): Spoken[] {
  return utterances
    .toSorted((a, b) => a.timestamp_ms - b.timestamp_ms)
    .map((utterance) => {
      const { timestamp_ms: at, duration_ms: lasted, speaker_name: name } = utterance
      const zero = admitted && at >= EARLIEST_WALL_CLOCK_MS ? +admitted : 0
      const startSeconds = (at - zero) / 1_000
      const speaker = name || null
      return {
        speakerId: utterance.speaker_uuid ?? String(speaker),
        speaker,
        startSeconds,
        endSeconds: startSeconds + (lasted ?? 0) / 1_000,
        text: utterance.transcription ?? '',
      }
    })
}
