import twilio, { type Twilio } from 'twilio'
import { localeOf } from '../../kernel/languages.ts'
import { readableXml } from '../../kernel/text/xml-text.ts'
import { CallRefused, type Carrier } from './carrier.ts'

/** An invalid number, or one our account may not call: a retry gets the same answer. */
const CALL_REFUSED = new Set([13_223, 13_224, 21_211, 21_214, 21_215, 21_216, 21_217])
const CALLS_LOOKED_AT = 20
const RING_SECONDS = 30
const TIMES_SAID = 3

/** Calls we place to speak a text and hang up. */
export function placedCalls(client: Twilio): Pick<Carrier, 'placeCall' | 'findPlacedCall'> {
  return {
    async placeCall({ from, to, text, language }) {
      const twiml = saidAgain(text, language)
      const call = { from, to, twiml, timeout: RING_SECONDS }
      const { sid } = await client.calls.create(call).catch(refused)
      return sid
    },
    async findPlacedCall({ from, to }, since) {
      const found = await client.calls.list({ from, to, limit: CALLS_LOOKED_AT })
      return found.find(({ dateCreated }) => dateCreated >= since)?.sid
    },
  }
}

/** Repeats the text, because the person who answers is not ready to write the first time. */
function saidAgain(text: string, language: string): string {
  const twiml = new twilio.twiml.VoiceResponse()
  for (let time = 0; time < TIMES_SAID; time += 1) {
    twiml.pause({ length: 1 })
    twiml.say({ language: localeOf(language) as 'en-US' }, text)
  }
  twiml.hangup()
  return readableXml(twiml.toString())
}

function refused(error: unknown): never {
  const isFinal = error instanceof twilio.RestException && CALL_REFUSED.has(error.code ?? 0)
  throw isFinal ? new CallRefused(error) : error
}
