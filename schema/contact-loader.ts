import { countCallsFrom, newestCallsFrom } from '../src/calls/calls-of-number.ts'
import { type ContactView, contactsOf } from '../src/contacts/read-contacts.ts'
import type { Context } from './context.ts'
import { loaderOfAccounts } from './loader-of-accounts.ts'

const loadOfPhone = loaderOfAccounts(contactsOf)

/** The contact of a phone number. */
export async function loadContact(
  context: Context,
  accountId: string,
  phone: string | null,
): Promise<ContactView | null> {
  return phone === null ? null : loadOfPhone(context, accountId, phone)
}

/** The newest call from a number. */
export const loadNewestCall = loaderOfAccounts(newestCallsFrom)

/** How many calls came from a number. */
export const loadCallCount = loaderOfAccounts(countCallsFrom)
