import { AsyncLocalStorage } from 'node:async_hooks'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { type RawData, type WebSocket, WebSocketServer } from 'ws'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { localeOf } from '../../src/kernel/languages.ts'
import { requestIdOf, withRequestId } from '../../src/kernel/request-id.ts'
import type { Voice } from '../../src/receptionist/receptionist.ts'
import { execute } from '../core/execute.ts'
import {
  CallConnectDocument,
  CallHearDocument,
  CallKeepTimeDocument,
  type HeardInput,
} from '../generated/operations.ts'
import { type CallClock, callClock } from './call-time-clock.ts'
import { CLOSE } from './close-codes.ts'
import { type RelayFrame, readFrame } from './relay-frames.ts'
import { isRelayToken } from './relay-token.ts'
import { FRAME_BYTES_MAX, isOurs, refuse } from './relay-upgrade.ts'
import { type SilenceClock, silenceClock } from './silence-clock.ts'
import { tellSilenceClock } from './tell-silence-clock.ts'
import { turnTimer } from './turn-timer.ts'

/** The carrier's ConversationRelay: receives the caller's words, sends the receptionist's. */
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
      const requestId = requestIdOf(request.headers['x-request-id'])
      server.handleUpgrade(request, socket, head, (connection) =>
        withRequestId(requestId, () => converse(app, connection, conversations)),
      )
    },
    // The carrier sees the socket close and asks what to do; another process goes on with the call.
    close() {
      for (const conversation of conversations) handOn(conversation)
      server.close()
    },
  }
}

type Conversation = {
  app: App
  connection: WebSocket
  callSid: string
  /** The language the carrier listens for now. */
  language: string
  /** Ignore further frames: the call goes on elsewhere. */
  over: boolean
  /** Ends when the current turn is done; turns are chained to it. */
  turn: Promise<void>
  /** Stops the words of the current turn. */
  talkedOver: AbortController
  silence: SilenceClock
  /** Checks how long the call may last. */
  time: CallClock
}

/** Handles the frames of a call one after the other, in order. */
function converse(app: App, connection: WebSocket, conversations: Set<Conversation>) {
  const turn = Promise.resolve()
  const call: Conversation = {
    app,
    connection,
    callSid: '',
    language: 'en',
    over: false,
    turn,
    talkedOver: new AbortController(),
    silence: silenceClock(() => inTurn(call, () => answer(call, { kind: 'SILENCE' }))),
    time: callClock(() => checkTime(call), app.log),
  }
  conversations.add(call)
  app.metrics.calls.connected()
  connection.on('error', (error) => app.log.warn({ error }, 'relay connection broke'))
  connection.on('close', () => {
    conversations.delete(call)
    app.metrics.calls.disconnected()
    call.talkedOver.abort()
    stopClocks(call)
  })
  const take = (data: RawData) => {
    const frame = readFrame(data.toString())
    // Abort at once: the interrupt's own turn comes only after the turn it interrupts.
    if (frame?.type === 'interrupt') call.talkedOver.abort()
    if (frame) tellSilenceClock(call.silence, frame)
    if (frame?.type !== 'info') inTurn(call, () => takeFrame(call, frame))
  }
  // Socket events run outside the context of the request that opened the socket, so it is bound here.
  connection.on('message', AsyncLocalStorage.bind(take))
}

function inTurn(call: Conversation, work: () => Promise<void> | void) {
  call.turn = call.turn
    .then(() => (call.over ? undefined : work()))
    .catch((error) => giveUp(call, error))
}

async function takeFrame(call: Conversation, frame: RelayFrame | undefined) {
  if (!frame) return call.app.log.warn({ callSid: call.callSid }, 'relay frame not understood')
  if (frame.type === 'setup') return begin(call, frame)
  if (frame.type === 'error') {
    const { description } = frame
    return call.app.log.error({ callSid: call.callSid, description }, 'carrier refused a frame')
  }
  // Refuse frames before a valid setup frame has named the call.
  if (!call.callSid) return refuseCall(call)
  const heard = heardIn(frame)
  if (heard) await answer(call, heard)
}

