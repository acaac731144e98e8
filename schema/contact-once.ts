import DataLoader from 'dataloader'
import type { App } from '../src/app.ts'
import { type ContactView, contactsOf } from '../src/contacts/read-contacts.ts'
import type { Context } from './context.ts'

type Loader = DataLoader<string, ContactView | null>

const loaders = new WeakMap<Context, Map<string, Loader>>()

/** Whose number it is: the numbers of a whole page are looked up in one statement. */
export async function contactOnce(
  context: Context,
  accountId: string,
  phone: string | null,
): Promise<ContactView | null> {
  if (phone === null) return null
  const ofAccounts = loaders.get(context) ?? new Map<string, Loader>()
  loaders.set(context, ofAccounts)
  const loader = ofAccounts.get(accountId) ?? loaderOf(context.app, accountId)
  ofAccounts.set(accountId, loader)
  return loader.load(phone)
}

function loaderOf(app: App, accountId: string): Loader {
  return new DataLoader((phones) => contactsOf(app, accountId, phones))
}
