import type { MeetingProvider } from '../../../prisma/generated/client/enums.ts'
import type { App } from '../../app.ts'
import { formatUsPhone } from '../../kernel/phone.ts'
import { PROVIDER_NAMES } from '../../meetings/meeting-words.ts'
import { prepareSql } from '../../platform/db/sql.ts'
import type { Found, SearchKind } from './find-rows.ts'

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
  const [calls, messages, meetings] = await app.replica.read(accountId, (pool) => {
    const read = <Row>(kind: SearchKind, of: (ids: string[]) => Promise<Row[]>) => {
      const ids = idsOf(kind)
      return ids.length > 0 ? of(ids) : []
    }
    return Promise.all([
      read('call', (ids) => callsFound(pool, accountId, ids)),
      read('message', (ids) => messagesFound(pool, accountId, ids)),
      read('meeting', (ids) => meetingsFound(pool, accountId, ids)),
    ])
  })
  const nameOf = ({ name, contact }: Named) => (isContactNamed ? contact : null) ?? name
  const texts = [
    ...calls.map((call) => ({
      ...call,
      callId: null,
      calledAt: null,
      title: nameOf(call) ?? numberOr(call.caller, 'Private number'),
      passages: passagesOf(call.summary, call.said),
    })),
    ...messages.map((message) => ({
      ...message,
      title: nameOf(message) ?? numberOr(message.phone, 'A caller who left no name'),
      passages: passagesOf(message.message),
    })),
    ...meetings.map((meeting) => ({
      ...meeting,
      lineId: null,
      callId: null,
      calledAt: null,
      title: meeting.title ?? `${PROVIDER_NAMES[meeting.provider]} meeting`,
      passages: passagesOf(meeting.summary, meeting.points, meeting.said),
    })),
  ]
  return new Map(
    texts.map(({ id, lineId, callId, calledAt, title, passages }) => {
      return [id, { id, lineId, callId, calledAt, title, passages }]
    }),
  )
}

function numberOr(number: string | null, otherwise: string): string {
  return number === null ? otherwise : formatUsPhone(number)
}

function passagesOf(...texts: readonly (string | null)[]): string[] {
  return texts.flatMap((text) => text?.split('\n') ?? []).filter((line) => line.trim() !== '')
}

/** The name given in the call, and the contact's. */
type Named = { name: string | null; contact: string | null }
type LineRow = Named & { id: string; lineId: string }

const callsFound = prepareSql<
  LineRow & { caller: string | null; summary: string; said: string | null },
  [string, string[]]
>(
  'search_calls_found',
  `SELECT c.id, c.line_id AS "lineId", c.caller, c.summary, m.name, k.name AS contact,
          (SELECT string_agg(t.text, E'\\n' ORDER BY t.seq) FROM call_turns t
            WHERE t.account_id = c.account_id AND t.call_id = c.id) AS said
     FROM calls c
     LEFT JOIN messages m ON m.account_id = c.account_id AND m.call_id = c.id
     LEFT JOIN contacts k ON k.account_id = c.account_id AND k.phone = c.caller
    WHERE c.account_id = $1 AND c.id = ANY($2)`,
)

const messagesFound = prepareSql<
  LineRow & {
    callId: string | null
    calledAt: Date | null
    phone: string | null
    message: string | null
  },
  [string, string[]]
>(
  'search_messages_found',
  `SELECT m.id, m.line_id AS "lineId", m.call_id AS "callId", c.at AS "calledAt",
          m.phone, m.message, m.name, k.name AS contact
     FROM messages m
     LEFT JOIN calls c ON c.account_id = m.account_id AND c.id = m.call_id
     LEFT JOIN contacts k ON k.account_id = m.account_id AND k.phone = m.phone
    WHERE m.account_id = $1 AND m.id = ANY($2)`,
)

type MeetingFound = {
  id: string
  title: string | null
  provider: MeetingProvider
  summary: string | null
  points: string | null
  said: string | null
}

const meetingsFound = prepareSql<MeetingFound, [string, string[]]>(
  'search_meetings_found',
  `SELECT m.id, m.title, m.provider, r.summary,
          (SELECT string_agg(concat_ws(': ', p ->> 'owner', p ->> 'text'), E'\\n')
             FROM jsonb_array_elements(r.decisions || r.action_items || r.open_questions) p) AS points,
          (SELECT string_agg(concat_ws(': ', s.speaker, s.text), E'\\n' ORDER BY s.seq) FROM meeting_segments s
            WHERE s.account_id = m.account_id AND s.meeting_id = m.id) AS said
     FROM meetings m
     LEFT JOIN recaps r ON r.account_id = m.account_id AND r.meeting_id = m.id AND r.status = 'done'
    WHERE m.account_id = $1 AND m.id = ANY($2)`,
)
