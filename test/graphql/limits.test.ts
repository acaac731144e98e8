import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { requestHead, sendRaw } from '../support/raw-http.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let linesRead: number

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const read = world.app.pool.query.bind(world.app.pool) as (...args: unknown[]) => unknown
  world.app.pool.query = ((...args: unknown[]) => {
    if (/FROM phone_lines/.test(JSON.stringify(args[0]))) linesRead += 1
    return read(...args)
  }) as typeof world.app.pool.query
})
afterAll(() => world.close())

const LINE = '{ line(id: "line_01kaaaaaaaaaaaaaaaaaaaaaaa") { id } }'
const lineAlias = (_: unknown, index: number) => `a${index}: line(id: "x") { id }`
const nestedLines = (levels: number) =>
  `{ account { ${'lines { edges { node { '.repeat(levels)} id ${'} } } '.repeat(levels)} } }`

const TOO_MUCH = [
  {
    what: '1,380 aliased lines',
    document: `{ ${Array.from({ length: 1_380 }, lineAlias).join(' ')} }`,
  },
  { what: '16 aliased lines', document: `{ ${Array.from({ length: 16 }, lineAlias).join(' ')} }` },
  { what: '40 KB of {a{a{', document: '{a'.repeat(20_000) },
  { what: '5,000 nested [', document: `{ line(id: ${'['.repeat(5_000)}) { id } }` },
  {
    what: '5,000 nested [ with their ]',
    document: `{ a(b: ${'['.repeat(5_000)}${']'.repeat(5_000)}) }`,
  },
  { what: '5,000 nested {', document: `{ a(b: ${'{a:'.repeat(5_000)}1${'}'.repeat(5_000)}) }` },
  { what: 'a type of 5,000 [', document: `query ($a: ${'['.repeat(5_000)}Int) { a }` },
  { what: 'one field 3,000 times', document: `{ ${'__typename '.repeat(3_000)} }` },
  {
    what: '60 KB of comment and a field too many',
    document: `#${'x'.repeat(60_000)}\n{ nothing }`,
  },
  { what: 'lines within lines', document: nestedLines(6) },
  {
    what: 'a list of a list of a list',
    document:
      '{ lines(first: 100) { edges { node { calls(first: 100) { edges { node { turns { seq } } } } messages(first: 100) { edges { node { id } } } ledger(first: 100) { edges { node { seq } } } } } } }',
  },
  { what: 'a fragment that spreads itself', document: '{ ...A } fragment A on Query { ...A }' },
  {
    what: 'fragments that double',
    document: `{ ...F0 } ${Array.from({ length: 60 }, (_, i) => `fragment F${i} on Query { ...F${i + 1} ...F${i + 1} }`).join(' ')} fragment F60 on Query { __typename }`,
  },
  {
    what: '1,500 fragments',
    document: `{ __typename } ${Array.from({ length: 1_500 }, (_, i) => `fragment F${i} on Query { __typename }`).join(' ')}`,
  },
  { what: '500 directives', document: `{ __typename ${'@skip(if: false) '.repeat(500)} }` },
  { what: '12 directives of no name', document: `{ __typename ${'@a '.repeat(12)} }` },
]

describe.each(['staff', 'nobody'])('as %s', (who) => {
  test.each(TOO_MUCH)('$what: refused before a resolver runs', async ({ document }) => {
    linesRead = 0
    const ask = graphqlClient(world.url, who === 'staff' ? world.app.staffToken : undefined)
    const answer = await ask(document)
    expect(answer.status).toBe(400)
    expect(answer.data ?? null).toBeNull()
    expect(answer.errors?.length).toBeGreaterThan(0)
    for (const { extensions } of answer.errors ?? []) {
      expect(extensions?.code).toMatch(/^GRAPHQL_(PARSE|VALIDATION)_FAILED$/)
    }
    expect(JSON.stringify(answer.errors)).not.toMatch(
      /call stack|RangeError|Unexpected error|at .*\.[jt]s/,
    )
    expect(linesRead).toBe(0)
  })
})

test('what is asked in moderation is answered, and the resolver is seen to run', async () => {
  linesRead = 0
  const ask = graphqlClient(world.url, world.app.staffToken)
  expect(await ask(LINE)).toEqual({ status: 200, data: { line: null } })
  expect(linesRead).toBe(1)
  const aliases = Array.from({ length: 15 }, lineAlias).join(' ')
  expect((await ask(`{ ${aliases} }`)).status).toBe(200)
  const page = '{ lines(first: 100) { edges { node { id status balance { seconds } } } } }'
  expect((await ask(page)).errors).toBeUndefined()
})

test('a name that is nearly right is not helped to', async () => {
  const { errors } = await graphqlClient(world.url)('{ acount { id } }')
  expect(JSON.stringify(errors)).not.toMatch(/Did you mean|account\b/)
})

test('several questions in one request are none', async () => {
  const answer = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(Array(50).fill({ query: '{ __typename }' })),
  })
  expect(answer.status).toBe(400)
})

describe('a body over 64 KB', () => {
  const body = JSON.stringify({ query: '{ __typename }', padding: 'x'.repeat(66_000) })

  test.each([
    'application/json',
    'application/graphql',
    'text/plain',
    'multipart/form-data; boundary=x',
  ])('of %s is 413', async (type) => {
    const answer = await fetch(`${world.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': type },
      body,
    })
    expect([answer.status, await answer.json()]).toEqual([
      413,
      {
        errors: [
          {
            message: 'The body is larger than 65536 bytes.',
            extensions: { code: 'body_too_large' },
          },
        ],
      },
    ])
  })

  test('is 413 in chunks too', async () => {
    const head = requestHead('POST', '', {
      'content-type': 'application/json',
      'transfer-encoding': 'chunked',
      connection: 'close',
    }).replace('/v1', '/graphql')
    const chunk = `10000\r\n${'x'.repeat(0x10000)}\r\n`
    expect((await sendRaw(world.url, [head, chunk, chunk, '0\r\n\r\n'])).status).toBe(413)
  })

  test('one that is empty is 400', async () => {
    for (const headers of [{ 'content-type': 'application/json' }, {}]) {
      const answer = await fetch(`${world.url}/graphql`, { method: 'POST', headers })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
    }
  })
})
