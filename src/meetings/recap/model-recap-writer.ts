import type { LanguageModel } from 'ai'
import { type AskOptions, askForRecap, MERGE, READ } from './ask-for-recap.ts'
import { builtinRecapWriter } from './builtin-recap-writer.ts'
import { type Answer, checkedDraft } from './model-answer.ts'
import {
  NothingSaidError,
  type RecapDraft,
  type RecapInput,
  type RecapSegment,
  type RecapWriter,
} from './recap-writer.ts'

/** Of JSON a request: about 15,000 tokens, an hour of talk. Models lose the middle of what is much longer. */
const PART_CHARACTERS = 60_000
const PIECE = /.{1,8000}(?:\s|$)|.{1,8000}/gsu
const TIMEOUT_SECONDS = 120

/**
 * Has a language model write the recap, a long meeting in parts that it then merges. What it answers is checked like
 * anybody's input; when it gives no usable answer twice, the built-in engine writes and the draft says so.
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
      const answer = await answerFor(model, { ...input, segments: spoken }, options)
      return answer ? draftOf(answer, spoken, engine) : builtinRecapWriter.write(input)
    },
  }
}

/** Null when the model, asked again, still gave no usable answer to one of its requests. */
async function answerFor(model: LanguageModel, input: RecapInput, options: AskOptions) {
  const about = { title: input.title, startedAt: input.startedAt.toISOString() }
  const parts = partsOf(input.segments)
  const answers: Answer[] = []
  for (const transcript of parts) {
    const answer = await askForRecap(model, READ, { ...about, transcript }, options)
    if (!answer) return null
    answers.push(answer)
  }
  const [only] = answers
  if (answers.length === 1 && only) return only
  return askForRecap(model, MERGE, { ...about, parts: answers }, options)
}

function draftOf(answer: Answer, segments: readonly RecapSegment[], engine: string): RecapDraft {
  return {
    engine,
    ...checkedDraft(
      answer,
      segments.map(({ id }) => id),
    ),
  }
}

type Said = { segment: number; speaker: string | null; text: string }

/** Segments by their number, as many a part as a request holds. */
function partsOf(segments: readonly RecapSegment[]): Said[][] {
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

/** A segment that goes on for long is told in pieces under the same number. */
function numbered({ speaker, text }: RecapSegment, index: number): Said[] {
  const pieces = text.match(PIECE) ?? []
  return pieces.map((piece) => ({ segment: index + 1, speaker, text: piece }))
}
