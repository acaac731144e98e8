import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINE_SETUP, openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { storeMeeting } from '../support/meeting-rows.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { outsideOf } from '../support/outside.ts'
import { openWorld, type World } from '../support/world.ts'

/**
 * One request and its response for every row of the contract's tables of endpoints (§4) and errors (§7), in readable
 * files that show every change of the contract. Values that differ between runs are replaced by their names.
 */
const FOLDER = join(import.meta.dirname, 'golden')

let world: World
let off: World
let ids: { line: string; awaiting: string; noted: string; scheduled: string; done: string }
let key: string

beforeAll(async () => {
  world = await openWorld()
  off = await openWorld({
    workJobs: false,
    settings: {
      RATE_LIMIT_PER_MINUTE: '1',
      LINE_SETUP: 'off',
      MEETING_NOTES: 'off',
      TEST_LINES: 'off',
    },
  })
  const { owner, lineId, number } = await openLiveLine(world)
  const awaiting = await setUpLine(owner.api)
  await makeCall(world.app, {
    to: number,
    from: '+15128420193',
    says: ['This is Dana Reyes, my water heater burst and the garage is flooding'],
    seconds: 61.2,
  })
  const { id: scheduled } = await storeMeeting(world.app, owner.accountId)
  const { id: done } = await storeMeeting(world.app, owner.accountId, { state: 'done' })
  const noted = await storeNotedMeeting(world.app, owner.accountId)
  ids = { line: lineId, awaiting: awaiting.setup_id, noted, scheduled, done }
  key = owner.key
})
afterAll(async () => {
  await world.close()
  await off.close()
})

type Request = { method: string; path: string; body?: unknown; headers?: Record<string, string> }

const MEETING = {
  meeting_url: 'https://meet.google.com/abc-defg-hij',
  starts_at: new Date(Date.now() + 3_600_000).toISOString(),
  title: 'Weekly planning',
  max_minutes: 20,
}
const OTHER_LINK = 'https://meet.google.com/abc-defg-xyz'
const TEST_LINE = { business_name: 'Lopez Plumbing', trade: 'plumbing', area: 'Austin' }
const UNKNOWN = 'line_00000000000000000000000000'

const ROWS: Record<string, () => Request> = {
  'GET account 200': () => ({ method: 'GET', path: '/account' }),
  'GET lines 200': () => ({ method: 'GET', path: '/lines?limit=1' }),
  'POST lines 201': () => ({ method: 'POST', path: '/lines', body: LINE_SETUP }),
  'POST lines 400 invalid_request': () => ({
    method: 'POST',
    path: '/lines',
    body: { ...LINE_SETUP, business_phone: '555' },
  }),
  'POST lines 400 terms_not_confirmed': () => ({
    method: 'POST',
    path: '/lines',
    body: { ...LINE_SETUP, owner_confirmed_terms: false },
  }),
  'POST lines 400 unsupported_country': () => ({
    method: 'POST',
    path: '/lines',
    body: { ...LINE_SETUP, country: 'CA' },
  }),
  'GET line 200': () => ({ method: 'GET', path: `/lines/${ids.line}` }),
  'GET line awaiting payment 200': () => ({ method: 'GET', path: `/lines/${ids.awaiting}` }),
  'GET line 404 not_found': () => ({ method: 'GET', path: `/lines/${UNKNOWN}` }),
  'GET calls 200': () => ({ method: 'GET', path: `/lines/${ids.line}/calls` }),
  'GET calls 400': () => ({ method: 'GET', path: `/lines/${ids.line}/calls?limit=101` }),
  'GET calls 404': () => ({ method: 'GET', path: `/lines/${UNKNOWN}/calls` }),
  'GET messages 200': () => ({ method: 'GET', path: `/lines/${ids.line}/messages` }),
  'GET messages 404': () => ({ method: 'GET', path: `/lines/${UNKNOWN}/messages` }),
  'POST minute-packs 200': () => ({
    method: 'POST',
    path: `/lines/${ids.line}/minute-packs`,
    body: { pack: 'min200' },
  }),
  'POST minute-packs 400 pack_not_available': () => ({
    method: 'POST',
    path: `/lines/${ids.line}/minute-packs`,
    body: { pack: 'meet200' },
  }),
  'POST minute-packs 404': () => ({
    method: 'POST',
    path: `/lines/${UNKNOWN}/minute-packs`,
    body: { pack: 'min40' },
  }),
  'GET meetings 200': () => ({ method: 'GET', path: '/meetings?limit=1' }),
  'POST meetings 400 meeting_url_required': () => ({ method: 'POST', path: '/meetings', body: {} }),
  'POST meetings 201': () => ({ method: 'POST', path: '/meetings', body: MEETING }),
  'POST meetings 400 already_scheduled': () => ({
    method: 'POST',
    path: '/meetings',
    body: MEETING,
  }),
  'POST meetings 400 insufficient_minutes': () => ({
    method: 'POST',
    path: '/meetings',
    body: { ...MEETING, meeting_url: OTHER_LINK },
  }),
  'GET meeting 200': () => ({ method: 'GET', path: `/meetings/${ids.noted}` }),
  'GET meeting 404': () => ({ method: 'GET', path: '/meetings/mtg_00000000000000000000000000' }),
  'GET transcript 200': () => ({ method: 'GET', path: `/meetings/${ids.noted}/transcript` }),
  'GET transcript 404 not_ready': () => ({
    method: 'GET',
    path: `/meetings/${ids.scheduled}/transcript`,
  }),
  'GET recap 200': () => ({ method: 'GET', path: `/meetings/${ids.noted}/recap` }),
  'GET recap 404 not_ready': () => ({ method: 'GET', path: `/meetings/${ids.scheduled}/recap` }),
  'POST cancel 200': () => ({ method: 'POST', path: `/meetings/${ids.noted}/cancel` }),
  'POST cancel 400 meeting_finished': () => ({
    method: 'POST',
    path: `/meetings/${ids.done}/cancel`,
  }),
  'POST cancel 404': () => ({
    method: 'POST',
    path: '/meetings/mtg_00000000000000000000000000/cancel',
  }),
  'POST test-lines 400': () => ({
    method: 'POST',
    path: '/test-lines',
    body: { ...TEST_LINE, trade: 'baker' },
  }),
  'POST test-lines 201': () => ({ method: 'POST', path: '/test-lines', body: TEST_LINE }),
  'unknown path 401 invalid_api_key': () => ({ method: 'GET', path: '/nothing' }),
  'unknown method 401 invalid_api_key': () => ({ method: 'DELETE', path: '/account' }),
  'POST lines 413 body_too_large': () => ({
    method: 'POST',
    path: '/lines',
    body: { description: 'x'.repeat(65_536) },
  }),
  'POST lines 415 json_only': () => ({
    method: 'POST',
    path: '/lines',
    body: LINE_SETUP,
    headers: { 'content-type': 'text/plain' },
  }),
}

