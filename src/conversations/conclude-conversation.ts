import type { App } from '../app.ts'
import type { BusinessFacts, Conclusion, Conversation } from '../receptionist/receptionist.ts'
import { gistOf } from './one-line-summary.ts'

/** The owner's view of a conversation, whenever and however it ended. Lists show the one-line summary. */
export function conclude(app: App, facts: BusinessFacts, conversation: Conversation): Conclusion {
  const conclusion = app.receptionist.conclude(facts, conversation)
  return { ...conclusion, summary: gistOf(conclusion.summary) }
}
