import { type Rest, request, show, step, until } from './demo-steps.ts'

const ORDER = {
  meeting_url: 'https://meet.google.com/dem-omee-tng',
  title: 'Weekly planning',
  max_minutes: 15,
}

type Meeting = { id: string; state: string; delivery: string; minutes_charged: number }
type Recap = {
  summary: string
  decisions: object[]
  action_items: object[]
  open_questions: object[]
}

/** A meeting over the public APIs: send a note-taker, then wait until its recap is mailed. */
export async function demoMeeting(rest: Rest, sandboxUrl: string, email: string) {
  const { id } = await step('POST /v1/meetings', () => rest<Meeting>('POST', '/meetings', ORDER))
  const meeting = await step('wait until the recap is mailed', () =>
    until(
      () => rest<Meeting>('GET', `/meetings/${id}`),
      ({ delivery }) => delivery === 'delivered',
    ),
  )
  show('minutes charged', meeting.minutes_charged)
  const recap = await step('GET /v1/meetings/{id}/recap', () =>
    rest<Recap>('GET', `/meetings/${id}/recap`),
  )
  show('summary', recap.summary)
  for (const decision of recap.decisions) show('decision', decision)
  for (const item of recap.action_items) show('action item', item)
  for (const question of recap.open_questions) show('open question', question)
  const mails = await step('read the mail with the recap', () =>
    request<{ subject: string }[]>('GET', `${sandboxUrl}/mailbox/messages?to=${email}`),
  )
  show('mail', mails[0]?.subject)
}
