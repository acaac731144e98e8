import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newApiKey } from '../../src/accounts/api-key-text.ts'
import { type GraphqlAnswer, graphqlClient } from '../support/graphql-client.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>
let lineId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await world.account()
  lineId = (await setUpLine(owner.api)).setup_id
})
afterAll(() => world.close())

type Credential = 'anonymous' | 'wrong key' | 'key' | 'staff'

function ask(credential: Credential) {
  const tokens = {
    anonymous: undefined,
    'wrong key': newApiKey(),
    key: owner.key,
    staff: world.app.staffToken,
  }
  return graphqlClient(world.url, tokens[credential])
}

/** `forbidden`, wherever it is reported, or the other result. */
function verdict({ data, errors }: GraphqlAnswer): string {
  const member = Object.values(data ?? {})[0] as { code?: string } | null | undefined
  return errors?.[0]?.extensions?.code ?? errors?.[0]?.message ?? member?.code ?? 'done'
}

const SET_UP = {
  businessName: LINE_SETUP.business_name,
  businessPhone: LINE_SETUP.business_phone,
  ownerMobile: LINE_SETUP.owner_mobile,
  ownerConfirmedTerms: true,
}
const ERROR = '... on ApiError { code }'

const OPERATIONS: [name: string, document: string, key: string, staff: string][] = [
  ['account', '{ account { id } }', 'done', 'forbidden'],
  ['line', 'query ($lineId: ID!) { line(id: $lineId) { id } }', 'done', 'done'],
  [
    'receptionistPreview',
    'query ($lineId: ID!) { receptionistPreview(input: { lineId: $lineId, utterances: ["Hi"] }) { summary } }',
    'done',
    'done',
  ],
  ['testLines', '{ testLines { id } }', 'done', 'forbidden'],
  ['lines', '{ lines { edges { node { id } } } }', 'done', 'done'],
  [
    'accountFind',
    `query ($email: String) { accountFind(email: $email) { ${ERROR} } }`,
    'forbidden',
    'done',
  ],
  [
    'lineSetUp',
    `mutation ($setUp: LineSetUpInput!) { lineSetUp(input: $setUp) { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  [
    'lineMinutesBuy',
    `mutation ($lineId: ID!) { lineMinutesBuy(lineId: $lineId, pack: "min40") { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  [
    'lineUpdate',
    `mutation ($lineId: ID!) { lineUpdate(id: $lineId, input: { city: "Reno" }) { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  ['lineClose', `mutation { lineClose(id: "line_1") { ${ERROR} } }`, 'not_found', 'forbidden'],
  [
    'meetingMinutesBuy',
    `mutation { meetingMinutesBuy(pack: "meet200") { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  [
    'recapResend',
    `mutation { recapResend(id: "mtg_1", email: "ana@example.com") { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  [
    'savedRecipientAdd',
    `mutation { savedRecipientAdd(email: "ana@example.com") { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  [
    'savedRecipientRemove',
    `mutation { savedRecipientRemove(email: "ana@example.com") { ${ERROR} } }`,
    'done',
    'forbidden',
  ],
  [
    'apiKeyCreate',
    `mutation ($email: String) { apiKeyCreate(input: { email: $email }) { ${ERROR} } }`,
    'forbidden',
    'done',
  ],
  [
    'apiKeyRevoke',
    `mutation { apiKeyRevoke(id: "key_00000000000000000000000000") { ${ERROR} } }`,
    'forbidden',
    'not_found',
  ],
  [
    'minutesAdjust',
    `mutation { minutesAdjust(input: { accountId: "acct_1", minutes: 1, reason: "x" }) { ${ERROR} } }`,
    'forbidden',
    'not_found',
  ],
  [
    'meetingDelete',
    `mutation { meetingDelete(id: "mtg_1") { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  ['balanceMailsSet', 'mutation { balanceMailsSet(wanted: true) { id } }', 'done', 'forbidden'],
  ['call', '{ call(id: "call_1") { id } }', 'done', 'forbidden'],
  ['message', '{ message(id: "msg_1") { id } }', 'done', 'forbidden'],
  [
    'lineTestsSave',
    `mutation { lineTestsSave(id: "line_1", tests: "") { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  [
    'lineTestsAdd',
    `mutation { lineTestsAdd(id: "line_1", tests: "tests: []") { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  [
    'lineTestRemove',
    `mutation { lineTestRemove(id: "line_1", place: 0, name: "") { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  [
    'lineTestResultsNote',
    `mutation { lineTestResultsNote(id: "line_1", results: []) { ${ERROR} } }`,
    'not_found',
    'forbidden',
  ],
  ...['messageHandle', 'messageUnhandle', 'callDelete', 'questionDismiss'].map(
    (name): [string, string, string, string] => [
      name,
      `mutation { ${name}(id: "x") { ${ERROR} } }`,
      'not_found',
      'forbidden',
    ],
  ),
  ['retentionSet', `mutation { retentionSet(days: 30) { ${ERROR} } }`, 'done', 'forbidden'],
  ['timeZoneSet', `mutation { timeZoneSet { ${ERROR} } }`, 'done', 'forbidden'],
  ['accountClose', `mutation { accountClose(email: "x") { ${ERROR} } }`, 'forbidden', 'forbidden'],
  ['webSessionsClose', 'mutation { webSessionsClose }', 'forbidden', 'forbidden'],
  [
    'callAnswer',
    'mutation { callAnswer(input: { callSid: "CA1", from: "+1", to: "+1" }) { step } }',
    'forbidden',
    'forbidden',
  ],
  ['callConnect', 'mutation { callConnect(callSid: "CA1") { text } }', 'forbidden', 'forbidden'],
  [
    'callHear',
    'mutation { callHear(callSid: "CA1", heard: { kind: SILENCE }) { text } }',
    'forbidden',
    'forbidden',
  ],
  [
    'testCallEnterCode',
    'mutation { testCallEnterCode(input: { callSid: "CA1", from: "+1", to: "+1" }, heard: { kind: SILENCE }) { step } }',
    'forbidden',
    'forbidden',
  ],
  [
    'providerEventReceive',
    'mutation { providerEventReceive(input: { provider: STRIPE, externalId: "evt_1", kind: "x", payload: {} }) }',
    'forbidden',
    'forbidden',
  ],
]

describe.each(OPERATIONS)('%s', (_name, document, forKey, forStaff) => {
  test.each([
    ['anonymous', 'forbidden'],
    ['wrong key', 'invalid_api_key'],
    ['key', forKey],
    ['staff', forStaff],
  ] as const)('%s: %s', async (credential, expected) => {
    const variables = { lineId, email: owner.email, setUp: SET_UP }
    expect(verdict(await ask(credential)(document, variables))).toBe(expected)
  })
})

test.each([newApiKey(), 'nonsense'])(
  '%s is said to be no key, before anything is read',
  async (token) => {
    for (const document of ['{ __typename }', '{ account { id } }', '{ nonsense', '']) {
      const { status, data, errors } = await graphqlClient(world.url, token)(document)
      expect([status, data, errors]).toEqual([
        401,
        undefined,
        [
          {
            message: expect.stringMatching(/valid API key/),
            extensions: { code: 'invalid_api_key' },
          },
        ],
      ])
    }
  },
)

test('a revoked key is said to be no key; without any credential all is as before', async () => {
  const { key, keyId } = await world.account()
  await world.app.db.apiKey.updateMany({ where: { id: keyId }, data: { revokedAt: new Date() } })
  const revoked = await fetch(`${world.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ query: '{ account { id } }' }),
  })
  expect([revoked.status, revoked.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  expect(await ask('anonymous')('{ __typename }')).toEqual({
    status: 200,
    data: { __typename: 'Query' },
  })
})

test('what carriers and providers tell is taken from no credential over HTTP', async () => {
  const { data } = await ask('staff')(
    '{ __schema { mutationType { fields { name args { name } } } } }',
  )
  const { mutationType } = (data as { __schema: { mutationType: { fields: { name: string }[] } } })
    .__schema
  const theirs = mutationType.fields
    .map(({ name }) => name)
    .filter((name) => /^(call|provider)/.test(name))
  const tried = OPERATIONS.map(([name]) => name)
  expect(theirs.filter((name) => tried.includes(name)).length).toBeGreaterThanOrEqual(4)
  // The one genuine event: a payment page that a second order expired.
  const told = { kind: { not: 'checkout.session.expired' } }
  expect(await world.app.db.providerEvent.count({ where: told })).toBe(0)
})

test('a key sees no keys, and not through its account', async () => {
  const document = '{ account { id apiKeys { id } } }'
  const { data, errors } = await ask('key')(document)
  expect(errors).toMatchObject([
    { path: ['account', 'apiKeys'], extensions: { code: 'forbidden' } },
  ])
  expect(JSON.stringify(data ?? null)).not.toContain('key_')
})

test("a key does not see another account's line", async () => {
  const stranger = await world.account()
  const document = 'query ($lineId: ID!) { line(id: $lineId) { id calls { edges { cursor } } } }'
  const answer = await graphqlClient(world.url, stranger.key)(document, { lineId })
  expect(answer).toEqual({ status: 200, data: { line: null } })
})

test('staff finds an account by email in any case or by id, with its keys and lines', async () => {
  const document = `query ($id: ID, $email: String) {
    accountFind(id: $id, email: $email) {
      ... on Account { id email apiKeys { id hint } lines { edges { node { id } } } }
      ${ERROR}
    }
  }`
  const found = {
    id: owner.accountId,
    email: owner.email,
    apiKeys: expect.arrayContaining([{ id: owner.keyId, hint: owner.key.slice(-4) }]),
    lines: { edges: expect.arrayContaining([{ node: { id: lineId } }]) },
  }
  const staff = ask('staff')
  expect((await staff(document, { email: owner.email.toUpperCase() })).data).toEqual({
    accountFind: found,
  })
  expect((await staff(document, { id: owner.accountId })).data).toEqual({ accountFind: found })
  for (const none of [
    {},
    { email: 'no@example.com' },
    { id: 'acct_x' },
    { id: 'a\0b' },
    { email: 'a\0b' },
  ]) {
    expect(await staff(document, none)).toEqual({
      status: 200,
      data: { accountFind: { code: 'not_found' } },
    })
  }
})

test("staff lists every account's lines, page by page, and opens any of them", async () => {
  const others = await Promise.all(
    [1, 2, 3].map(async () => setUpLine((await world.account()).api)),
  )
  const staff = ask('staff')
  const document = `query ($after: String) {
    lines(first: 2, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } }
  }`
  type Page = {
    edges: { node: { id: string } }[]
    pageInfo: { hasNextPage: boolean; endCursor: string }
  }
  const ids: string[] = []
  for (let after: string | null = null; ; ) {
    const { data }: GraphqlAnswer = await staff(document, { after })
    const { edges, pageInfo } = (data as { lines: Page }).lines
    ids.push(...edges.map(({ node }) => node.id))
    if (!pageInfo.hasNextPage) break
    after = pageInfo.endCursor
  }
  const stored = await world.app.db.line.findMany({ select: { id: true }, orderBy: { id: 'desc' } })
  expect(ids).toEqual(stored.map(({ id }) => id))
  expect(ids).toEqual(expect.arrayContaining([lineId, ...others.map(({ setup_id }) => setup_id)]))
  const one = await staff('query ($lineId: ID!) { line(id: $lineId) { id } }', { lineId })
  expect(one.data).toEqual({ line: { id: lineId } })
})

test('staff makes a key for a new account, and revokes it', async () => {
  const staff = ask('staff')
  const made = await staff(
    `mutation { apiKeyCreate(input: { email: "New@Example.com", name: "CI" }) {
      ... on NewApiKey { key apiKey { id name hint lastUsedAt revokedAt account { email } } } ${ERROR}
    } }`,
  )
  const { key, apiKey } = (made.data as { apiKeyCreate: { key: string; apiKey: { id: string } } })
    .apiKeyCreate
  expect(apiKey).toEqual({
    id: expect.stringMatching(/^key_/),
    name: 'CI',
    hint: key.slice(-4),
    lastUsedAt: null,
    revokedAt: null,
    account: { email: 'new@example.com' },
  })
  expect((await world.api(key).get('/account')).status).toBe(200)
  const revoke = 'mutation ($id: ID!) { apiKeyRevoke(id: $id) { ... on ApiKey { revokedAt } } }'
  const revoked = await staff(revoke, { id: apiKey.id })
  expect(revoked.data).toEqual({ apiKeyRevoke: { revokedAt: expect.stringMatching(/Z$/) } })
  expect((await world.api(key).get('/account')).status).toBe(401)
})

test.each([
  ['no email', {}],
  ['an email that is none', { email: 'x' }],
  ['a name with a NUL', { email: 'nul@example.com', name: 'a\0b' }],
])('staff makes no key from %s', async (_what, input) => {
  const document = `mutation ($input: ApiKeyCreateInput!) { apiKeyCreate(input: $input) {
    ... on ApiError { code field } } }`
  const { data } = await ask('staff')(document, { input })
  expect(data).toMatchObject({ apiKeyCreate: { code: 'invalid_request' } })
  expect(await world.app.db.account.count({ where: { email: 'nul@example.com' } })).toBe(0)
})
