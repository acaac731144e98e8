import type { App } from '../app.ts'
import { exclusively } from '../db/exclusively.ts'
import { createApiKey } from './api-keys.ts'

const FIRST_ACCOUNT = 'owner@example.com'

/** A key for whoever starts for the first time; undefined once there is any key. */
export function createFirstApiKey(app: App): Promise<string | undefined> {
  return exclusively(app.pool, 'first api key', async () => {
    if (await app.db.apiKey.findFirst({ select: { id: true } })) return undefined
    const input = { email: FIRST_ACCOUNT, name: 'First key' }
    const { key } = await createApiKey(app, { kind: 'staff' }, input)
    return key
  })
}
