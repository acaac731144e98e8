import { expect, test } from 'vitest'
import type { LineDay } from '../../src/calls/digest-lines.ts'
import { composeDigestMail } from '../../src/calls/digest-mail.ts'

const LINE: LineDay = {
  id: 'line_1',
  businessName: 'Lopez Plumbing',
  number: '+15128729704',
  status: 'live',
  forwardingSeenAt: new Date(0),
  balanceSeconds: 2_000,
  calls: 3,
  answered: 0,
  spam: 0,
  nothingToTell: 0,
  turnedAway: 0,
  blocked: 0,
  billedSeconds: 70,
  messages: 2,
  urgentWaiting: 0,
}
const OTHER: LineDay = {
  ...LINE,
  id: 'line_2',
  businessName: 'Lopez Roofing',
  calls: 1,
  messages: 0,
}
const DAY = { date: '2026-11-28', from: new Date(0), to: new Date(1) }
const links = {
  console: (path: string) => `https://desk.example/console${path}`,
  handle: (_account: string, id: string) => `https://desk.example/m/handle.${id}`,
  stop: () => 'https://desk.example/m/stop',
}
const CALLER = {
  messageId: 'msg_1',
  lineId: 'line_1',
  name: 'Dana Reyes',
  phone: '+15128420193',
  about: 'My drain is slow',
  at: new Date('2026-11-28T16:18:00Z'),
  isWaiting: true,
  urgentWaiting: false,
}

function digest(lines: LineDay[], caller = CALLER) {
  const told = { timeZone: 'America/Chicago', links, accountId: 'acct_1', to: 'ana@example.com' }
  return composeDigestMail(DAY, lines, { ...told, callers: [caller] })
}

test('a message is told with its caller, and with what is left to do', () => {
  expect(digest([LINE]).text).toContain(`- Dana Reyes: My drain is slow
  (512) 842-0193 · 10:18 AM
  Read: https://desk.example/console/messages/msg_1
  Mark handled: https://desk.example/m/handle.msg_1
`)
  const handled = digest([LINE], { ...CALLER, isWaiting: false })
  expect(handled.text).not.toContain('Mark handled')
})

test('without a message it leads to the calls, and a line without calls is one sentence', () => {
  expect(digest([LINE]).text).toContain('https://desk.example/console/messages\n')
  const quiet = { ...OTHER, calls: 0, billedSeconds: 0 }
  const { text } = digest([{ ...LINE, messages: 0 }, quiet])
  expect(text).toContain('https://desk.example/console/calls\n')
  expect(text).not.toContain('console/messages\n')
  expect(text).toMatch(/LOPEZ ROOFING, \(512\) 872-9704\n+No calls\. Minutes left now: 33\./)
  expect(text.match(/^Minutes used: /gm)).toHaveLength(1)
})

test('several lines have figures each, one has those of the title', () => {
  const [one, two] = [digest([LINE]).text, digest([LINE, OTHER]).text]
  expect(one).toMatch(/^3 calls and 2 messages on Saturday, November 28\n/)
  expect(one).not.toContain('Calls: ')
  expect(two).toMatch(/^4 calls and 2 messages/)
  expect([...two.matchAll(/^Calls: (\d)$/gm)].map(([, calls]) => calls)).toEqual(['3', '1'])
})
