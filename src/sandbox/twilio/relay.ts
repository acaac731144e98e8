import { performance } from 'node:perf_hooks'
import WebSocket from 'ws'
import { twilioSignature } from '../sign-webhooks.ts'
import type { Call } from './call.ts'
import { parseFrame, type RelayFrame, setupFrame } from './relay-frames.ts'
import { playing } from './speak.ts'
import { type SpeakerEvents, speakerEvents } from './speaker-events.ts'
import { newSid } from './wire.ts'
import type { XmlElement } from './xml.ts'

/** How a session ended: by the application, by the caller hanging up (`completed`), or with a failure. */
export type RelayOutcome =
  | { status: 'ended'; handoffData: string | undefined }
  | { status: 'completed' }
  | { status: 'failed'; code: number; message: string }

const CANNOT_CONNECT = 64102
const SOCKET_ENDED = 64105
const INVALID_MESSAGE = 64107
const CONNECT_TIMEOUT_MILLISECONDS = 10_000
const LINE_TURN_MILLISECONDS = 10_000
/** After a message's last word another message may follow at once. */
const SETTLE_MILLISECONDS = 50

/** One ConversationRelay session: Twilio's end of the socket, with speech in and out. */
export class RelaySession {
  readonly id = newSid('VX')
  readonly #call: Call
  readonly #relay: XmlElement
  readonly #socket: WebSocket
  readonly #closed = new AbortController()
  readonly #startedAt = performance.now()
  readonly #speakers: SpeakerEvents
  #opened = false
  #outcome: RelayOutcome | undefined
  #language: string
  #words = ''
  #heard = { text: '', interruptible: true }
  #lineSpoke = false
  #lastFrameAt = 0
  #wake = () => {}

