import type pg from 'pg'

/** Thrown when another process does the same work right now; a job that meets it is tried again. */
export class BusyElsewhere extends Error {
  constructor(work: string) {
    super(`${work} is being done by another process`)
    this.name = 'BusyElsewhere'
  }
}

/**
 * Does work that asks the outside world for something twice-done would be wrong, in one process at a time. The lock
 * belongs to a connection, so it ends with the process, even by kill -9; no transaction stays open meanwhile.
 */
export async function exclusively<T>(pool: pg.Pool, name: string, work: () => Promise<T>) {
  const client = await pool.connect()
  let broken: Error | undefined
  // Nobody waits on this connection while the work goes on: unheard, its end would end the process.
  const onError = (error: Error) => {
    broken = error
  }
  client.on('error', onError)
  try {
    const { rows } = await client.query<{ locked: boolean }>(
      'SELECT pg_try_advisory_lock(hashtextextended($1, 0)) AS locked',
      [name],
    )
    if (!rows[0]?.locked) throw new BusyElsewhere(name)
    try {
      return await work()
    } finally {
      // A broken connection has let go of the lock by itself.
      if (!broken) await client.query('SELECT pg_advisory_unlock(hashtextextended($1, 0))', [name])
    }
  } finally {
    client.off('error', onError)
    client.release(broken)
  }
}
