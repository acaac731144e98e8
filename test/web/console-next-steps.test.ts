import { afterAll, beforeAll, expect, test } from 'vitest'
import { contactsOf } from '../support/contacts.ts'
import { inboxOf } from '../support/inbox.ts'
import { setUpLine } from '../support/live-line.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

const DANA = '+14155550142'

async function openOwner() {
  const owner = await world.account()
  const { setup_id: lineId } = await setUpLine(owner.api, { extra: 'A visit costs $89.' })
  const browser = await signIn(world, owner.email, '/console')
  const page = async (path: string) => (await browser.get(`/console${path}`)).html
  return { ...owner, lineId, page, ...inboxOf(world, { owner, lineId } as never) }
}

test('a message leads to the next one to handle, the urgent first, and the last to none', async () => {
  const { page, addMessage } = await openOwner()
  const calm = await addMessage({ name: 'Calm Person' })
  // Of the same caller: not the next one.
  await addMessage({ name: 'Calm Person' })
  expect(await page(`/messages/${calm.id}`)).not.toContain('class="onward"')
  await addMessage({ name: 'Done Person', handledAt: new Date() })
  const urgent = await addMessage({ name: 'Burst Pipe', urgent: true, phone: '+15128420121' })
  const newest = await addMessage({ name: 'Newest Person', phone: '+15128420122' })
  const nextOf = async (id: string) =>
    /class="onward"[^>]* href="([^"]+)">Next/.exec(await page(`/messages/${id}`))?.[1]
  expect(await nextOf(calm.id)).toBe(`/console/messages/${urgent.id}`)
  expect(await nextOf(urgent.id)).toBe(`/console/messages/${newest.id}`)
  const previousOf = async (id: string) =>
    /href="([^"]+)">Previous/.exec(await page(`/messages/${id}`))?.[1]
  expect(await previousOf(calm.id)).toBe(`/console/messages/${newest.id}`)
  expect(await previousOf(urgent.id)).toBeUndefined()
})

test('contacts say what the newest call was about, and a message what is noted of its caller', async () => {
  const { key, page, addCall, addMessage } = await openOwner()
  const contacts = contactsOf(world, key)
  const { id } = await contacts.create(`phone: "${DANA}"`)
  await addCall({ caller: DANA, summary: 'The older call' })
  await addCall({ caller: DANA, summary: 'The newest call' })
  const list = await page('/contacts')
  expect(list).toContain('The newest call')
  expect(list).not.toContain('The older call')
  await contacts.update(id, 'notes: "Back gate"')
  expect(await page('/contacts')).toContain('Back gate')
  const message = await addMessage({ phone: DANA })
  expect(await page(`/messages/${message.id}`)).toContain('Back gate')
})

test('a line that is not paid has its payment in the list, and its page says what it lacks', async () => {
  const { lineId, page } = await openOwner()
  expect(await page('/lines')).toMatch(/href="[^"]+\/checkout\/[^"]+">Pay \$10 for 40 minutes/)
  const line = await page(`/lines/${lineId}`)
  expect(line).toContain('aria-current="step"')
  const known = [
    ...line.matchAll(/<li class="card led( has)?"><strong><a class="whole" href="[^"]+">([^<]+)</g),
  ]
  expect(known.map(([, has, name]) => [name, has !== undefined])).toEqual([
    ['What you do', false],
    ['Services', true],
    ['Prices and anything else', true],
    ['Opening hours', true],
    ['Holidays and closed days', false],
    ['Languages', true],
    ['Business phone', true],
  ])
})

test('a recap is there to be pasted', async () => {
  const { accountId, page } = await openOwner()
  const html = await page(`/meetings/${await storeNotedMeeting(world.app, accountId)}`)
  const [, text] = /<pre id="recap-text" hidden>([^<]*)</.exec(html) ?? []
  expect(text).toContain('The release goes out on Thursday.')
  expect(text).toContain('Action items\n- Ship on Thursday. (Ben)')
  expect(text).toContain('Decisions\n- Ship on Thursday.')
  expect(text).not.toContain('Open questions')
})
