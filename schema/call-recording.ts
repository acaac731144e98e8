import { RecordingState as RecordingStateValues } from '../prisma/generated/client/enums.ts'
import { readSounds, type SoundKey } from '../src/calls/call-recordings.ts'
import { type SoundLink, soundLink } from '../src/calls/recording-links.ts'
import { builder } from './builder.ts'
import { Call } from './call.ts'

const RecordingState = builder.enumType('RecordingState', {
  values: {
    AWAITED: { value: 'awaited', description: 'The carrier has not told yet that it is ready.' },
    READY: { value: RecordingStateValues.ready },
    ABSENT: {
      value: RecordingStateValues.absent,
      description: 'There is none after all: the call was too short, or it failed at the carrier.',
    },
  } as const,
})

const SoundLinkType = builder.objectRef<SoundLink>('SoundLink').implement({
  description: 'An address that plays a sound (WAV) to whoever has it, until it expires.',
  fields: (t) => ({
    url: t.exposeString('url'),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
})

type Recording = {
  key: SoundKey
  state: 'awaited' | 'ready' | 'absent'
  durationSeconds: number
  startedAt: Date | null
}

const CallRecording = builder.objectRef<Recording>('CallRecording').implement({
  description: 'Of a whole call, both sides of it. It is deleted with the call.',
  fields: (t) => ({
    state: t.field({ type: RecordingState, resolve: ({ state }) => state }),
    durationSeconds: t.exposeInt('durationSeconds'),
    startedAt: t.expose('startedAt', {
      type: 'DateTime',
      nullable: true,
      description:
        'Where it begins: a turn of the transcript is as far into it as it was after this.',
    }),
    link: t.field({
      type: SoundLinkType,
      nullable: true,
      description: 'Where it is heard; null unless it is ready. New each time it is asked for.',
      resolve: ({ key, state }, _args, { app }) => (state === 'ready' ? soundLink(app, key) : null),
    }),
  }),
})

const Voicemail = builder.objectRef<SoundKey>('Voicemail').implement({
  description: 'What a caller left after the tone, when the receptionist could not go on.',
  fields: (t) => ({
    link: t.field({ type: SoundLinkType, resolve: (key, _args, { app }) => soundLink(app, key) }),
  }),
})

builder.objectFields(Call, (t) => ({
  recording: t.field({
    type: CallRecording,
    nullable: true,
    description: 'Null for a call that was not recorded.',
    resolve: (call, _args, { app }) => readSounds(app, call).then(recordingOf),
  }),
  voicemails: t.field({
    type: [Voicemail],
    resolve: async (call, _args, { app }) => {
      const { voicemails } = await readSounds(app, call)
      return Array.from({ length: voicemails }, (_, of) => ({
        accountId: call.accountId,
        callId: call.id,
        of,
      }))
    },
  }),
}))

type Sounds = Awaited<ReturnType<typeof readSounds>>

function recordingOf({ accountId, id, recorded, recording }: Sounds): Recording | null {
  if (!recorded) return null
  const key: SoundKey = { accountId, callId: id, of: 'call' }
  const { state = 'awaited', durationSeconds = 0, startedAt = null } = recording ?? {}
  return { key, state, durationSeconds, startedAt }
}
