import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())
beforeEach(async () => {
  owner = await world.account()
})

type Saved = { savedRecipients?: string[]; code?: string; message?: string; field?: string[] }

async function change(verb: 'Add' | 'Remove', email: string, token = owner.key): Promise<Saved> {
  const { data, errors } = await graphqlClient(world.url, token)(
    `mutation ($email: String!) { saved: savedRecipient${verb}(email: $email) {
      ... on Account { savedRecipients } ... on ApiError { code message field }
    } }`,
    { email },
  )
  if (!data?.saved) throw new Error(JSON.stringify(errors))
  return data.saved as Saved
}

const stored = async () => {
  const where = { accountId: owner.accountId }
  const rows = await world.app.db.savedRecipient.findMany({ where, orderBy: { createdAt: 'asc' } })
  return rows.map(({ email }) => email)
}

test('addresses are saved once each, in the order they came, and removed', async () => {
  await change('Add', 'bo@example.com')
  expect(await change('Add', ' Ana@Example.com\n')).toEqual({
    savedRecipients: ['bo@example.com', 'ana@example.com'],
  })
  expect((await change('Add', 'ANA@example.com')).savedRecipients).toHaveLength(2)
  expect((await owner.api.get<{ saved_recipients: string[] }>('/account')).body).toMatchObject({
    saved_recipients: ['bo@example.com', 'ana@example.com'],
  })
  expect(await change('Remove', 'Bo@example.com')).toEqual({ savedRecipients: ['ana@example.com'] })
  expect(await change('Remove', 'nobody@example.com')).toEqual({
    savedRecipients: ['ana@example.com'],
  })
  expect(await stored()).toEqual(['ana@example.com'])
})

test.each([
  '',
  'ana',
  'Ana <ana@example.com>',
  'ana@example.com,bo@example.com',
  'a\0@example.com',
])('%j is no address', async (email) => {
  for (const verb of ['Add', 'Remove'] as const) {
    expect(await change(verb, email)).toEqual({
      code: 'invalid_request',
      message: 'not an email address',
      field: ['email'],
    })
  }
  expect(await stored()).toEqual([])
})

test('of 60 that are saved at once 50 are, and one removed makes room for one', async () => {
  const all = Array.from({ length: 60 }, (_, at) => `a${at}@example.com`)
  const answers = await Promise.all(all.map((email) => change('Add', email)))
  const refused = answers.filter(({ code }) => code !== undefined)
  expect(refused).toEqual(
    Array(10).fill({
      code: 'invalid_request',
      message: '50 addresses are saved already; remove one first',
      field: ['email'],
    }),
  )
  const [first = ''] = await stored()
  expect(await stored()).toHaveLength(50)
  expect((await change('Add', first)).savedRecipients).toHaveLength(50)
  await change('Remove', first)
  expect((await change('Add', 'new@example.com')).savedRecipients).toContain('new@example.com')
})

test('a list is its account’s, and neither staff nor strangers change it', async () => {
  const stranger = await world.account()
  await change('Add', 'ana@example.com')
  expect(await change('Remove', 'ana@example.com', stranger.key)).toEqual({ savedRecipients: [] })
  await expect(change('Add', 'x@example.com', world.app.staffToken)).rejects.toThrow('forbidden')
  expect(await stored()).toEqual(['ana@example.com'])
})
