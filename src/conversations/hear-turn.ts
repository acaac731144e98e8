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

/** A conversation as it was read, by whatever door it came: enough to hear the next words and to store the turn. */
export type Ongoing = {
  place: Place
  turns: number
  conversation: Conversation
  facts: BusinessFacts
}

export type HeardTurn = {
  /** What was heard, as it may be stored and shown. */
  heard: Heard
  at: Date
  conversation: Conversation
  reply: Reply
}

/**
 * What the receptionist says to what was heard. Nothing is stored but what an engine that speaks while it thinks keeps
 * before its first word, so that another process can go on from there; the door stores the turn (`storeTurn`) before
 * the reply goes out.
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
