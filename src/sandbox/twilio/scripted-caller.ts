export type Turn =
  | { say: string; lang?: string | undefined }
  | { press: string }
  | { interrupt: string | true }
  /** Says nothing until the line speaks again. */
  | { silence: true }
  /** Is heard to begin to speak. */
  | { sound: true }

export type Wait = { milliseconds: number; signal: AbortSignal; mayKeepSilent: boolean }

/** Whoever is on the phone with the line: a script or a person. */
export type Caller = {
  /** Waits for the line to finish before acting, and takes no real time over pauses. */
  readonly scripted: boolean
  /** Nothing is left to say. */
  readonly done: boolean
  next(wait: Wait): Promise<Turn | 'silence' | 'hang_up'>
  /** Further keys while digits are being collected; undefined when none come. */
  moreKeys(wait: Omit<Wait, 'mayKeepSilent'>): Promise<string | undefined>
  /** Keys pressed beyond what the line asked for: they wait for the next question. */
  putBack(keys: string): void
}

/**
 * A caller who plays their turns and hangs up. Asked for input when none is left, they keep silent once
 * where the line expects that some callers do (`<Gather>`, `<Record>`), so that its answer to silence shows.
 */
export function scriptedCaller(turns: readonly Turn[]): Caller {
  const left = [...turns]
  let keptSilent = false
  return {
    scripted: true,
    get done() {
      return left.length === 0
    },
    async next({ mayKeepSilent }) {
      const turn = left.shift()
      if (turn) return turn
      if (!mayKeepSilent || keptSilent) return 'hang_up'
      keptSilent = true
      return 'silence'
    },
    moreKeys: async () => undefined,
    putBack(keys) {
      left.unshift({ press: keys })
    },
  }
}
