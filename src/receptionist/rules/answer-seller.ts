import { noteMatter } from '../notes/note-matter.ts'
import type { Reply } from '../receptionist.ts'
import type { Understanding } from '../understand/understand.ts'
import { putAsk } from './ask-in-words.ts'
import { close } from './say-goodbye.ts'
import { sentences } from './sentences-of-reply.ts'
import { phrasesOf, reply, type Turn } from './turn.ts'

/** After more pitches than this the caller is probably a recording that talks over our questions. */
const MAX_PITCHES = 4

/** A seller may leave a message but is asked for no details; a matter of their own makes them a customer. */
export function answerSeller(turn: Turn, heard: Understanding): Reply | null {
  const { notes, talk } = turn
  if (notes.sales && heard.isCustomer) notes.sales = false
  if (!heard.sells || notes.vip) return null
  notes.sales = true
  talk.unanswering += 1
  noteMatter(notes, heard.utterance.source)
  const { salesAnswer } = phrasesOf(turn)
  if (talk.unanswering > MAX_PITCHES) return close(turn, [])
  const asked = putAsk(turn, 'more')
  return reply(turn, talk.unanswering === 1 ? sentences([salesAnswer, asked]) : asked)
}
