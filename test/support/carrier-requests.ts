import { once } from 'node:events'
import twilio from 'twilio'
import { WebSocket } from 'ws'
import type { App } from '../../src/app.ts'

type Form = Record<string, string>

/** Requests as the carrier makes them, signed by its own SDK; for what its stand-in would never send. */
export function carrierOf({ config }: Pick<App, 'config'>) {
  const { authToken } = config.twilio
  const sign = (url: string, form: Form) => twilio.getExpectedTwilioSignature(authToken, url, form)

  return {
    post(path: string, form: Form, signature = sign(`${config.baseUrl}${path}`, form)) {
      return postForm(`${config.baseUrl}${path}`, form, { 'x-twilio-signature': signature })
    },
    unsigned: (path: string, form: Form) => postForm(`${config.baseUrl}${path}`, form, {}),
    /** `at` is where the socket is really opened, when that is not our public address. */
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
      return wiretap(socket)
    },
  }
}

type RelayFrame = { type: string; token?: string; lang?: string; transcriptionLanguage?: string }

async function wiretap(socket: WebSocket) {
  const frames: RelayFrame[] = []
  socket.on('message', (data) => frames.push(JSON.parse(String(data))))
  await once(socket, 'open')
  const closed = once(socket, 'close').then(([code]) => Number(code))
  return {
    frames,
    /** The code that the application closed it with. */
    closed,
    raw: socket,
    send: (frame: object) => socket.send(JSON.stringify(frame)),
    close: () => socket.close(),
  }
}

function postForm(url: string, form: Form, headers: Record<string, string>): Promise<Response> {
  return fetch(url, { method: 'POST', headers, body: new URLSearchParams(form) })
}
