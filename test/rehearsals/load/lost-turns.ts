import { EN_PHRASES } from '../../../src/receptionist/languages/en/phrases.ts'
import type { Testimony } from '../journeys/caller.ts'

/** ConversationRelay's own code for a socket closed by the application. */
const SOCKET_ENDED = 64105
const TONE = /after the tone/

/** What a caller noticed when a process ended during their call. */
export type Noticed = {
  lostTurns: number
  breaks: number
  isToVoicemail: boolean
  failures: number
}

export function noticed({ transcript, errors }: Testimony): Noticed {
  const breaks = errors.filter(({ code }) => code === SOCKET_ENDED).length
  return {
    lostTurns: lostTurns(transcript),
    breaks,
    isToVoicemail: transcript.some(({ who, text }) => who === 'line' && TONE.test(text)),
    failures: errors.length - breaks,
  }
}

/** Turns without a reply before the next one: the line said nothing, or that the call was cut off. */
function lostTurns(transcript: Testimony['transcript']): number {
  return transcript.filter(({ who }, at) => {
    const next = transcript[at + 1]
    const isAnswered = next?.who === 'line' && !next.text.startsWith(EN_PHRASES.resumed)
    return who === 'caller' && !isAnswered
  }).length
}
