import type { App } from '../app.ts'
import type {
  BusinessFacts,
  Conversation,
  Heard,
  Reply,
  Voice,
} from '../receptionist/receptionist.ts'
import { keepTurn, type Place } from './store-turn.ts'
import { stripControlCharacters } from './strip-control-characters.ts'

/** A conversation as read by any gateway: enough to hear the next utterance and to store the turn. */
export type Ongoing = {
  place: Place
  turns: number
  conversation: Conversation
  facts: BusinessFacts
}

export type HeardTurn = {
  /** The utterance in the form that is stored and shown. */
  heard: Heard
  at: Date
  conversation: Conversation
  reply: Reply
}

/**
 * The receptionist's reply to an utterance. Nothing is stored except by an engine that speaks while it thinks, which
 * stores its state before the first word so that another process can continue. The gateway stores the turn
 * (`storeTurn`) before the reply is sent.
 */
export async function hear(
  app: App,
  { place, turns: after, conversation: before, facts }: Ongoing,
  said: Heard,
  voice?: Voice,
): Promise<HeardTurn> {
  const [heard, at] = [stripControlCharacters(said), app.clock.now()]
  const keeping = voice && {
    say: voice.say,
    stopped: voice.stopped,
    keep: (conversation: Conversation) => keepTurn(app.db, place, { after, conversation }),
  }
  const { conversation, reply } = await app.receptionist.hear(facts, before, heard, at, keeping)
  return { heard, at, conversation, reply }
}
