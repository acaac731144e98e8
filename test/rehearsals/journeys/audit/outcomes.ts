import type { Finding, Ground } from './ground.ts'
import { outsideRecord } from './outside-record.ts'

type NumberRecord = { friendlyName: string; phoneNumber: string }
type Bot = { id: string; metadata: { meeting_id?: string }; deletedAt: string | null }
type MeetingRow = { id: string; state: string; minutes: number; account: string }

/** What the journeys were promised exists once: lines with one number, meetings with one bot, test lines. */
export async function auditOutcomes(ground: Ground): Promise<Finding[]> {
  const staying = ground.told.filter(({ isClosed }) => !isClosed)
  return [
    await auditNumbers(ground),
    await auditMeetings(ground),
    {
      what: 'test lines lost or doubled',
      found: await differing(ground, 'test_lines', ({ testLines }) => testLines.length),
    },
    {
      what: 'lines lost or doubled',
      found: await differing(ground, 'phone_lines', ({ lines }) => lines.length),
    },
    {
      what: 'meetings lost or doubled',
      found: await differing(ground, 'meetings', ({ meetings }) => meetings.length),
    },
    {
      what: 'rows left of closed accounts',
      found: await leftOf(
        ground,
        ground.told.filter((one) => !staying.includes(one)),
      ),
    },
  ]
}

async function differing(
  { told, rows }: Ground,
  table: string,
  wanted: (one: Ground['told'][number]) => number,
): Promise<string[]> {
  const counts = await rows<{ id: string; count: number }>(
    `SELECT account_id AS id, count(*)::int AS count FROM ${table} GROUP BY 1`,
  )
  const there = new Map(counts.map(({ id, count }) => [id, count]))
  return told
    .filter(({ isClosed }) => !isClosed)
    .filter((one) => (there.get(one.accountId) ?? 0) !== wanted(one))
    .map((one) => `${one.accountId} has ${there.get(one.accountId)}, not ${wanted(one)}`)
}

async function auditNumbers({ site, told }: Ground): Promise<Finding> {
  const sold = Map.groupBy(
    outsideRecord<NumberRecord>(site.folder, 'twilio-numbers'),
    ({ friendlyName }) => friendlyName,
  )
  const lines = told.flatMap((one) => one.lines)
  const found = lines.flatMap(({ id, number, isClosed }) => {
    const numbers = (sold.get(id) ?? []).map(({ phoneNumber }) => phoneNumber)
    const wanted = isClosed ? [] : [number]
    return numbers.join() === wanted.join() ? [] : [`${id} has "${numbers}", not "${wanted}"`]
  })
  return { what: 'numbers lost, doubled or kept', found }
}

async function auditMeetings({ site, told, rows }: Ground): Promise<Finding> {
  const bots = Map.groupBy(
    outsideRecord<Bot>(site.folder, 'recall_bots'),
    ({ metadata }) => metadata.meeting_id ?? '',
  )
  const ours = await rows<MeetingRow>(
    'SELECT id, state, minutes_charged AS minutes, account_id AS account FROM meetings',
  )
  const found = told.flatMap(({ meetings }) =>
    meetings.flatMap(({ id, end, minutes }) => {
      const row = ours.find((one) => one.id === id)
      const made = bots.get(id)?.length ?? 0
      const isRight = end === 'done' ? row?.minutes === minutes && made === 1 : made <= 1
      if (row?.state === end && isRight) return []
      return [
        `${id} ${end} of ${minutes} min: ours ${row?.state} ${row?.minutes} min, ${made} bots`,
      ]
    }),
  )
  return { what: 'meetings wrong', found }
}

async function leftOf({ rows }: Ground, gone: Ground['told']): Promise<string[]> {
  const left = await rows<{ id: string }>('SELECT id FROM accounts WHERE id = ANY($1)', [
    gone.map(({ accountId }) => accountId),
  ])
  return left.map(({ id }) => id)
}