async function answer(call: Conversation, heard: HeardInput) {
  call.silence.hold()
  const wordsOut = turnTimer(call.app.metrics.calls, heard)
  const voice = openVoice(call, wordsOut)
  const variables = { callSid: call.callSid, heard }
  const context = { ...contextOf(call), voice }
  const { callHear } = await execute(CallHearDocument, variables, context)
  if (callHear.text) wordsOut()
  finishReply(call, callHear, voice.spoke)
}

/** The socket's signature is the same for every call; the token is for this call only. */
async function begin(call: Conversation, { callSid, customParameters }: SetupFrame) {
  if (!isRelayToken(call.app, callSid, customParameters?.token ?? '')) return refuseCall(call)
  call.callSid = callSid
  call.language = customParameters?.language ?? call.language
  const { callConnect } = await execute(CallConnectDocument, { callSid }, contextOf(call))
  call.silence.says(customParameters?.words ?? 0)
  if (callConnect) finishReply(call, callConnect, false, { interruptible: true })
  else call.silence.release()
  call.time.start()
}

/** Runs as a turn, because it may speak to the caller. */
function checkTime(call: Conversation): Promise<number> {
  return new Promise((resolve, reject) => {
    inTurn(call, () => askTime(call).then(resolve, reject))
  })
}

async function askTime(call: Conversation): Promise<number> {
  const variables = { callSid: call.callSid }
  const { callKeepTime } = await execute(CallKeepTimeDocument, variables, contextOf(call))
  const { reply, checkAgainSeconds } = callKeepTime
  if (reply) finishReply(call, reply, false)
  return checkAgainSeconds
}

function stopClocks({ silence, time }: Conversation) {
  silence.stop()
  time.stop()
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

type RelayVoice = Voice & { spoke: boolean }

/** The voice that speaks a reply while it is generated; only an interruption of this turn stops it. */
function openVoice(call: Conversation, wordsOut: () => void): RelayVoice {
  if (call.connection.readyState === call.connection.OPEN) call.talkedOver = new AbortController()
  const voice: RelayVoice = {
    spoke: false,
    stopped: call.talkedOver.signal,
    say(token, language) {
      if (voice.stopped.aborted) return
      voice.spoke = true
      wordsOut()
      sendWords(call, { token, language, last: false })
    },
  }
  return voice
}

type Reply = { text: string; language: string; end: boolean }

function finishReply(
  call: Conversation,
  { text, language, end }: Reply,
  spoke: boolean,
  more: Manner = {},
) {
  if (spoke) sendWords(call, { token: '', language, last: true })
  else if (text) sendWords(call, { token: text, language, last: true, ...more })
  if (!end) return call.silence.release()
  stopClocks(call)
  send(call, { type: 'end', handoffData: JSON.stringify({ reason: 'done' }) })
}

/** Without `interruptible`, the relay's default for the call applies. */
type Manner = { interruptible?: boolean }
type Words = Manner & { token: string; language: string; last: boolean }

function sendWords(call: Conversation, { token, language, last, ...manner }: Words) {
  const lang = localeOf(language)
  if (language !== call.language) {
    call.language = language
    send(call, { type: 'language', ttsLanguage: lang, transcriptionLanguage: lang })
  }
  send(call, { type: 'text', token, last, lang, ...manner })
  call.silence.says(token)
}

function send({ connection }: Conversation, frame: object) {
  connection.send(JSON.stringify(frame))
}

function refuseCall(call: Conversation) {
  call.over = true
  call.app.log.warn('a relay socket without a token of its call')
  call.connection.close(CLOSE.policyViolation)
}

/** Closing without an end frame makes the carrier ask us for help: the call goes on elsewhere, or to voicemail. */
function giveUp(call: Conversation, error: unknown) {
  const { app, connection, callSid } = call
  call.over = true
  stopClocks(call)
  app.log.error({ error, callSid }, 'the receptionist could not go on')
  connection.close(CLOSE.internalError)
}

/** Finishes the current turn first; another process handles what the caller says next. */
async function handOn(call: Conversation) {
  await call.turn
  call.over = true
  stopClocks(call)
  call.connection.close(CLOSE.serviceRestart)
}
