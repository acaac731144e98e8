import { Socket } from 'node:net'
import pg from 'pg'
import { SOCKET_PORT } from './socket-folder.ts'

/**
 * A process that uses the server: a connection with a shared lock, held for as long as the process needs the server.
 * The connection ends with its process, even on kill -9, so the server always knows which are left.
 */
export type Tenant = { client: pg.Client; socket: Socket }

/** Registers as a tenant. If the last tenant is shutting the server down, waits, and then fails as the server stops. */
export async function moveIn(socketFolder: string): Promise<Tenant> {
  const socket = new Socket()
  const client = new pg.Client({
    host: socketFolder,
    port: SOCKET_PORT,
    user: 'postgres',
    database: 'postgres',
    ssl: false,
    stream: () => socket,
    application_name: 'frontdesk tenant',
    connectionTimeoutMillis: 5_000,
  })
  // We watch for its end; without a listener, an error would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('SELECT pg_advisory_lock_shared($1)', [TENANTS])
  } catch (error) {
    socket.destroy()
    throw error
  }
  return { client, socket }
}

/** From now on this connection alone does not keep the process running. */
export function settle({ socket }: Tenant): void {
  socket.unref()
}

/**
 * Unregisters. Returns true if this was the last tenant: then nobody can register before the connection is closed, and
 * the caller shuts the server down.
 */
export async function moveOut({ client, socket }: Tenant): Promise<boolean> {
  socket.ref()
  await client.query('SELECT pg_advisory_unlock_shared($1)', [TENANTS])
  const { rows } = await client.query<{ last: boolean }>(
    'SELECT pg_try_advisory_lock($1) AS last',
    [TENANTS],
  )
  return rows[0]?.last === true
}

/** Any number; nothing else takes locks in the database `postgres`. */
const TENANTS = 5_432_001
