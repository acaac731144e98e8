import VoiceResponse from 'twilio/lib/twiml/VoiceResponse.js'
import { localeOf } from '../../src/kernel/languages.ts'
import { readableXml } from '../../src/kernel/text/xml-text.ts'
import type { InstructionFieldsFragment } from '../generated/operations.ts'
import { wordsIn } from './silence-clock.ts'
import { CODE_DIGITS, CODE_SECONDS, VOICEMAIL_SECONDS_MAX } from './voicemail-and-code-limits.ts'

/** An instruction of the core as TwiML. */
export function renderTwiml(next: InstructionFieldsFragment, relay: Relay): string {
  return readableXml(RENDER[next.step](next, relay))
}

/** Where the carrier opens the socket, and the token that proves it is for this call. */
type Relay = { baseUrl: string; token: string }

const RENDER: Record<InstructionFieldsFragment['step'], typeof talk> = {
  TALK: talk,
  SAY: ({ text, language }) => {
    const twiml = new VoiceResponse()
    twiml.say({ language: localeOf(language) as 'en-US' }, text)
    twiml.hangup()
    return twiml.toString()
  },
  ASK_CODE: ({ text, language }) => {
    const twiml = new VoiceResponse()
    const locale = localeOf(language) as 'en-US'
    const gather = twiml.gather({
      action: '/voice/test-code',
      input: ['dtmf', 'speech'],
      numDigits: CODE_DIGITS,
      timeout: CODE_SECONDS,
      speechTimeout: 'auto',
      language: locale,
      // The action is called for silence too, so that the caller is asked again.
      actionOnEmptyResult: true,
    })
    gather.say({ language: locale }, text)
    return twiml.toString()
  },
  VOICEMAIL: ({ text, language }) => {
    const twiml = new VoiceResponse()
    twiml.say({ language: localeOf(language) as 'en-US' }, text)
    twiml.record({ action: '/voice/voicemail', maxLength: VOICEMAIL_SECONDS_MAX, playBeep: true })
    twiml.hangup()
    return twiml.toString()
  },
  REJECT: () => {
    const twiml = new VoiceResponse()
    twiml.reject({ reason: 'busy' })
    return twiml.toString()
  },
  HANG_UP: () => {
    const twiml = new VoiceResponse()
    twiml.hangup()
    return twiml.toString()
  },
}

/**
 * One recognizer and one model for all languages of a line, as Twilio advises: with two, each hears its own language in
 * short or unclear speech. This model knows all our languages.
 */
const EARS = { transcriptionProvider: 'Deepgram', speechModel: 'nova-3-general' }

/** `<Connect>` blocks until the relay ends; the carrier then asks its action what to do, so nothing follows it. */
function talk(
  { text, language, languages, record }: InstructionFieldsFragment,
  { baseUrl, token }: Relay,
): string {
  const twiml = new VoiceResponse()
  if (record) startRecording(twiml, baseUrl)
  const relay = twiml.connect({ action: '/voice/relay-ended' }).conversationRelay({
    url: `${baseUrl.replace(/^http/, 'ws')}/voice/relay`,
    welcomeGreeting: text,
    welcomeGreetingInterruptible: 'none',
    language: localeOf(language),
    interruptible: 'speech',
    dtmfDetection: true,
    // Reports when our words have been played and when the caller speaks, for the silence clock.
    events: 'speaker-events',
    ...EARS,
  })
  // These come back in the setup frame: the language the carrier starts listening in, and how many words it plays
  // first.
  relay.parameter({ name: 'language', value: language })
  relay.parameter({ name: 'words', value: String(wordsIn(text)) })
  relay.parameter({ name: 'token', value: token })
  for (const other of new Set(['en', ...languages]))
    relay.language({ code: localeOf(other), ...EARS })
  return twiml.toString()
}

/**
 * Must come before the relay: the carrier refuses to start recording a call that is already connected to one. Recording
 * goes on to the end of the call, across documents. It is not trimmed, so times in the recording match times in the
 * call. The callback address must be absolute.
 */
function startRecording(twiml: InstanceType<typeof VoiceResponse>, baseUrl: string) {
  twiml.start().recording({
    channels: 'dual',
    trim: 'do-not-trim',
    recordingStatusCallback: `${baseUrl}/webhooks/twilio/recording-status`,
    recordingStatusCallbackEvent: ['completed', 'absent'],
  })
}
