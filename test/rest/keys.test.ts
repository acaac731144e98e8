import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { looksLikeApiKey, newApiKey } from '../../src/accounts/api-key-text.ts'
import { createApiKey, revokeApiKey } from '../../src/accounts/create-and-revoke-api-key.ts'
import { openApp } from '../../src/open-app.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let now: Date | undefined

beforeAll(async () => {
  world = await openWorld({ workJobs: false, clock: { now: () => now ?? new Date() } })
})
afterAll(() => world.close())

const STAFF = { kind: 'staff' } as const

describe('the text of a key', () => {
  const BASE62 = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

  test('is fd_, 43 characters of secret and a checksum of six', () => {
    const keys = Array.from({ length: 200 }, newApiKey)
    expect(new Set(keys).size).toBe(keys.length)
    for (const key of keys) {
      const [, secret = '', checksum = ''] =
        /^fd_([0-9A-Za-z]{43})([0-9A-Za-z]{6})$/.exec(key) ?? []
      const digits = [...checksum].map((digit) => BASE62.indexOf(digit))
      expect(digits.reduce((value, digit) => value * 62 + digit, 0)).toBe(crc32(secret))
      expect(looksLikeApiKey(key)).toBe(true)
    }
  })

  test('one wrong character is seen without a look-up', () => {
    const change = fc.record({ at: fc.nat(51), to: fc.constantFrom(...BASE62, '_', '-', ' ') })
    fc.assert(
      fc.property(change, ({ at, to }) => {
        const key = newApiKey()
        const mistyped = key.slice(0, at) + to + key.slice(at + 1)
        expect(looksLikeApiKey(mistyped)).toBe(mistyped === key)
      }),
    )
  })
})

describe('what is stored', () => {
  test('is the hash and the last four characters: the key is in no table', async () => {
    const { key, keyId, api } = await world.account()
    expect((await api.get('/account')).status).toBe(200)
    const row = await world.app.db.apiKey.findFirstOrThrow({ where: { id: keyId } })
    expect(Buffer.from(row.hash)).toEqual(createHash('sha256').update(key).digest())
    expect(row).toMatchObject({ name: 'test', hint: key.slice(-4), revokedAt: null })
    expect(await tablesWith(key)).toEqual([])
    expect(await tablesWith(key.slice(3, 40))).toEqual([])
    // The search does find what exists.
    expect(await tablesWith(keyId)).toContain('api_keys')
  })

  test('says when the key was last used, and not before', async () => {
    const { keyId, api } = await world.account()
    const lastUse = async () =>
      (await world.app.db.apiKey.findFirstOrThrow({ where: { id: keyId } })).lastUsedAt
    expect(await lastUse()).toBeNull()
    now = new Date('2031-01-01T00:00:00Z')
    await api.get('/account')
    await until('the use is noted', lastUse)
    expect(await lastUse()).toEqual(now)
    now = new Date('2031-01-01T00:05:00Z')
    await api.get('/account')
    await until('the later use is noted', lastUse, (at) => at?.getTime() === now?.getTime())
    now = undefined
  })

  async function tablesWith(text: string): Promise<string[]> {
    const { rows: tables } = await world.app.pool.query<{ name: string }>(
      `SELECT format('%I.%I', table_schema, table_name) AS name FROM information_schema.tables
        WHERE table_schema NOT IN ('pg_catalog', 'information_schema') AND table_type = 'BASE TABLE'`,
    )
    expect(tables.length).toBeGreaterThan(20)
    const found: string[] = []
    for (const { name } of tables) {
      const hits = await world.app.pool.query(
        `SELECT 1 FROM ${name} AS t WHERE strpos(t::text, $1) > 0 LIMIT 1`,
        [text],
      )
      if (hits.rowCount) found.push(name.replace('public.', ''))
    }
    return found
  }
})

describe('a revoked key', () => {
  test('is refused at once where it was revoked, as one that never was', async () => {
    const { keyId, api } = await world.account()
    expect((await api.get('/account')).status).toBe(200)
    await revokeApiKey(world.app, STAFF, keyId)
    const refused = await api.get('/account')
    expect(refused.status).toBe(401)
    expect(refused.body).toEqual((await world.api('fd_wrong').get('/account')).body)
  })

  test('is refused by another process on the same database too, long before what that one remembers ends', async () => {
    const { keyId, key, api } = await world.account()
    const { app } = world
    const other = await openApp(app.config, app.config.databaseUrl ?? '')
    try {
      expect(await other.app.keyRing.find(key)).toMatchObject({ keyId })
      expect((await api.get('/account')).status).toBe(200)
      await revokeApiKey(app, STAFF, keyId)
      const find = () => other.app.keyRing.find(key)
      await until('the other process has forgotten it', find, (found) => !found, 30_000)
    } finally {
      await other.close()
    }
  })

  test('dies within 60 seconds where the news of it does not arrive', async () => {
    const { keyId, api } = await world.account()
    expect((await api.get('/account')).status).toBe(200)
    // Revoked in the table without a notification.
    await world.app.db.apiKey.updateMany({
      where: { id: keyId },
      data: { revokedAt: new Date() },
    })
    now = new Date(Date.now() + 60_000)
    expect((await api.get('/account')).status).toBe(401)
    now = undefined
  })

  test('leaves the other keys of its account alone', async () => {
    const first = await world.account()
    const second = await world.account(first.email)
    expect(second.accountId).toBe(first.accountId)
    await revokeApiKey(world.app, STAFF, first.keyId)
    await until(
      'it is refused',
      () => first.api.get('/account'),
      ({ status }) => status === 401,
    )
    expect((await second.api.get('/account')).status).toBe(200)
  })

  test('revoked again stays revoked when it was', async () => {
    const { keyId } = await world.account()
    const once = await revokeApiKey(world.app, STAFF, keyId)
    const twice = await revokeApiKey(world.app, STAFF, keyId)
    expect(twice.revokedAt).toEqual(once.revokedAt)
  })

  test('is looked up while it is revoked, and not kept', async () => {
    const { key, keyId, accountId } = await world.account()
    const lookUps = Array.from({ length: 20 }, () => world.app.keyRing.find(key))
    await Promise.all([
      revokeApiKey(world.app, { kind: 'session', accountId, sessionId: '' }, keyId),
      ...lookUps,
    ])
    await until(
      'it is refused',
      () => world.app.keyRing.find(key),
      (found) => !found,
      1_000,
    )
  })
})

test('a new key works at once, also when it was asked for before it was', async () => {
  const { email } = await world.account()
  const made = await createApiKey(world.app, STAFF, { email, name: 'later' })
  expect((await world.api(made.key).get('/account')).status).toBe(200)
})

test("a key shows its own account and never another's", async () => {
  const [first, second] = [await world.account(), await world.account()]
  expect((await first.api.get('/account')).body).toMatchObject({ id: first.accountId })
  expect((await second.api.get('/account')).body).toMatchObject({ id: second.accountId })
})
