import { webhooksOf } from '../../support/webhooks.ts'
import type { Site } from '../journeys/site.ts'
import { type Name, NEVER, TAKING } from './addresses.ts'
import type { Receivers } from './receivers.ts'

type Finding = { what: string; found: readonly string[] }
type Told = { about: string; id: string; seq: number | null }

/** The facts in our rows; each must be exactly one event. */
const FACTS = `
  SELECT 'call.completed:' || id AS about FROM calls WHERE status = 'ended'
  UNION ALL SELECT 'message.created:' || id FROM messages
  UNION ALL SELECT 'line.live:' || id FROM phone_lines WHERE status = 'live'`

/** Everything that is wrong, once all is quiet. */
export async function auditEvents(site: Site, receivers: Receivers, key: string) {
  const rows = async <T extends object>(text: string) => (await site.pool.query<T>(text)).rows
  const facts = (await rows<{ about: string }>(FACTS)).map(({ about }) => about)
  const events = await rows<Told>('SELECT about, id, seq FROM events ORDER BY seq')
  const open = await rows<{ id: string }>("SELECT id FROM calls WHERE status <> 'ended'")
  const log = await webhooksOf(site.config.baseUrl, key).log()
  const { arrivals, trapped } = receivers
  const ids = events.map(({ id }) => id)
  const taken = (name: Name) =>
    new Set(arrivals.filter((one) => one.name === name && one.status === 204).map(eventOf))

  const findings: Finding[] = [
    { what: 'calls left open', found: open.map(({ id }) => id) },
    {
      what: 'facts without an event',
      found: without(
        facts,
        events.map(({ about }) => about),
      ),
    },
    {
      what: 'events without a fact',
      found: without(
        events.map(({ about }) => about),
        facts,
      ),
    },
    { what: 'facts with two events', found: doubled(events.map(({ about }) => about)) },
    {
      what: 'places of the log that are not one after the other',
      found: events.filter(({ seq }, at) => seq !== at + 1).map(({ id, seq }) => `${id} ${seq}`),
    },
    {
      what: 'events not in the log',
      found: without(
        ids,
        log.map(({ id }) => id),
      ),
    },
    { what: 'events twice in the log', found: doubled(log.map(({ id }) => id)) },
    ...TAKING.map((name) => ({
      what: `events that never came to ${name}`,
      found: without(ids, [...taken(name)]),
    })),
    {
      what: 'events that came to a name that leads inside',
      found: arrivals.filter(({ name }) => NEVER.includes(name)).map(eventOf),
    },
    { what: 'connections to an address inside', found: trapped },
    {
      what: 'postings that do not verify in Python',
      found: arrivals.filter(({ verified }) => verified !== 'ok').map(({ verified }) => verified),
    },
    { what: 'postings of what is no event', found: without(arrivals.map(eventOf), ids) },
    { what: 'processes that ended by themselves', found: site.crashes },
  ]
  return { findings, events: events.length, tally: tally(receivers) }
}

function eventOf({ eventId }: { eventId: string }): string {
  return eventId
}

function without(all: readonly string[], known: readonly string[]): string[] {
  const set = new Set(known)
  return all.filter((one) => !set.has(one))
}

function doubled(all: readonly string[]): string[] {
  return all.filter((one, at) => all.indexOf(one) !== at)
}

/** How often each receiver was posted to, by its response; 0 means none. */
function tally({ arrivals }: Receivers): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { name, status } of arrivals) {
    const what = `${name} ${status}`
    counts.set(what, (counts.get(what) ?? 0) + 1)
  }
  return counts
}
