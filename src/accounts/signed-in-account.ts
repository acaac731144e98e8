import type { App } from '../app.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import type { ProvenIdentity } from '../providers/openid/identity-provider.ts'
import { SignInError } from '../providers/openid/sign-in-error.ts'
import { findOrCreateAccount } from './find-or-create-account.ts'

const Email = emailAddress()

/**
 * The account of a person who signed in before. At the first sign-in, the account of the address the provider
 * confirms, created if new. A later change of address at the provider does not move the person to another account.
 * @throws {SignInError} unverified_email
 */
export async function signedInAccount(app: App, identity: ProvenIdentity): Promise<string> {
  const { issuer, subject } = identity
  const where = { issuer_subject: { issuer, subject } }
  const known = await app.db.identity.findUnique({ where })
  if (known) return known.accountId
  const email = Email.safeParse(identity.email)
  if (!identity.emailVerified || !email.success) throw new SignInError('unverified_email')
  const account = await findOrCreateAccount(app, email.data)
  // Of two first sign-ins at once the unique key accepts one, and both read it.
  await app.db.identity.createMany({
    data: [
      { issuer, subject, accountId: account.id, email: account.email, createdAt: app.clock.now() },
    ],
    skipDuplicates: true,
  })
  const identified = await app.db.identity.findUniqueOrThrow({ where })
  return identified.accountId
}
