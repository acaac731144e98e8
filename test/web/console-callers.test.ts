import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '../../src/kernel/ids.ts'
import { openLiveLine } from '../support/live-line.ts'
import { signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

async function openOwner() {
  const { owner, lineId } = await openLiveLine(world)
  const browser = await signIn(world, owner.email, '/console')
  let minutesAgo = 60
  async function leave(phone: string | null, message: string, urgent = false) {
    minutesAgo -= 1
    const at = new Date(Date.now() - minutesAgo * 60_000)
    const facts = {
      id: newId('msg'),
      accountId: owner.accountId,
      lineId,
      at,
      phone,
      message,
      urgent,
    }
    await world.app.db.message.create({ data: { ...facts, name: null, source: 'voicemail' } })
    return facts.id
  }
  return { browser, leave }
}

/** The rows of a page: the message that stands for its caller. */
const rowsOf = (html: string) =>
  [
    ...html.matchAll(/<(?:div|li) class="(?:card message|box-row inbox-row)[^>]*id="(msg_\w+)"/g),
  ].map(([, id]) => id)

test('several messages of one caller stand in one row, the newest shown, an urgent one before it', async () => {
  const { browser, leave } = await openOwner()
  const dana = '+15128420193'
  const first = await leave(dana, 'A first question')
  const nobody = await leave(null, 'Somebody else, without a number')
  const burst = await leave('+15128420121', 'The heater burst', true)
  const later = await leave('+15128420121', 'Please call soon')
  const newest = await leave(dana, 'The newest question')

  const { html } = await browser.get('/console/messages')
  const folded = html.replaceAll(/<details class="of-caller">[\s\S]*?<\/details>/g, '')
  expect(rowsOf(folded)).toEqual([burst, newest, nobody])
  expect(html.match(/\d more messages?(?=<)/g)).toEqual(['1 more message', '1 more message'])
  const [underBurst, underNewest] =
    html.match(/<details class="of-caller">[\s\S]*?<\/details>/g) ?? []
  expect(underBurst).toContain(later)
  expect(underNewest).toContain(first)
  expect(html).toContain('(512) 842-0193')

  const home = await browser.get('/console')
  expect(rowsOf(home.html)).toEqual([burst, newest, nobody])
  // A row has room for one more of the same caller.
  for (const words of ['Please call soon', 'A first question'])
    expect(home.html).toContain(`Also: <bdi>${words}</bdi>`)

  await browser.post(`/console/messages/${newest}/handle`, { csrf: browser.csrfToken })
  const after = await browser.get('/console/messages')
  expect(rowsOf(after.html.replaceAll(/<details[\s\S]*?<\/details>/g, ''))).toContain(first)
})

test('the page of a message says how long its caller waits, and once it is handled how long ago it was', async () => {
  const { browser, leave } = await openOwner()
  const id = await leave('+15128420193', 'The heater burst', true)
  const { html } = await browser.get(`/console/messages/${id}`)
  expect(html).toMatch(/class="waits problem-text">Waiting (59|60) min</)
  await browser.post(`/console/messages/${id}/handle`, { csrf: browser.csrfToken })
  const handled = await browser.get(`/console/messages/${id}`)
  expect(handled.html).toMatch(/class="waits">(59|60) min ago</)
  expect(handled.html).not.toContain('Waiting')
})
