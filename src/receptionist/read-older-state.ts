import type { Language } from '../kernel/languages.ts'
import type { State, Talk } from './call-state.ts'
import { newNotes } from './notes/notes.ts'
import type { Conversation } from './receptionist.ts'

/** State of calls begun before November 2026 (`v: 1`), as far as we read it. */
type OldDialogue = {
  v: 1
  caller: string | null
  language: Language
  spoken: Language[]
  turns: number
  silences: number
  spam: boolean
  ended: boolean
  name: string | null
  phone: string | null
  partialNumber: string
  oddNumber: string | null
  refused: { name: boolean; phone: boolean; callerPhone: boolean }
  wantsMessage: boolean
  confirmed: boolean
  texts: string[]
  urgentWords: string[]
}

/** Nothing noted is lost: the call goes on, and concludes, from the same notes. */
export function readOldDialogue(conversation: Conversation, talk: Talk): State {
  const old = conversation as OldDialogue
  const { name, phone, refused, confirmed } = old
  const odd = old.oddNumber ?? (old.partialNumber.length >= 4 ? old.partialNumber : null)
  const callback = phone && { e164: phone, extension: null, source: 'said' as const, confirmed }
  return {
    v: 2,
    notes: {
      ...newNotes(old.caller),
      name: name === null ? null : { text: name, source: 'said', confirmed },
      callback: callback || null,
      refused: { name: refused.name, callback: refused.phone, callerId: refused.callerPhone },
      otherNumbers: odd === null ? [] : [odd],
      matters: [...old.texts],
      urgency: { urgent: old.urgentWords.length > 0, words: [...old.urgentWords], denied: false },
      wantsMessage: old.wantsMessage,
      sales: old.spam,
      language: old.language,
      spoken: [...old.spoken],
    },
    talk: {
      ...talk,
      turns: old.turns,
      silences: old.silences,
      ended: old.ended,
      toldMatter: old.texts.length > 0,
    },
  }
}
