import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { LINE_SETUP, openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openWorld, type World } from '../support/world.ts'

const DANA = '+14155550142'
const KEVIN = '+12123456789'

let world: World
let real: World['app']['receptionist']
let live: Awaited<ReturnType<typeof openLiveLine>>
let contacts: ReturnType<typeof contactsOf>

beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  real = world.app.receptionist
})
beforeEach(async () => {
  world.app.receptionist = scriptedReceptionist
  live = await openLiveLine(world)
  contacts = contactsOf(world, live.owner.key)
})
afterAll(() => world.close())

/** A call from a number, ended and settled. */
async function call(from: string, ...says: string[]) {
  const turns = says.map((say) => ({ say }))
  const made = await phoneOf(world).call(live.number, turns, { from })
  const ended = await recordsOf(world, live).ended(made.call_sid)
  await untilQuiet(world.app)
  return { ...made, ended }
}

const messageMails = async () =>
  (await outsideOf(world.app.config).mails(live.owner.email)).filter(({ tag }) =>
    tag.startsWith('message'),
  )

describe('who calls becomes a contact', () => {
  test('two calls of a new number at once make one, with the name that was heard', async () => {
    await Promise.all([
      call(DANA, 'my name is Dana Reyes', 'note the sink leaks'),
      call(DANA, 'my name is Dana Reyes', 'note and the tub too'),
    ])
    const [dana, ...others] = await contacts.list()
    expect(others).toEqual([])
    expect(dana).toMatchObject({
      phone: DANA,
      name: 'Dana Reyes',
      nameSource: 'HEARD',
      heardName: 'Dana Reyes',
    })
    const history = await contacts.ask<{ contact: { calls: { edges: object[] } } }>(
      `{ contact(id: "${dana?.id}") { calls { edges { node { id contact { name } } } }
           messages { edges { node { name contact { id } } } } heardIn { id } } }`,
    )
    const edge = { node: { name: 'Dana Reyes', contact: { id: dana?.id } } }
    expect(history.contact).toMatchObject({
      calls: { edges: [{ node: { contact: { name: 'Dana Reyes' } } }, {}] },
      messages: { edges: [edge, edge] },
      heardIn: { id: expect.stringMatching(/^call_/) },
    })
  })

  test("the owner's name stands whatever is heard, and what was heard is kept beside it", async () => {
    await call(DANA, 'my name is Dane', 'note the sink leaks')
    const [heard] = await contacts.list()
    const written = await contacts.update(
      heard?.id ?? '',
      'name: " Dana  Reyes ", notes: "Back gate"',
    )
    expect(written).toMatchObject({ name: 'Dana Reyes', nameSource: 'OWNER', heardName: 'Dane' })
    await call(DANA, 'my name is Tom', 'note it is me')
    const kept = { name: 'Dana Reyes', nameSource: 'OWNER', heardName: 'Tom', notes: 'Back gate' }
    expect(await contacts.list()).toEqual([expect.objectContaining(kept)])
    expect(await contacts.update(heard?.id ?? '', 'name: null')).toMatchObject({
      name: 'Tom',
      nameSource: 'HEARD',
    })
  })

  test('robocalls, withheld numbers and the own phones make none', async () => {
    await call(KEVIN, 'spam')
    await call('anonymous', 'my name is Ana', 'note call me')
    await call('+15128422672', 'note I am the owner')
    expect(await contacts.list()).toEqual([])
  })

  test('who only asked and hung up is one too', async () => {
    const receptionist = scriptedReceptionist
    world.app.receptionist = {
      ...receptionist,
      conclude: (facts, conversation) => ({
        ...receptionist.conclude(facts, conversation),
        outcome: 'hung_up',
      }),
    }
    await call(KEVIN, 'hello')
    expect(await contacts.list()).toEqual([])
    await call(DANA, 'ask Do you take cards?')
    expect(await contacts.list()).toMatchObject([{ phone: DANA, name: null }])
  })

  test('a deleted call takes the name along that was heard in it, and the contact when nothing else is known', async () => {
    const first = await call(DANA, 'my name is Dana', 'note one')
    const second = await call(DANA, 'my name is Diana', 'note two')
    const forget = (id: string) =>
      contacts.ask(`mutation { callDelete(id: "${id}") { ... on Account { id } } }`)
    await forget(second.ended.id)
    expect(await contacts.list()).toMatchObject([{ name: 'Dana', nameSource: 'HEARD' }])
    await forget(first.ended.id)
    expect(await contacts.list()).toEqual([])

    const third = await call(DANA, 'my name is Dana', 'note three')
    await contacts.mark(DANA, 'VIP')
    await forget(third.ended.id)
    expect(await contacts.list()).toMatchObject([{ phone: DANA, name: null, mark: 'VIP' }])
    const { rows } = await world.app.pool.query(
      'SELECT words FROM contacts WHERE account_id = $1',
      [live.owner.accountId],
    )
    expect(rows).toEqual([{ words: expect.not.arrayContaining(['dana']) }])
  })
})

