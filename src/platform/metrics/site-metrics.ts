import type pg from 'pg'
import type { Registry } from 'prom-client'
import type { Clock } from '../../kernel/clock.ts'
import type { Log } from '../../kernel/log.ts'
import { countCallsInProgress } from '../operations/calls-in-progress.ts'
import { countDifferingWallets } from '../operations/check-ledger.ts'
import { readInboxLag } from '../operations/inbox-lag.ts'
import { readMailStates } from '../operations/mail-states.ts'
import { readQueues } from '../operations/queues.ts'
import { type KeptFacts, keepFacts } from './cached-facts.ts'
import { gaugeOf } from './gauge-of.ts'

const QUICK = { withinMs: 1_500, oldestMs: 1_000 }
/** These read whole tables. */
const SLOW = { withinMs: 10_000, oldestMs: 60_000 }

type Site = { pool: pg.Pool; clock: Clock; log: Log }

/**
 * Facts about the whole site from the database. Every process shows the same, so do not sum over processes; take the
 * max. Facts that cannot be read in time are not shown, rather than shown outdated.
 * @returns a function that reads again what is too old
 */
export function siteMetrics(registers: Registry[], site: Site): () => Promise<void> {
  const facts = [quickFacts(registers, site), slowFacts(registers, site)]
  const names = ['quick', 'slow']
  gaugeOf({
    name: 'frontdesk_facts_read_timestamp_seconds',
    help: 'When the facts of the database were last read: the slow are mails and the ledger.',
    labelNames: ['facts'],
    registers,
    samples: () =>
      facts.flatMap((kept, index) => {
        const readAt = kept.readAt()
        return readAt ? [[{ facts: names[index] ?? '' }, readAt.getTime() / 1_000] as const] : []
      }),
  })
  return async () => {
    await Promise.all(facts.map((kept) => kept.refresh()))
  }
}

function quickFacts(registers: Registry[], { pool, clock, log }: Site): KeptFacts<unknown> {
  const { withinMs, oldestMs } = QUICK
  const kept = keepFacts({
    clock,
    oldestMs,
    onFailure: (error) => log.warn({ error }, 'metrics of the site not read'),
    read: async () => ({
      queues: await readQueues(pool, withinMs),
      inbox: await readInboxLag(pool, withinMs),
      calls: await countCallsInProgress(pool, withinMs),
    }),
  })
  queueGauges(registers, () => kept.last()?.queues ?? [])
  inboxGauges(registers, () => kept.last()?.inbox ?? [])
  gaugeOf({
    name: 'frontdesk_calls_in_progress',
    help: 'Calls that lines have answered and that are not over, of the whole site.',
    registers,
    samples: () => only(kept.last()?.calls),
  })
  return kept
}

function queueGauges(registers: Registry[], queues: () => Awaited<ReturnType<typeof readQueues>>) {
  gaugeOf({
    name: 'frontdesk_queue_jobs',
    help: 'Jobs by state: waiting are due, later are not yet, failed were given up.',
    labelNames: ['queue', 'state'],
    registers,
    samples: () =>
      queues().flatMap(({ queue, waiting, later, active, failed }) =>
        Object.entries({ waiting, later, active, failed }).map(
          ([state, jobs]) => [{ queue, state }, jobs] as const,
        ),
      ),
  })
  gaugeOf({
    name: 'frontdesk_queue_oldest_seconds',
    help: 'How long the job that is due longest has been due.',
    labelNames: ['queue'],
    registers,
    samples: () => queues().map(({ queue, oldestSeconds }) => [{ queue }, oldestSeconds] as const),
  })
}

function inboxGauges(registers: Registry[], inbox: () => Awaited<ReturnType<typeof readInboxLag>>) {
  const gauge = (name: string, help: string, of: 'waiting' | 'lagSeconds' | 'dead') =>
    gaugeOf({
      name,
      help,
      labelNames: ['provider'],
      registers,
      samples: () => inbox().map((lag) => [{ provider: lag.provider }, lag[of]] as const),
    })
  gauge('frontdesk_inbox_events', 'What a provider told and was not acted on yet.', 'waiting')
  gauge('frontdesk_inbox_lag_seconds', 'Since when the oldest of them waits.', 'lagSeconds')
  gauge('frontdesk_dead_letters', 'What a provider told and was given up.', 'dead')
}

function slowFacts(registers: Registry[], { pool, clock, log }: Site): KeptFacts<unknown> {
  const { withinMs, oldestMs } = SLOW
  const kept = keepFacts({
    clock,
    oldestMs,
    onFailure: (error) => log.warn({ error }, 'ledger and mails not looked through'),
    read: async () => ({
      mails: await readMailStates(pool, withinMs),
      differing: await countDifferingWallets(pool, withinMs),
    }),
  })
  gaugeOf({
    name: 'frontdesk_mails',
    help: 'Mails by state of delivery.',
    labelNames: ['state'],
    registers,
    samples: () =>
      (kept.last()?.mails ?? []).map(({ state, mails }) => [{ state }, mails] as const),
  })
  gaugeOf({
    name: 'frontdesk_ledger_differing_wallets',
    help: 'Wallets that are not what their entries say. Anything but 0 is wrong.',
    registers,
    samples: () => only(kept.last()?.differing),
  })
  return kept
}

function only(value: number | undefined) {
  return value === undefined ? [] : [[{}, value] as const]
}
