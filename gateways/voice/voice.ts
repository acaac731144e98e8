import { setTimeout as wait } from 'node:timers/promises'
import express, { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Context } from '../../schema/context.ts'
import type { App } from '../../src/app.ts'
import { VOICEMAIL_PROMPT } from '../../src/calls/rescue-call.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { execute } from '../core/execute.ts'
import {
  CallAnswerDocument,
  CallFallBackDocument,
  CallRescueDocument,
  CallVoicemailStoreDocument,
  type HeardInput,
  type IncomingCallInput,
  type InstructionFieldsFragment,
  TestCallEnterCodeDocument,
} from '../generated/operations.ts'
import { formFields, signedForm } from '../wire/signed-form.ts'
import { ANSWER_WITHIN_MS, FALLBACK_WITHIN_MS } from './answer-within.ts'
import { relayToken } from './relay-token.ts'
import { renderTwiml } from './twiml.ts'

const HANG_UP: InstructionFieldsFragment = {
  step: 'HANG_UP',
  text: '',
  language: 'en',
  languages: [],
  record: false,
}

const VOICEMAIL: InstructionFieldsFragment = {
  ...HANG_UP,
  step: 'VOICEMAIL',
  text: VOICEMAIL_PROMPT,
}

/** The carrier's webhooks for a call: what to do when it rings, when the relay ends, and when something fails. */
export function createVoice(app: App): Router {
  const context: Context = { app, viewer: { kind: 'provider' } }
  const router = Router()
  const reply = (request: Request, response: Response, next: InstructionFieldsFragment) => {
    const token = relayToken(app, formFields(request).CallSid ?? '')
    response.type('text/xml').send(renderTwiml(next, { baseUrl: app.config.baseUrl, token }))
  }

  // We have failed once already, so the answer must not depend on the core: on failure or timeout, use voicemail.
  async function fallBack(request: Request, response: Response) {
    const input = incomingCall(request)
    const asked = execute(CallFallBackDocument, { input }, context).catch((error) => {
      app.log.error({ error, callSid: input.callSid }, 'call not noted')
    })
    const answered = await within(FALLBACK_WITHIN_MS, asked)
    reply(request, response, answered?.callFallBack ?? VOICEMAIL)
  }

  router.use(express.urlencoded({ extended: false, limit: '64kb' }), signedForm(app), named)

  // Nobody waits long while a phone rings: if the call cannot be answered in time, ask for a message at once.
  router.post('/incoming', async (request, response) => {
    const input = incomingCall(request)
    const answering = execute(CallAnswerDocument, { input }, context).catch(unlessUnavailable)
    const answered = await within(ANSWER_WITHIN_MS, answering)
    if (!answered) app.log.error({ callSid: input.callSid }, 'call not answered in time')
    reply(request, response, answered?.callAnswer ?? VOICEMAIL)
  })

  router.post('/test-code', async (request, response) => {
    const variables = { input: incomingCall(request), heard: heardAnswer(request) }
    const { testCallEnterCode } = await execute(TestCallEnterCodeDocument, variables, context)
    reply(request, response, testCallEnterCode)
  })

  router.post('/fallback', fallBack)

  router.post('/relay-ended', async (request, response) => {
    const { CallSid: callSid = '', SessionStatus, CallStatus } = formFields(request)
    if (CallStatus === 'completed' || SessionStatus !== 'failed')
      return void reply(request, response, HANG_UP)
    const rescued = await execute(CallRescueDocument, { callSid }, context).catch(unlessUnknown)
    // A caller is on the line, but we do not know the call (any more), for example because we never answered it.
    if (!rescued) return fallBack(request, response)
    reply(request, response, rescued.callRescue)
  })

  // The carrier stores the recording, so if we cannot note it now, the caller is not asked again. We find it later in
  // the carrier's list, with the call (src/calls/compare-with-carrier.ts).
  router.post('/voicemail', async (request, response) => {
    const { RecordingUrl: recordingUrl } = formFields(request)
    const input = incomingCall(request)
    if (recordingUrl) {
      const variables = { input, recordingUrl }
      const storing = execute(CallVoicemailStoreDocument, variables, context).catch(
        unlessUnavailable,
      )
      const stored = await within(ANSWER_WITHIN_MS, storing)
      if (!stored) app.log.error({ callSid: input.callSid }, 'voicemail not noted in time')
    }
    reply(request, response, HANG_UP)
  })

  return router
}

/** Returns undefined after `ms`; the work continues. */
function within<T>(ms: number, work: Promise<T>): Promise<T | undefined> {
  return Promise.race([work, wait(ms, undefined, { ref: false })])
}

function unlessUnknown(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'not_found')) throw error
}

function unlessUnavailable(error: unknown): undefined {
  if (!(error instanceof ApiError && error.code === 'unavailable')) throw error
}

function incomingCall(request: Request): IncomingCallInput {
  const { CallSid = '', From = '', To = '', ForwardedFrom, StirVerstat } = formFields(request)
  return { callSid: CallSid, from: From, to: To, forwardedFrom: ForwardedFrom, stir: StirVerstat }
}

/** What the carrier collected: keys, words, or nothing in time. */
function heardAnswer(request: Request): HeardInput {
  const { Digits = '', SpeechResult = '' } = formFields(request)
  if (SpeechResult) return { kind: 'SPEECH', text: SpeechResult }
  return Digits ? { kind: 'DIGITS', text: Digits } : { kind: 'SILENCE' }
}

const named: RequestHandler = (request, response, next) => {
  if (formFields(request).CallSid) return next()
  response.status(400).type('text').send('CallSid is missing.')
}
