import type { App } from '../../src/app.ts'
import { graphqlClient } from './graphql-client.ts'
import { until } from './until.ts'

export type Refusal = { code: string; message: string; field: string[] }
export type CalendarBody = {
  id: string
  name: string | null
  host: string
  enabled: boolean
  maxMinutes: number
  recipients: string[]
  readAt: string | null
  problem: string | null
}
export type CalendarMeetingBody = {
  id: string
  title: string | null
  startsAt: string
  movedFrom: string | null
  state: string
  meetingId: string | null
}

const CALENDAR = 'id name host enabled maxMinutes recipients readAt problem'
const MEETING = 'id title startsAt movedFrom state meetingId'
const REFUSAL = '... on ApiError { code message field }'

/** Resolves when no calendar is being read, and no bookings, cancellations or mails are pending. */
export async function untilFollowed(app: App): Promise<void> {
  const left = () =>
    app.pool.query<{ name: string; state: string }>(
      `SELECT name, state FROM pgboss.job WHERE state IN ('created', 'active', 'retry')
         AND start_after <= now() + interval '1 minute'
         AND name IN ('read_calendar', 'book_note_taker', 'call_off_note_taker', 'send_mail')`,
    )
  await until('no job is left', left, ({ rows }) => rows.length === 0)
}

/** An owner who manages calendars with GraphQL. */
export function calendarsOf(url: string, key: string) {
  const client = graphqlClient(url, key)

  async function ask<T>(query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await client(query, variables)
    if (errors || !data) throw new Error(JSON.stringify(errors))
    return data as T
  }
  async function change<T>(types: string, field: string, selection: string, variables: object) {
    const query = `mutation (${types}) { answer: ${field} { ${selection} ${REFUSAL} } }`
    return (await ask<{ answer: T & Partial<Refusal> }>(query, variables)).answer
  }
  const byId = <T>(field: string, selection: string, id: string) =>
    change<T>('$id: ID!', `${field}(id: $id)`, selection, { id })

  return {
    connect: (input: object) =>
      change<CalendarBody>(
        '$input: CalendarConnectInput!',
        'calendarConnect(input: $input)',
        `... on Calendar { ${CALENDAR} }`,
        { input },
      ),
    update: (id: string, input: object) =>
      change<CalendarBody>(
        '$id: ID!, $input: CalendarUpdateInput!',
        'calendarUpdate(id: $id, input: $input)',
        `... on Calendar { ${CALENDAR} }`,
        { id, input },
      ),
    remove: (id: string) =>
      byId<{ email: string }>('calendarRemove', '... on Account { email }', id),
    read: (id: string) => byId<CalendarBody>('calendarRead', `... on Calendar { ${CALENDAR} }`, id),
    skip: (id: string) =>
      byId<CalendarMeetingBody>('calendarMeetingSkip', `... on CalendarMeeting { ${MEETING} }`, id),
    unskip: (id: string) =>
      byId<CalendarMeetingBody>(
        'calendarMeetingUnskip',
        `... on CalendarMeeting { ${MEETING} }`,
        id,
      ),
    list: async () =>
      (
        await ask<{ account: { calendars: CalendarBody[] } }>(
          `{ account { calendars { ${CALENDAR} } } }`,
        )
      ).account.calendars,
    upcoming: async () =>
      (
        await ask<{ account: { calendarMeetings: CalendarMeetingBody[] } }>(
          `{ account { calendarMeetings { ${MEETING} } } }`,
        )
      ).account.calendarMeetings,
  }
}
