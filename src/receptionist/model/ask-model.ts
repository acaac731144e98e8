import {
  APICallError,
  type LanguageModel,
  type ModelMessage,
  streamText,
  type TextStreamPart,
  type ToolSet,
} from 'ai'
import type { BusinessFacts } from '../receptionist.ts'
import { callTools } from './call-tools.ts'
import { instructionsFor } from './instructions.ts'
import { KEEP_READY } from './model-talk.ts'

export type ToolCall = { id: string; name: string; input: unknown }

/** The result of a request. `failure`: the provider failed; `status` is its HTTP status, if it sent one. */
export type Asked = { calls: ToolCall[]; failure: string | null; status: number | undefined }

type Request = {
  model: LanguageModel
  facts: BusinessFacts
  messages: ModelMessage[]
  maxTokens: number
  /** The request fails when the provider sends nothing for this long. */
  stallMs: number
  signal: AbortSignal
}

/** Makes one request. Words go to `onWords` as they arrive; tool calls are returned. Never throws. */
export async function askModel(request: Request, onWords: (words: string) => void): Promise<Asked> {
  const { model, facts, messages, maxTokens, stallMs, signal } = request
  const stalled = new AbortController()
  const stall = setTimeout(() => stalled.abort(), stallMs)
  const asked: Asked = { calls: [], failure: null, status: undefined }
  try {
    const { stream } = streamText({
      model,
      instructions: {
        role: 'system',
        content: instructionsFor(facts),
        providerOptions: KEEP_READY,
      },
      messages,
      tools: callTools(facts),
      maxOutputTokens: maxTokens,
      maxRetries: 0,
      abortSignal: AbortSignal.any([signal, stalled.signal]),
      // The stream reports the error too. Not logged here, because it contains what the caller said.
      onError: () => {},
    })
    for await (const part of stream) {
      stall.refresh()
      take(part, asked, onWords)
    }
  } catch (error) {
    asked.failure = stalled.signal.aborted || signal.aborted ? 'late' : 'broken'
    asked.status = APICallError.isInstance(error) ? error.statusCode : undefined
  } finally {
    clearTimeout(stall)
  }
  return asked
}

type Part = TextStreamPart<ToolSet>

function take(part: Part, asked: Asked, onWords: (words: string) => void): void {
  switch (part.type) {
    case 'text-delta':
      onWords(part.text)
      return
    case 'tool-call':
      asked.calls.push({ id: part.toolCallId, name: part.toolName, input: part.input })
      return
    case 'abort':
      asked.failure = 'late'
      return
    case 'finish':
      if (part.finishReason === 'length') asked.failure = 'too long'
      return
    case 'error':
      throw part.error
    default:
  }
}
