import { createHmac, randomBytes } from 'node:crypto'
import { z } from 'zod'
import { sameSecret } from '../../kernel/secrets/constant-time-compare.ts'
import { serverKey } from '../db/server-key.ts'
import type { Platform } from '../platform.ts'
import { STOPPABLE, type StoppableMails } from './mails-one-can-stop.ts'

/** The one thing a signed link lets its reader do without signing in. */
export type MailLink =
  | { does: 'handle'; accountId: string; what: string }
  | { does: 'stop'; accountId: string; what: StoppableMails }

/** The links that mails contain. */
export type MailLinks = {
  /** A page of the console, such as `/messages/msg_…`; its reader must sign in. */
  console(path: string): string
  /** The link that marks one message as handled. */
  handle(accountId: string, messageId: string): string
  /** The link that stops mails of a kind. */
  stop(accountId: string, mails: StoppableMails): string
  /** Reads a link's token; undefined if we did not sign it. */
  read(token: string): MailLink | undefined
}

const Key = z.object({ secret: z.string() })

/** Links signed with a key that all processes share. */
export async function openMailLinks({
  config,
  db,
}: Pick<Platform, 'config' | 'db'>): Promise<MailLinks> {
  const { secret } = Key.parse(await serverKey({ db }, 'mail_links', newKey))
  const address = (does: MailLink['does'], accountId: string, what: string) => {
    const said = [does, accountId, what].join('.')
    return `${config.baseUrl}/m/${said}.${signed(secret, said)}`
  }
  return {
    console: (path) => `${config.baseUrl}/console${path}`,
    handle: (accountId, messageId) => address('handle', accountId, messageId),
    stop: (accountId, mails) => address('stop', accountId, mails),
    read(token) {
      const [does, accountId, what, signature, ...more] = token.split('.')
      if (accountId === undefined || what === undefined || signature === undefined) return undefined
      const said = [does, accountId, what].join('.')
      if (more.length > 0 || !sameSecret(signature, signed(secret, said))) return undefined
      if (does === 'handle') return { does, accountId, what }
      const mails = STOPPABLE.find((kind) => kind === what)
      return does === 'stop' && mails ? { does, accountId, what: mails } : undefined
    },
  }
}

async function newKey() {
  return { secret: randomBytes(32).toString('base64url') }
}

function signed(secret: string, said: string): string {
  return createHmac('sha256', secret).update(`mail link ${said}`).digest('base64url')
}
