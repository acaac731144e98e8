import { afterAll, beforeAll, expect, test } from 'vitest'
import { storeAgentToken } from '../support/agent-token.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeItems } from '../support/noted-items.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const LIST = `query ($done: Boolean, $first: Int, $after: String) {
  actionItems(done: $done, first: $first, after: $after) {
    edges { node { id text owner due segments doneAt meeting { id title } } }
    pageInfo { hasNextPage endCursor }
  }
}`
const mark = (field: string) => `mutation ($id: ID!) {
  ${field}(id: $id) { ... on ActionItem { id doneAt } ... on ApiError { code } }
}`

type Item = { id: string; text: string; doneAt: string | null; meeting: { id: string } }
type List = {
  edges: { node: Item }[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

async function openOwner() {
  const owner = await world.account()
  const run = graphqlClient(world.url, owner.key)
  async function list(asked: object = {}) {
    const { data, errors } = await run(LIST, asked)
    expect(errors).toBeUndefined()
    return data?.actionItems as List
  }
  const items = async (asked: object = {}) => (await list(asked)).edges.map(({ node }) => node)
  return {
    ...owner,
    run,
    list,
    items,
    texts: async (asked: object = {}) => (await items(asked)).map(({ text }) => text),
    finish: (id: string) => run(mark('actionItemFinish'), { id }),
    reopen: (id: string) => run(mark('actionItemReopen'), { id }),
  }
}

const says = (...texts: string[]) => texts.map((text) => ({ text }))

test('over meetings, the newest first and each in its recap’s order, a page at a time', async () => {
  const { accountId, list, items, texts } = await openOwner()
  const first = await storeItems(world.app, accountId, says('a1', 'a2', 'a3'))
  await storeMeeting(world.app, accountId, { state: 'done' })
  const second = await storeItems(world.app, accountId, [
    { text: 'b1', owner: 'Ben', due: 'Friday' },
    { text: 'b2' },
  ])
  expect(await items()).toMatchObject([
    { text: 'b1', owner: 'Ben', due: 'Friday', doneAt: null, meeting: { id: second } },
    { text: 'b2', owner: null, due: null, meeting: { id: second } },
    { text: 'a1', meeting: { id: first } },
    { text: 'a2' },
    { text: 'a3' },
  ])
  const paged: string[] = []
  let after: string | null = null
  do {
    const { edges, pageInfo }: List = await list({ first: 2, after })
    paged.push(...edges.map(({ node }) => node.text))
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null
  } while (after !== null)
  expect(paged).toEqual(await texts())
})

test('a mark is set and taken back, and narrows the list; again is as good', async () => {
  const { accountId, run, items, texts, finish, reopen } = await openOwner()
  const meetingId = await storeItems(world.app, accountId, says('call Ana', 'call Ben', 'rest'))
  const [ana, ben] = await items()
  const done = await finish(ana?.id ?? '')
  expect(done.data).toMatchObject({ actionItemFinish: { doneAt: expect.any(String) } })
  expect((await finish(ana?.id ?? '')).data).toEqual(done.data)
  await finish(ben?.id ?? '')
  expect([await texts({ done: true }), await texts({ done: false })]).toEqual([
    ['call Ana', 'call Ben'],
    ['rest'],
  ])
  const count = async () => (await run('{ account { openActionItems } }')).data
  expect(await count()).toEqual({ account: { openActionItems: 1 } })
  expect((await reopen(ana?.id ?? '')).data).toMatchObject({ actionItemReopen: { doneAt: null } })
  expect(await texts({ done: false })).toEqual(['call Ana', 'rest'])
  expect(await count()).toEqual({ account: { openActionItems: 2 } })
  const recap = '{ meeting(id: "ID") { recap { actionItems { id meetingId doneAt } } } }'
  const { data } = await run(recap.replace('ID', meetingId))
  expect(data).toMatchObject({
    meeting: {
      recap: {
        actionItems: [
          { id: ana?.id, meetingId, doneAt: null },
          { id: ben?.id, doneAt: expect.any(String) },
          { doneAt: null },
        ],
      },
    },
  })
})

test('a recap that is written again keeps the marks of what is the same, wherever it stands now', async () => {
  const { accountId, items, finish } = await openOwner()
  const segments = ['seg_1']
  const meetingId = await storeItems(world.app, accountId, [
    { text: 'Send the offer to Lopez.', owner: 'Ana', due: 'Friday' },
    { text: 'Call the supplier' },
    { text: 'Call the supplier' },
    { text: 'Book the room', owner: 'Ben' },
  ])
  const before = await items()
  for (const item of [before[0], before[2], before[3]]) await finish(item?.id ?? '')
  const written = [
    { text: 'Water the plants', owner: null, due: null, segments },
    { text: 'Call the supplier', owner: null, due: null, segments },
    { text: 'Call the supplier', owner: null, due: null, segments },
    { text: 'Book the room', owner: 'Cleo', due: null, segments },
    { text: 'send the offer to Lopez', owner: 'ana', due: 'Monday', segments },
  ]
  const where = { accountId_meetingId: { accountId, meetingId } }
  await world.app.db.recap.update({ where, data: { actionItems: written } })
  expect(
    (await items()).map(({ id, text, doneAt }) => [
      text,
      doneAt !== null,
      before.findIndex((was) => was.id === id),
    ]),
  ).toEqual([
    ['Water the plants', false, -1],
    ['Call the supplier', false, 1],
    ['Call the supplier', true, 2],
    ['Book the room', false, -1],
    ['send the offer to Lopez', true, 0],
  ])
})

test('marks are their account’s own, and go with its notes', async () => {
  const mine = await openOwner()
  const other = await openOwner()
  const meetingId = await storeItems(world.app, mine.accountId, says('pay Lopez'))
  const [item] = await mine.items()
  const id = item?.id ?? ''
  for (const wrong of [await other.finish(id), await mine.finish('act_1')]) {
    expect(wrong.data).toEqual({ actionItemFinish: { code: 'not_found' } })
  }
  expect(await other.texts()).toEqual([])
  expect((await mine.run(LIST, { after: 'nonsense' })).errors?.[0]?.extensions).toMatchObject({
    code: 'invalid_request',
    field: ['after'],
  })

  const { accountId } = mine
  const agent = async (...scopes: string[]) =>
    graphqlClient(world.url, await storeAgentToken(world.app, accountId, { scopes }))
  const reader = await agent('meetings:read', 'notes:read')
  const codes = [
    await reader(mark('actionItemFinish'), { id }),
    await (await agent('meetings:read'))(LIST),
  ].map(({ errors }) => errors?.[0]?.extensions?.code)
  expect(codes).toEqual(['invalid_api_key', 'invalid_api_key'])

  await mine.finish(id)
  const { data } = await mine.run(
    `mutation { meetingDelete(id: "${meetingId}") { ... on Meeting { id } } }`,
  )
  expect(data).toEqual({ meetingDelete: { id: meetingId } })
  expect(await world.app.db.actionItemRow.count({ where: { accountId } })).toBe(0)
  expect(await mine.texts()).toEqual([])
})
