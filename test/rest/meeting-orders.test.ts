import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let owner: Awaited<ReturnType<World['account']>>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  owner = await world.account()
})
afterAll(() => world.close())

type ErrorBody = { error: { code: string; message: string } }

const ORDER = { meeting_url: 'https://us02web.zoom.us/j/86012345678?pwd=abc' }

const NO_LINK = 'meeting_url: not a link to a call on Zoom, Google Meet or Microsoft Teams'

async function askFor(body: unknown) {
  const answer = await owner.api.post<ErrorBody>('/meetings', body)
  return [answer.status, answer.body.error.code, answer.body.error.message]
}

describe('an order that is not valid', () => {
  test.each([
    [{}],
    [{ meeting_url: null }],
    [{ meeting_url: 7 }],
    [{ meeting_url: ['https://meet.google.com/abc-defg-hij'] }],
    [{ meeting_url: '' }],
    [{ meeting_url: 'https://example.com/abc' }],
    [{ meeting_url: `${ORDER.meeting_url} https://meet.google.com/abc-defg-hij` }],
    [{ meeting_url: 'x'.repeat(8_193) }],
    [{ meeting_url: `${ORDER.meeting_url}\0` }],
  ])('without a link to a call: %j', async (body) => {
    expect(await askFor(body)).toEqual([400, 'meeting_url_required', NO_LINK])
  })

  const anEmail = 'recipients[1]: not an email address'
  test.each([
    [{ starts_at: 'tomorrow' }, 'starts_at: neither `now` nor an ISO 8601 time with a zone'],
    [
      { starts_at: '2026-11-30T09:00:00' },
      'starts_at: neither `now` nor an ISO 8601 time with a zone',
    ],
    [
      { starts_at: '2026-02-30T09:00:00Z' },
      'starts_at: neither `now` nor an ISO 8601 time with a zone',
    ],
    [{ title: 'x'.repeat(161) }, 'title: longer than 160 characters'],
    [{ title: 'a\0b' }, 'title: has a NUL character'],
    [{ max_minutes: 0 }, /^max_minutes: /],
    [{ max_minutes: 241 }, /^max_minutes: /],
    [{ max_minutes: 1.5 }, /^max_minutes: /],
    [{ max_minutes: '30' }, /^max_minutes: /],
    [{ recipients: 'ana@example.com' }, /^recipients: /],
    [{ recipients: ['ana@example.com', 'ana'] }, anEmail],
    [{ recipients: ['ana@example.com', 'Ana <ana@example.com>'] }, anEmail],
    [{ recipients: ['ana@example.com', 'ana@example.com\nbcc: all@example.com'] }, anEmail],
    [{ recipients: Array.from({ length: 51 }, (_, at) => `a${at}@example.com`) }, /^recipients: /],
    [{ maxMinutes: 30 }, 'maxMinutes: unknown field'],
    [{ color: 'red' }, 'color: unknown field'],
  ])('%j', async (wishes, complaint) => {
    const message = typeof complaint === 'string' ? complaint : expect.stringMatching(complaint)
    expect(await askFor({ ...ORDER, ...wishes })).toEqual([400, 'invalid_request', message])
  })
})

test('a link is taken as it was pasted, kept in its plain form, and known again in any other', async () => {
  const pasted = `Ana is inviting you. Join: <${ORDER.meeting_url}&from=addon>, passcode 123456.`
  const starts_at = new Date(Date.now() + 86_400_000).toISOString()
  const order = { starts_at, max_minutes: 1, recipients: ['Ana@Example.com', 'ana@example.com'] }
  const { status, body } = await owner.api.post('/meetings', { ...order, meeting_url: pasted })
  expect([status, body]).toMatchObject([
    202,
    {
      meeting_url: ORDER.meeting_url,
      provider: 'zoom',
      recipients: [{ email: 'Ana@example.com' }],
    },
  ])
  const link = encodeURIComponent('https://zoom.us/wc/86012345678/join')
  const wrapped = `https://www.google.com/url?q=${link}`
  const { id } = body as { id: string }
  expect(await askFor({ ...order, meeting_url: wrapped })).toEqual([
    400,
    'already_scheduled',
    `meeting_url: A note-taker is already going to this meeting: ${id}.`,
  ])
})

test('where meeting notes are switched off, orders are refused and what there is can be read', async () => {
  const off = await openWorld({ workJobs: false, settings: { MEETING_NOTES: 'off' } })
  try {
    const { api, accountId } = await off.account()
    const refused = await api.post<ErrorBody>('/meetings', ORDER)
    expect([refused.status, refused.body.error.code, refused.body.error.message]).toEqual([
      503,
      'not_enabled',
      'Meeting notes are switched off here. Nothing was booked or reserved.',
    ])
    expect((await api.post('/meetings', {})).status).toBe(400)
    const { id } = await storeMeeting(off.app, accountId, { state: 'done' })
    expect((await api.get(`/meetings/${id}`)).status).toBe(200)
  } finally {
    await off.close()
  }
})

test.each([
  ['with +0000', (time: string) => time.replace('Z', '+0000')],
  ['without seconds', (time: string) => time.replace(':00.000Z', 'Z')],
  ['with both', (time: string) => time.replace(':00.000Z', '+00:00')],
  ['with +00', (time: string) => time.replace('Z', '+00')],
  ['in the basic form', (time: string) => time.replaceAll(/[-:]|\.000/g, '')],
  ['in small letters', (time: string) => time.toLowerCase()],
])('starts_at is read %s as before is', async (_how, write) => {
  const time = `${new Date(Date.now() + 86_400_000).toISOString().slice(0, 16)}:00.000Z`
  const another = await world.account()
  const { status, body } = await another.api.post<{ starts_at: string }>('/meetings', {
    ...ORDER,
    starts_at: write(time),
    max_minutes: 1,
  })
  expect([status, Date.parse(body.starts_at)], JSON.stringify(body)).toEqual([
    202,
    Date.parse(time),
  ])
})
