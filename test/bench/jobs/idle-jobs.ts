import type { Site } from '../pinned-site.ts'
import { enqueueAll } from './enqueue-all.ts'
import type { Work } from './work.ts'

/** Jobs with nothing to do: the cost of the queue itself. */
export async function idleJobs({ config, databaseUrl }: Site, amount: number): Promise<Work> {
  const nothing = { customerId: null, setUpSessionId: null }
  const all = Array.from({ length: amount }, () => nothing)
  return {
    begin: () => enqueueAll(config, databaseUrl, 'let_go_of_card', all),
    done: `SELECT count(*)::int AS done FROM pgboss.job WHERE name = 'let_go_of_card' AND state = 'completed'`,
  }
}
