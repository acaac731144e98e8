import { z } from 'zod'
import type { Viewer } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError } from '../../kernel/errors.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import { callerNumber, parseUsPhone } from '../../kernel/phone.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import { text } from '../../kernel/text/text-schema.ts'
import { EXTRA_CHARACTERS_MAX } from '../../lines/line-input.ts'
import { readLine } from '../../lines/read-lines.ts'
import { withFact } from '../questions/add-fact.ts'
import { factsOf } from './facts-of-line.ts'
import type { Goal } from './goal-caller.ts'
import { type Played, playUtterances, type Script } from './play-utterances.ts'
import {
  ASKS_MAX,
  GOAL_UTTERANCES_MAX,
  takeFromHour,
  UTTERANCE_CHARACTERS_MAX,
  UTTERANCES_MAX,
} from './preview-limits.ts'

const utterance = z
  .string()
  .refine(
    (value) => [...value].length <= UTTERANCE_CHARACTERS_MAX,
    `longer than ${UTTERANCE_CHARACTERS_MAX} characters`,
  )
  .transform((value) => plainText(value))

const Preview = z.strictObject({
  utterances: z
    .array(utterance)
    .min(1, 'is empty')
    .max(UTTERANCES_MAX, `more than ${UTTERANCES_MAX}`)
    .optional(),
  goal: z
    .strictObject({
      wants: utterance,
      asks: z.array(utterance).max(ASKS_MAX, `more than ${ASKS_MAX}`).default([]),
      name: utterance.optional(),
      phone: utterance.optional(),
    })
    .optional(),
  callerNumber: text(40)
    .transform((value, context) => {
      const number = parseUsPhone(value) ?? callerNumber(value)
      if (number) return number
      context.addIssue({ code: 'custom', message: 'not a phone number' })
      return z.NEVER
    })
    .optional(),
  at: z.date().optional(),
  fact: text(EXTRA_CHARACTERS_MAX).optional(),
})

/**
 * Plays utterances, or a caller with a goal, against what a line of the viewer's knows now, and against `fact` too if
 * given. Returns what the line says and what its owner would be told; null if there is no such line.
 * @throws {ApiError} invalid_request, also if the line would know more than it may; rate_limited
 */
export async function previewLine(
  app: App,
  viewer: Viewer,
  lineId: string,
  input: unknown,
): Promise<Played | null> {
  const { callerNumber: caller = null, at, fact, goal, ...said } = parseInput(Preview, input)
  const utterances = spoken(said.utterances, goal)
  const line = await readLine(app, viewer, lineId)
  if (!line) return null
  const facts = { ...factsOf(line), isRecorded: app.config.recordings }
  const extra = fact === undefined ? facts.extra : withFact(facts.extra, fact)
  const points = Array.isArray(utterances) ? utterances.length : GOAL_UTTERANCES_MAX
  await takeFromHour(app, line, points)
  const now = at ?? app.clock.now()
  return playUtterances(app, { facts: { ...facts, extra }, utterances, caller, at: now })
}

function spoken(utterances: string[] | undefined, goal: Goal | undefined): Script['utterances'] {
  if (utterances && goal) {
    throw new ApiError('invalid_request', 'send either utterances or a goal', { field: ['goal'] })
  }
  const said = utterances ?? goal
  if (said) return said
  throw new ApiError('invalid_request', 'is missing', { field: ['utterances'] })
}