test.each(Object.entries(ROWS))('%s', async (name, request) => {
  const asked = request()
  const { status, body } = await ask(world, key, asked)
  expect(name).toContain(String(status))
  await expectGolden(name, asked, { status, body })
})

test('no key 401 invalid_api_key', async () => {
  const asked = { method: 'GET', path: '/account' }
  await expectGolden('no key 401 invalid_api_key', asked, await ask(world, 'fd_none', asked))
})

test('429 rate_limited and 503 line_setup_unavailable', async () => {
  const { key: ownKey } = await off.account()
  const setUp = { method: 'POST', path: '/lines', body: LINE_SETUP }
  const unavailable = await ask(off, ownKey, setUp)
  await expectGolden('POST lines 503 line_setup_unavailable', setUp, unavailable)
  const limited = await ask(off, ownKey, setUp)
  await expectGolden('429 rate_limited', setUp, limited)
})

test('429 test_line_limit and 503 test_lines_unavailable', async () => {
  const order = { method: 'POST', path: '/test-lines', body: TEST_LINE }
  const { key: ownKey } = await world.account()
  for (let lines = 0; lines < 3; lines += 1) await ask(world, ownKey, order)
  const limited = await ask(world, ownKey, order)
  await expectGolden('POST test-lines 429 test_line_limit', order, limited)
  const unavailable = await ask(off, (await off.account()).key, order)
  await expectGolden('POST test-lines 503 test_lines_unavailable', order, unavailable)
})

test('POST meetings 202, and 503 not_enabled', async () => {
  const asked = { method: 'POST', path: '/meetings', body: MEETING }
  await outsideOf(world.app.config).fault('recall', 'slow')
  const { key: ownKey } = await world.account()
  await expectGolden('POST meetings 202', asked, await ask(world, ownKey, asked))
  const { key: offKey } = await off.account()
  await expectGolden('POST meetings 503 not_enabled', asked, await ask(off, offKey, asked))
})

async function ask({ api }: World, withKey: string, { method, path, body, headers }: Request) {
  const answer = await api(withKey).call<unknown>(method, path, body, headers)
  return { status: answer.status, body: answer.body }
}

async function expectGolden(name: string, request: Request, answer: object) {
  const { body } = request
  const shown =
    JSON.stringify(body ?? null).length > 2_000 ? { ...request, body: '<too large>' } : request
  const pair = JSON.stringify({ request: shown, answer }, null, 2)
  const file = `${name.toLowerCase().replaceAll(' ', '-')}.json`
  await expect(`${steady(pair)}\n`).toMatchFileSnapshot(join(FOLDER, file))
}

/** Ids, times, addresses and the carrier's numbers differ between runs. */
function steady(text: string): string {
  return text
    .replace(/\b(acct|key|line|call|msg|mtg|seg)_(?!0{26})[0-9a-z]{26}\b/g, '<$1 id>')
    .replace(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z/g, '<time>')
    .replace(/http:\/\/localhost:\d+\/checkout\/cs_test_\w+/g, '<checkout address>')
    .replace(/[\w-]+@example\.com/g, '<email>')
    .replace(/abc-defg-\d+/g, 'abc-defg-<n>')
    .replace(/wait \d+ s/g, 'wait <n> s')
    .replace(/("test_(?:number|number_e164|code)": )"[^"]+"/g, '$1"<dealt out>"')
    .replace(/Call [^,]+, key in or say \d{4}/g, 'Call <number>, key in or say <code>')
    .replace(/http:\/\/localhost:\d+\/hear\/[\w-]+/g, '<hear address>')
    .replace(/(?<="number": "|\*|\D)\+?1?512\d{7}(?=[^0-9])/g, (number) =>
      /8422671|8422672|8420193/.test(number) ? number : '<number>',
    )
}