  constructor(call: Call, relay: XmlElement, url: string) {
    this.#call = call
    this.#relay = relay
    const { language, transcriptionLanguage } = relay.attributes
    this.#language = transcriptionLanguage ?? language ?? 'en-US'
    this.#speakers = speakerEvents({
      asked: relay.attributes.events,
      scripted: call.caller.scripted,
      unhurried: call.dialling.unhurried === true,
      send: (frame) => this.#send(frame),
    })
    const signature = twilioSignature(call.carrier.sandbox.config.twilio.authToken, url)
    this.#socket = new WebSocket(url, {
      headers: { 'X-Twilio-Signature': signature },
      handshakeTimeout: CONNECT_TIMEOUT_MILLISECONDS,
    })
    this.#socket.on('open', () => this.#begin())
    this.#socket.on('message', (data) => this.#receive(String(data)))
    // An error on an open socket is followed by `close`, which is handled below.
    this.#socket.on('error', ({ message }) => {
      if (!this.#opened) this.#finish(failed(CANNOT_CONNECT, message))
    })
    this.#socket.on('close', (code) =>
      this.#finish(failed(SOCKET_ENDED, `the application closed the socket with ${code}`)),
    )
    call.signal.addEventListener('abort', () => this.#finish({ status: 'completed' }))
  }

  /** Aborted when the session is over; then `outcome` is set. */
  get signal(): AbortSignal {
    return this.#closed.signal
  }

  get over(): boolean {
    return this.#closed.signal.aborted
  }

  get outcome(): RelayOutcome | undefined {
    return this.#outcome
  }

  get durationSeconds(): number {
    return Math.round((performance.now() - this.#startedAt) / 1_000)
  }

  async opened(): Promise<void> {
    while (!this.over && !this.#opened) await this.#nextEvent()
  }

  /** Waits until the line has finished speaking for now. */
  async lineFinished(patienceMilliseconds = LINE_TURN_MILLISECONDS): Promise<void> {
    const deadline = performance.now() + patienceMilliseconds
    while (!this.over) {
      const milliseconds = this.#quietAt(deadline) - performance.now()
      if (milliseconds <= 0) return
      await this.#nextEvent(milliseconds)
    }
  }

  /** Gives the line time to end the call itself. */
  async endedWithin(milliseconds: number): Promise<void> {
    const deadline = performance.now() + milliseconds
    while (!this.over && performance.now() < deadline) {
      await this.#nextEvent(deadline - performance.now())
    }
  }

  prompt(text: string, language?: string): void {
    this.#speakers.callerSays()
    this.#send({ type: 'prompt', voicePrompt: text, lang: language ?? this.#language, last: true })
  }

  /** The caller says nothing until the line speaks again or ends the call. Twilio sends no frame for it. */
  keepSilent(): void {
    this.#lineSpoke = false
    this.#speakers.callerIsSilent()
  }

  /** The caller has started to speak; the words are not known yet. */
  sound(): void {
    this.#speakers.callerSounds()
  }

  /** Sends one frame per key; none unless the application requested keys (`dtmfDetection`), as at Twilio. */
  press(keys: string): void {
    if (this.#relay.attributes.dtmfDetection !== 'true') return
    for (const digit of keys) this.#send({ type: 'dtmf', digit })
    this.#speakers.callerThinks()
  }

  /** Interrupts the line, unless what it says may not be interrupted. `true` means half-way through. */
  interrupt(until: string | true): void {
    const { text, interruptible } = this.#heard
    if (!interruptible) return
    const words = text.split(/\s+/)
    const utterance = until === true ? words.slice(0, Math.ceil(words.length / 2)).join(' ') : until
    const durationUntilInterruptMs = utterance.split(/\s+/).filter(Boolean).length * 400
    this.#send({ type: 'interrupt', utteranceUntilInterrupt: utterance, durationUntilInterruptMs })
    this.#speakers.lineStops()
  }

  #begin(): void {
    this.#opened = true
    this.#send(setupFrame(this.#call, this.id, this.#relay))
    const { welcomeGreeting, welcomeGreetingInterruptible } = this.#relay.attributes
    if (welcomeGreeting) this.#hear(welcomeGreeting, welcomeGreetingInterruptible)
    this.#wake()
  }

  #receive(text: string): void {
    if (this.over) return
    const frame = parseFrame(text)
    if (frame) this.#obey(frame)
    else this.#refuse(text)
    this.#lastFrameAt = performance.now()
    this.#wake()
  }

  #obey(frame: RelayFrame): void {
    if (frame.type === 'text') {
      this.#words += frame.token
      if (frame.last) this.#hear(this.#words, frame.interruptible)
    } else if (frame.type === 'play') {
      this.#hear(playing(frame.source), frame.interruptible)
    } else if (frame.type === 'sendDigits') {
      this.#hear(playing('', frame.digits), frame.type)
    } else if (frame.type === 'language') {
      this.#language = frame.transcriptionLanguage ?? this.#language
    } else {
      this.#finish({ status: 'ended', handoffData: frame.handoffData })
    }
  }

  #refuse(text: string): void {
    const description = `Invalid message received: ${text.slice(0, 500)}`
    this.#send({ type: 'error', description })
    this.#finish(failed(INVALID_MESSAGE, description))
  }

  #hear(text: string, interruptible?: string | boolean): void {
    this.#words = ''
    this.#lineSpoke = true
    this.#lastFrameAt = performance.now()
    const allowed = interruptible ?? this.#relay.attributes.interruptible ?? 'any'
    this.#heard = {
      text,
      interruptible: allowed !== 'none' && allowed !== false && allowed !== 'false',
    }
    this.#call.say('line', text.trim())
    this.#speakers.lineSays(text)
  }

  #send(frame: Record<string, unknown>): void {
    if (frame.type === 'prompt' || frame.type === 'dtmf') this.#lineSpoke = false
    this.#socket.send(JSON.stringify(frame), () => {})
  }

  #finish(outcome: RelayOutcome): void {
    if (this.over) return
    this.#outcome = outcome
    this.#speakers.stop()
    if (this.#words) this.#call.say('line', this.#words.trim())
    this.#closed.abort()
    if (this.#socket.readyState === WebSocket.CONNECTING) this.#socket.terminate()
    else this.#socket.close(outcome.status === 'failed' ? 1008 : 1000)
    this.#wake()
  }

  /** When the line counts as finished if nothing more comes: a time on the performance clock. */
  #quietAt(deadline: number): number {
    if (this.#words) return this.#lastFrameAt + LINE_TURN_MILLISECONDS
    return this.#lineSpoke ? this.#lastFrameAt + SETTLE_MILLISECONDS : deadline
  }

  #nextEvent(milliseconds = CONNECT_TIMEOUT_MILLISECONDS): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds)
      this.#wake = () => {
        clearTimeout(timer)
        resolve()
      }
    })
  }
}

function failed(code: number, message: string): RelayOutcome {
  return { status: 'failed', code, message }
}
