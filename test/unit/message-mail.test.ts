import fc from 'fast-check'
import { expect, test } from 'vitest'
import { composeMessageMail } from '../../src/conversations/message-mail.ts'
import { gistOf } from '../../src/conversations/one-line-summary.ts'
import type { BusinessFacts } from '../../src/receptionist/receptionist.ts'

const facts = { businessName: 'Lopez Plumbing', timeZone: 'America/Chicago' } as BusinessFacts
const at = new Date('2026-11-22T16:00:00Z')

const links = {
  console: (path: string) => `https://desk.example/console${path}`,
  handle: (account: string, id: string) => `https://desk.example/m/handle.${account}.${id}.signed`,
}

type Mail = Parameters<typeof composeMessageMail>[0]

function mail(over: {
  text?: string
  summary?: string
  urgentReason?: string | null
  urgent?: boolean
}) {
  const { text = 'My sink leaks. Can he come Monday?', urgent = false } = over
  const said = {
    name: 'Dana Reyes',
    phone: '+15128420193',
    message: text,
    source: 'phone',
    at,
    accountId: 'acct_1',
    id: 'msg_1',
  }
  const { summary = 'Dana Reyes wants her sink looked at', urgentReason = null } = over
  return composeMessageMail({
    message: said as Mail['message'],
    conclusion: { summary, urgent, urgentReason },
    facts,
    occasion: { at, inShort: '2 min · English · answered by the AI receptionist' },
    links,
    ownerEmail: 'dana@lopez.example',
  })
}

test('one line of gist, whom to call back, the words, how the call went: each once', () => {
  const { subject, text } = mail({})
  expect(subject).toBe('Dana Reyes wants her sink looked at (for Lopez Plumbing)')
  expect(text.split('\n\n').map((part) => part.trim())).toEqual([
    'Dana Reyes wants her sink looked at',
    'My sink leaks. Can he come Monday?',
    'Open the message: https://desk.example/console/messages/msg_1\nMark handled: https://desk.example/m/handle.acct_1.msg_1.signed',
    'Call back: (512) 842-0193\nCalled: Sunday, November 22 at 10:00 AM CST\nFor: Lopez Plumbing',
    '2 min · English · answered by the AI receptionist',
    'Sent to dana@lopez.example because you get messages for Lopez Plumbing.\nEmail settings: https://desk.example/console/settings#mails',
  ])
})

test('the number can be tapped, in the row and on the first button', () => {
  const { html } = mail({})
  expect(html.match(/href="tel:\+15128420193"/g)).toHaveLength(2)
  expect(html).toMatch(/>Call Dana Reyes, <span [^>]+>\(512\) 842-0193<\/span><\/a>/)
})

test.each([
  ['water is coming through the ceiling', 'Urgent: water is coming through the ceiling'],
  ['It is flooding.', 'Urgent: It is flooding.'],
  ['It is flooding!', 'Urgent: It is flooding!'],
  [null, 'Urgent'],
  ['', 'Urgent'],
  // The reason is part of the message, which follows below.
  ['My sink leaks', 'Urgent'],
  ['my sink leaks, can he come Monday', 'Urgent'],
])('what is urgent says so first, with %j as the reason', (urgentReason, first) => {
  const { subject, text } = mail({ urgent: true, urgentReason })
  expect(subject).toMatch(/^URGENT: /)
  expect(text.split('\n')[0]).toBe(first)
  expect(text).not.toContain('..')
})

test('a gist that is the message is not said twice', () => {
  const { text, html } = mail({ text: 'Please call me.', summary: 'Please call me' })
  expect(text.match(/please call me/gi)).toHaveLength(1)
  expect(html.split('<body')[1]?.match(/please call me/gi)).toHaveLength(1)
  const named = mail({
    text: 'Hi, my sink leaks, please call.',
    summary: 'Dana Reyes: My sink leaks',
  })
  expect(named.text.match(/sink leaks/gi)).toHaveLength(1)
  expect(named.text).toMatch(/^Dana Reyes: Hi, my sink leaks, please call\.\n/)
})

test('a greeting is left out, and each detail has a row of its own', () => {
  const { text } = mail({
    text: 'Hi, I want to move my check-up to next week.\nBest time: Mornings are best\nEmail: dana@example.com',
    summary: 'Dana Reyes: I want to move my check-up to next week; Mornings are best',
  })
  expect(text).toMatch(/^Dana Reyes: I want to move my check-up to next week\n\nOpen the message/)
  expect(text).toContain('Best time: Mornings are best\nEmail: dana@example.com\nCalled: Sunday')
  expect(text.match(/check-up|Mornings/g)).toHaveLength(2)
})

test('any tells in its subject who it is and what about, or just who where no more is known', () => {
  expect(mail({ summary: 'Dana Reyes: The gate will not close' }).subject).toBe(
    'Dana Reyes: The gate will not close (for Lopez Plumbing)',
  )
  expect(
    mail({
      text: 'The gate will not close.\nBest time: After six',
      summary: 'Dana Reyes: The gate will not close; After six',
    }).subject,
  ).toBe('Dana Reyes: The gate will not close (for Lopez Plumbing)')
  const introduced = 'Dana Reyes: Hello, this is Dana Reyes, the gate will not close'
  expect(mail({ summary: introduced }).subject).toBe(
    'Dana Reyes: The gate will not close (for Lopez Plumbing)',
  )
  expect(mail({ summary: '', text: '' }).subject).toBe('Message from Dana Reyes for Lopez Plumbing')
})

test('an urgent one tells in its subject who it is and what about', () => {
  const summary = 'Dana Reyes: My water heater burst and the garage is flooding'
  expect(mail({ urgent: true, summary }).subject).toBe(
    'URGENT: Dana Reyes: My water heater burst and the garage is flooding (for Lopez Plumbing)',
  )
})

test('a gist stands first where the message says more', () => {
  const text = 'Hi, my sink leaks, it is the one in the kitchen and it drips all night.'
  const mailed = mail({ text, summary: 'Dana Reyes: My sink leaks' })
  expect(mailed.text.split('\n')[0]).toBe('Dana Reyes: My sink leaks')
  expect(mailed.text).toContain(text)
})

test('a gist is one line of at most 140 characters, and all of it where it fits', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 400 }), (text) => {
      const gist = gistOf(text)
      expect([...gist].length).toBeLessThanOrEqual(140)
      expect(gist).not.toMatch(/[\r\n]/)
      const line = text.replace(/\s+/g, ' ').trim()
      if ([...line].length <= 140) expect(gist).toBe(line)
      else expect(line.startsWith(gist.slice(0, -1))).toBe(true)
    }),
  )
  expect(gistOf(`${'a'.repeat(100)} ${'b'.repeat(60)}`)).toBe(`${'a'.repeat(100)}…`)
})
