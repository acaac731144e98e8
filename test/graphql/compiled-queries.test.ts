import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { KnownDocuments } from '../../gateways/graphql/compiled-queries.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let line: Awaited<ReturnType<typeof openLiveLine>>
let other: Awaited<ReturnType<World['account']>>

const LIST = `query List($id: ID!, $first: Int, $after: String) {
  line(id: $id) { id calls(first: $first, after: $after) {
    edges { cursor node { id at caller summary urgent } } pageInfo { hasNextPage endCursor } } } }`
const WIDE = `query Wide($id: ID!) {
  line(id: $id) { businessName calls { edges { node { id outcome languages turns { who text } line { id } } } } } }`
const VARIES = `query Varies($id: ID!, $without: Boolean!) {
  line(id: $id) { businessName @skip(if: $without) calls { edges { node { id } } } } }`
const ACCOUNT = `{ account { email timeZone lines { edges { node { id pack } } } savedRecipients
  meetingMinutes { available } } }`

beforeAll(async () => {
  world = await openWorld()
  line = await openLiveLine(world)
  other = await world.account()
  const says = ['My name is Ana Ruiz and my water heater is leaking, please call me back.']
  for (const from of ['+13105550000', '+13105550001', '+13105550002']) {
    await makeCall(world.app, { to: line.number, from, says })
  }
})
afterAll(() => world.close())

/** The raw response: the headers that do not depend on the time, and the body's bytes. */
async function ask(body: object | string, key = line.owner.key) {
  const response = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
  const told = [...response.headers].filter(
    ([name]) => !/^(date|x-request-id|ratelimit)/.test(name),
  )
  return { status: response.status, headers: Object.fromEntries(told), text: await response.text() }
}

let asked = 0

/** First through the full path, which learns the document, then through the short path. */
async function answers({ query, variables }: { query: string; variables: object }, key?: string) {
  asked += 1
  const body = { query: `${query} # ${asked}`, variables }
  const all = []
  for (let use = 0; use < 6; use += 1) all.push(await ask(body, key))
  return all
}

describe('a document that is asked again and again is answered the same, byte for byte', () => {
  test.each([
    ['a list', { query: LIST, variables: { first: 2 } }],
    [
      'its second page',
      { query: LIST, variables: { first: 1, after: '2999-01-01T00:00:00.000Z' } },
    ],
    ['a line with its list', { query: WIDE }],
    ['what hangs on a variable', { query: VARIES, variables: { without: true } }],
    ['and does not', { query: VARIES, variables: { without: false } }],
    ['an account', { query: ACCOUNT }],
    ['a page too large', { query: LIST, variables: { first: 101 } }],
    ['what is no cursor', { query: LIST, variables: { after: 'x' } }],
    ['a variable of another type', { query: LIST, variables: { first: 'x' } }],
    ['a variable that lacks', { query: LIST, variables: { id: null } }],
    ['what the credential may not do', { query: '{ lines { edges { node { id } } } }' }],
  ])('%s', async (_what, { query, variables }: { query: string; variables?: object }) => {
    const [first, ...again] = await answers({ query, variables: { id: line.lineId, ...variables } })
    expect(first?.text).toMatch(/^{"(data|errors)"/)
    for (const answer of again) expect(answer).toEqual(first)
  })

  test('a line of another account is null', async () => {
    const all = await answers({ query: LIST, variables: { id: line.lineId } }, other.key)
    for (const { text } of all) expect(text).toBe('{"data":{"line":null}}')
  })

  test('what is no JSON, or no document, is answered as to whoever has no short way', async () => {
    for (const body of ['{', '[]', '{"query":1}', '{"query":"{"}', '"x"', 'null']) {
      expect({ body, ...(await ask(body)) }).toEqual({
        body,
        ...(await ask(body, world.app.staffToken)),
      })
    }
  })
})

test('each request takes its points once, whichever way it is answered', async () => {
  const { key } = await world.account()
  const left = []
  for (let use = 0; use < 6; use += 1) {
    const response = await fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: '{ account { id } }' }),
    })
    await response.text()
    left.push(Number(/r=(\d+)/.exec(response.headers.get('ratelimit') ?? '')?.[1]))
  }
  expect(left).toEqual(left.map((_, use) => 299 - use))
})

test('only so many documents are kept, the ones used last', () => {
  const known = new KnownDocuments()
  const use = (text: string) => known.note(text, parse(text))
  const text = '{ account { id } }'
  for (let times = 0; times < 2; times += 1) use(text)
  expect(known.find(text)).toBeUndefined()
  use(text)
  expect(known.find(text)).toBeDefined()
  for (let other = 0; other < 199; other += 1) use(`{ a${other}: account { id } }`)
  expect(known.find(text)).toBeDefined()
  for (let other = 0; other < 200; other += 1) use(`{ b${other}: account { id } }`)
  expect(known.find(text)).toBeUndefined()
})

test('what changes something is never kept', () => {
  const known = new KnownDocuments()
  const text = 'mutation { balanceMailsSet(wanted: true) { id } }'
  for (let times = 0; times < 5; times += 1) known.note(text, parse(text))
  expect(known.find(text)).toBeUndefined()
})
