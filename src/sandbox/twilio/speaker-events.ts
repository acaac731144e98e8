import { spokenSeconds } from './call-record.ts'
import { KEYBOARD_MILLISECONDS } from './live-caller.ts'

type Send = (frame: Record<string, unknown>) => void

export type SpeakerEvents = {
  /** The line's words, played after the earlier ones. */
  lineSays(text: string): void
  lineStops(): void
  /** The caller speaks; reported just before the words are sent. */
  callerSays(): void
  /** The caller makes a sound. */
  callerSounds(): void
  /** The caller has acted without speaking, and goes on thinking. */
  callerThinks(): void
  /** The caller stays silent on purpose, until the line speaks again. */
  callerIsSilent(): void
  stop(): void
}

type Options = {
  /** The relay's `events` attribute. */
  asked: string | undefined
  /** A script plays no sound and never thinks; for a person each word takes as long as it takes to say. */
  scripted: boolean
  /** A caller who counts as audibly thinking until they act, however long that takes. */
  unhurried: boolean
  send: Send
}

/** Thinking is reported again at this interval, because nobody makes one sound forever. */
const SOUND_MILLISECONDS = 10_000

/**
 * `info` frames of ConversationRelay's `speaker-events`, in the form seen on the wire: who starts and who stops
 * speaking. Twilio's documentation names the events but not their form.
 */
export function speakerEvents({ asked = '', scripted, unhurried, send }: Options): SpeakerEvents {
  const patience = unhurried ? Number.POSITIVE_INFINITY : KEYBOARD_MILLISECONDS
  let [playing, thinking]: (NodeJS.Timeout | undefined)[] = []
  let [playedAt, silent] = [0, false]
  if (!asked.split(/\s+/).includes('speaker-events')) return UNASKED
  const tell = (name: string, on: boolean) => send({ type: 'info', name, value: on ? 'on' : 'off' })

  function lineStops() {
    clearTimeout(playing)
    playedAt = 0
    tell('agentSpeaking', false)
    callerThinks()
  }
  function callerThinks() {
    if (!scripted && !silent) think(patience)
  }
  /** A person at a keyboard thinks and types in silence; we report it as if they thought aloud. */
  function think(milliseconds: number) {
    clearTimeout(thinking)
    tell('clientSpeaking', milliseconds > 0)
    if (milliseconds <= 0) return
    const next = Math.min(milliseconds, SOUND_MILLISECONDS)
    thinking = setTimeout(think, next, milliseconds - next).unref()
  }
  function callerSounds(on: boolean) {
    clearTimeout(thinking)
    tell('clientSpeaking', on)
  }
  return {
    lineSays(text) {
      clearTimeout(thinking)
      silent = false
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
    callerSounds: () => callerSounds(true),
    callerThinks,
    callerIsSilent() {
      silent = true
      callerSounds(false)
    },
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
  callerThinks() {},
  callerIsSilent() {},
  stop() {},
}
