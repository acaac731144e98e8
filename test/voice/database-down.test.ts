import { afterEach, beforeEach, expect, test } from 'vitest'
import { carrierOf } from '../support/carrier-requests.ts'
import { STRANGER } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeEach(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' }, workJobs: false })
})
afterEach(() => world.close())

const FORM = { CallSid: 'CAdark', From: STRANGER, To: '+15128429999' }

async function expectVoicemail(answer: Response) {
  expect(answer.status).toBe(200)
  const twiml = await answer.text()
  expect(twiml).toMatch(/leave your name, your number and your message after the tone/)
  expect(twiml).toContain('<Record action="/voice/voicemail"')
}

test('with the database gone the caller still gets the voicemail', async () => {
  const { pool } = world.app.on('calls')
  const carrier = carrierOf(world.app)
  await pool.end()
  pool.end = async () => {}
  expect((await carrier.post('/voice/incoming', FORM)).status).toBe(500)
  await expectVoicemail(await carrier.post('/voice/fallback', FORM))
})

test('with a database that does not answer, before the carrier gives up on us', async () => {
  const { pool } = world.app.on('calls')
  const all = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()))
  const carrier = carrierOf(world.app)
  await expectVoicemail(await carrier.post('/voice/fallback', FORM))
  // The carrier has the recording: the caller is not asked for the message again.
  const left = { ...FORM, RecordingUrl: 'https://api.example/recordings/REdark' }
  const answer = await carrier.post('/voice/voicemail', left)
  expect([answer.status, await answer.text()]).toEqual([200, expect.stringContaining('<Hangup')])
  // It answered while every connection was still held.
  for (const connection of all) connection.release()
})
