import { z } from 'zod'
import type { RecapDraft } from './recap-writer.ts'

const LINES_MAX = 30
const LINE_CHARACTERS_MAX = 500
const SUMMARY_CHARACTERS_MAX = 5_000
const NAME_CHARACTERS_MAX = 100

const Line = z.object({
  text: z.string().describe('One sentence, in the language of the meeting.'),
  segments: z.array(z.number().int()).describe('Numbers of the segments in which it was said.'),
})

/** What a model is to answer with. Bounds are ours to keep: few models take them in a schema. */
export const Answer = z.object({
  language: z.string().nullable().describe('ISO 639-1 code of the language spoken.'),
  summary: z.string().min(1),
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

/** The answer as a draft: a citation of no segment is dropped, and so is a line that then rests on nothing. */
export function checkedDraft(answer: Answer, ids: readonly string[]): Omit<RecapDraft, 'engine'> {
  const checked = <Given extends z.infer<typeof Line>>(lines: readonly Given[]) =>
    lines
      .map((line) => ({
        ...line,
        text: plain(line.text, LINE_CHARACTERS_MAX),
        segments: [...new Set(line.segments)].flatMap((number) => ids[number - 1] ?? []),
      }))
      .filter(({ text, segments }) => text !== '' && segments.length > 0)
      .slice(0, LINES_MAX)
  const language = answer.language?.toLowerCase() ?? ''
  return {
    language: /^[a-z]{2}$/.test(language) ? language : null,
    summary: plain(answer.summary, SUMMARY_CHARACTERS_MAX),
    decisions: checked(answer.decisions),
    actionItems: checked(answer.actionItems).map((item) => ({
      ...item,
      owner: plain(item.owner ?? '', NAME_CHARACTERS_MAX) || null,
      due: plain(item.due ?? '', NAME_CHARACTERS_MAX) || null,
    })),
    openQuestions: checked(answer.openQuestions),
  }
}

/** What PostgreSQL can store, and no more of it than anybody reads. */
function plain(text: string, charactersMax: number) {
  return text.replaceAll('\0', '').toWellFormed().trim().slice(0, charactersMax).toWellFormed()
}
