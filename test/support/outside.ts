import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../src/kernel/config/config.ts'
import type { FaultMode } from '../../src/sandbox/faults.ts'

export type SentMail = {
  to: string
  subject: string
  text: string
  html: string
  tag: string
  headers: { Name: string; Value: string }[]
}

type Provider = 'stripe' | 'postmark' | 'twilio' | 'recall' | 'attendee'
type Outside = Pick<Config, 'sandbox' | 'twilio' | 'stripe' | 'dataDir'>

/** The sandbox's record of what really happened, and the faults to set on it. */
export function outsideOf(config: Outside) {
  const { url } = config.sandbox
  return {
    /** Mail sent to an address, newest first. */
    async mails(to: string): Promise<SentMail[]> {
      return readJson(`${url}/mailbox/messages?to=${encodeURIComponent(to)}`)
    },
    /** Numbers that the carrier sold under a label. */
    async numbers(label: string): Promise<{ sid: string; phone_number: string }[]> {
      const { accountSid, authToken } = config.twilio
      const authorization = `Basic ${Buffer.from(`${accountSid}:${authToken}`).toString('base64')}`
      const list = `/2010-04-01/Accounts/${accountSid}/IncomingPhoneNumbers.json`
      const found = await readJson<{
        incoming_phone_numbers: { sid: string; phone_number: string }[]
      }>(`${url}${list}?FriendlyName=${label}`, { headers: { authorization } })
      return found.incoming_phone_numbers
    },
    /** Checkout sessions ever opened for an address. */
    sessions(email: string): string[] {
      const path = join(config.dataDir, 'sandbox', 'stripe_sessions.jsonl')
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
      const sessions = lines.map((line): KeptSession => JSON.parse(line))
      const own = sessions.filter(({ put }) => put?.session.customer_email === email)
      return [...new Set(own.map(({ put }) => put?.id ?? ''))]
    },
    /** A stand-in's collection of that name, as it is now. */
    kept<T extends { id: string }>(name: string): T[] {
      const path = join(config.dataDir, 'sandbox', `${name}.jsonl`)
      const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n').filter(Boolean) : []
      const puts = lines.map((line): { put?: T } => JSON.parse(line))
      return [...new Map(puts.flatMap(({ put }) => (put ? [[put.id, put]] : []))).values()]
    },
    async expire(sessionId: string): Promise<void> {
      await readJson(`${url}/v1/checkout/sessions/${sessionId}/expire`, {
        method: 'POST',
        headers: { authorization: `Bearer ${config.stripe.secretKey}` },
      })
    },
    /** The provider's next `times` requests (or webhooks) fail this way; 0 clears it. */
    async fault(provider: Provider, mode: FaultMode, times = 1) {
      await readJson(`${url}/faults`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ provider, mode, times }),
      })
    },
  }
}

type KeptSession = { put?: { id: string; session: { customer_email: string | null } } }

async function readJson<T>(url: string, init: RequestInit = {}): Promise<T> {
  const answer = await fetch(url, init)
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as T
}
