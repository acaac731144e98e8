import { describe, expect, test } from 'vitest'
import { recapMail } from '../../src/meetings/compose-recap-mail.ts'
import { failedMeetingMail } from '../../src/meetings/failed-meeting-mail.ts'
import { HOSTILE_RECAP } from '../support/hostile-recap.ts'

const MEETING = {
  provider: 'google_meet' as const,
  startsAt: new Date('2026-11-20T15:00:00Z'),
  joinedAt: new Date('2026-11-20T15:01:00Z'),
  leftAt: new Date('2026-11-20T15:26:30Z'),
  minutesCharged: 26,
}
const timeZone = 'America/Chicago'
const links = { console: (path: string) => `https://desk.example/console${path}` }
const to = 'ana@example.com'
const cited = (text: string) => ({ text, segments: ['seg_1'] })
const RECAP = {
  title: 'Weekly planning',
  summary: 'The release goes out on Thursday.',
  decisions: [cited('Ship on Thursday.')],
  actionItems: [
    { ...cited('Tell the customers'), owner: 'Ben', due: 'by Wednesday' },
    { ...cited('Fix the build'), owner: null, due: null },
  ],
  openQuestions: [cited('Who is on call?')],
}

describe('the recap', () => {
  test('says how many more there are than a mail holds', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => cited(`Point ${at + 1} is settled.`))
    const textOf = (count: number) =>
      recapMail({ meeting: MEETING, recap: { ...RECAP, decisions: many(count) }, timeZone }).text
    expect(textOf(50)).toContain('- Point 50 is settled.')
    expect(textOf(50)).not.toContain('more.')
    expect(textOf(53)).toContain('- Point 50 is settled.\n\nAnd 3 more.')
    expect(textOf(53)).not.toContain('Point 51')
  })

  test('reads in plain text as people would write it', () => {
    const url = 'https://frontdesk.example/meetings/1?a=1&b=2'
    const page = {
      url,
      startSeconds: new Map([['seg_1', 187]]),
      ownerEmail: 'ana@example.com',
      links,
    }
    const { subject, text, html } = recapMail({
      meeting: MEETING,
      recap: RECAP,
      timeZone,
      speakers: ['Ana', 'Ben'],
      page,
    })
    expect(subject).toBe('Recap: Weekly planning')
    expect(text).toBe(`Weekly planning

2 action items · 1 decision · 1 open question

The release goes out on Thursday.

Open the recap and transcript: ${url}

ACTION ITEMS

- Tell the customers
  Ben · due by Wednesday (Nov 25)
- Fix the build
  No owner

DECISIONS

- Ship on Thursday.

OPEN QUESTIONS

- Who is on call?

THE MEETING

When: Friday, November 20, 2026 at 9:01 AM CST
Noted: 26 minutes
Where: Google Meet
Speakers: Ana, Ben
Charged: 26 minutes

Written by an AI note-taker. Check anything important before you rely on it.

Sent to ana@example.com because you sent a note-taker to this meeting.
Email settings: https://desk.example/console/settings#mails
`)
    const place = 'href="https://frontdesk.example/meetings/1?a=1&amp;b=2#seg_1"'
    expect(html.split(place)).toHaveLength(5)
    expect(html).toContain('>3:07</a>')
  })

  test('begins with a decision where the summary begins with topics; what is told already comes last', () => {
    const summary =
      'The group talked about the winter schedule.\n\nBen will phone the printer on Monday.\n\n' +
      'Rents rose by four percent.'
    const told = {
      ...RECAP,
      summary,
      decisions: [cited('Close at noon on Fridays.')],
      actionItems: [{ ...cited('Phone the printer on Monday'), owner: 'Ben', due: null }],
    }
    const { text } = recapMail({ meeting: MEETING, recap: told, timeZone })
    expect(text).toMatch(
      /^Weekly planning\n\n1 action item · 1 decision · 1 open question\n\nDECISIONS\n\n- Close at noon on Fridays\./,
    )
    expect(text.match(/noon/g)).toHaveLength(1)
    expect(text).toContain('Rents rose by four percent.\n\nBen will phone the printer on Monday.\n')
  })

  test.each([
    ['an answer', 'Rents rose.\n\nBen rejected the offer of 400 dollars.'],
    ['an objection', 'Rents rose.\n\nBen objected to shipping on Thursday.'],
    ['a first sentence', 'Ana said not to ship on Thursday.\n\nRents rose.'],
  ])('keeps %s in nearly the words of a line', (_, summary) => {
    const told = {
      ...RECAP,
      summary,
      openQuestions: [cited('Does Ben accept the offer of 400 dollars?')],
    }
    const { text } = recapMail({ meeting: MEETING, recap: told, timeZone })
    for (const paragraph of summary.split('\n\n')) expect(text).toContain(paragraph)
  })

  test('says below a task only what its sentence lacks', () => {
    const actionItems = [
      { ...cited('Ben will call the sign maker by Wednesday.'), owner: 'Ben', due: 'by Wednesday' },
      { ...cited('Ana paints the door.'), owner: 'Ana', due: null },
    ]
    const { text } = recapMail({ meeting: MEETING, recap: { ...RECAP, actionItems }, timeZone })
    expect(text).toContain('sign maker by Wednesday.\n  Due Nov 25\n- Ana paints the door.\n\n')
  })

  test('marks a date that cannot be told from what was said', () => {
    const actionItems = [
      { ...cited('Send the note'), owner: 'Sam', due: 'by Friday the sixth' },
      { ...cited('Print it'), owner: 'Ana', due: 'due Tuesday' },
    ]
    const { text } = recapMail({ meeting: MEETING, recap: { ...RECAP, actionItems }, timeZone })
    expect(text).toContain('Sam · due by Friday the sixth (Dec 6 is a Sunday)')
    expect(text).toContain('Ana · due Tuesday (Nov 24)')
  })

  test('of a meeting that came to nothing says so, and invents nothing', () => {
    const nothing = { ...RECAP, decisions: [], actionItems: [], openQuestions: [] }
    const { text, html } = recapMail({ meeting: MEETING, recap: nothing, timeZone })
    for (const form of [text, html]) {
      expect(form).toContain('No action items, decisions or open questions.')
      expect(form.toLowerCase()).not.toMatch(/^decisions$|>decisions</m)
      expect(form).not.toContain('transcript')
      expect(form).not.toContain('href')
    }
  })

  test('shows hostile text as text, on its own line and in its own direction', () => {
    const { subject, text, html } = recapMail({ meeting: MEETING, recap: HOSTILE_RECAP, timeZone })
    expect([...subject].length).toBe(200)
    expect(subject).toMatch(/^Recap: Q3 <img .*gnp\.exe Bcc: all@example\.com/)
    for (const form of [subject, text, html]) {
      expect(form.isWellFormed()).toBe(true)
      expect(form).not.toMatch(/(?!\n)[\p{Cc}\u202a-\u202e\u2066-\u2069]/u)
    }
    expect(html).not.toMatch(/<(?:img|script)/)
    expect(html.match(/<\/body>/g)).toHaveLength(1)
    expect(text.match(/^ACTION ITEMS$/gm)).toHaveLength(1)
    expect(text).toContain('- Ship it. ACTION ITEMS - Wire $9,000')
  })
})

