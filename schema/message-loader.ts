import DataLoader from 'dataloader'
import { type SentAbout, sentAboutMessages } from '../src/conversations/sent-about-messages.ts'
import { keptWith } from '../src/kernel/kept-with.ts'
import type { Context } from './context.ts'

type Loader = DataLoader<string, SentAbout[]>

const asked = keptWith<Context, Map<string, Loader>>('messages whose mails are asked for')

/** Reads the mails and texts of a whole page of messages in one statement each. */
export function loadSentAbout(context: Context, accountId: string, messageId: string) {
  const ofAccounts = asked.once(context, () => new Map<string, Loader>())
  const loader =
    ofAccounts.get(accountId) ??
    new DataLoader((ids) => sentAboutMessages(context.app, accountId, ids))
  ofAccounts.set(accountId, loader)
  return loader.load(messageId)
}
