import twilio, { type Twilio } from 'twilio'
import { TextRefused } from '../../platform/texts/texter.ts'
import type { Carrier } from './carrier.ts'

/** Not a mobile, not allowed for texts, or its owner answered STOP: a retry gets the same answer. */
const TEXT_REFUSED = new Set([21_211, 21_408, 21_610, 21_612, 21_614])
const TEXTS_LOOKED_AT = 100

export function sentTexts(client: Twilio, baseUrl: string): Pick<Carrier, 'sendText' | 'findText'> {
  return {
    async sendText({ from, to, body, statusPath }) {
      const callback = statusPath === undefined ? {} : { statusCallback: baseUrl + statusPath }
      const { sid } = await client.messages.create({ from, to, body, ...callback }).catch(refused)
      return sid
    },
    async findText({ from, to, body }, since) {
      // Not by `dateSent`: a text still in the queue has none.
      const found = await client.messages.list({ from, to, limit: TEXTS_LOOKED_AT })
      return found.find((text) => text.body === body && text.dateCreated >= since)?.sid
    },
  }
}

function refused(error: unknown): never {
  const isFinal = error instanceof twilio.RestException && TEXT_REFUSED.has(error.code ?? 0)
  throw isFinal ? new TextRefused(error) : error
}
