import type { MeetingProvider, MeetingState } from '../../../prisma/generated/client/enums.ts'
import type { App } from '../../app.ts'
import { formatUsPhone } from '../../kernel/phone.ts'
import { PROVIDER_NAMES } from '../../meetings/meeting-words.ts'
import { prepareSql } from '../../platform/db/sql.ts'
import type { Found, SearchKind } from './find-rows.ts'
import { type FoundState, stateOfMeeting, stateOfMessage } from './found-states.ts'

/** A found row, with the texts that may have matched, the best first. */
export type FoundText = {
  id: string
  lineId: string | null
  /** The call that left it. */
  callId: string | null
  /** When that call was answered; the message is stored later. */
  calledAt: Date | null
  title: string
  passages: string[]
  state: FoundState | null
}

/** The rows by id. */
export async function readFound(
  app: App,
  accountId: string,
  rows: readonly Found[],
  { isContactNamed }: { isContactNamed: boolean },
): Promise<Map<string, FoundText>> {
  const idsOf = (wanted: SearchKind) =>
    rows.filter(({ kind }) => kind === wanted).map(({ id }) => id)
  const [calls, messages, meetings, contacts, questions] = await app.replica.read(
    accountId,
    (pool) => {
      const read = <Row>(kind: SearchKind, of: (ids: string[]) => Promise<Row[]>) => {
        const ids = idsOf(kind)
        return ids.length > 0 ? of(ids) : []
      }
      return Promise.all([
        read('call', (ids) => callsFound(pool, accountId, ids)),
        read('message', (ids) => messagesFound(pool, accountId, ids)),
        read('meeting', (ids) => meetingsFound(pool, accountId, ids)),
        read('contact', (ids) => contactsFound(pool, accountId, ids)),
        read('question', (ids) => questionsFound(pool, accountId, ids)),
      ])
    },
  )
  const nameOf = ({ name, contact }: Named) => (isContactNamed ? contact : null) ?? name
  const texts = [
    ...calls.map((call) => ({
      ...call,
      ...OF_NO_CALL,
      state: stateOfMessage(call),
      title: nameOf(call) ?? numberOr(call.caller, 'Private number'),
      passages: passagesOf(call.summary, call.said),
    })),
    ...messages.map((message) => ({
      ...message,
      state: stateOfMessage(message),
      title: nameOf(message) ?? numberOr(message.phone, 'A caller who left no name'),
      passages: passagesOf(message.message),
    })),
    ...meetings.map((meeting) => ({
      ...meeting,
      ...OF_NO_LINE,
      state: stateOfMeeting(meeting.state),
      title: meeting.title ?? `${PROVIDER_NAMES[meeting.provider]} meeting`,
      passages: passagesOf(meeting.summary, meeting.points, meeting.said),
    })),
    ...contacts.map(({ id, name, heardName, phone, notes }) => ({
      ...{ id, ...OF_NO_LINE, state: null },
      title: name ?? heardName ?? formatUsPhone(phone),
      passages: passagesOf(notes, formatUsPhone(phone)),
    })),
    ...questions.map(({ id, lineId, words, told, answeredAt }) => ({
      ...{ id, lineId, ...OF_NO_CALL, title: words, passages: passagesOf(told) },
      state: answeredAt ? ('answered' as const) : ('open' as const),
    })),
  ]
  return new Map(
    texts.map(({ id, lineId, callId, calledAt, title, passages, state }) => {
      return [id, { id, lineId, callId, calledAt, title, passages, state }]
    }),
  )
}

const OF_NO_CALL = { callId: null, calledAt: null }
const OF_NO_LINE = { lineId: null, ...OF_NO_CALL }

function numberOr(number: string | null, otherwise: string): string {
  return number === null ? otherwise : formatUsPhone(number)
}

function passagesOf(...texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim() !== '')
}

/** The name given in the call, and the contact's. */
type Named = { name: string | null; contact: string | null }
type LineRow = Named & { id: string; lineId: string }
type Left = { handledAt: Date | null }

const callsFound = prepareSql<
  LineRow &
    Left & { caller: string | null; summary: string; said: string | null; urgent: boolean | null },
  [string, string[]]
>(
  'search_calls_found',
  `SELECT c.id, c.line_id AS "lineId", c.caller, c.summary, m.name, k.name AS contact,
          m.urgent, m.handled_at AS "handledAt",
          (SELECT string_agg(t.text, E'\\n' ORDER BY t.seq) FROM call_turns t
            WHERE t.account_id = c.account_id AND t.call_id = c.id) AS said
     FROM calls c
     LEFT JOIN messages m ON m.account_id = c.account_id AND m.call_id = c.id
     LEFT JOIN contacts k ON k.account_id = c.account_id AND k.phone = c.caller
    WHERE c.account_id = $1 AND c.id = ANY($2)`,
)

const messagesFound = prepareSql<
  LineRow &
    Left & {
      urgent: boolean
      callId: string | null
      calledAt: Date | null
      phone: string | null
      message: string | null
    },
  [string, string[]]
>(
  'search_messages_found',
  `SELECT m.id, m.line_id AS "lineId", m.call_id AS "callId", c.at AS "calledAt",
          m.phone, m.message, m.name, k.name AS contact, m.urgent, m.handled_at AS "handledAt"
     FROM messages m
     LEFT JOIN calls c ON c.account_id = m.account_id AND c.id = m.call_id
     LEFT JOIN contacts k ON k.account_id = m.account_id AND k.phone = m.phone
    WHERE m.account_id = $1 AND m.id = ANY($2)`,
)

type MeetingFound = {
  id: string
  title: string | null
  provider: MeetingProvider
  state: MeetingState
  summary: string | null
  points: string | null
  said: string | null
}

const meetingsFound = prepareSql<MeetingFound, [string, string[]]>(
  'search_meetings_found',
  `SELECT m.id, m.title, m.provider, m.state, r.summary,
          (SELECT string_agg(concat_ws(': ', p ->> 'owner', p ->> 'text'), E'\\n')
             FROM jsonb_array_elements(r.decisions || r.action_items || r.open_questions) p) AS points,
          (SELECT string_agg(concat_ws(': ', s.speaker, s.text), E'\\n' ORDER BY s.seq) FROM meeting_segments s
            WHERE s.account_id = m.account_id AND s.meeting_id = m.id) AS said
     FROM meetings m
     LEFT JOIN recaps r ON r.account_id = m.account_id AND r.meeting_id = m.id AND r.status = 'done'
    WHERE m.account_id = $1 AND m.id = ANY($2)`,
)

type ContactFound = {
  id: string
  name: string | null
  heardName: string | null
  phone: string
  notes: string | null
}

const contactsFound = prepareSql<ContactFound, [string, string[]]>(
  'search_contacts_found',
  `SELECT id, name, heard_name AS "heardName", phone, notes FROM contacts
    WHERE account_id = $1 AND id = ANY($2)`,
)

type QuestionFound = {
  id: string
  lineId: string
  words: string
  told: string | null
  answeredAt: Date | null
}

const questionsFound = prepareSql<QuestionFound, [string, string[]]>(
  'search_questions_found',
  `SELECT id, line_id AS "lineId", words, told, answered_at AS "answeredAt" FROM caller_questions
    WHERE account_id = $1 AND id = ANY($2)`,
)
