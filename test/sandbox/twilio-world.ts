import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import twilioSdk from 'twilio'
import { type WebSocket, WebSocketServer } from 'ws'
import { systemClock } from '../../src/kernel/clock.ts'
import { readConfig } from '../../src/kernel/config/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { openSandbox } from '../../src/sandbox/sandbox.ts'
import { twilio } from '../../src/sandbox/twilio/twilio.ts'

export type Hook = { path: string; url: string; form: Record<string, string>; genuine: boolean }
export type Frame = Record<string, unknown> & { type: string }

/** The response of `POST /phone/calls`. */
export type Outcome = {
  call_sid: string
  answered: boolean
  transcript: { who: 'line' | 'caller'; text: string }[]
  ended_by: 'line' | 'caller' | 'carrier'
  duration_seconds: number
}

/** The stand-in for Twilio on its own port, and an application that it calls. */
export async function openWorld() {
  const sandboxServer = createServer()
  const sandboxPort = await listen(sandboxServer)
  const appServer = createServer()
  const appPort = await listen(appServer)
  const config = readConfig({
    SANDBOX_PORT: String(sandboxPort),
    BASE_URL: `http://localhost:${appPort}`,
    DATA_DIR: mkdtempSync(join(tmpdir(), 'frontdesk-twilio-')),
    LOG_LEVEL: 'silent',
  })
  const log = createLog(config.logLevel)
  const { sandbox, close } = openSandbox({ config, clock: systemClock, log })
  sandboxServer.on('request', express().use(twilio(sandbox).router))
  const app = fakeApp(appServer, config.baseUrl, config.twilio.authToken)
  const client = twilioSdk(config.twilio.accountSid, config.twilio.authToken)
  client.api.baseUrl = config.twilio.apiBase

  const buy = async (changes: { voiceUrl?: string; voiceFallbackUrl?: string } = {}) => {
    const [free] = await client.availablePhoneNumbers('US').local.list({ areaCode: 415, limit: 1 })
    return client.incomingPhoneNumbers.create({
      phoneNumber: free?.phoneNumber ?? '',
      voiceUrl: `${config.baseUrl}/voice/incoming?line=1`,
      statusCallback: `${config.baseUrl}/status`,
      ...changes,
    })
  }
  const post = async <T>(path: string, body: unknown): Promise<{ status: number; body: T }> => {
    const response = await fetch(`${config.sandbox.url}${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
    const text = await response.text()
    return { status: response.status, body: text ? JSON.parse(text) : undefined }
  }
  return {
    config,
    sandbox,
    client,
    app,
    buy,
    post,
    /** Dials a bought number and plays the turns. */
    call: async (to: string, turns: unknown[], more: Record<string, unknown> = {}) =>
      (await post<Outcome>('/phone/calls', { from: CALLER, to, turns, ...more })).body,
    async close() {
      close()
      await Promise.all([stop(sandboxServer), stop(appServer)])
      rmSync(config.dataDir, { recursive: true, force: true })
    },
  }
}

export const CALLER = '+12123456789'

function fakeApp(server: Server, baseUrl: string, authToken: string) {
  const hooks: Hook[] = []
  const frames: Frame[] = []
  const answers = new Map<string, string | number>()
  const state = {
    hooks,
    frames,
    /** Each path's response: TwiML, or a status. */
    answers,
    relay: (_socket: WebSocket, _frame: Frame): void => {},
    upgradeGenuine: false,
    relayUrl: `${baseUrl.replace('http', 'ws')}/relay?line=1`,
  }
  const router = express()
  router.use(express.urlencoded({ extended: false }))
  router.post('/{*path}', (request, response) => {
    const url = `${baseUrl}${request.originalUrl}`
    const signature = request.header('X-Twilio-Signature') ?? ''
    const genuine = twilioSdk.validateRequest(authToken, signature, url, request.body)
    hooks.push({ path: request.path, url, form: { ...request.body }, genuine })
    const answer = answers.get(request.path) ?? 204
    if (typeof answer === 'number') response.status(answer).end()
    else response.type('text/xml').send(answer)
  })
  server.on('request', router)
  const sockets = new WebSocketServer({ server })
  sockets.on('connection', (socket, request) => {
    const signature = String(request.headers['x-twilio-signature'])
    state.upgradeGenuine = twilioSdk.validateRequest(authToken, signature, state.relayUrl, {})
    socket.on('message', (data) => {
      const frame: Frame = JSON.parse(String(data))
      frames.push(frame)
      state.relay(socket, frame)
    })
  })
  return state
}

/** A `<Connect>` to the fake application's socket. */
export function connectTwiml(
  relayUrl: string,
  attributes = 'welcomeGreeting="Hello, this is an AI."',
) {
  return `<?xml version="1.0" encoding="UTF-8"?><Response><Connect action="/ended">
    <ConversationRelay url="${relayUrl}" ${attributes}><Parameter name="line" value="a &amp; b"/></ConversationRelay>
  </Connect><Hangup/></Response>`
}

export function send(socket: WebSocket, frame: Record<string, unknown>): void {
  socket.send(JSON.stringify(frame))
}

async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

function stop(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
