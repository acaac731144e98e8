import type { Clock } from '../../kernel/clock.ts'

export type KeptFacts<T> = {
  /** What was read last; undefined before the first time, and when the last try failed. */
  last(): T | undefined
  /** When something was read last. */
  readAt(): Date | undefined
  /** Reads again what has grown too old. One read is under way at a time, whoever asks. Never throws. */
  refresh(): Promise<void>
}

type Wishes<T> = {
  clock: Clock
  read(): Promise<T>
  /** How old facts may be before they are read again. */
  oldestMs: number
  onFailure(error: unknown): void
}

/** Facts that are dear to read, and so are not read each time that somebody looks. */
export function keepFacts<T>({ clock, read, oldestMs, onFailure }: Wishes<T>): KeptFacts<T> {
  let facts: T | undefined
  let readAt: Date | undefined
  let reading: Promise<void> | undefined

  async function readAgain() {
    try {
      facts = await read()
      readAt = clock.now()
    } catch (error) {
      facts = undefined
      onFailure(error)
    }
  }

  return {
    last: () => facts,
    readAt: () => readAt,
    refresh() {
      const isFresh = facts && readAt && clock.now().getTime() - readAt.getTime() < oldestMs
      if (isFresh) return Promise.resolve()
      reading ??= readAgain().finally(() => {
        reading = undefined
      })
      return reading
    },
  }
}
