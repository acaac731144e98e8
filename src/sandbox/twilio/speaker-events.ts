import { spokenSeconds } from './call-record.ts'

type Send = (frame: Record<string, unknown>) => void

export type SpeakerEvents = {
  /** Words of the line, played after those before. */
  lineSays(text: string): void
  lineStops(): void
  /** The caller's words, before they are known. */
  callerSays(): void
  /** The caller is heard to make a sound, or to be quiet. */
  callerSounds(on: boolean): void
  stop(): void
}

type Options = {
  /** The relay's `events` attribute. */
  asked: string | undefined
  /** A script plays no sound; a person hears each word for as long as it takes to say. */
  scripted: boolean
  /** A caller who is heard to think until they act, however long that takes. */
  unhurried: boolean
  send: Send
}

const THINKING_MILLISECONDS = 10_000

/**
 * `info` frames of ConversationRelay's `speaker-events`, as they come on the wire: who begins to speak, and who has
 * ended. Its documentation names the events and not their form.
 */
export function speakerEvents({ asked = '', scripted, unhurried, send }: Options): SpeakerEvents {
  let [playing, thinking]: (NodeJS.Timeout | undefined)[] = []
  let playedAt = 0
  if (!asked.split(/\s+/).includes('speaker-events')) return UNASKED
  const tell = (name: string, on: boolean) => send({ type: 'info', name, value: on ? 'on' : 'off' })

  function lineStops() {
    clearTimeout(playing)
    playedAt = 0
    tell('agentSpeaking', false)
    if (unhurried) think()
  }
  function think() {
    clearTimeout(thinking)
    tell('clientSpeaking', true)
    thinking = setTimeout(think, THINKING_MILLISECONDS).unref()
  }
  function callerSounds(on: boolean) {
    clearTimeout(thinking)
    tell('clientSpeaking', on)
  }
  return {
    lineSays(text) {
      clearTimeout(thinking)
      tell('agentSpeaking', true)
      if (scripted) return lineStops()
      clearTimeout(playing)
      playedAt = Math.max(playedAt, Date.now()) + spokenSeconds([text]) * 1_000
      playing = setTimeout(lineStops, playedAt - Date.now()).unref()
    },
    lineStops,
    callerSays() {
      callerSounds(true)
      callerSounds(false)
    },
    callerSounds,
    stop() {
      clearTimeout(playing)
      clearTimeout(thinking)
    },
  }
}

const UNASKED: SpeakerEvents = {
  lineSays() {},
  lineStops() {},
  callerSays() {},
  callerSounds() {},
  stop() {},
}
