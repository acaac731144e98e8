import { z } from 'zod'
import type { Spoken } from '../note-takers/speaker-turns.ts'

const timestamp = z.object({ relative: z.number() })

/** The file at `download_url`: one entry for each time a person spoke. */
export const RecallTranscript = z.array(
  z.object({
    participant: z
      .object({ id: z.union([z.number(), z.string()]).nullish(), name: z.string().nullish() })
      .nullish(),
    words: z.array(
      z.object({
        text: z.string(),
        start_timestamp: timestamp,
        end_timestamp: timestamp.nullish(),
      }),
    ),
  }),
)

/** The words in order. Where people talk at the same time entries may overlap; each is kept whole. */
export function recallSpoken(
  entries: z.infer<typeof RecallTranscript>,
  offsetSeconds: number,
): Spoken[] {
  const begun = ({ words: [first] }: (typeof entries)[number]) =>
    first?.start_timestamp.relative ?? 0
  return entries
    .toSorted((a, b) => begun(a) - begun(b))
    .flatMap(({ participant, words }) => {
      const speaker = participant?.name ?? null
      const speakerId = String(participant?.id ?? speaker)
      return words.map(({ text, start_timestamp: start, end_timestamp: end }) => ({
        speakerId,
        speaker,
        startSeconds: start.relative + offsetSeconds,
        endSeconds: (end ?? start).relative + offsetSeconds,
        text,
      }))
    })
}
