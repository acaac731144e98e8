import createClient, { type Client } from 'openapi-fetch'
import type { paths } from './schema.ts'

export type Frontdesk = Client<paths>

/** A typed client of a Frontdesk: `baseUrl` is where it runs, without `/v1`; `key` an API key. */
export function createFrontdesk({ baseUrl, key }: { baseUrl: string; key: string }): Frontdesk {
  return createClient<paths>({
    baseUrl: `${baseUrl.replace(/\/+$/, '')}/v1`,
    headers: { authorization: `Bearer ${key}` },
  })
}
