import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { READ_ONLY, storeAgentToken } from '../support/agent-token.ts'
import { openListedLine } from '../support/listed-line.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { phoneOf } from '../support/phone.ts'
import { hearStatements, scansOf } from '../support/statement-plans.ts'
import { toolCall } from '../support/tool-call.ts'
import { openWorld, type World } from '../support/world.ts'

/**
 * Checks every endpoint's database statements, with almost empty tables: when sequential scans are discouraged,
 * PostgreSQL uses one only where no index fits. Such a statement gets slower with every row added.
 */
let world: World
let client: pg.Client

beforeAll(async () => {
  world = await openWorld()
  client = new pg.Client({ connectionString: world.app.config.databaseUrl })
  await client.connect()
})
afterAll(async () => {
  await client.end()
  await world.close()
})

test('no door reads a table from end to end', async () => {
  const { heard, stop } = hearStatements()
  await goThroughDoors().finally(stop)
  const asked = [...heard.values()].filter(({ text }) =>
    /^\s*(SELECT|WITH|UPDATE|DELETE)/.test(text),
  )
  expect(asked.length).toBeGreaterThan(50)
  const found = new Set<string>()
  for (const statement of asked) {
    if (/pgboss|pg_catalog|pg_try_advisory|pg_notify/.test(statement.text)) continue
    const scans = await scansOf(client, statement, { generic: true, seqscan: false })
    for (const { by, table } of scans) {
      if (by === 'Seq Scan') found.add(`${table}: ${statement.text.replace(/\s+/g, ' ')}`)
    }
  }
  expect([...found]).toEqual([])
})

test('what no index helps with would be seen', async () => {
  const statement = { text: 'SELECT id FROM calls WHERE summary = $1', values: ['x'] }
  expect(await scansOf(client, statement, { generic: true, seqscan: false })).toMatchObject([
    { table: 'calls', by: 'Seq Scan' },
  ])
})

async function goThroughDoors() {
  const { owner, lineId, number } = await openListedLine(world)
  await phoneOf(world).call(number, [{ say: 'Do you fix drains?' }, { say: 'No thanks, bye.' }])
  const meeting = await storeMeeting(world.app, owner.accountId)
  const token = await storeAgentToken(world.app, owner.accountId, { scopes: READ_ONLY })
  await fetch(`${world.url}/mcp`, {
    method: 'POST',
    ...toolCall(token, 'get_meeting', { meeting_id: meeting.id }),
  })
  await fetch(`${world.url}/a2a/resolve?number=${encodeURIComponent(number)}`)
  for (const path of [
    '/account',
    '/lines',
    `/lines/${lineId}`,
    `/lines/${lineId}/calls`,
    `/lines/${lineId}/messages`,
    '/meetings',
    `/meetings/${meeting.id}`,
  ]) {
    await owner.api.get(path)
  }
}
