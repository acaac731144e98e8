import type { ContactMark } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'
import { plainText } from '../kernel/text/plain-text.ts'
import { prepareSql } from '../platform/db/sql.ts'

/** What decides how a call is answered: the caller's known name and the owner's mark. */
export type KnownCaller = { name: string | null; mark: ContactMark | null }

const NOBODY: KnownCaller = { name: null, mark: null }

/** None for a withheld number or one that is no contact. */
export async function readKnownCaller(
  app: App,
  accountId: string,
  caller: string | null,
): Promise<KnownCaller> {
  if (caller === null) return NOBODY
  const [known] = await knownCaller(app.pool, accountId, caller)
  return known ?? NOBODY
}

/** A name that can be spoken in "Is this Dana?": only words; null otherwise. */
export function nameToAsk({ name }: KnownCaller): string | null {
  const text = plainText(name ?? '')
  return SAYABLE.test(text) ? text : null
}

const SAYABLE = /^(?=.{2,60}$)\p{L}[\p{L}\p{M}'’.-]*(?: [\p{L}\p{M}'’.-]+){0,4}$/u

const knownCaller = prepareSql<KnownCaller, [string, string]>(
  'known_caller',
  'SELECT coalesce(name, heard_name) AS name, mark FROM contacts WHERE account_id = $1 AND phone = $2',
)
