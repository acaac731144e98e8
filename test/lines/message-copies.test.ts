import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { untilQuiet } from '../support/line-books.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { outsideOf } from '../support/outside.ts'
import { phoneOf } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>
let graphql: ReturnType<typeof graphqlClient>

beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  live = await openLiveLine(world)
  graphql = graphqlClient(world.url, live.owner.key)
})
afterAll(() => world.close())

async function update(input: Record<string, unknown>) {
  const { data } = await graphql(
    `mutation ($id: ID!, $input: LineUpdateInput!) {
       lineUpdate(id: $id, input: $input) {
         ... on Line { messageCopies languages greeting } ... on ApiError { code problems { field message } }
       }
     }`,
    { id: live.lineId, input },
  )
  return data?.lineUpdate
}

async function mailsTo(address: string) {
  const mails = await outsideOf(world.app.config).mails(address)
  return mails.filter(({ tag }) => tag.startsWith('message'))
}

test('whoever is named gets each message, too, with the way to handle it but not to sign in', async () => {
  const office = `office-${live.lineId}@lopez.example`
  // The owner gets it once, and an address once whatever its case.
  const asked = [office.toUpperCase(), office, live.owner.email]
  expect(await update({ messageCopies: asked })).toMatchObject({
    messageCopies: [office, live.owner.email],
  })
  const call = await phoneOf(world).call(live.number, [
    { say: 'My gutters need cleaning before the winter.' },
    { say: 'My name is Lee Park.' },
    { say: 'Yes, this number is fine.' },
    { say: 'No, that is all. Bye.' },
  ])
  await recordsOf(world, live).ended(call.call_sid)
  await untilQuiet(world.app)
  const [owners, copies] = [await mailsTo(live.owner.email), await mailsTo(office)]
  expect([owners.length, copies.length]).toEqual([1, 1])
  expect(copies[0]?.subject).toBe(owners[0]?.subject)
  expect(copies[0]?.text).toContain('gutters')
  expect(copies[0]?.text).toContain('Mark handled: ')
  expect(copies[0]?.text).not.toContain('Open the message')
  expect(copies[0]?.text).toContain(`${live.owner.email} shares messages for Lopez Plumbing with`)
  expect(owners[0]?.text).toContain('Open the message')
  expect(owners[0]?.text).not.toContain('shares messages')

  // Deleting the call deletes what was mailed about it, the copy too.
  const id = (await world.app.db.call.findFirstOrThrow({ where: { lineId: live.lineId } })).id
  await graphql(`mutation { callDelete(id: "${id}") { __typename } }`)
  expect(await world.app.db.mail.count({ where: { to: office } })).toBe(0)
})

test('null leaves them as they are, an empty list ends them, and what is no address is refused', async () => {
  const kept = await update({ messageCopies: ['front@lopez.example'] })
  expect(await update({ messageCopies: null })).toEqual(kept)
  expect(await update({ messageCopies: ['front@lopez.example', 'the office'] })).toMatchObject({
    code: 'invalid_request',
    problems: [{ field: ['messageCopies', '1'], message: 'not an email address' }],
  })
  const six = Array.from({ length: 6 }, (_one, index) => `desk${index}@lopez.example`)
  expect(await update({ messageCopies: six })).toMatchObject({ code: 'invalid_request' })
  expect(await update({ messageCopies: [] })).toMatchObject({ messageCopies: [] })
})

test('the page of the line names who gets messages, and its form changes that', async () => {
  const browser = await signIn(world, live.owner.email)
  const page = `/console/lines/${live.lineId}`
  const before = await browser.get(page)
  expect(before.html).toContain(`<bdi>${live.owner.email}</bdi> <small class="muted">You, by email`)
  const form = {
    csrf: browser.csrfToken,
    businessName: 'Lopez Plumbing',
    businessPhone: '512-842-2671',
    ownerMobile: '512-842-2672',
  }
  const wrong = await browser.post(`${page}/change`, {
    ...form,
    messageCopies: 'kim@lopez.example\n\nkim at lopez',
  })
  expect(wrong.status).toBe(400)
  expect(wrong.html).toContain('Line 3: Enter an email address')
  expect(wrong.html).toContain('kim at lopez</textarea>')
  const saved = await browser.post(`${page}/change`, {
    ...form,
    messageCopies: 'kim@lopez.example',
  })
  expect(saved.location).toBe(`${page}?said=changed`)
  expect((await browser.get(page)).html).toContain('<bdi>kim@lopez.example</bdi>')
  expect((await browser.get('/console/settings')).html).toContain('<bdi>kim@lopez.example</bdi>')
})

test('the greeting on the page of the line is what a caller hears, in every language it offers', async () => {
  await update({ languages: ['es', 'fr'] })
  const call = await phoneOf(world).call(live.number, [{ say: 'No, thank you. Goodbye.' }], {
    from: '+15128420188',
  })
  const { id } = await recordsOf(world, live).ended(call.call_sid)
  const { data } = await graphql(
    `{ call(id: "${id}") { turns { who text } } line(id: "${live.lineId}") { greeting } }`,
  )
  const { call: told, line } = data as {
    call: { turns: { who: string; text: string }[] }
    line: { greeting: string[] }
  }
  const first = told.turns.findIndex(({ who }) => who === 'CALLER')
  const heard = told.turns.slice(0, first).map(({ text }) => text)
  expect(line.greeting).toEqual(heard)
  const browser = await signIn(world, live.owner.email)
  const { html } = await browser.get(`/console/lines/${live.lineId}`)
  const text = html.replaceAll('&#39;', "'").replaceAll('&quot;', '"')
  expect(text).toContain(heard.join(' '))
})
