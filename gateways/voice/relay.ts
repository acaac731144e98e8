import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { execute } from '../execute.ts'
import { CallConnectDocument, CallHearDocument, type HeardInput } from '../generated/operations.ts'
import { type RelayFrame, readFrame } from './frames.ts'
import { localeOf } from './twiml.ts'

const PATH = '/voice/relay'
const FRAME_BYTES_MAX = 65_536

/** The carrier's ConversationRelay: the caller's words in, the receptionist's out. */
export type Relay = {
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void
  close(): void
}

export function createRelay(app: App): Relay {
  const server = new WebSocketServer({ noServer: true, maxPayload: FRAME_BYTES_MAX })
  const conversations = new Set<Conversation>()
  return {
    upgrade(request, socket, head) {
      if (!isOurs(app, request)) return refuse(socket)
      server.handleUpgrade(request, socket, head, (connection) =>
        converse(app, connection, conversations),
      )
    },
    // The carrier sees the break and asks what to do: another process goes on with the call.
    close() {
      for (const conversation of conversations) handOn(conversation)
      server.close()
    },
  }
}

/** Node leaves an upgrade's socket without a listener for errors: unheard, a reset by the peer would end the process. */
function refuse(socket: Duplex) {
  socket.on('error', () => socket.destroy())
  socket.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
}

/** The upgrade request is signed too, over the socket's own address. */
function isOurs(app: App, request: IncomingMessage): boolean {
  const url = `${app.config.baseUrl.replace(/^http/, 'ws')}${request.url}`
  const signature = String(request.headers['x-twilio-signature'] ?? '')
  return request.url === PATH && app.carrier.isSigned({ url, signature, params: {} })
}

type Conversation = {
  app: App
  connection: WebSocket
  callSid: string
  /** What the carrier listens for now. */
  language: string
  /** No more frames are taken: the call goes on elsewhere. */
  over: boolean
  /** The frame in hand. */
  turn: Promise<void>
}

/** Frames of a call are worked on one after the other, in the order they came. */
function converse(app: App, connection: WebSocket, conversations: Set<Conversation>) {
  const turn = Promise.resolve()
  const call: Conversation = { app, connection, callSid: '', language: 'en', over: false, turn }
  conversations.add(call)
  connection.on('error', (error) => app.log.warn({ error }, 'relay connection broke'))
  connection.on('close', () => conversations.delete(call))
  connection.on('message', (data) => {
    call.turn = call.turn.then(() => takeFrame(call, data)).catch((error) => giveUp(call, error))
  })
}

async function takeFrame(call: Conversation, data: RawData) {
  if (call.over) return
  const frame = readFrame(data.toString())
  if (!frame) return call.app.log.warn({ callSid: call.callSid }, 'relay frame not understood')
  if (frame.type === 'setup') return begin(call, frame)
  if (frame.type === 'error') {
    const { description } = frame
    return call.app.log.error({ callSid: call.callSid, description }, 'carrier refused a frame')
  }
  const heard = heardIn(frame)
  if (!heard) return
  const { callHear } = await execute(
    CallHearDocument,
    { callSid: call.callSid, heard },
    contextOf(call),
  )
  speak(call, callHear)
}

async function begin(call: Conversation, { callSid, customParameters }: SetupFrame) {
  call.callSid = callSid
  call.language = customParameters?.language ?? call.language
  await execute(CallConnectDocument, { callSid }, contextOf(call))
}

type SetupFrame = Extract<RelayFrame, { type: 'setup' }>

function contextOf({ app }: Conversation): Context {
  return { app, viewer: { kind: 'provider' } }
}

function heardIn(frame: RelayFrame): HeardInput | undefined {
  if (frame.type === 'prompt' && frame.last)
    return { kind: 'SPEECH', text: frame.voicePrompt, language: frame.lang }
  if (frame.type === 'dtmf') return { kind: 'DIGITS', text: frame.digit }
  if (frame.type === 'interrupt') return { kind: 'INTERRUPT', text: frame.utteranceUntilInterrupt }
  return undefined
}

type Reply = { text: string; language: string; end: boolean }

function speak(call: Conversation, { text, language, end }: Reply) {
  const send = (frame: object) => call.connection.send(JSON.stringify(frame))
  const lang = localeOf(language)
  if (text && language !== call.language) {
    call.language = language
    send({ type: 'language', ttsLanguage: lang, transcriptionLanguage: lang })
  }
  if (text) send({ type: 'text', token: text, last: true, lang })
  if (end) send({ type: 'end', handoffData: JSON.stringify({ reason: 'done' }) })
}

/** Closing without an end frame makes the carrier ask for help: the call goes on elsewhere, or to voicemail. */
function giveUp(call: Conversation, error: unknown) {
  const { app, connection, callSid } = call
  call.over = true
  app.log.error({ error, callSid }, 'the receptionist could not go on')
  connection.close(1011)
}

/** The turn in hand is said first; what the caller says after it is for whoever goes on. */
async function handOn(call: Conversation) {
  await call.turn
  call.over = true
  call.connection.close(1012)
}
