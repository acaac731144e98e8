import type { RelayFrame } from './relay-frames.ts'
import type { SilenceClock } from './silence-clock.ts'

/** Updates the clock as soon as a frame arrives, not when its turn comes. */
export function tellSilenceClock(silence: SilenceClock, frame: RelayFrame) {
  if (frame.type === 'info') {
    const on = frame.value === 'on'
    if (frame.name === 'agentSpeaking') silence.linePlays(on)
    else silence.callerSpeaks(on)
  } else if (frame.type !== 'setup' && frame.type !== 'error') silence.hears()
}
