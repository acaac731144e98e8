import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { Reading } from '../../../src/meetings/recap/second-reading.ts'

/** One answer of a model to one request: its text, then its tool calls. */
const Answer = z.strictObject({
  text: z.string(),
  calls: z.array(z.strictObject({ name: z.string(), args: z.record(z.string(), z.unknown()) })),
})
export type Answer = z.infer<typeof Answer>

/**
 * A turn: what the caller says (or presses, or nothing), and the model's answers, one per request. There is a second
 * answer only when the first called tools and said nothing.
 */
const Turn = z.strictObject({
  caller: z.string().optional(),
  keys: z.string().optional(),
  answers: z.array(Answer),
})
export type Turn = z.infer<typeof Turn>

/** A checker's answer to a sentence; in a pair, the second is its answer about its own objection. */
const CheckerAnswers = z.union([z.string(), z.tuple([z.string(), z.string()])])
export type CheckerAnswers = z.infer<typeof CheckerAnswers>

const Expected = z.strictObject({
  outcome: z.enum(['message_taken', 'answered', 'hung_up', 'spam', 'nothing_said']),
  name: z.string().nullable().optional(),
  /** E.164. */
  phone: z.string().nullable().optional(),
  urgent: z.boolean().optional(),
  /** Each appears in the message, as it was said. */
  message: z.array(z.string()).optional(),
  /** None of these appears in the message or summary. */
  never: z.array(z.string()).optional(),
  endedByLine: z.boolean(),
})

const Call = z.strictObject({
  author: z.string(),
  business: z.enum(['plumber', 'vet', 'law', 'salon']),
  caller: z.string().nullable(),
  turns: z.array(Turn),
  expected: Expected,
  /** A checker's answer to each sentence it is asked about, by a person who did not write the call. */
  looks: z.record(z.string(), CheckerAnswers).optional(),
})
export type Call = z.infer<typeof Call>

const Recap = z.strictObject({
  author: z.string(),
  /** "Ana: words", one per segment. */
  segments: z.array(z.string()),
  /** The model's answer, in the shape of `src/meetings/recap/model-answer.ts`. */
  answer: z.record(z.string(), z.unknown()),
  /** Texts of true lines, and of false lines. */
  keep: z.array(z.string()),
  drop: z.array(z.string()),
  /** The answer to the second reading, by a person who has seen neither `keep` nor `drop`. */
  reading: Reading.optional(),
})
export type Recap = z.infer<typeof Recap>

const SingleReply = z.strictObject({
  business: z.enum(['plumber', 'vet', 'law', 'salon']),
  language: z.enum(['en', 'es', 'pt', 'fr', 'tr', 'ru', 'de']),
  /** What the caller said before. */
  said: z.array(z.string()),
  /** The caller's number so far, E.164. */
  phone: z.string().nullable(),
  reply: z.string(),
  bad: z.boolean(),
  /** A checker's answer to each sentence, null where it is not asked; by a person who has not seen `bad`. */
  looks: z.array(CheckerAnswers.nullable()).optional(),
})
export type SingleReply = z.infer<typeof SingleReply>
const Replies = z.strictObject({ author: z.string(), replies: z.array(SingleReply) })

export const readCalls = () => readAll('calls', Call)
export const readRecaps = () => readAll('recaps', Recap)
export const readReplies = () => readAll('replies', Replies)

export function readRecap(path: string): Recap {
  return Recap.parse(JSON.parse(readFileSync(path, 'utf8')))
}

export function readRepliesOf(path: string): SingleReply[] {
  return Replies.parse(JSON.parse(readFileSync(path, 'utf8'))).replies
}

export function readCall(path: string): Call {
  return Call.parse(JSON.parse(readFileSync(path, 'utf8')))
}

/** Every `.json` in a folder, by its name. @throws {ZodError} for another shape */
function readAll<Made>(folder: string, schema: z.ZodType<Made>): [string, Made][] {
  const at = new URL(`./${folder}/`, import.meta.url)
  const files = readdirSync(at)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return files.map((name) => [
    name,
    schema.parse(JSON.parse(readFileSync(new URL(name, at), 'utf8'))),
  ])
}
