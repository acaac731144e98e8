import { z } from 'zod'
import type { App } from '../app.ts'
import { FREE_MEETING_MINUTES } from '../billing/free-meeting-minutes.ts'
import { grantFree, openWallet } from '../billing/ledger.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import { hashOfAddress, isFormerAddress } from './former-addresses.ts'

const Email = z.object({ email: emailAddress().toLowerCase() })

/**
 * The account of an email address. A new one gets a wallet with the free meeting minutes, unless the address had them
 * in an account that was deleted.
 */
export async function findOrCreateAccount(app: App, address: string) {
  const { email } = parseInput(Email, { email: address })
  const found = await app.db.account.findUnique({ where: { email } })
  return found ?? (await createAccount(app, email))
}

/**
 * An account of the site itself, known by a name. A name is no address, so nobody can sign in as it and no mail is
 * sent to it.
 */
export async function findOrCreateHouseAccount(app: App, name: `the ${string}`) {
  const found = await app.db.account.findUnique({ where: { email: name } })
  return found ?? (await createAccount(app, name))
}

/** Two requests at once make one account: the unique email decides, and the loser reads the winner's row. */
async function createAccount(app: App, email: string) {
  const at = app.clock.now()
  const account = { id: app.newId('acct'), email, createdAt: at }
  const hash = await hashOfAddress(app, email)
  await app.db.$transaction(async (tx) => {
    const made = await tx.account.createMany({ data: [account], skipDuplicates: true })
    if (made.count === 0) return
    const wallet = { accountId: account.id, walletId: account.id }
    await openWallet(tx, wallet, 'meetings')
    if (await isFormerAddress(tx, hash, at)) return
    await grantFree(tx, wallet, {
      sourceId: account.id,
      seconds: FREE_MEETING_MINUTES * 60,
      reason: `First ${FREE_MEETING_MINUTES} meeting minutes free`,
      at,
    })
  })
  return app.db.account.findUniqueOrThrow({ where: { email } })
}
