import { z } from 'zod'
import { storable } from '../../kernel/text/storable.ts'
import { languageOf } from './model-evidence.ts'
import { groundsOf, isOfMeeting, isSaid } from './model-grounds.ts'
import type { Kind } from './quote-place.ts'
import type { RecapDraft, RecapSegment } from './recap-writer.ts'

/** Of each kind: no meeting has more, and no recap is longer than its transcript. */
const LINES_MAX = 300
const LINE_CHARACTERS_MAX = 500
const SUMMARY_CHARACTERS_MAX = 5_000
const NAME_CHARACTERS_MAX = 100

const Line = z.object({
  text: z.string().describe('One sentence, in the language of the meeting.'),
  segments: z.array(z.number().int()).describe('Numbers of the segments in which it was said.'),
  quote: z.string().describe('Words of one of these segments that say it, copied to the letter.'),
})
type Line = z.infer<typeof Line>

/** The form of a model's answer. We enforce limits ourselves: few models accept them in a schema. */
export const Answer = z.object({
  language: z.string().nullable().describe('ISO 639-1 code of the language spoken.'),
  summary: z.string(),
  decisions: z.array(Line).describe('What was agreed on. Empty when nothing was.'),
  actionItems: z.array(
    Line.extend({
      owner: z.string().nullable().describe('Name of who will do it, null when not said.'),
      due: z
        .string()
        .nullable()
        .describe('By when, in the words of the meeting, null when not said.'),
    }),
  ),
  openQuestions: z.array(Line).describe('Questions that were left without an answer.'),
})
export type Answer = z.infer<typeof Answer>

/** A line of an answer, under a unique number. */
export type NumberedLine = Line & {
  number: number
  kind: Kind
  owner: string | null
  due: string | null
}

/** The lines that may be of this meeting: what the second reading is asked about. */
export function linesOfMeeting(answer: Answer, segments: readonly RecapSegment[]): NumberedLine[] {
  const grounds = groundsOf(segments, languageOf(answer.language, segments))
  return numbered(answer).filter((line) => isOfMeeting(line, grounds))
}

/** For each line number, whether the line is accepted, and the segments that say it; none: those that it cites. */
export type Verdicts = ReadonlyMap<number, { stands: boolean; segments: readonly number[] }>

/**
 * The answer as a draft, with only the lines that rest on their segments and are accepted: by the verdict, or by word
 * checks if there is no verdict. The summary is null if it names something nobody said.
 */
export function checkedDraft(
  answer: Answer,
  segments: readonly RecapSegment[],
  verdicts: Verdicts = new Map(),
): Omit<RecapDraft, 'engine' | 'summary'> & { summary: string | null } {
  const spoken = languageOf(answer.language, segments)
  const grounds = groundsOf(segments, spoken)
  const lines = linesOfMeeting(answer, segments)
    .filter((line) => verdicts.get(line.number)?.stands ?? isSaid(line, line.kind, grounds))
    .map((line) => {
      const found = grounds.idsOf(verdicts.get(line.number)?.segments ?? [])
      return { ...line, segments: found.length > 0 ? found : grounds.idsOf(line.segments) }
    })
  const ofKind = (kind: Kind) => lines.filter((line) => line.kind === kind).slice(0, LINES_MAX)
  const cited = ({ text, segments: ids }: { text: string; segments: string[] }) => ({
    text,
    segments: ids,
  })
  const language = answer.language?.toLowerCase() ?? ''
  const summary = plain(answer.summary, SUMMARY_CHARACTERS_MAX)
  return {
    language: /^[a-z]{2}$/.test(language) ? language : spoken,
    summary: summary !== '' && grounds.holds(summary) ? summary : null,
    decisions: ofKind('decision').map(cited),
    actionItems: ofKind('action').map((line) => ({
      ...cited(line),
      owner: plain(line.owner ?? '', NAME_CHARACTERS_MAX) || null,
      due: plain(line.due ?? '', NAME_CHARACTERS_MAX) || null,
    })),
    openQuestions: ofKind('question').map(cited),
  }
}

function numbered({ decisions, actionItems, openQuestions }: Answer): NumberedLine[] {
  const unowned = { owner: null, due: null }
  const lines = [
    ...decisions.map((line) => ({ ...line, ...unowned, kind: 'decision' as const })),
    ...actionItems.map((line) => ({ ...line, kind: 'action' as const })),
    ...openQuestions.map((line) => ({ ...line, ...unowned, kind: 'question' as const })),
  ]
  return lines.map((line, index) => ({
    ...line,
    text: plain(line.text, LINE_CHARACTERS_MAX),
    number: index + 1,
  }))
}

/** A draft of another writer in the form of an answer, to be merged with others; `numbers` by segment id. */
export function answerOf(
  draft: RecapDraft,
  numbers: ReadonlyMap<string, number>,
  words: ReadonlyMap<string, string>,
): Answer {
  const line = <Given extends { segments: string[] }>(given: Given) => ({
    ...given,
    segments: given.segments.flatMap((id) => numbers.get(id) ?? []),
    quote: words.get(given.segments[0] ?? '') ?? '',
  })
  return {
    language: draft.language,
    summary: draft.summary,
    decisions: draft.decisions.map(line),
    actionItems: draft.actionItems.map(line),
    openQuestions: draft.openQuestions.map(line),
  }
}

/** Storable in PostgreSQL, and not too long to read. */
function plain(text: string, charactersMax: number) {
  return storable(text).trim().slice(0, charactersMax).toWellFormed()
}
