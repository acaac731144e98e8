import type { App } from '../app.ts'
import type { BusinessFacts, Conclusion, Conversation } from '../receptionist/receptionist.ts'
import { gistOf } from './one-line-summary.ts'

/** What the owner is told of a conversation, whenever and however it ended. The summary is one line that lists show. */
export function conclude(app: App, facts: BusinessFacts, conversation: Conversation): Conclusion {
  const conclusion = app.receptionist.conclude(facts, conversation)
  return { ...conclusion, summary: gistOf(conclusion.summary) }
}
