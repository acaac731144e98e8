/** How long a caller may think after our words were heard. */
export const PATIENCE_MS = 7_000
/** A voice speaks so fast, where the carrier does not say when it has ended. */
const WORDS_A_SECOND = 2.5
/** A carrier that says when somebody begins to speak may still lose the end of it. */
const LOST_END_MS = 20_000

/** The carrier sends no silence: our own clock, of one call. */
export type SilenceClock = {
  /** Words of ours went out, to be played after those before. */
  says(words: string | number): void
  /** The carrier began, or ended, to play our words. */
  linePlays(on: boolean): void
  /** The carrier hears that the caller began, or ended, to speak. */
  callerSpeaks(on: boolean): void
  /** Something came of the caller: words, a key, an interruption. */
  hears(): void
  /** A turn is in hand: its reply is waited for, not the caller. */
  hold(): void
  release(): void
  stop(): void
}

/** Calls `ranOut` each time nobody has spoken for some seconds; it goes on from the next `release`. */
export function silenceClock(ranOut: () => void): SilenceClock {
  let timer: NodeJS.Timeout | undefined
  /** When our words have been played, as far as is known: on the performance clock. */
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
