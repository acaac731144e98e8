export type Turn =
  | { say: string; lang?: string | undefined }
  | { press: string }
  | { interrupt: string | true }
  /** Says nothing until the line speaks again. */
  | { silence: true }
  /** Starts to speak audibly. */
  | { sound: true }

export type Wait = { milliseconds: number; signal: AbortSignal; mayKeepSilent: boolean }

/** The person on the phone with the line: a script or a human. */
export type Caller = {
  /** Waits for the line to finish before acting, and spends no real time on pauses. */
  readonly scripted: boolean
  /** No turn is left. */
  readonly done: boolean
  next(wait: Wait): Promise<Turn | 'silence' | 'hang_up'>
  /** More keys while digits are being collected; undefined when none come. */
  moreKeys(wait: Omit<Wait, 'mayKeepSilent'>): Promise<string | undefined>
  /** Keys pressed beyond what the line requested, kept for the next question. */
  putBack(keys: string): void
}

/**
 * A caller who plays their turns and hangs up. When no turn is left, they stay silent once where the line expects
 * silence from some callers (`<Gather>`, `<Record>`), so that its response to silence shows.
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
