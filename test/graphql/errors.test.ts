import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let ask: ReturnType<typeof graphqlClient>
let lineId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { LOG_LEVEL: 'silent' } })
  const owner = await world.account()
  lineId = (await setUpLine(owner.api)).setup_id
  ask = graphqlClient(world.url, owner.key)
})
afterAll(() => world.close())

const SET_UP = {
  businessName: 'Lopez Plumbing',
  businessPhone: '(512) 842-2671',
  ownerMobile: '(512) 842-2672',
  ownerConfirmedTerms: true,
}

describe('an expected failure of a mutation is a member of its result', () => {
  const document = `mutation ($input: LineSetUpInput!) { lineSetUp(input: $input) {
    __typename ... on ApiError { code message field retryAfterSeconds } } }`

  test.each([
    [{ businessPhone: '911' }, 'invalid_request', ['businessPhone']],
    [{ ownerConfirmedTerms: false }, 'terms_not_confirmed', ['ownerConfirmedTerms']],
    [{ country: 'CA' }, 'unsupported_country', ['country']],
    [{ pack: 'min41' }, 'pack_not_available', ['pack']],
    [{ services: Array(13).fill('pipes') }, 'invalid_request', ['services']],
    [{ languages: ['es', 'xx'] }, 'invalid_request', ['languages', '1']],
    [
      { hours: { Monday: { open: 'dawn', close: '5:00 PM' } } },
      'invalid_request',
      ['hours', 'Monday', 'open'],
    ],
    [{ hours: { Funday: 'closed' } }, 'invalid_request', ['hours', 'Funday']],
    [{ businessName: 'a\0b' }, 'invalid_request', ['businessName']],
  ])('%j: %s', async (wrong, code, field) => {
    const before = await world.app.db.line.count()
    expect(await ask(document, { input: { ...SET_UP, ...wrong } })).toEqual({
      status: 200,
      data: {
        lineSetUp: {
          __typename: 'ApiError',
          code,
          message: expect.stringMatching(/.{5}/),
          field,
          retryAfterSeconds: null,
        },
      },
    })
    expect(await world.app.db.line.count()).toBe(before)
  })

  test('nulls are what is left out', async () => {
    const nulls = {
      city: null,
      pack: null,
      country: null,
      hours: null,
      services: null,
      languages: null,
    }
    const { data } = await ask(document, { input: { ...SET_UP, ...nulls } })
    expect(data).toEqual({ lineSetUp: { __typename: 'LineSetUp' } })
  })
})

describe('elsewhere it is an error with its code, the field and the place', () => {
  test.each([
    ['first: 0', 'first'],
    ['first: 101', 'first'],
    ['first: -1', 'first'],
    ['last: 5', 'last'],
    ['first: 5, before: "x"', 'before'],
    ['after: ""', 'after'],
    ['after: "x"', 'after'],
    ['after: "-271821-04-20T00:00:00.000Z"', 'after'],
    ['after: "+275760-09-13T00:00:00.000Z"', 'after'],
    ['after: "2026-02-30T99:00:00Z"', 'after'],
    ['after: "0"', 'after'],
  ])('calls(%s)', async (args, field) => {
    const document = `query ($lineId: ID!) { line(id: $lineId) { calls(${args}) { edges { cursor } } } }`
    const { errors } = await ask(document, { lineId })
    expect(errors).toEqual([
      {
        message: expect.any(String),
        locations: expect.any(Array),
        path: ['line', 'calls'],
        extensions: { code: 'invalid_request', field: [field] },
      },
    ])
  })

  test.each(['a\\u0000b', 'x', '-1', 'line_z', '1'.repeat(40)])(
    'a cursor of other lists (%s) is none of these',
    async (cursor) => {
      const ledger = `query ($lineId: ID!) { line(id: $lineId) { ledger(after: "${cursor}") { edges { cursor } } } }`
      const own = await ask(ledger, { lineId })
      const all = await graphqlClient(
        world.url,
        world.app.staffToken,
      )(`{ lines(after: "${cursor}") { edges { cursor } } }`)
      for (const { errors } of [own, all]) {
        expect(errors).toMatchObject([
          { extensions: { code: 'invalid_request', field: ['after'] } },
        ])
      }
    },
  )
})

describe('a time that cannot be read', () => {
  const calls = (since: string, asked = '') =>
    ask(`query${asked} { account { calls(since: ${since}) { edges { cursor } } } }`, {
      since: 'yesterday',
    })

  test('is named by its variable', async () => {
    const { status, errors } = await calls('$since', ' ($since: DateTime)')
    expect([status, errors?.map(({ message }) => message)]).toEqual([
      400,
      ['Variable "$since" got invalid value "yesterday"; not an ISO 8601 time with a zone'],
    ])
  })

  test.each(['"yesterday"', '"2026-02-30T00:00:00Z"', '5'])(
    'is named by its argument, with its place: %s',
    async (since) => {
      const { status, errors } = await calls(since)
      expect([status, errors]).toEqual([
        400,
        [
          {
            message: 'since: not an ISO 8601 time with a zone',
            locations: [{ line: 1, column: 32 }],
            extensions: { code: 'GRAPHQL_VALIDATION_FAILED' },
          },
        ],
      ])
    },
  )

  test('is none in a form that REST reads', async () => {
    expect(await calls('"20261201T090000+0000"')).toMatchObject({ status: 200 })
  })
})

describe('what was not expected', () => {
  test('is told in no detail, and what else was asked is masked with it', async () => {
    const { pool } = world.app
    const query = pool.query
    pool.query = (() => {
      throw new Error('password of the database is hunter2')
    }) as unknown as typeof pool.query
    try {
      const answer = await ask('query ($lineId: ID!) { line(id: $lineId) { id } }', { lineId })
      expect(answer.errors).toMatchObject([{ message: 'Unexpected error.' }])
      expect(JSON.stringify(answer)).not.toMatch(/hunter2|stack|\.ts/)
    } finally {
      pool.query = query
    }
  })

  test('a database that complains shows none of it', async () => {
    await world.app.db.$executeRaw`ALTER TABLE saved_recipients RENAME TO saved_recipients_away`
    const answer = await ask('{ account { id savedRecipients } }')
    await world.app.db.$executeRaw`ALTER TABLE saved_recipients_away RENAME TO saved_recipients`
    expect(answer.errors?.[0]?.message).toBe('Unexpected error.')
    expect(JSON.stringify(answer)).not.toMatch(/prisma|relation|saved_recipients|\.ts/i)
  })
})

test('REST answers what was not expected with 500 internal_error, and tells nothing', async () => {
  const { api } = await world.account()
  const { pool } = world.app
  expect((await api.get('/lines')).status).toBe(200)
  const query = pool.query
  pool.query = (() => {
    throw new Error('password of the database is hunter2')
  }) as unknown as typeof pool.query
  try {
    expect(await api.get('/lines')).toMatchObject({
      status: 500,
      body: { error: { code: 'internal_error', message: 'Something went wrong on our side.' } },
    })
  } finally {
    pool.query = query
  }
})
