import type { Ask, Dialogue } from './old-port.ts'

/** A call ends within these, whatever is said. */
export const MAX_TURNS = 40
export const MAX_KEYS = 100

export function newDialogue(caller: string | null): Dialogue {
  return {
    v: 1,
    caller,
    language: 'en',
    spoken: [],
    turns: 0,
    keysPressed: 0,
    silences: 0,
    rudeness: 0,
    spam: false,
    ended: false,
    asking: 'need',
    asked: { need: 1 },
    name: null,
    phone: null,
    partialNumber: '',
    oddNumber: null,
    refused: { name: false, phone: false, callerPhone: false, details: false },
    wantsMessage: false,
    confirmed: false,
    texts: [],
    urgentWords: [],
    notUrgent: false,
    told911: false,
    answered: [],
    lastTopic: null,
    lastReply: '',
    missed: '',
  }
}

export function timesAsked(state: Dialogue, ask: Ask): number {
  return state.asked[ask] ?? 0
}

/** Keeps the whole state under 16 KB of JSON. */
const MAX_TEXTS_BYTES = 10_000

/** False when the message holds it already. */
export function addText(state: Dialogue, text: string): boolean {
  if (state.texts.includes(text)) return false
  const room = MAX_TEXTS_BYTES - Buffer.byteLength(JSON.stringify(state.texts))
  const fits = Buffer.byteLength(JSON.stringify(text)) < room
  if (fits) state.texts.push(text)
  else if (room > 400) state.texts.push(`${text.slice(0, Math.floor(room / 8)).toWellFormed()} …`)
  return fits || room > 400
}

const MAX_URGENT_WORDS = 6

export function addUrgentWords(state: Dialogue, words: readonly string[]): void {
  const all = new Set([
    ...state.urgentWords,
    ...words.map((word) => word.slice(0, 60).toWellFormed()),
  ])
  state.urgentWords = [...all].slice(0, MAX_URGENT_WORDS)
}

/** Whether there is anything to pass on, or the caller began to leave it; who gave their name and asked has not. */
export function hasMatter(state: Dialogue): boolean {
  const named = state.name !== null && state.answered.length === 0
  return state.texts.length > 0 || state.wantsMessage || named || state.phone !== null
}
