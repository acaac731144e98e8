import { Gauge, type Registry } from 'prom-client'

type Labels = Record<string, string>
export type Sample = readonly [Labels, number]

type Wishes = {
  name: string
  help: string
  labelNames?: readonly string[]
  registers: Registry[]
  /** All the samples there are now; what is not among them is not shown. */
  samples(): Iterable<Sample>
}

/** A gauge that is nothing but what is read when somebody looks. */
export function gaugeOf({ samples, labelNames = [], ...wishes }: Wishes): void {
  new Gauge({
    ...wishes,
    labelNames: [...labelNames],
    collect() {
      // prom-client shows a gauge without labels as 0 from its start on.
      this.reset()
      if (labelNames.length === 0) this.remove()
      for (const [labels, value] of samples()) this.set(labels, value)
    },
  })
}
