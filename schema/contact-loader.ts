import DataLoader from 'dataloader'
import type { App } from '../src/app.ts'
import { newestCallsFrom } from '../src/calls/calls-of-number.ts'
import type { CallView } from '../src/calls/read-calls.ts'
import { type ContactView, contactsOf } from '../src/contacts/read-contacts.ts'
import type { Context } from './context.ts'

type Loader = DataLoader<string, ContactView | null>

const loaders = new WeakMap<Context, Map<string, Loader>>()

/** Whose number it is: the numbers of a whole page are looked up in one statement. */
export async function loadContact(
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

const newest = new WeakMap<Context, Map<string, DataLoader<string, CallView | null>>>()

/** The newest call from a number: those of a whole page in one statement. */
export function loadNewestCall(context: Context, accountId: string, phone: string) {
  const ofAccounts = newest.get(context) ?? new Map<string, DataLoader<string, CallView | null>>()
  newest.set(context, ofAccounts)
  const loader =
    ofAccounts.get(accountId) ??
    new DataLoader((phones: readonly string[]) => newestCallsFrom(context.app, accountId, phones))
  ofAccounts.set(accountId, loader)
  return loader.load(phone)
}
