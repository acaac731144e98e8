import { type Agent, request as httpRequest } from 'node:http'

/** Who sends a request; staff may be shown anybody's data. */
export type From = 'own' | 'other' | 'spare' | 'staff' | 'nobody'

export type WireRequest = {
  door: string
  from: From
  method: string
  /** Below the base URL; may contain what no client would write. */
  path: string
  headers: Record<string, string>
  body?: Buffer | undefined
}

export type WireAnswer = { status: number; text: string; location: string }

const ANSWER_WITHIN_MS = 30_000
/** A stream of events may stay open: it is read for this long. */
const STREAM_FOR_MS = 300

/** Sends the request unchanged, as far as Node's client can write it. */
export function send(base: string, agent: Agent, sent: WireRequest): Promise<WireAnswer> {
  return new Promise((resolve, reject) => {
    const sending = httpRequest(base, {
      agent,
      method: sent.method,
      path: writable(sent.path),
      headers: {
        ...Object.fromEntries(
          Object.entries(sent.headers).map(([name, text]) => [name, headerText(text)]),
        ),
        ...(sent.body ? { 'content-length': sent.body.length } : {}),
      },
    })
    sending.setTimeout(ANSWER_WITHIN_MS, () =>
      sending.destroy(new Error(`no answer in ${ANSWER_WITHIN_MS} ms`)),
    )
    sending.on('error', reject)
    sending.on('response', (response) => {
      const chunks: Buffer[] = []
      const done = () =>
        resolve({
          status: response.statusCode ?? 0,
          text: Buffer.concat(chunks).toString(),
          location: response.headers.location ?? '',
        })
      response.on('data', (chunk) => chunks.push(chunk))
      response.on('end', done)
      response.on('error', done)
      if (/event-stream/.test(response.headers['content-type'] ?? '')) {
        setTimeout(() => response.destroy(), STREAM_FOR_MS).unref()
      }
    })
    sending.end(sent.body)
  })
}

/** Encodes what Node refuses to write; the rest is unchanged. */
function writable(path: string): string {
  return path.toWellFormed().replace(/[^!-~]/g, (unit) => encodeURIComponent(unit.toWellFormed()))
}

function headerText(text: string): string {
  return text.replace(/[^\t -~\x80-\xff]/g, '?')
}

export function told({ method, path, headers, body }: WireRequest): string {
  const { authorization, cookie, ...others } = headers
  const sent = body ? JSON.stringify(body.toString().slice(0, 700)) : ''
  return `${method} ${path.slice(0, 300)} ${JSON.stringify(others).slice(0, 300)} ${sent}`
}

export const JSON_TYPE = { 'content-type': 'application/json' }
export const FORM_TYPE = { 'content-type': 'application/x-www-form-urlencoded' }

/** One of a few thousand networks, so that limits per address refuse some requests but not all. */
export function network(number: number): Record<string, string> {
  return {
    'x-forwarded-for': `198.${18 + (number % 2)}.${(number >> 1) % 256}.${(number >> 9) % 256}`,
  }
}
