import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let ask: ReturnType<typeof graphqlClient>
let lineId: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { RATE_LIMIT_PER_MINUTE: '60' } })
  const owner = await world.account()
  lineId = (await setUpLine(owner.api, LINE_SETUP)).setup_id
  ask = graphqlClient(world.url, owner.key)
})
afterAll(() => world.close())

type Played = {
  turns: { who: string; text: string }[]
  message: { name: string; phone: string; message: string } | null
  [field: string]: unknown
}

async function play(input: object, by = ask) {
  const { data, errors } = await by(
    `query ($input: ReceptionistPreviewInput!) { receptionistPreview(input: $input) {
      turns { who text } ended unplayed outcome summary urgent message { name phone message } missing
      answeredQuestions openQuestions } }`,
    { input: { lineId, ...input } },
  )
  return { played: data?.receptionistPreview as Played | null | undefined, error: errors?.[0] }
}

async function rows() {
  const { call, message, callTurn, callerQuestion, ledgerEntry } = world.app.db
  const counted = [call, message, callTurn, callerQuestion, ledgerEntry] as { count(): unknown }[]
  return Promise.all(counted.map((table) => table.count()))
}

test('a message is taken as on a call, and nothing is stored', async () => {
  const before = await rows()
  const utterances = [
    'My basement is flooding, please call me back right away',
    'Dana Whitfield',
    'Yes, this number is fine',
    'No, that is all, thank you',
    'Hello?',
  ]
  const { played } = await play({ utterances, callerNumber: '(512) 842-0193' })
  expect(played).toMatchObject({
    outcome: 'MESSAGE_TAKEN',
    urgent: true,
    message: { name: 'Dana Whitfield', phone: '+15128420193' },
    missing: [],
  })
  expect(played?.message?.message).toContain('flooding')
  expect(played?.turns[0]).toMatchObject({ who: 'LINE' })
  expect(played?.turns[0]?.text).toContain('AI')
  expect(played).toMatchObject({ ended: true, unplayed: 1 })
  expect(await rows()).toEqual(before)
})

test('the hours are those of the moment asked for', async () => {
  const open = { utterances: ['Are you open right now?'] }
  const answer = async (at: string) => (await play({ ...open, at })).played?.turns.at(-1)?.text
  const [monday, sunday] = await Promise.all([
    answer('2026-11-23T16:00:00Z'),
    answer('2026-11-22T09:00:00Z'),
  ])
  expect(monday).toMatch(/yes|open/i)
  expect(sunday).toMatch(/closed/i)
})

test('what the line does not know is an open question, until a fact that answers it is tried', async () => {
  const utterances = ['Do you take American Express?']
  const { played: before } = await play({ utterances })
  expect(before?.openQuestions).toEqual(['Do you take American Express'])
  const { played: after } = await play({ utterances, fact: 'We take American Express' })
  expect(after?.openQuestions).toEqual([])
  expect(after?.answeredQuestions).toEqual(['Do you take American Express'])
  expect(after?.turns.at(-1)?.text).toContain('American Express')
  expect(await world.app.db.line.findFirst({ where: { id: lineId } })).toMatchObject({
    extra: null,
  })
})

test.each([
  ['no utterance', { utterances: [] }, ['utterances']],
  ['21 utterances', { utterances: Array(21).fill('x') }, ['utterances']],
  ['501 characters', { utterances: ['hi', 'x'.repeat(501)] }, ['utterances', 1]],
  ['no number', { utterances: ['hi'], callerNumber: '12' }, ['callerNumber']],
  ['a long fact', { utterances: ['hi'], fact: 'x'.repeat(601) }, ['fact']],
])('%s: refused by its field', async (_what, input, field) => {
  const { error } = await play(input)
  expect(error?.extensions).toMatchObject({ code: 'invalid_request', field })
})

test('odd words and times are heard', async () => {
  for (const at of ['0001-01-01T00:00:00Z', '9999-12-31T23:59:59Z']) {
    const { played } = await play({ utterances: ['', '\0\ud800‮', '12'], at })
    expect(played?.turns.length).toBeGreaterThan(3)
  }
})

test('another account finds no such line, and as many utterances as its limit are as many requests', async () => {
  const stranger = graphqlClient(world.url, (await world.account()).key)
  expect(await play({ utterances: Array(20).fill('Hi') }, stranger)).toEqual({ played: null })
  await play({ utterances: Array(20).fill('Hi') }, stranger)
  await play({ utterances: Array(20).fill('Hi') }, stranger)
  const { error } = await play({ utterances: ['Hi'] }, stranger)
  expect(error?.extensions).toMatchObject({ code: 'rate_limited' })
})
