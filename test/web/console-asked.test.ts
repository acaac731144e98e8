import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { recordsOf } from '../support/line-records.ts'
import { openLiveLine } from '../support/live-line.ts'
import { phoneOf } from '../support/phone.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const ZOE = '+14155550167'

let world: World
let live: Awaited<ReturnType<typeof openLiveLine>>
let browser: Awaited<ReturnType<typeof signIn>>
let inbox: ReturnType<typeof inboxOf>

beforeAll(async () => {
  world = await openWorld({ settings: { RATE_LIMIT_PER_MINUTE: '10000' } })
  live = await openLiveLine(world)
  browser = await signIn(world, live.owner.email, '/console')
  inbox = inboxOf(world, live)
})
afterAll(() => world.close())

/** The chips and the headline of a call's row in the list. */
async function row(id: string) {
  const { html } = await browser.get('/console/calls')
  const [, inner = ''] = new RegExp(`/console/calls/${id}">([\\s\\S]*?)</li>`).exec(html) ?? []
  const texts = (pattern: RegExp) => [...inner.matchAll(pattern)].map(([, text]) => text)
  return {
    outcomes: texts(/class="badge outcome[^"]*">([^<]*)</g),
    others: texts(/class="badge(?!s| outcome| time)[^"]*">([^<]*)</g),
    headline: texts(/<p class="said"[^>]*>([^<]*)</g)[0],
  }
}

test('a question that nobody answered is told as asked, in the list and on its page', async () => {
  const made = await phoneOf(world).call(
    live.number,
    [{ say: 'Do you take American Express?' }, { say: 'Never mind, no message. Bye.' }],
    { from: ZOE },
  )
  const { id } = await recordsOf(world, live).ended(made.call_sid)
  const told = 'Asked: Do you take American Express?'
  expect(await row(id)).toEqual({ outcomes: ['Question not answered'], others: [], headline: told })
  const { html } = await browser.get(`/console/calls/${id}`)
  expect(html).toContain(`dir="auto">${told}</p>`)
  expect(html).toMatch(/<p class="muted meta">[\s\S]*?Question not answered/)
  const call = await world.app.db.call.findFirstOrThrow({ where: { id } })
  expect(call.summary).toBe('Asked, not answered: Do you take American Express?')
})

test('a message that is a question is told as asked once, without its words below', async () => {
  const words = 'Do you sharpen mower blades?'
  const call = await inbox.addCall({
    caller: ZOE,
    outcome: 'message_taken',
    summary: `Zoe Hart asks: ${words}`,
  })
  const message = await inbox.addMessage({
    callId: call.id,
    name: 'Zoe Hart',
    phone: ZOE,
    message: words,
  })
  expect(await row(call.id)).toMatchObject({
    outcomes: ['Message taken'],
    headline: `Asked: ${words}`,
  })
  const { html } = await browser.get(`/console/messages/${message.id}`)
  const [main = ''] = html.split('id="history"')
  expect(main.split('<h2 id="about"')[1]?.match(/sharpen mower blades/g)).toHaveLength(1)
})

test.each([
  ['answered', 'Question answered'],
  ['hung_up', 'Caller hung up'],
  ['spam', 'Unwanted call'],
  ['turned_away', 'Turned away'],
  ['message_taken', 'Message taken'],
] as const)('a call that ended as %s has that one chip for it', async (outcome, words) => {
  const call = await inbox.addCall({ caller: null, outcome, urgent: true })
  expect(await row(call.id)).toMatchObject({ outcomes: [words], others: ['Urgent'] })
})

test('a call is returned from its row, unless its number is withheld', async () => {
  const known = await inbox.addCall({ caller: ZOE })
  const withheld = await inbox.addCall({ caller: null })
  const { html } = await browser.get('/console/calls')
  const rowOf = (id: string) => html.split(`/console/calls/${id}">`)[1]?.split('</li>')[0]
  expect(rowOf(known.id)).toContain(`href="tel:${ZOE}"`)
  expect(rowOf(withheld.id)).not.toContain('href="tel:')
})

test('a mark stands with the name of the caller, and the outcome by itself', async () => {
  const contacts = contactsOf(world, live.owner.key)
  const blocked = '+14155550168'
  await contacts.create(`phone: "${blocked}", mark: BLOCKED`)
  const call = await inbox.addCall({
    caller: blocked,
    outcome: 'turned_away',
    freeReason: 'blocked',
    billedSeconds: 0,
  })
  expect(await row(call.id)).toMatchObject({ outcomes: ['Blocked caller'], others: ['Blocked'] })
})

test.each([
  ['Thursday evening would be best', 'Thursday evening'],
  ['after five works for me', 'after five'],
  ['weekends are fine', 'weekends'],
  // What is more than a time, or may say the reverse, is theirs to say.
  ["mornings I'm asleep, evenings are fine", "mornings I'm asleep, evenings are fine"],
  ['any day but Friday is good', 'any day but Friday is good'],
  ['the week after next, but only once the kids are back at school and it is quiet', ''],
])('the best time %j is shown as %j, in full', async (said, shown) => {
  const message = await inbox.addMessage({ message: `Please call.\nBest time: ${said}` })
  const { html } = await browser.get('/console/messages')
  const [, inner = ''] = html.split(`id="${message.id}"`)
  const [, time = ''] = /Best time: <\/span><bdi>([^<]*)</.exec(inner) ?? []
  expect(time.replaceAll('&#39;', "'")).toBe(shown || said)
})
