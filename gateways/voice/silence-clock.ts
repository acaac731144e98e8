/** How long a caller may think after our words have been played. */
export const PATIENCE_MS = 7_000
/** Estimated speaking rate, if the carrier does not report when our words end. */
const WORDS_A_SECOND = 2.5
/** Extra wait, as a carrier that reports the start of speech may not report its end. */
const LOST_END_MS = 20_000

/** A timer for one call, because the carrier does not report silence. */
export type SilenceClock = {
  /** We sent words, to be played after the earlier ones. */
  says(words: string | number): void
  /** The carrier began or ended playing our words. */
  linePlays(on: boolean): void
  /** The carrier reports that the caller began or stopped speaking. */
  callerSpeaks(on: boolean): void
  /** The caller did something: words, a key, an interruption. */
  hears(): void
  /** We are working on a reply, so the caller is not expected to speak. */
  hold(): void
  release(): void
  stop(): void
}

/** Calls `ranOut` when nobody has spoken for some seconds. A hold pauses it until `release`. */
export function silenceClock(ranOut: () => void): SilenceClock {
  let timer: NodeJS.Timeout | undefined
  /** When our words will have been played, as far as we know; in `performance.now()` time. */
  let quietFrom = performance.now()
  let [speaking, held, stopped] = [false, true, false]

  function arm() {
    clearTimeout(timer)
    if (held || stopped) return
    const wait = Math.max(0, quietFrom - performance.now()) + PATIENCE_MS
    timer = setTimeout(ranOut, wait + (speaking ? LOST_END_MS : 0)).unref()
  }
  function speaks(on: boolean) {
    speaking = on
    if (!on) quietFrom = performance.now()
    arm()
  }
  return {
    says(words) {
      const count = typeof words === 'number' ? words : wordsIn(words)
      quietFrom = Math.max(quietFrom, performance.now()) + (count / WORDS_A_SECOND) * 1_000
      arm()
    },
    linePlays: speaks,
    callerSpeaks: speaks,
    hears: () => speaks(false),
    hold() {
      held = true
      clearTimeout(timer)
    },
    release() {
      held = false
      arm()
    },
    stop() {
      stopped = true
      clearTimeout(timer)
    },
  }
}

export function wordsIn(text: string): number {
  return text.split(/\s+/).filter(Boolean).length
}
