import { setImmediate } from 'node:timers/promises'
import { actionItemsIn } from './action-items.ts'
import { decisionsIn } from './decisions.ts'
import type { Learned } from './judges/teach.ts'
import { learnedOfMeetings } from './judges/weights-file.ts'
import { openQuestionsIn } from './open-questions.ts'
import {
  BUILTIN_ENGINE,
  NothingSaidError,
  type RecapDraft,
  type RecapInput,
  type RecapWriter,
} from './recap-writer.ts'
import { spokenIn } from './spoken-meeting.ts'
import { summarize } from './summarize.ts'

/** Writes a recap from the meeting's own sentences: deterministic, without set-up or cost. */
export const builtinRecapWriter: RecapWriter = builtinRecapWriterOf(learnedOfMeetings)

/** The same with trained classifiers, loaded for the first short meeting. */
export function builtinRecapWriterOf(learned: () => Learned): RecapWriter {
  return { engine: BUILTIN_ENGINE, write: (input) => extract(input, learned) }
}

/** A long meeting takes a while: other work runs between its parts. */
async function extract({ segments }: RecapInput, learned: () => Learned): Promise<RecapDraft> {
  const spoken = spokenIn(segments)
  if (spoken.lines.length === 0) throw new NothingSaidError()
  await setImmediate()
  const decisions = decisionsIn(spoken, learned)
  await setImmediate()
  const actionItems = actionItemsIn(spoken)
  await setImmediate()
  const openQuestions = openQuestionsIn(spoken, learned)
  await setImmediate()
  const settled = { decisions, actionItems, openQuestions }
  return {
    engine: BUILTIN_ENGINE,
    language: spoken.language,
    summary: summarize(spoken, settled),
    ...settled,
  }
}
