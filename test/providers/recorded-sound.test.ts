import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { recordedSound } from '../../src/providers/twilio/twilio-media.ts'

const SOUND = 'RIFF and so on'
const RECORDING = `https://api.twilio.com/2010-04-01/Accounts/AC1/Recordings/RE${'a'.repeat(32)}`
let server: Server
let carrier: ReturnType<typeof recordedSound>
let status = 200

/** A carrier that supports ranges, unlike the sandbox. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const isOurs = request.headers.authorization === `Basic ${btoa('AC1:secret')}`
    const isThere = request.url?.endsWith(`/RE${'a'.repeat(32)}.wav`)
    const { range } = request.headers
    if (!isOurs || !isThere || status !== 200)
      return void response.writeHead(status === 200 ? 404 : status).end()
    if (!range) return void response.end(SOUND)
    response
      .writeHead(206, { 'content-range': `bytes 0-3/${SOUND.length}`, 'content-length': 4 })
      .end(SOUND.slice(0, 4))
  }).listen(0)
  await once(server, 'listening')
  const apiBase = `http://localhost:${(server.address() as AddressInfo).port}`
  const twilio = {
    accountSid: 'AC1',
    authToken: 'secret',
    authTokens: ['secret'] as [string],
    apiBase,
  }
  carrier = recordedSound({ twilio })
})
afterAll(() => server.close())

async function hear(recordingUrl: string, range?: string) {
  const { signal } = new AbortController()
  const sound = await carrier.openRecording(recordingUrl, { range, signal })
  if (!sound) return undefined
  const chunks: Uint8Array[] = []
  for await (const chunk of sound.body) chunks.push(chunk)
  return { ...sound, body: Buffer.concat(chunks).toString() }
}

test('the whole, or the part where the carrier gives parts, with our own password', async () => {
  expect(await hear(RECORDING)).toEqual({ body: SOUND, lengthBytes: 14, contentRange: undefined })
  expect(await hear(RECORDING, 'bytes=0-3')).toEqual({
    body: 'RIFF',
    lengthBytes: 4,
    contentRange: 'bytes 0-3/14',
  })
})

test('nothing is asked of an address that is no recording; one that is gone is none', async () => {
  expect(await hear('http://evil.example/x')).toBeUndefined()
  expect(await hear(RECORDING.replace(/a/g, 'b'))).toBeUndefined()
  status = 500
  await expect(hear(RECORDING)).rejects.toThrow('500')
  status = 200
})
