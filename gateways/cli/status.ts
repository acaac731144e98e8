import { CliError } from './client.ts'
import { readSamples, type Sample } from './read-metric-samples.ts'

/** Below this balance a line will soon stop taking calls. */
const LOW_SECONDS = 600

type LineRow = { id: string; status: string; balance: { seconds: number } }

/** What to check first when something is wrong, for the site and for the process that answers. */
export type Status = {
  ready: boolean
  callsInProgress: number | undefined
  differingWallets: number | undefined
  mails: Record<string, number>
  queues: {
    queue: string
    waiting: number
    active: number
    failed: number
    oldestSeconds: number
  }[]
  deadLetters: Record<string, number>
  providers: { provider: string; circuit: string; ok: number; refused: number; failed: number }[]
  lowLines: { id: string; balanceSeconds: number }[]
}

/** @throws {CliError} if the site does not answer or refuses the token */
export async function readStatus(
  site: { url: string; token: string },
  lines: readonly LineRow[],
): Promise<Status> {
  const ready = await ask(`${site.url}/readyz`)
  const answer = await ask(`${site.url}/metrics`, { authorization: `Bearer ${site.token}` })
  if (!answer.ok) throw new CliError(`/metrics answered ${answer.status}`)
  const samples = readSamples(await answer.text())
  return { ready: ready.ok, ...siteOf(samples), lowLines: lowOf(lines) }
}

function ask(url: string, headers: Record<string, string> = {}): Promise<Response> {
  return fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => {
    throw new CliError(`Nothing answers at ${url}; is it running (npm start)?`)
  })
}

function lowOf(lines: readonly LineRow[]) {
  return lines
    .filter(
      ({ status, balance }) => status.toLowerCase() === 'live' && balance.seconds < LOW_SECONDS,
    )
    .map(({ id, balance }) => ({ id, balanceSeconds: balance.seconds }))
}

function siteOf(samples: readonly Sample[]): Omit<Status, 'ready' | 'lowLines'> {
  const of = (name: string) => samples.filter((sample) => sample.name === `frontdesk_${name}`)
  const sum = (name: string, labels: Record<string, string>) =>
    of(name)
      .filter((sample) => Object.entries(labels).every(([key, of]) => sample.labels[key] === of))
      .reduce((total, { value }) => total + value, 0)
  const by = (name: string, label: string) =>
    Object.fromEntries(of(name).map(({ labels, value }) => [labels[label] ?? '', value]))
  const asked = 'provider_request_duration_seconds_count'
  const providers = [...new Set(of(asked).map(({ labels }) => labels.provider ?? ''))].sort()
  const circuits = of('provider_circuit').filter(({ value }) => value === 1)
  return {
    callsInProgress: of('calls_in_progress')[0]?.value,
    differingWallets: of('ledger_differing_wallets')[0]?.value,
    mails: by('mails', 'state'),
    queues: of('queue_oldest_seconds').map(({ labels: { queue = '' }, value }) => ({
      queue,
      waiting: sum('queue_jobs', { queue, state: 'waiting' }),
      active: sum('queue_jobs', { queue, state: 'active' }),
      failed: sum('queue_jobs', { queue, state: 'failed' }),
      oldestSeconds: Math.round(value),
    })),
    deadLetters: by('dead_letters', 'provider'),
    providers: providers.map((provider) => ({
      provider,
      circuit: circuits.find(({ labels }) => labels.provider === provider)?.labels.state ?? '-',
      ok: sum(asked, { provider, outcome: 'ok' }),
      refused: sum(asked, { provider, outcome: 'refused' }),
      failed: sum(asked, { provider, outcome: 'failed' }),
    })),
  }
}
