import twilio from 'twilio'
import type { Config } from '../../kernel/config/config.ts'
import type { E164 } from '../../kernel/phone.ts'
import type { Carrier, CarrierNumber } from './carrier.ts'
import { placedCalls } from './twilio-calls.ts'
import { recordedSound, recordingSid } from './twilio-media.ts'
import { carrierRecords } from './twilio-records.ts'
import { isSignedByTwilio } from './twilio-signature.ts'
import { sentTexts } from './twilio-texts.ts'

const TIMEOUT_MS = 8_000
/** Another customer bought it first, or it is gone: try the next one on offer. */
const NUMBER_NOT_AVAILABLE = new Set([21_422, 21_421, 21_404])
const OFFERS_PER_AREA = 5
const NOT_IN_PROGRESS = 21_220
const ENDED = new Set(['completed', 'busy', 'failed', 'no-answer', 'canceled'])

export function twilioCarrier(config: Pick<Config, 'twilio' | 'baseUrl'>): Carrier {
  const { accountSid, authToken, apiBase } = config.twilio
  const client = twilio(accountSid, authToken, { timeout: TIMEOUT_MS })
  client.api.baseUrl = apiBase
  const numbers = client.incomingPhoneNumbers

  async function offers(areaCode: string | undefined): Promise<string[]> {
    const found = await client.availablePhoneNumbers('US').local.list({
      ...(areaCode ? { areaCode: Number(areaCode) } : {}),
      voiceEnabled: true,
      limit: OFFERS_PER_AREA,
    })
    return found.map((offer) => offer.phoneNumber)
  }

  async function buy(label: string, phoneNumber: string): Promise<CarrierNumber | undefined> {
    try {
      return carrierNumber(
        await numbers.create({
          phoneNumber,
          friendlyName: label,
          voiceUrl: `${config.baseUrl}/voice/incoming`,
          voiceMethod: 'POST',
          voiceFallbackUrl: `${config.baseUrl}/voice/fallback`,
          voiceFallbackMethod: 'POST',
          statusCallback: `${config.baseUrl}/webhooks/twilio/status`,
          statusCallbackMethod: 'POST',
        }),
      )
    } catch (error) {
      if (isNotAvailable(error)) return undefined
      throw error
    }
  }

  return {
    async findNumbers(label) {
      const found = await numbers.list({ friendlyName: label, limit: 20 })
      // Listed newest first with dates in seconds: within one second, the list's own order is used.
      const oldestFirst = found.reverse().sort((a, b) => +a.dateCreated - +b.dateCreated)
      return oldestFirst.map(carrierNumber)
    },
    async buyNumber(label, areaCodes) {
      for (const areaCode of [...areaCodes, undefined]) {
        for (const phoneNumber of await offers(areaCode)) {
          const bought = await buy(label, phoneNumber)
          if (bought) return bought
        }
      }
      return undefined
    },
    async releaseNumber(id) {
      await numbers(id).remove()
    },
    async readCall(callSid) {
      const call = await client.calls(callSid).fetch().catch(absent)
      return call && { ended: ENDED.has(call.status), durationSeconds: Number(call.duration ?? 0) }
    },
    async endCall(callSid) {
      await client.calls(callSid).update({ status: 'completed' }).catch(over)
    },
    ...sentTexts(client, config.baseUrl),
    ...placedCalls(client),
    ...carrierRecords(client, apiBase),
    ...recordedSound(config),
    async deleteRecording(recordingUrl) {
      const sid = recordingSid(recordingUrl)
      if (sid) await client.recordings(sid).remove().catch(absent)
    },
    isSigned: isSignedByTwilio(config),
  }
}

function carrierNumber({ sid, phoneNumber }: { sid: string; phoneNumber: string }): CarrierNumber {
  return { id: sid, e164: phoneNumber as E164 }
}

function absent(error: unknown): undefined {
  if (error instanceof twilio.RestException && error.status === 404) return undefined
  throw error
}

function over(error: unknown): undefined {
  if (error instanceof twilio.RestException && error.code === NOT_IN_PROGRESS) return undefined
  return absent(error)
}

function isNotAvailable(error: unknown): boolean {
  return error instanceof twilio.RestException && NUMBER_NOT_AVAILABLE.has(error.code ?? 0)
}
