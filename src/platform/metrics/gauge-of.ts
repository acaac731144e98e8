import { Gauge, type Registry } from 'prom-client'

type Labels = Record<string, string>
export type Sample = readonly [Labels, number]

type Wishes = {
  name: string
  help: string
  labelNames?: readonly string[]
  registers: Registry[]
  /** All current samples; others are removed. */
  samples(): Iterable<Sample>
}

/** A gauge whose values are read only when metrics are collected. */
export function gaugeOf({ samples, labelNames = [], ...wishes }: Wishes): void {
  new Gauge({
    ...wishes,
    labelNames: [...labelNames],
    collect() {
      // prom-client shows a gauge without labels as 0 from the start.
      this.reset()
      if (labelNames.length === 0) this.remove()
      for (const [labels, value] of samples()) this.set(labels, value)
    },
  })
}
