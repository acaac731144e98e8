import type { App } from '../app.ts'
import { BusyElsewhere } from '../platform/db/busy-elsewhere.ts'
import { exclusively } from '../platform/db/exclusive-lease.ts'
import { createApiKey } from './create-and-revoke-api-key.ts'

const FIRST_ACCOUNT = 'owner@example.com'

/** A key for the first start; undefined if any key exists or another process is making it. */
export async function createFirstApiKey(app: App): Promise<string | undefined> {
  try {
    return await exclusively(app, 'first api key', async () => {
      if (await app.db.apiKey.findFirst({ select: { id: true } })) return undefined
      const input = { email: FIRST_ACCOUNT, name: 'First key' }
      const { key } = await createApiKey(app, { kind: 'staff' }, input)
      return key
    })
  } catch (error) {
    if (error instanceof BusyElsewhere) return undefined
    throw error
  }
}
