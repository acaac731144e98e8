import type { RecapInput } from '../../../src/meetings/recap/recap-writer.ts'

const SECONDS_A_SEGMENT = 4

/** Makes a meeting from "Speaker: words", one per segment; words alone have no known speaker. */
export function said(...lines: string[]): RecapInput {
  const segments = lines.map((line, index) => {
    const [, speaker, text] = /^(?:([\p{L} ]{1,30}): )?(.*)$/su.exec(line) ?? []
    const startSeconds = index * SECONDS_A_SEGMENT
    const endSeconds = startSeconds + SECONDS_A_SEGMENT
    return {
      id: `seg_${index}`,
      speaker: speaker ?? null,
      startSeconds,
      endSeconds,
      text: text ?? '',
    }
  })
  return { title: null, startedAt: new Date('2026-11-16T15:00:00Z'), segments }
}
