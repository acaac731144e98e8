import { setTimeout as wait } from 'node:timers/promises'
import pg from 'pg'
import type { Log } from '../../kernel/log.ts'

export type Listener = { close(): Promise<void> }

type Wishes = {
  databaseUrl: string
  channel: string
  log: Log
  onMessage(payload: string): void
  /** Called when it listens again after a break: messages may have been missed. */
  onGap(): void
}

const FIRST_WAIT_MS = 250
const LONGEST_WAIT_MS = 10_000
/** A connection that broke silently is detected after this long. */
const ASK_EVERY_MS = 20_000
const ANSWER_WITHIN_MS = 5_000

/** Listens for NOTIFY on its own connection, and reconnects whenever it breaks. @throws if the first attempt fails */
export async function openListener(wishes: Wishes): Promise<Listener> {
  const { log, onGap } = wishes
  const closing = new AbortController()
  let client = await listen(wishes)
  let ended = broken(client, closing.signal)

  async function keepListening() {
    while (!closing.signal.aborted) {
      const error = await ended
      if (closing.signal.aborted) return
      log.warn({ error }, 'what other processes tell is not heard')
      await client.end().catch(() => undefined)
      client = await again()
      ended = broken(client, closing.signal)
      onGap()
    }
  }

  async function again(): Promise<pg.Client> {
    for (let waitMs = FIRST_WAIT_MS; ; waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS)) {
      await wait(waitMs * (0.5 + Math.random() / 2), undefined, {
        signal: closing.signal,
        ref: false,
      })
      try {
        return await listen(wishes)
      } catch (error) {
        log.debug({ error }, 'cannot listen yet')
      }
    }
  }

  const listening = keepListening().catch((error) => {
    if (!closing.signal.aborted) log.error({ error }, 'what other processes tell is heard no more')
  })
  return {
    async close() {
      closing.abort()
      await client.end().catch(() => undefined)
      await listening
    },
  }
}

async function listen({ databaseUrl, channel, onMessage }: Wishes): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'frontdesk listen',
    keepAlive: true,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
  })
  // `broken` waits for errors; without this listener, one before that would end the process.
  client.on('error', () => undefined)
  client.on('notification', ({ payload }) => onMessage(payload ?? ''))
  try {
    await client.connect()
    await client.query(`LISTEN ${pg.escapeIdentifier(channel)}`)
    return client
  } catch (error) {
    await client.end().catch(() => undefined)
    throw error
  }
}

/** Waits until the connection breaks, stops answering, or `closing` is aborted. */
async function broken(client: pg.Client, closing: AbortSignal): Promise<unknown> {
  const { promise, resolve } = Promise.withResolvers<unknown>()
  client.once('error', resolve)
  client.once('end', () => resolve(new Error('the connection ended')))
  closing.addEventListener('abort', () => resolve(undefined), { once: true })
  const asking = setInterval(() => client.query('SELECT 1').catch(resolve), ASK_EVERY_MS).unref()
  return promise.finally(() => clearInterval(asking))
}
