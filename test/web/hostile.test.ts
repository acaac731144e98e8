import { afterAll, beforeAll, expect, test } from 'vitest'
import { mailDigests } from '../../src/calls/daily-digest.ts'
import { remindOfForwarding } from '../../src/lines/forwarding-reminder.ts'
import { untilQuiet } from '../support/line-books.ts'
import { openLiveLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import {
  isOver,
  type MeetingBody,
  newLink,
  setRoom,
  untilMeeting,
} from '../support/meeting-room.ts'
import { outsideOf } from '../support/outside.ts'
import { STRANGER } from '../support/phone.ts'
import { scriptedReceptionist } from '../support/scripted-receptionist.ts'
import { openBrowserByHand, signIn } from '../support/sign-in.ts'
import { openWorld, type World } from '../support/world.ts'

const DAY_MS = 86_400_000
const MARKUP = '<img src=x onerror=alert(1)>'
/** Markup, a quote, a formula, a direction override, an astral-plane emoji, and more text than any list shows. */
const HOSTILE = `=1+1 ${MARKUP}"' \u202egnp.exe 👩‍👩‍👧 ${'word '.repeat(2_000)}`
const BUSINESS = `@SUM(1) <b>"Lopez"</b> & Sons ${MARKUP} 😀`

const MAILS = [
  'line-number',
  'message-urgent',
  'balance-low',
  'recap',
  'meeting',
  'digest',
  'forwarding-reminder',
]

let world: World
let aheadMs = 0

beforeAll(async () => {
  world = await openWorld({ clock: { now: () => new Date(Date.now() + aheadMs) } })
  world.app.receptionist = scriptedReceptionist
})
afterAll(() => world.close())

/** An account whose business, callers and meetings all have hostile text. */
async function openHostile() {
  const line = await openLiveLine(world, {
    business_name: BUSINESS,
    services: [MARKUP],
    description: HOSTILE.slice(0, 300),
    extra: HOSTILE.slice(0, 300),
  })
  const { owner, number, lineId } = line
  const says = [`my name is ${MARKUP}\u202e`, 'urgent', `note ${HOSTILE}`]
  // Uses up the minutes, so that the mails about those come too.
  await makeCall(world.app, { to: number, from: STRANGER, says, seconds: 39 * 60 })
  const meetings = await Promise.all(
    (['ended', 'denied'] as const).map(async (outcome) => {
      const meeting_url = newLink()
      const utterances = [
        { speaker: MARKUP, text: `We decided: ${HOSTILE}`.slice(0, 10_000), at: 1 },
      ]
      const room = { meeting_url, outcome, utterances, minutes: 3, lobby_seconds: 60 }
      await setRoom(world.sandboxUrl, room)
      const order = { meeting_url, title: `${MARKUP} \u202e"'`, max_minutes: 5 }
      const { body } = await owner.api.post<MeetingBody>('/meetings', order)
      return untilMeeting(owner.api, body.id, isOver)
    }),
  )
  aheadMs = 4 * DAY_MS
  await remindOfForwarding(world.app)
  // One day at a time.
  for (let day = 0; day < 4; day += 1) await mailDigests(world.app)
  await untilQuiet(world.app)
  return { ...owner, lineId, meetings }
}

test('hostile names, words and titles are text on every page, in every mail and in every file', async () => {
  const account = await openHostile()

  const mails = await outsideOf(world.app.config).mails(account.email)
  expect(new Set(mails.map(({ tag }) => tag))).toEqual(new Set(MAILS))
  for (const { tag, subject, html, text } of mails) {
    expect(html, tag).not.toMatch(/<(?:img|b|script)\b/)
    expect(`${subject}${html}${text}`, tag).not.toContain('\u202e')
    expect(subject, tag).toMatch(/^[^\r\n]{1,200}$/)
  }

  const { lineId, meetings } = account
  const owner = await signIn(world, account.email)
  const lists = ['', '/lines', '/messages', '/calls', '/meetings', '/minutes', '/settings']
  const seen = await pagesFrom(owner, [
    ...lists.map((list) => `/console${list}`),
    `/console/lines/${lineId}`,
    `/console/minutes/${lineId}`,
    ...meetings.map(({ id }) => `/console/meetings/${id}`),
  ])
  const staff = openBrowserByHand(world.url)
  await staff.post('/staff/sign-in', { token: world.app.staffToken })
  const staffPages = await pagesFrom(staff, [`/staff/accounts/${account.accountId}`])
  for (const [page, html] of [...seen, ...staffPages]) {
    expect(html, page).not.toContain('<img src=x')
    expect(html, page).not.toContain('<b>"Lopez')
  }
  expect([...seen.keys()].some((page) => page.startsWith('/console/calls/call_'))).toBe(true)

  const csv = (await owner.get(`/console/minutes/${lineId}/statement.csv`)).html
  for (const cell of csv.split(/[\r\n]+/).flatMap((row) => row.split(/,(?=")|,(?!")/))) {
    expect(cell.replace(/^"/, '')).not.toMatch(/^[=+@\t\r]|^-(?!\d)/)
  }
})

/** These pages and, one step further, the calls they link to: address → HTML. */
async function pagesFrom(browser: ReturnType<typeof openBrowserByHand>, addresses: string[]) {
  const pages = new Map<string, string>()
  const visit = async (address: string) => {
    const { status, html } = await browser.get(address)
    expect(status, address).toBe(200)
    pages.set(address, html)
    return html
  }
  for (const address of addresses) {
    for (const [, next = ''] of (await visit(address)).matchAll(
      /href="(\/console\/calls\/call_\w+)/g,
    )) {
      if (!pages.has(next)) await visit(next)
    }
  }
  return pages
}
