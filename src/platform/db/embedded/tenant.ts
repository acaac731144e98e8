import { Socket } from 'node:net'
import pg from 'pg'
import { SOCKET_PORT } from './socket-folder.ts'

/**
 * A process that uses the server: a connection that holds a shared lock for as long as the process needs the server.
 * The connection ends with its process, even by kill -9, so the server always knows who is left.
 */
export type Tenant = { client: pg.Client; socket: Socket }

/** Moves in. Waits while the last tenant is shutting the server down, and then fails as the server goes. */
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
  // Its end is what is listened for; without a listener an error would end the process.
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

/** From now on the tenancy alone does not keep the process running. */
export function settle({ socket }: Tenant): void {
  socket.unref()
}

/**
 * Moves out. True when nobody else is in: then nobody can move in any more before the connection is closed, and the
 * caller shuts the server down.
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

/** Any number, in the database `postgres`, where nothing else takes locks. */
const TENANTS = 5_432_001
