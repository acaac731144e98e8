import type { LanguageModel } from 'ai'
import { askForRecap, MERGE, READ } from './ask-for-recap.ts'
import type { AskOptions } from './ask-model.ts'
import { builtinRecapWriter } from './builtin-recap-writer.ts'
import { type Answer, answerOf, checkedDraft, linesOfMeeting } from './model-answer.ts'
import {
  NothingSaidError,
  type RecapInput,
  type RecapSegment,
  type RecapWriter,
} from './recap-writer.ts'
import { type Said, secondReading } from './second-reading.ts'

/** JSON a request: about 15,000 tokens, an hour of talk. Models lose the middle of longer inputs. */
const PART_CHARACTERS = 60_000
const PIECE = /.{1,8000}(?:\s|$)|.{1,8000}/gsu
export const TIMEOUT_SECONDS = 120

/**
 * Has a language model write the recap, a long meeting in parallel parts that it then merges. Each line is looked up
 * in the transcript, then checked by the model. A part without a usable answer is written by the built-in engine; if
 * all are, the draft says so.
 */
export function modelRecapWriter(
  model: LanguageModel,
  options: AskOptions = { timeoutSeconds: TIMEOUT_SECONDS },
): RecapWriter {
  const engine = typeof model === 'string' ? model : `${model.provider}/${model.modelId}`
  return {
    engine,
    async write(input) {
      const spoken = input.segments.filter(({ text }) => /[\p{L}\p{N}]/u.test(text))
      if (spoken.length === 0) throw new NothingSaidError()
      const parts = partsOf(spoken)
      const answer = await answerFor(model, { ...input, segments: spoken }, parts, options)
      if (!answer) return builtinRecapWriter.write(input)
      const lines = linesOfMeeting(answer, spoken)
      const draft = checkedDraft(answer, spoken, await secondReading(model, parts, lines, options))
      const summary = draft.summary ?? (await builtinRecapWriter.write(input)).summary
      return { engine, ...draft, summary }
    },
  }
}

/** Null if the model gave no usable answer to any request, also when asked again. */
async function answerFor(
  model: LanguageModel,
  input: RecapInput,
  parts: readonly Said[][],
  options: AskOptions,
) {
  const about = { title: input.title, startedAt: input.startedAt.toISOString() }
  const answers = await Promise.all(
    parts.map((transcript) => askForRecap(model, READ, { ...about, transcript }, options)),
  )
  const given = answers.filter((answer) => answer !== null)
  if (given.length === 0) return null
  const [only] = given
  if (parts.length === 1 && only) return only
  const whole = await Promise.all(
    answers.map((answer, at) => answer ?? builtinPart(input, parts[at] ?? [])),
  )
  const merged = await askForRecap(model, MERGE, { ...about, parts: whole }, options)
  return merged ?? joined(whole)
}

async function builtinPart(input: RecapInput, part: readonly Said[]): Promise<Answer> {
  const numbers = new Map(
    part.map(({ segment }) => [input.segments[segment - 1]?.id ?? '', segment]),
  )
  const segments = input.segments.filter(({ id }) => numbers.has(id))
  const words = new Map(segments.map(({ id, text }) => [id, text]))
  return answerOf(await builtinRecapWriter.write({ ...input, segments }), numbers, words)
}

/** Concatenated, if they could not be merged. */
function joined(parts: readonly Answer[]): Answer {
  return {
    language: parts[0]?.language ?? null,
    summary: parts.map(({ summary }) => summary).join(' '),
    decisions: parts.flatMap(({ decisions }) => decisions),
    actionItems: parts.flatMap(({ actionItems }) => actionItems),
    openQuestions: parts.flatMap(({ openQuestions }) => openQuestions),
  }
}

/** Segments by number, as many as fit in a request. */
export function partsOf(segments: readonly RecapSegment[]): Said[][] {
  const parts: Said[][] = []
  let characters = PART_CHARACTERS
  for (const said of segments.flatMap(numbered)) {
    const length = JSON.stringify(said).length
    characters += length
    if (characters > PART_CHARACTERS) {
      parts.push([])
      characters = length
    }
    parts.at(-1)?.push(said)
  }
  return parts
}

/** A long segment is split into pieces under the same number. */
function numbered({ speaker, text }: RecapSegment, index: number): Said[] {
  const pieces = text.match(PIECE) ?? []
  return pieces.map((piece) => ({ segment: index + 1, speaker, text: piece }))
}
