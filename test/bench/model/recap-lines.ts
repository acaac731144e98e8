import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { Answer, checkedDraft, type Verdicts } from '../../../src/meetings/recap/model-answer.ts'
import type { RecapInput } from '../../../src/meetings/recap/recap-writer.ts'

/** The lines an owner gets; an answer in another shape, as without a summary, is a failed part: the built-in writes. */
export async function linesPublished(
  meeting: RecapInput,
  answer: object,
  verdicts?: Verdicts,
): Promise<string[]> {
  // Some authors were not shown the language; it is then the one heard.
  const given = Answer.safeParse({ language: null, ...answer })
  const draft = given.success
    ? checkedDraft(given.data, meeting.segments, verdicts)
    : await builtinRecapWriter.write(meeting)
  return [...draft.decisions, ...draft.actionItems, ...draft.openQuestions].map(({ text }) => text)
}
