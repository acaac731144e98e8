import { once } from 'node:events'
import twilio from 'twilio'
import { WebSocket } from 'ws'
import { relayToken } from '../../gateways/voice/relay-token.ts'
import type { App } from '../../src/app.ts'

type Form = Record<string, string>

/** Requests as the carrier sends them, signed by its own SDK; for requests its stand-in would never send. */
export function carrierOf(app: App) {
  const { config } = app
  const { authToken } = config.twilio
  const sign = (url: string, form: Form) => twilio.getExpectedTwilioSignature(authToken, url, form)

  return {
    post(path: string, form: Form, signature = sign(`${config.baseUrl}${path}`, form)) {
      return postForm(`${config.baseUrl}${path}`, form, { 'x-twilio-signature': signature })
    },
    unsigned: (path: string, form: Form) => postForm(`${config.baseUrl}${path}`, form, {}),
    /** `at` is where the socket is really opened, if not at our public address. */
    async relay({
      at = config.baseUrl,
      signature,
    }: {
      at?: string
      signature?: string | null
    } = {}) {
      const url = `${config.baseUrl.replace('http', 'ws')}/voice/relay`
      const signed = signature === undefined ? sign(url, {}) : signature
      const socket = new WebSocket(`${at.replace('http', 'ws')}/voice/relay`, {
        headers: signed === null ? {} : { 'x-twilio-signature': signed },
      })
      return wiretap(app, socket)
    },
  }
}

type RelayFrame = { type: string; token?: string; lang?: string; transcriptionLanguage?: string }

async function wiretap(app: App, socket: WebSocket) {
  const frames: RelayFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  const closed = once(socket, 'close').then(([code]) => Number(code))
  return {
    frames,
    /** The code with which the application closed it. */
    closed,
    raw: socket,
    /** As the carrier sends it: with the token from the call's instruction, unless the frame has its own. */
    send: (frame: Frame) => socket.send(JSON.stringify(withToken(app, frame))),
    close: () => socket.close(),
  }
}

type Frame = { type: string; callSid?: string; customParameters?: object } & Record<string, unknown>

function withToken(app: App, frame: Frame): Frame {
  if (frame.type !== 'setup') return frame
  const token = relayToken(app, frame.callSid ?? '')
  return { ...frame, customParameters: { token, ...frame.customParameters } }
}

function postForm(url: string, form: Form, headers: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
}
