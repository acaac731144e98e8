import type { LanguageModel, ModelMessage } from 'ai'
import type { ModelLine, ModelTalk, State } from '../call-state.ts'

export function modelTalkOf(state: State): ModelTalk {
  state.model ??= { failures: 0, lines: [], keys: '', matter: '', open: [] }
  return state.model
}

/** Anthropic caches everything before this mark for the next request; others cache on their own. */
export const KEEP_READY = { anthropic: { cacheControl: { type: 'ephemeral' } } }

/**
 * The messages for a model: the same bytes every time except for `situation`, which comes after the caller's newest
 * words so that everything before it can be cached.
 */
export function messagesOf(
  lines: readonly ModelLine[],
  situation: string,
  model: LanguageModel,
): ModelMessage[] {
  const newest = lines.findLastIndex(({ who }) => who === 'caller')
  return lines.flatMap((line, at): ModelMessage[] => {
    if (line.who === 'caller' && at === newest) return [newestWords(line.text, situation, model)]
    return messageOf(line)
  })
}

function newestWords(text: string, situation: string, model: LanguageModel): ModelMessage {
  const isAnthropic = typeof model !== 'string' && model.provider.startsWith('anthropic')
  if (!isAnthropic) return { role: 'user', content: `${text}\n\n${situation}` }
  return {
    role: 'user',
    content: [
      { type: 'text', text, providerOptions: KEEP_READY },
      { type: 'text', text: situation },
    ],
  }
}

function messageOf(line: ModelLine): ModelMessage[] {
  switch (line.who) {
    case 'caller':
    case 'desk':
      return [{ role: 'user', content: line.text }]
    case 'tool': {
      const { id: toolCallId, name: toolName, result: value } = line
      const output = { type: 'text' as const, value }
      return [{ role: 'tool', content: [{ type: 'tool-result', toolCallId, toolName, output }] }]
    }
    case 'line': {
      const text = line.text === '' ? [] : [{ type: 'text' as const, text: line.text }]
      const calls = line.calls.map(({ id: toolCallId, name: toolName, args }) => ({
        type: 'tool-call' as const,
        toolCallId,
        toolName,
        input: JSON.parse(args),
      }))
      const content = [...text, ...calls]
      return content.length > 0 ? [{ role: 'assistant', content }] : []
    }
  }
}

/** Removes angle brackets, so that a caller's words cannot imitate our tags. */
export function callerLine(words: string): ModelLine {
  return { who: 'caller', text: `<caller>${words.replace(/[<>]/g, ' ')}</caller>` }
}

export function deskLine(text: string): ModelLine {
  return { who: 'desk', text: `<desk>${text}</desk>` }
}

/** Cuts the last reply to what the caller heard of it before interrupting. */
export function cutLastLine({ lines }: ModelTalk, heard: string): void {
  const last = lines.findLast((line) => line.who === 'line' && line.text !== '')
  if (last?.who !== 'line') return
  const at = heard === '' ? -1 : last.text.indexOf(heard)
  last.text = `${at === -1 ? heard : last.text.slice(0, at + heard.length)}— (the caller talked over the rest)`
}
