import { limitCallTime, type TimeKept } from '../src/calls/call-time-limit.ts'
import type { Rescue } from '../src/calls/rescue-call.ts'
import { storeVoicemail } from '../src/calls/store-voicemail.ts'
import type { Answer } from '../src/conversations/how-to-answer.ts'
import type { Reply } from '../src/receptionist/receptionist.ts'
import {
  answerCall,
  connectCall,
  fallBack,
  hearCaller,
  rescueCall,
} from '../src/workflows/route-call.ts'
import { builder } from './builder.ts'
import { readHeard } from './heard-input.ts'
import { withoutNulls } from './without-nulls.ts'

const CallStep = builder.enumType('CallStep', {
  description: 'What the carrier is to do next with a call.',
  values: {
    TALK: { value: 'talk', description: 'Connect the caller to the receptionist.' },
    ASK_CODE: { value: 'ask_code', description: 'Say the text and take the code of a test line.' },
    SAY: { value: 'say', description: 'Say the text and hang up.' },
    VOICEMAIL: { value: 'voicemail', description: 'Say the text and record a message.' },
    HANG_UP: { value: 'hang_up' },
    REJECT: {
      value: 'reject',
      description:
        'Do not answer: the caller hears a busy tone, and the call costs nobody anything.',
    },
  } as const,
})

export const CallInstruction = builder.objectRef<Answer | Rescue>('CallInstruction').implement({
  fields: (t) => ({
    step: t.field({ type: CallStep, resolve: ({ kind }) => kind }),
    text: t.string({ description: 'The first words.', resolve: firstWords }),
    language: t.string({ resolve: (next) => ('language' in next ? next.language : 'en') }),
    languages: t.stringList({
      description: 'Others that the caller may switch to.',
      resolve: (next) => ('languages' in next ? [...next.languages] : []),
    }),
    record: t.boolean({
      description: 'Record the call from now to its end.',
      resolve: (next) => ('isRecorded' in next ? (next.isRecorded ?? false) : false),
    }),
  }),
})

function firstWords(next: Answer | Rescue): string {
  if (next.kind === 'talk') return next.greeting
  return 'text' in next ? next.text : ''
}

const CallReply = builder.objectRef<Reply>('CallReply').implement({
  fields: (t) => ({
    text: t.exposeString('text', { description: 'Empty to stay silent.' }),
    language: t.exposeString('language'),
    end: t.exposeBoolean('end', { description: 'Hang up after the text.' }),
  }),
})

const CallTime = builder.objectRef<TimeKept>('CallTime').implement({
  description: 'How a call stands with its time.',
  fields: (t) => ({
    reply: t.field({
      type: CallReply,
      nullable: true,
      description: 'What the line says of it now; null for nothing.',
      resolve: ({ reply }) => reply,
    }),
    checkAgainSeconds: t.exposeFloat('checkAgainSeconds', { description: 'When to ask again.' }),
  }),
})

export const IncomingCallInput = builder.inputType('IncomingCallInput', {
  description: 'A call as the carrier describes it, each time it tells of it.',
  fields: (t) => ({
    callSid: t.string({ required: true }),
    from: t.string({ required: true }),
    to: t.string({ required: true }),
    forwardedFrom: t.string(),
    stir: t.string(),
  }),
})

const HeardKind = builder.enumType('HeardKind', {
  values: {
    SPEECH: { value: 'speech' },
    DIGITS: { value: 'digits' },
    INTERRUPT: { value: 'interrupt', description: 'The text is what was said until then.' },
    SILENCE: { value: 'silence' },
  } as const,
})

export const HeardInput = builder.inputType('HeardInput', {
  fields: (t) => ({
    kind: t.field({ type: HeardKind, required: true }),
    text: t.string(),
    language: t.string(),
  }),
})

builder.mutationFields((t) => ({
  callAnswer: t.withAuth({ provider: true }).field({
    type: CallInstruction,
    args: { input: t.arg({ type: IncomingCallInput, required: true }) },
    resolve: (_root, { input }, { app }) => answerCall(app, withoutNulls(input)),
  }),
  callConnect: t.withAuth({ provider: true }).field({
    type: CallReply,
    nullable: true,
    description:
      'The caller hears the disclosure now. What follows it of the greeting, and can be talked over; null for none.',
    args: { callSid: t.arg.string({ required: true }) },
    resolve: (_root, { callSid }, { app }) => connectCall(app, callSid),
  }),
  callHear: t.withAuth({ provider: true }).field({
    type: CallReply,
    args: {
      callSid: t.arg.string({ required: true }),
      heard: t.arg({ type: HeardInput, required: true }),
    },
    resolve: (_root, { callSid, heard }, { app, voice }) =>
      hearCaller(app, callSid, readHeard(heard), voice),
  }),
  callKeepTime: t.withAuth({ provider: true }).field({
    type: CallTime,
    description:
      'Warns the caller before the longest call, and ends it; so too when the line has no minutes left.',
    args: { callSid: t.arg.string({ required: true }) },
    resolve: (_root, { callSid }, { app }) => limitCallTime(app, callSid),
  }),
  callRescue: t.withAuth({ provider: true }).field({
    type: CallInstruction,
    args: { callSid: t.arg.string({ required: true }) },
    resolve: (_root, { callSid }, { app }) => rescueCall(app, callSid),
  }),
  callFallBack: t.withAuth({ provider: true }).field({
    type: CallInstruction,
    description: 'What to do after an answer of ours failed.',
    args: { input: t.arg({ type: IncomingCallInput, required: true }) },
    resolve: (_root, { input }, { app }) => fallBack(app, withoutNulls(input)),
  }),
  callVoicemailStore: t.withAuth({ provider: true }).boolean({
    args: {
      input: t.arg({ type: IncomingCallInput, required: true }),
      recordingUrl: t.arg.string({ required: true }),
    },
    resolve: (_root, { input, recordingUrl }, { app }) =>
      storeVoicemail(app, withoutNulls(input), recordingUrl).then(() => true),
  }),
}))