describe('a blocked number', () => {
  test('is turned away before a second is charged, listed, and mailed of to nobody', async () => {
    const balance = await recordsOf(world, live).balanceSeconds()
    await contacts.mark('(212) 345-6789', 'BLOCKED')
    const { answered, transcript, duration_seconds, ended } = await call(KEVIN, 'note buy our ads')
    expect([answered, transcript, duration_seconds]).toEqual([false, [], 0])
    expect(ended).toMatchObject({
      caller: KEVIN,
      outcome: 'turned_away',
      freeReason: 'blocked',
      durationSeconds: 0,
      billedSeconds: 0,
    })
    expect(await recordsOf(world, live).charges(ended.id)).toEqual([
      { seconds: 0, reason: 'Free: a caller you blocked was turned away' },
    ])
    expect(await recordsOf(world, live).balanceSeconds()).toBe(balance)
    const [item] = await recordsOf(world, live).calls(1)
    expect(item).toEqual({
      id: ended.id,
      at: ended.at.toISOString(),
      caller: KEVIN,
      duration_seconds: 0,
      summary: 'A caller you blocked was turned away.',
      urgent: false,
    })
    expect(await messageMails()).toEqual([])

    await contacts.mark(KEVIN, 'null')
    expect(await call(KEVIN, 'note I am sorry')).toMatchObject({ answered: true })
    expect(await messageMails()).toHaveLength(1)
  })

  test('is never one of the own phones', async () => {
    for (const own of [LINE_SETUP.business_phone, LINE_SETUP.owner_mobile, live.number]) {
      expect(await contacts.mark(own, 'BLOCKED')).toMatchObject({
        code: 'invalid_request',
        field: ['phone'],
        message: expect.stringContaining('is your own number'),
      })
    }
    expect(await contacts.list()).toEqual([])
  })
})

describe('a VIP', () => {
  const SALE = [
    'Hi this is Kevin with Apex Marketing, we help plumbers get to the top of Google and I would like to offer you a free listing upgrade',
    'we can boost your business with our services for just 99 a month',
  ]

  test('is never taken for a seller, and the message is mailed', async () => {
    world.app.receptionist = real
    expect((await call(KEVIN, ...SALE)).ended).toMatchObject({ outcome: 'spam' })
    expect(await messageMails()).toEqual([])
    expect(await contacts.list()).toEqual([])
    await contacts.mark(KEVIN, 'VIP')
    expect((await call(KEVIN, ...SALE)).ended).toMatchObject({ outcome: 'message_taken' })
    expect(await messageMails()).toHaveLength(1)
  })
})

describe('the owner', () => {
  test('is told at the field what is wrong', async () => {
    const wrong: [input: string, field: string][] = [
      ['phone: "555"', 'phone'],
      ['phone: ""', 'phone'],
      ['phone: "+15128420142", name: "\\u200b"', 'name'],
      [`phone: "+15128420142", name: "${'x'.repeat(121)}"`, 'name'],
      [`phone: "+15128420142", notes: "${'x'.repeat(2_001)}"`, 'notes'],
      ['phone: "+15128420142", notes: "a\\u0000b"', 'notes'],
      ['phone: "+15128422671", mark: BLOCKED', 'phone'],
    ]
    for (const [input, field] of wrong) {
      const refused = { code: 'invalid_request', field: [field] }
      expect(await contacts.create(input), input.slice(0, 60)).toMatchObject(refused)
    }
    expect(await contacts.list()).toEqual([])
  })

  test('who adds and marks one number ten times at once has one contact', async () => {
    const made = await Promise.all(
      Array.from({ length: 10 }, (_, n) =>
        n % 2 === 0
          ? contacts.create(`phone: "${DANA}", name: "Dana"`)
          : contacts.mark(DANA, 'VIP'),
      ),
    )
    expect(new Set(made.flatMap(({ id }) => id ?? [])).size).toBe(1)
    expect(await contacts.list()).toMatchObject([{ phone: DANA, mark: 'VIP' }])
  })

  test('adds, finds, pages and deletes; a number has one contact', async () => {
    const made = await contacts.create(
      'phone: "415.555.0142", name: "Zoë Núñez", notes: "two\\r\\nlines", mark: VIP',
    )
    expect(made).toMatchObject({ phone: DANA, name: 'Zoë Núñez', notes: 'two\nlines', mark: 'VIP' })
    expect(await contacts.create(`phone: "${DANA}"`)).toMatchObject({ field: ['phone'] })
    await contacts.create('phone: "+44 20 7946 0958", name: "Ann Zoeller"')
    await contacts.create('phone: "(212) 345-6789"')
    const names = async (args: string) => (await contacts.list(args)).map(({ name }) => name)
    expect(await names('search: "zoe"')).toEqual(['Ann Zoeller', 'Zoë Núñez'])
    expect(await names('search: "nunez 0142"')).toEqual(['Zoë Núñez'])
    expect(await names('search: "lines", mark: BLOCKED')).toEqual([])
    expect(await names('mark: VIP')).toEqual(['Zoë Núñez'])

    const first = await contacts.page('first: 2')
    const rest = await contacts.page(`first: 2, after: "${first.endCursor}"`)
    expect([...first.items, ...rest.items].map(({ phone }) => phone)).toEqual([
      KEVIN,
      '+442079460958',
      DANA,
    ])
    expect([first.hasNextPage, rest.hasNextPage]).toEqual([true, false])
    expect((await contacts.remove(made.id)).code).toBeUndefined()
    expect(await contacts.remove(made.id)).toMatchObject({ code: 'not_found' })
    expect(await contacts.list()).toHaveLength(2)
  })

  test("does not see, change or delete another account's", async () => {
    const { id } = await contacts.create(`phone: "${DANA}", name: "Dana"`)
    const stranger = contactsOf(world, (await world.account()).key)
    expect(await stranger.ask(`{ contact(id: "${id}") { id } }`)).toEqual({ contact: null })
    expect(await stranger.list('search: "dana"')).toEqual([])
    for (const refused of [
      await stranger.update(id, 'name: "Mine"'),
      await stranger.remove(id),
      await stranger.mark(DANA, 'null'),
    ])
      expect(refused).toMatchObject({ code: 'not_found' })
    expect(await contacts.list()).toMatchObject([{ name: 'Dana' }])
  })
})
