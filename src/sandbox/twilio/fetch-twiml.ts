import type { Call } from './call.ts'
import type { Twiml } from './twiml.ts'
import { requestTwiml, WebhookFailure, type WebhookRequest } from './webhook.ts'

/**
 * Asks the application what to do next. If that fails, requests the number's fallback URL; if that fails too, the
 * carrier ends the call and returns undefined.
 */
export async function fetchTwiml(call: Call, request: WebhookRequest): Promise<Twiml | undefined> {
  const failure = await attempt(call, request)
  if (!(failure instanceof WebhookFailure)) return failure
  const { voiceFallbackUrl, voiceFallbackMethod } = call.dialling.number
  if (voiceFallbackUrl && !call.over) {
    const answer = await attempt(call, {
      url: voiceFallbackUrl,
      method: voiceFallbackMethod,
      parameters: {
        ...request.parameters,
        ErrorCode: String(failure.code),
        ErrorUrl: failure.url,
      },
    })
    if (!(answer instanceof WebhookFailure)) return answer
  }
  call.end('carrier')
  return undefined
}

/** Notifies the application of something when the call can no longer be controlled. */
export async function notify(call: Call, request: WebhookRequest): Promise<void> {
  await attempt(call, request)
}

async function attempt(call: Call, request: WebhookRequest): Promise<Twiml | WebhookFailure> {
  const parameters = { ...call.parameters(), ...request.parameters }
  try {
    return await requestTwiml(call.carrier.sandbox, { ...request, parameters })
  } catch (error) {
    if (!(error instanceof WebhookFailure)) throw error
    if (!call.over) call.logError({ code: error.code, url: error.url, message: error.message })
    return error
  }
}
