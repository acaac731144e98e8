import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { RecapInput } from '../../../src/meetings/recap/recap-writer.ts'

const WORDS_PER_SECOND = 2.5
/** As in the corpus's README; what a person disagreed with was not decided. */
const ASKS_FOR_A_DECISION = /\b(?:decid|decision|conclud|conclusion|agree)/i

type Query = { query: string; answer: string }
type Line = {
  meeting_transcripts: { speaker: string; content: string }[]
  general_query_list: Query[]
  specific_query_list: (Query & { relevant_text_span: [string, string][] })[]
}

/** A meeting in our engines' input format, with what people wrote about it. */
export type CorpusMeeting = {
  input: RecapInput
  summaries: string[]
  /** For each question about a decision: ids of the segments behind the answer. */
  decisionSpans: Set<string>[]
}

export function readCorpus(path: string): CorpusMeeting[] {
  return gunzipSync(readFileSync(path))
    .toString()
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => meetingOf(JSON.parse(line) as Line))
}

function meetingOf(line: Line): CorpusMeeting {
  let clock = 0
  const segments = line.meeting_transcripts.map(({ speaker, content }, index) => {
    const startSeconds = clock
    clock += content.split(' ').length / WORDS_PER_SECOND
    return { id: idOf(index), speaker, startSeconds, endSeconds: clock, text: content }
  })
  return {
    input: { title: null, startedAt: new Date('2026-11-16T15:00:00Z'), segments },
    summaries: line.general_query_list.map(({ answer }) => answer),
    decisionSpans: line.specific_query_list
      .filter(({ query }) => ASKS_FOR_A_DECISION.test(query))
      .flatMap(({ relevant_text_span }) => relevant_text_span.map(spanOf)),
  }
}

function spanOf([from, to]: [string, string]) {
  const length = Number(to) - Number(from) + 1
  return new Set(Array.from({ length }, (_, offset) => idOf(Number(from) + offset)))
}

function idOf(index: number) {
  return `s${index}`
}
