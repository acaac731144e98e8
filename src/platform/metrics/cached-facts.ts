import type { Clock } from '../../kernel/clock.ts'

export type KeptFacts<T> = {
  /** The last value read; undefined before the first read, and if the last one failed. */
  last(): T | undefined
  /** When a value was last read. */
  readAt(): Date | undefined
  /** Reads again if the value is too old. Only one read runs at a time. Never throws. */
  refresh(): Promise<void>
}

type Wishes<T> = {
  clock: Clock
  read(): Promise<T>
  /** The age at which a value is read again. */
  oldestMs: number
  onFailure(error: unknown): void
}

/** Caches values that are expensive to read. */
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
