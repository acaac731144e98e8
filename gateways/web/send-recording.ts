import { pipeline } from 'node:stream/promises'
import type { Request, Response } from 'express'
import type { App } from '../../src/app.ts'
import { openSound, type SoundKey } from '../../src/calls/call-recordings.ts'
import { renderProblem } from '../browser/problem-page.ts'

/**
 * Streams a sound from the carrier: all of it, or the range the player requests. Browsers cannot fetch it from the
 * carrier themselves, because that needs the carrier's password.
 */
export async function sendSound(app: App, request: Request, response: Response, key: SoundKey) {
  const gone = new AbortController()
  response.on('close', () => gone.abort())
  const range = request.get('range')
  const sound = await openSound(app, key, { range, signal: gone.signal }).catch((error) => {
    if (gone.signal.aborted) return undefined
    app.log.warn({ error, callId: key.callId }, 'a recording cannot be fetched now')
    return 'unavailable' as const
  })
  if (gone.signal.aborted) return
  if (sound === 'unavailable') return renderProblem(response, 503, NOT_NOW)
  if (!sound) return renderProblem(response, 404, NO_SOUND)
  const { body, lengthBytes, contentRange } = sound
  response.set(HEADERS).type('audio/wav')
  const part = contentRange ? { ...sound, contentRange } : partOf(request, lengthBytes)
  if (part === 'outside') {
    gone.abort()
    return void response.status(416).set('content-range', `bytes */${lengthBytes}`).end()
  }
  const bytes = part && 'start' in part ? between(body, part) : body
  if (part) response.status(206).set('content-range', part.contentRange)
  const length = part?.lengthBytes ?? lengthBytes
  if (length !== undefined) response.set('content-length', String(length))
  if (request.method === 'HEAD') return void response.end(() => gone.abort())
  // A listener who jumps to another position drops this response.
  await pipeline(bytes, response).catch((error: unknown) => {
    if (!gone.signal.aborted) throw error
  })
}

const HEADERS = {
  'accept-ranges': 'bytes',
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'x-robots-tag': 'noindex',
}

const NO_SOUND = {
  title: 'There is no recording here',
  text: 'It may be deleted, or the link has ended: links to recordings work for an hour.',
  action: { href: '/console/calls', label: 'Go to your calls' },
}

const NOT_NOW = {
  title: 'The recording cannot be played right now',
  text: 'The phone company does not give it out at the moment. Nothing is lost; try again in a minute.',
}

type Part = { start: number; end: number; lengthBytes: number; contentRange: string }

/** The requested range, if the carrier returned the whole file; undefined to send the whole. */
function partOf(request: Request, lengthBytes: number | undefined): Part | 'outside' | undefined {
  const ranges = lengthBytes === undefined ? undefined : request.range(lengthBytes)
  if (ranges === -1) return 'outside'
  if (ranges === undefined || ranges === -2 || ranges.type !== 'bytes') return undefined
  const [range, ...more] = ranges
  if (!range || more.length > 0) return undefined
  const { start, end } = range
  const contentRange = `bytes ${start}-${end}/${lengthBytes}`
  return { start, end, lengthBytes: end - start + 1, contentRange }
}

/** The bytes from `start` to `end`; stops reading there. */
async function* between(body: AsyncIterable<Uint8Array>, { start, end }: Part) {
  let at = 0
  for await (const chunk of body) {
    const [from, to] = [Math.max(0, start - at), Math.min(chunk.length, end + 1 - at)]
    if (to > from) yield chunk.subarray(from, to)
    at += chunk.length
    if (at > end) return
  }
}
