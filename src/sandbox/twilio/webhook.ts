import type { Sandbox } from '../sandbox.ts'
import { twilioSignature } from '../sign-webhooks.ts'
import { parseTwiml, type Twiml } from './twiml.ts'

export type WebhookRequest = {
  url: string
  method: 'GET' | 'POST'
  parameters: Record<string, string>
}

/** Why a webhook gave no TwiML, with the code of Twilio's error log. */
export class WebhookFailure extends Error {
  readonly code: number
  readonly url: string

  constructor(code: number, url: string, message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'WebhookFailure'
    this.code = code
    this.url = url
  }
}

const ANSWER_TIMEOUT_MILLISECONDS = 15_000
const HTTP_RETRIEVAL_FAILURE = 11200
const HTTP_CONNECTION_FAILURE = 11205
const DOCUMENT_PARSE_FAILURE = 12100
const INVALID_CONTENT_TYPE = 12300

/** @throws {WebhookFailure} when the application does not answer in 15 s, or answers anything but TwiML */
export async function requestTwiml(sandbox: Sandbox, request: WebhookRequest): Promise<Twiml> {
  const { url } = request
  const { status, contentType, text } = await answerOf(sandbox, request)
  if (status < 200 || status > 299) {
    throw new WebhookFailure(HTTP_RETRIEVAL_FAILURE, url, `answered ${status}`)
  }
  if (!/^(text|application)\/(xml|html)\b/i.test(contentType)) {
    throw new WebhookFailure(INVALID_CONTENT_TYPE, url, `Content-Type is "${contentType}"`)
  }
  try {
    return parseTwiml(url, text)
  } catch (error) {
    throw new WebhookFailure(DOCUMENT_PARSE_FAILURE, url, messageOf(error), error)
  }
}

/** Retries a failed connection once, like Twilio's default connection policy. */
async function answerOf(sandbox: Sandbox, request: WebhookRequest) {
  try {
    return await send(sandbox, request)
  } catch (error) {
    if (isTimeout(error)) throw unreachable(request, error)
  }
  try {
    return await send(sandbox, request)
  } catch (error) {
    throw unreachable(request, error)
  }
}

function unreachable(request: WebhookRequest, error: unknown): WebhookFailure {
  return new WebhookFailure(HTTP_CONNECTION_FAILURE, request.url, messageOf(error), error)
}

async function send(sandbox: Sandbox, { url, method, parameters }: WebhookRequest) {
  const form = new URLSearchParams(parameters)
  // The part after # tells Twilio how to connect; it is neither sent nor signed.
  const [address = ''] = url.split('#')
  const target = method === 'GET' ? withQuery(address, form) : address
  const signed = method === 'GET' ? undefined : form
  const signature = twilioSignature(sandbox.config.twilio.authToken, target, signed)
  const response = await fetch(target, {
    method,
    headers: {
      'X-Twilio-Signature': signature,
      'User-Agent': 'TwilioProxy/1.1',
      Accept: '*/*',
      ...(signed && { 'Content-Type': 'application/x-www-form-urlencoded; charset=UTF-8' }),
    },
    signal: AbortSignal.timeout(ANSWER_TIMEOUT_MILLISECONDS),
    ...(signed && { body: signed.toString() }),
  })
  const contentType = response.headers.get('content-type') ?? ''
  return { status: response.status, contentType, text: await response.text() }
}

function withQuery(url: string, form: URLSearchParams): string {
  return `${url}${url.includes('?') ? '&' : '?'}${form}`
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError'
}

function messageOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}
