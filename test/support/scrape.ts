import { readSamples } from '../../gateways/cli/read-metric-samples.ts'
import type { App } from '../../src/app.ts'

/** The content of a site's `/metrics`, as Prometheus reads it. */
export async function scrape(url: string, token: string) {
  const answer = await fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  const text = await answer.text()
  if (!answer.ok) throw new Error(`/metrics answered ${answer.status}: ${text}`)
  const samples = readSamples(text)
  return {
    text,
    samples,
    /** The sum of the samples with this name and these labels; undefined when there is none. */
    value(name: string, labels: Record<string, string> = {}): number | undefined {
      const found = samples.filter(
        (sample) =>
          sample.name === name &&
          Object.entries(labels).every(([label, value]) => sample.labels[label] === value),
      )
      return found.length === 0 ? undefined : found.reduce((sum, { value }) => sum + value, 0)
    },
  }
}

/** One sample of a world's own `/metrics`; 0 when there is none yet. */
export async function metric(
  { url, app }: { url: string; app: App },
  name: string,
  labels: Record<string, string> = {},
): Promise<number> {
  return (await scrape(url, app.staffToken)).value(name, labels) ?? 0
}
