import type { App } from '../app.ts'
import { plainHeard } from '../calls/plain-heard.ts'
import type { BusinessFacts, Conclusion, Dialogue, Reply } from '../receptionist/receptionist.ts'
import type { AgentConversation } from './agent-conversation.ts'
import type { AgentMessage } from './agent-message.ts'

export type HeardTurn = {
  dialogue: Dialogue
  reply: Reply
  conclusion: Conclusion
  /** The message that this conversation has left so far, when this turn goes on with it. */
  messageId: string | null
  /** Whether what was said so far is now to be a message for the owner, or to go into the one that is. */
  leaves: boolean
}

/** What the receptionist makes of a message, by the same rules as of a caller's words. Changes nothing. */
export async function hearAgent(
  app: App,
  facts: BusinessFacts,
  before: AgentConversation | undefined,
  message: AgentMessage,
): Promise<HeardTurn> {
  if (message.skill === 'leave_message') return hearLeftMessage(app, facts, message)
  const goesOn = before !== undefined && !before.dialogue.ended
  const begun = goesOn ? before.dialogue : app.receptionist.begin(null)
  const messageId = goesOn ? before.messageId : null
  const { dialogue, reply } = await hear(app, facts, begun, message.text)
  const conclusion = app.receptionist.conclude(facts, dialogue)
  const leaves =
    conclusion.message !== null && (messageId !== null || dialogue.confirmed || reply.end)
  return { dialogue, reply, conclusion, messageId, leaves }
}

/**
 * A message given whole is left at once, in its own words; the receptionist judges how urgent it is, and may ask for
 * what is missing. Words that follow in the same conversation go into it.
 */
async function hearLeftMessage(
  app: App,
  facts: BusinessFacts,
  { text, name, phone }: AgentMessage,
): Promise<HeardTurn> {
  const begun = app.receptionist.begin(null)
  const given = { name: name ?? begun.name, phone: phone ?? begun.phone }
  const ready = { ...begun, ...given, wantsMessage: true, confirmed: true }
  const { dialogue: heard, reply } = await hear(app, facts, ready, text)
  const dialogue = { ...heard, texts: [plain(text)] }
  const conclusion = app.receptionist.conclude(facts, dialogue)
  const leaves = conclusion.message !== null
  const said = { ...reply, text: leaves ? confirmation(dialogue, reply) : reply.text }
  return { dialogue, reply: said, conclusion, messageId: null, leaves }
}

const PASSED_ON = 'Your message has been passed on to the owner.'

/** Of the receptionist's own words, what asks for something missing or may save a life. */
function confirmation({ name, phone, told911 }: Dialogue, { text }: Reply): string {
  return told911 || name === null || phone === null ? `${PASSED_ON} ${text}` : PASSED_ON
}

function hear(app: App, facts: BusinessFacts, dialogue: Dialogue, text: string) {
  const speech = { kind: 'speech', text: plain(text) } as const
  return app.receptionist.hear(facts, dialogue, speech, app.clock.now())
}

function plain(text: string): string {
  const heard = plainHeard({ kind: 'speech', text })
  return heard.kind === 'speech' ? heard.text : ''
}