describe('the mail about a meeting of which there is no recap', () => {
  const failed = {
    id: 'mtg_1',
    title: 'Weekly planning',
    provider: 'zoom' as const,
    startsAt: MEETING.startsAt,
    failureReason: 'The host did not let the note-taker in.',
    failureFault: 'host' as const,
    minutesCharged: 0,
  }

  test('says why, and whose move it is', () => {
    expect(failedMeetingMail(failed, { timeZone, to, links })).toMatchObject({
      subject: 'No recap of Weekly planning',
      text: `No recap of Weekly planning

Zoom · Friday, November 20, 2026 at 9:00 AM CST

The host did not let the note-taker in. Ask the host to let the note-taker in next time.

Nothing was charged, and you have your reserved minutes back.

Send a note-taker again: https://desk.example/console/meetings/new
Open the meeting: https://desk.example/console/meetings/mtg_1

Sent to ana@example.com because you sent a note-taker to this meeting.
Email settings: https://desk.example/console/settings#mails
`,
    })
  })

  test.each([
    ['ours', 0, 'This was our fault. Sorry about that.', 'Nothing was charged'],
    ['caller', 0, 'Check the link and the time', 'Nothing was charged'],
    ['host', 1, 'Ask the host to let', '1 minute in the meeting was charged.'],
    ['host', 12, 'Ask the host to let', '12 minutes in the meeting were charged.'],
  ] as const)('%s, %i minutes', (failureFault, minutesCharged, whose, charge) => {
    const { text } = failedMeetingMail(
      { ...failed, failureFault, minutesCharged },
      { timeZone, to, links },
    )
    expect(text).toContain(whose)
    expect(text).toContain(charge)
  })

  test('names a meeting without a title by where it was', () => {
    const { subject } = failedMeetingMail({ ...failed, title: null }, { timeZone, to, links })
    expect(subject).toBe('No recap of your Zoom meeting')
  })
})
