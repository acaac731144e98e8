import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { openWorld, type World } from '../support/world.ts'

const DANA = '+14155550142'
const OTHER = '+14155550143'

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>
let contacts: ReturnType<typeof contactsOf>
let graphql: ReturnType<typeof graphqlClient>

beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  live = await openLiveLine(world)
  contacts = contactsOf(world, live.owner.key)
  graphql = graphqlClient(world.url, live.owner.key)
})
afterAll(() => world.close())

/** What the line said in a call, and the message of that call. */
async function call(from: string, ...says: string[]) {
  const made = await phoneOf(world).call(
    live.number,
    says.map((say) => ({ say })),
    { from },
  )
  const { id } = await recordsOf(world, live).ended(made.call_sid)
  await untilQuiet(world.app)
  const { data } = await graphql(
    `{ call(id: "${id}") { turns { who text } message { name phone } } }`,
  )
  const told = data?.call as {
    turns: { who: string; text: string }[]
    message: { name: string | null; phone: string | null } | null
  }
  const line = told.turns.filter(({ who }) => who === 'LINE').map(({ text }) => text)
  return { line, message: told.message }
}

const setGreeting = (greetsByName: boolean | null) =>
  graphql(
    `mutation ($id: ID!, $input: LineUpdateInput!) {
       lineUpdate(id: $id, input: $input) { ... on Line { greetsByName } ... on ApiError { code } }
     }`,
    { id: live.lineId, input: { greetsByName } },
  )

test('off until the owner switches it on; then a known number is asked one thing', async () => {
  await contacts.create(`phone: "${DANA}", name: "Dana Reyes"`)
  const off = await call(DANA, 'My water heater is leaking.')
  expect(off.line.join(' ')).not.toContain('Dana')

  expect((await setGreeting(true)).data).toEqual({ lineUpdate: { greetsByName: true } })
  expect((await setGreeting(null)).data).toEqual({ lineUpdate: { greetsByName: true } })
  const yes = await call(DANA, 'Yes.', 'My water heater is leaking.', "No, that's all. Bye.")
  expect(yes.line[1]).toMatch(/Is this Dana Reyes\?$/)
  expect(yes.line.slice(2).join(' ')).not.toMatch(/your name|good for a call back/)
  expect(yes.message).toEqual({ name: 'Dana Reyes', phone: DANA })

  const no = await call(DANA, 'No, this is Tom Hill.', 'My water heater is leaking.', 'Yes. Bye.')
  expect(no.line.slice(2).join(' ')).not.toContain('Dana')
  expect(no.message).toEqual({ name: 'Tom Hill', phone: DANA })
  expect((await call(OTHER, 'Bye.')).line[1]).toMatch(/How can I help\?$/)

  expect((await setGreeting(false)).data).toEqual({ lineUpdate: { greetsByName: false } })
  expect((await call(DANA, 'Bye.')).line[1]).toMatch(/How can I help\?$/)
})

test('a name that cannot be said is not asked for', async () => {
  await setGreeting(true)
  await contacts.create(`phone: "+14155550144", name: "Plumber #2 (512) 555"`)
  expect((await call('+14155550144', 'Bye.')).line[1]).toMatch(/How can I help\?$/)
  await contacts.create(`phone: "+14155550145", name: "Zoë O’Neil-Díaz"`)
  expect((await call('+14155550145', 'Bye.')).line[1]).toContain('Is this Zoë O’Neil-Díaz?')
})

test('a line is set up with it by GraphQL, and REST knows nothing of it', async () => {
  const { data } = await graphql(
    `mutation { lineSetUp(input: { businessName: "Two", businessPhone: "(512) 842-2681",
       ownerMobile: "(512) 842-2682", ownerConfirmedTerms: true, greetsByName: true }) { ... on LineSetUp { id } } }`,
  )
  const made = data?.lineSetUp
  const { id } = made as { id: string }
  expect(await world.app.db.line.findFirst({ where: { id } })).toMatchObject({ greetsByName: true })
  const refused = await live.owner.api.post('/lines', { greets_by_name: true })
  expect(refused.status).toBe(400)
  expect(JSON.stringify((await live.owner.api.get(`/lines/${live.lineId}`)).body)).not.toContain(
    'greets',
  )
})
