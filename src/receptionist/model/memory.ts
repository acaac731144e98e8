import { clip } from '../builtin/conclude.ts'
import type { Dialogue, Heard, ModelMemory } from '../builtin/old-port.ts'

const MAX_LINES = 12
const MAX_LINE_CHARS = 300

export function memoryOf(dialogue: Dialogue): ModelMemory {
  return dialogue.model ?? { failures: 0, lines: [], english: null }
}

/** The memory with one turn more. An interruption leaves of the last reply what was heard of it. */
export function remember(memory: ModelMemory, heard: Heard, replyText: string): ModelMemory {
  if (heard.kind === 'interrupt') return cutShort(memory, heard.utteranceUntilInterrupt)
  const caller = heard.kind === 'speech' ? heard.text : heard.kind === 'digits' ? heard.digits : ''
  const turn = [line('caller', caller), line('line', replyText)].filter(({ text }) => text !== '')
  return { ...memory, lines: [...memory.lines, ...turn].slice(-MAX_LINES) }
}

type Line = ModelMemory['lines'][number]

function line(who: Line['who'], text: string): Line {
  return { who, text: clip(text, MAX_LINE_CHARS) }
}

function cutShort(memory: ModelMemory, heardText: string): ModelMemory {
  if (memory.lines.at(-1)?.who !== 'line') return memory
  const heard = heardText === '' ? [] : [line('line', heardText)]
  return { ...memory, lines: [...memory.lines.slice(0, -1), ...heard] }
}
