/** The share of a window's points that a process may give away before the shared store has heard of them. */
const UNHEARD_SHARE = 0.05
const SETTLE_EVERY_MS = 1_000

export type Taken = { refused: boolean; remainingPoints: number; msBeforeNext: number }

/** The shared counter: it adds what it is told and answers the total of all processes. */
export type SharedCounts = {
  penalty(of: string, points: number): Promise<{ consumedPoints: number; msBeforeNext: number }>
}

type Options = {
  points: number
  /** Of a window, which begins with a client's first request. */
  durationMs: number
  /** None if this process is the only one. */
  store?: SharedCounts | undefined
}

/** `place` is how many points of the window this process had taken by then. */
type Waiting = { place: number; decide(taken: Taken): void }

type Count = {
  of: string
  endsMs: number
  /** The store's last answer: the total of all processes. */
  settled: number
  /** Taken here and reported; taken here and not yet reported. */
  told: number
  unheard: number
  waiting: Waiting[]
  settling: Promise<void> | undefined
}

/**
 * Counts points in the process and reports them to the store in the background. A process gives away at most
 * `UNHEARD_SHARE` of a window's points before it has synchronised with the store. So n processes together exceed the
 * limit by at most n times that share. Where the share is less than one point, each request waits for the store and
 * the limit is exact.
 */
export class WindowCount {
  readonly #most: number
  readonly #durationMs: number
  readonly #store: SharedCounts | undefined
  readonly #unheardMax: number
  readonly #counts = new Map<string, Count>()
  readonly #untold = new Set<Count>()
  readonly #sweeping: NodeJS.Timeout
  #settleSoon: NodeJS.Timeout | undefined

  constructor({ points, durationMs, store }: Options) {
    this.#most = points
    this.#durationMs = durationMs
    this.#store = store
    this.#unheardMax = store ? Math.floor(points * UNHEARD_SHARE) : points
    this.#sweeping = setInterval(() => this.#sweep(), durationMs).unref()
  }

  /** Answers at once while the process may decide alone, otherwise after the store has answered. */
  take(of: string, points: number): Taken | Promise<Taken> {
    const nowMs = Date.now()
    const count = this.#countOf(of, nowMs)
    const used = count.settled + count.unheard
    if (used + points > this.#most) return this.#taken(count, used, true, nowMs)
    count.unheard += points
    if (count.unheard > this.#unheardMax) return this.#whenSettled(count)
    if (this.#store) this.#tellSoon(count)
    return this.#taken(count, used + points, false, nowMs)
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping)
    clearTimeout(this.#settleSoon)
    this.#settleSoon = undefined
    await Promise.all([...this.#counts.values()].map(({ settling }) => settling))
  }

  #countOf(of: string, nowMs: number): Count {
    const known = this.#counts.get(of)
    if (known && known.endsMs > nowMs) return known
    const none = { settled: 0, told: 0, unheard: 0, waiting: [], settling: undefined }
    const count: Count = { of, endsMs: nowMs + this.#durationMs, ...none }
    this.#counts.set(of, count)
    return count
  }

  #taken({ endsMs }: Count, used: number, refused: boolean, nowMs: number): Taken {
    const remainingPoints = Math.max(0, this.#most - used)
    return { refused, remainingPoints, msBeforeNext: endsMs - nowMs }
  }

  /**
   * Reported at once: the first request of a window, so that both windows end together, and half of the unreported
   * allowance.
   */
  #tellSoon(count: Count) {
    if (count.settled === 0 || count.unheard * 2 > this.#unheardMax) return this.#settle(count)
    this.#untold.add(count)
    this.#settleSoon ??= setTimeout(() => this.#settleAll(), SETTLE_EVERY_MS).unref()
  }

  #settleAll() {
    this.#settleSoon = undefined
    for (const count of this.#untold) this.#settle(count)
    this.#untold.clear()
  }

  #whenSettled(count: Count): Promise<Taken> {
    return new Promise((decide) => {
      count.waiting.push({ place: count.told + count.unheard, decide })
      this.#settle(count)
    })
  }

  /** One report at a time: points taken meanwhile go into the next. */
  #settle(count: Count) {
    const isOver = count.endsMs <= Date.now() && count.waiting.length === 0
    if (!this.#store || count.settling || isOver || count.unheard === 0) return
    count.settling = this.#tell(count, this.#store).finally(() => {
      count.settling = undefined
      if (count.waiting.length > 0) this.#settle(count)
      else if (count.unheard > 0) this.#tellSoon(count)
    })
  }

  async #tell(count: Count, store: SharedCounts) {
    const telling = count.unheard
    const waiting = count.waiting.splice(0)
    const { consumedPoints, msBeforeNext } = await store.penalty(count.of, telling)
    const nowMs = Date.now()
    count.settled = consumedPoints
    count.unheard -= telling
    count.told += telling
    count.endsMs = nowMs + msBeforeNext
    for (const { place, decide } of waiting) {
      const used = consumedPoints - (count.told - place)
      decide(this.#taken(count, used, used > this.#most, nowMs))
    }
  }

  #sweep() {
    const nowMs = Date.now()
    for (const [of, { endsMs }] of this.#counts) if (endsMs <= nowMs) this.#counts.delete(of)
  }
}
