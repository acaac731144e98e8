import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { createHttp } from '../../gateways/http.ts'
import { carrierOf } from '../support/carrier-requests.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { STRANGER } from '../support/phone.ts'
import { RESUMED, scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
const rejections: unknown[] = []
const keep = (reason: unknown) => rejections.push(reason)

beforeAll(async () => {
  process.on('unhandledRejection', keep)
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
  line = await openLiveLine(world)
})
beforeEach(() => {
  world.app.receptionist = scriptedReceptionist
})
afterAll(async () => {
  process.off('unhandledRejection', keep)
  await world.close()
  expect(rejections).toEqual([])
})

const prompt = (voicePrompt: string) => ({ type: 'prompt', voicePrompt, lang: 'en-US', last: true })

/** A call that rang and was answered, with an open socket. */
async function answered(callSid: string, at?: string) {
  const carrier = carrierOf(world.app)
  await carrier.post('/voice/incoming', { CallSid: callSid, From: STRANGER, To: line.number })
  const relay = await carrier.relay(at === undefined ? {} : { at })
  relay.send({ type: 'setup', callSid, customParameters: { language: 'en' } })
  return relay
}

const said = (frames: { token?: string }[]) => frames.map(({ token }) => token)

test('frames that the line does not know or cannot read are passed over, and the talk goes on', async () => {
  const relay = await answered('CAgarbage')
  const { raw } = relay
  raw.send('not JSON')
  raw.send('')
  raw.send('[]')
  raw.send('null')
  raw.send('{"type":"prompt"}')
  raw.send('{"type":["prompt"],"voicePrompt":{}}')
  raw.send('{"type":"agentSpeaking","value":"on"}')
  raw.send('{"type":"info","name":"roundTripDelayMs","value":110}')
  raw.send('{"type":"error","description":"Invalid message received"}')
  raw.send(Buffer.from([0xff, 0x00, 0xc3, 0x28]))
  raw.send(Buffer.alloc(60_000, 0x7b))
  relay.send({ ...prompt('half a sen'), last: false })
  relay.send(prompt('hello'))
  await until(
    'the line answers',
    () => relay.frames,
    ({ length }) => length === 1,
  )
  expect(said(relay.frames)).toEqual(['Noted: 1.'])
  const turns = await recordsOf(world, line).turns('CAgarbage')
  expect(turns.map(({ text }) => text).slice(1)).toEqual(['hello', 'Noted: 1.'])
  relay.close()
  await relay.closed
})

test('a frame in binary is read as its text', async () => {
  const relay = await answered('CAbinary')
  relay.raw.send(Buffer.from(JSON.stringify(prompt('hello'))))
  await until(
    'the line answers',
    () => relay.frames,
    ({ length }) => length === 1,
  )
  relay.close()
  await relay.closed
})

test('an oversized frame closes its socket and no other', async () => {
  const [relay, other] = [await answered('CAoversized'), await answered('CAother')]
  relay.send(prompt('x'.repeat(70_000)))
  expect(await relay.closed).toBe(1009)
  other.send(prompt('hello'))
  await until(
    'the other talks on',
    () => other.frames,
    ({ length }) => length === 1,
  )
  other.close()
  await other.closed
})

test('a frame before the setup, and the setup of an unknown call, close the socket', async () => {
  const early = await carrierOf(world.app).relay()
  early.send(prompt('hello'))
  expect(await early.closed).toBe(1008)
  const stranger = await carrierOf(world.app).relay()
  stranger.send({ type: 'setup', callSid: 'CAnobodys' })
  expect(await stranger.closed).toBe(1011)
  expect(await world.app.db.call.count({ where: { callSid: 'CAnobodys' } })).toBe(0)
})

test('what was said before a breakdown is heard in order; what comes after it waits for the next relay', async () => {
  const relay = await answered('CAbreaks')
  for (const words of ['one', 'two', 'break', 'three']) relay.send(prompt(words))
  expect(await relay.closed).toBe(1011)
  expect(said(relay.frames)).toEqual(['Noted: 1.', 'Noted: 2.'])
  const turns = await recordsOf(world, line).turns('CAbreaks')
  expect(turns.map(({ text }) => text)).not.toContain('three')
})

test('a process that stops says its turn, then hands the call on', async () => {
  const hearing = Promise.withResolvers<void>()
  const mayAnswer = Promise.withResolvers<void>()
  world.app.receptionist = {
    ...scriptedReceptionist,
    async hear(...heard) {
      hearing.resolve()
      await mayAnswer.promise
      return scriptedReceptionist.hear(...heard)
    },
  }
  const stopping = createHttp(world.app)
  stopping.server.listen(0)
  await once(stopping.server, 'listening')
  const at = `http://localhost:${(stopping.server.address() as AddressInfo).port}`
  const relay = await answered('CAstopped', at)
  relay.send(prompt('note before the stop'))
  await hearing.promise

  const stopped = stopping.close()
  await expect(carrierOf(world.app).relay({ at })).rejects.toThrow()
  mayAnswer.resolve()
  // 1012, service restart: there was no end frame, so the carrier requests the relay's action URL.
  expect(await relay.closed).toBe(1012)
  await stopped
  expect(relay.frames.map(({ type }) => type)).toEqual(['text'])
  expect(said(relay.frames)).toEqual(['Noted: 1.'])

  const next = await carrierOf(world.app).post('/voice/relay-ended', {
    CallSid: 'CAstopped',
    CallStatus: 'in-progress',
    SessionStatus: 'failed',
  })
  const twiml = await next.text()
  expect(twiml).toContain(`welcomeGreeting="${RESUMED}"`)
  const elsewhere = await carrierOf(world.app).relay()
  elsewhere.send({ type: 'setup', callSid: 'CAstopped' })
  elsewhere.send(prompt('note after it'))
  await until(
    'the line answers',
    () => elsewhere.frames,
    ({ length }) => length === 1,
  )
  const turns = await recordsOf(world, line).turns('CAstopped')
  expect(turns.map(({ text }) => text).slice(1)).toEqual([
    'note before the stop',
    'Noted: 1.',
    RESUMED,
    'note after it',
    'Noted: 2.',
  ])
  elsewhere.close()
  await elsewhere.closed
})
