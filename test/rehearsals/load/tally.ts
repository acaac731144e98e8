import { quantile } from '../../bench/quantile.ts'

/** One request, or one wait of a caller for the line. Times are from the performance clock. */
export type Sample = { door: string; beganAt: number; ms: number; failure?: string }

export type Tally = ReturnType<typeof newTally>

/** Every sample of a run, in the order they ended. */
export function newTally() {
  const samples: Sample[] = []
  return {
    note: (sample: Sample) => void samples.push(sample),
    /** Samples that began at or after `from`, and before `to`. */
    between: (from: number, to: number) =>
      samples.filter(({ beganAt }) => beganAt >= from && beganAt < to),
  }
}

export const failed = (samples: readonly Sample[]) =>
  samples.filter(({ failure }) => failure !== undefined)

export const ofDoor = (samples: readonly Sample[], door: string) =>
  samples.filter((sample) => sample.door === door)

/** In milliseconds, for samples without a failure. */
export function p50p99(samples: readonly Sample[]): { p50: number; p99: number } {
  const times = samples.filter(({ failure }) => failure === undefined).map(({ ms }) => ms)
  return { p50: Math.round(quantile(times, 0.5)), p99: Math.round(quantile(times, 0.99)) }
}

/** How often each failure came, by endpoint. */
export function failures(samples: readonly Sample[]): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { door, failure } of failed(samples)) {
    const what = `${door}: ${failure}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}
