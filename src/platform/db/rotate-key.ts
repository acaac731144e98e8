import pg from 'pg'
import { withNewKey } from './rolling-key.ts'

/**
 * Adds a new key under a name of `server_keys`. Two calls at once add two keys.
 * @returns false if there is no key yet: the first process that needs one creates it
 */
export async function rotateKey(
  connectionString: string,
  name: string,
  make: () => Promise<object>,
): Promise<boolean> {
  const client = new pg.Client({ connectionString, application_name: 'frontdesk rotate' })
  await client.connect()
  try {
    await client.query('BEGIN')
    const { rows } = await client.query<{ value: unknown }>(
      'SELECT value FROM server_keys WHERE name = $1 FOR UPDATE',
      [name],
    )
    if (!rows[0]) return false
    const value = JSON.stringify(withNewKey(rows[0].value, await make(), new Date()))
    await client.query('UPDATE server_keys SET value = $2 WHERE name = $1', [name, value])
    await client.query('COMMIT')
    return true
  } finally {
    await client.end()
  }
}
