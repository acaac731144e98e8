import { z } from 'zod'
import type { Call } from './call.ts'
import { childElements, type XmlElement } from './xml.ts'

const Interruptible = z.union([z.boolean(), z.enum(['none', 'dtmf', 'speech', 'any'])])

/** The messages an application may send over the socket; anything else is error 64107. */
const Frame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('text'),
    token: z.string(),
    last: z.boolean().default(false),
    lang: z.string().optional(),
    interruptible: Interruptible.optional(),
    preemptible: z.boolean().optional(),
  }),
  z.object({
    type: z.literal('play'),
    source: z.url(),
    loop: z.number().int().min(0).optional(),
    interruptible: Interruptible.optional(),
    preemptible: z.boolean().optional(),
  }),
  z.object({ type: z.literal('sendDigits'), digits: z.string().regex(/^[0-9w#*]+$/) }),
  z.object({
    type: z.literal('language'),
    ttsLanguage: z.string().optional(),
    transcriptionLanguage: z.string().optional(),
  }),
  z.object({ type: z.literal('end'), handoffData: z.string().optional() }),
])

export type RelayFrame = z.infer<typeof Frame>

export function parseFrame(text: string): RelayFrame | undefined {
  try {
    return Frame.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

export function setupFrame(call: Call, sessionId: string, relay: XmlElement) {
  const { record, carrier } = call
  return {
    type: 'setup',
    sessionId,
    accountSid: carrier.sandbox.config.twilio.accountSid,
    parentCallSid: '',
    callSid: record.id,
    from: record.from,
    to: record.to,
    forwardedFrom: record.forwardedFrom ?? '',
    callType: 'PSTN',
    callerName: '',
    direction: 'inbound',
    callStatus: 'RINGING',
    customParameters: Object.fromEntries(
      childElements(relay)
        .filter(({ name }) => name === 'Parameter')
        .map(({ attributes }) => [attributes.name ?? '', attributes.value ?? '']),
    ),
  }
}
