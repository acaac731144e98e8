import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

async function linkOf(meeting_url: string) {
  const { api } = await world.account()
  const { body } = await api.post<{ meeting_url: string }>('/meetings', { meeting_url })
  return body.meeting_url
}

const ZOOM = 'https://us02web.zoom.us/j/85012345678'
const TEAMS = 'https://teams.microsoft.com/meet/2345678901234'

/** The note-taker is not let in by half a passcode. */
test.each([
  ['Ab%2Fc.1', 'Ab%2Fc.1'],
  ['Ab/c.1', 'Ab%2Fc.1'],
  ['Ab%2Bc', 'Ab%2Bc'],
  ['Ab+c', 'Ab%2Bc'],
  ['Ab%40c', 'Ab%40c'],
  ['Ab%26c', 'Ab%26c'],
  ['Ab%25c', 'Ab%25c'],
  ['Ab%c', 'Ab%25c'],
  ['Ab%23c', 'Ab%23c'],
  ['%E2%82%AC', '%E2%82%AC'],
  ['Ab%27c%21', 'Ab%27c%21'],
  ['Ab%2E', 'Ab%2E'],
  ['Ab_', 'Ab%5F'],
])('the passcode %s is kept', async (sent, kept) => {
  expect(await linkOf(`${ZOOM}?pwd=${sent}`)).toBe(`${ZOOM}?pwd=${kept}`)
  expect(await linkOf(`${TEAMS}?p=${sent}&anon=true`)).toBe(`${TEAMS}?p=${kept}`)
})

test.each(['.', ',', '!', ')', ').', '。', '。请准时', '请准时'])(
  'what a text goes on with behind it (%s) falls',
  async (behind) => {
    expect(await linkOf(`Zoom: ${ZOOM}?pwd=Ab%2Fc.1${behind}`)).toBe(`${ZOOM}?pwd=Ab%2Fc.1`)
    expect(await linkOf(`(Teams ${TEAMS}?p=a%2Fb${behind}`)).toBe(`${TEAMS}?p=a%2Fb`)
  },
)

test.each(['*', '_', '~~'])('the mark-up around it (%s) falls', async (sign) => {
  expect(await linkOf(`${sign}${ZOOM}?pwd=Ab%2Fc${sign}`)).toBe(`${ZOOM}?pwd=Ab%2Fc`)
})

test('an encoded link keeps what its passcode encodes', async () => {
  const launcher = '/dl/launcher/launcher.html?type=meet&url='
  const inner = encodeURIComponent('/_#/meet/2345678901234?p=a%26b&anon=true')
  expect(await linkOf(`https://teams.microsoft.com${launcher}${inner}`)).toBe(`${TEAMS}?p=a%26b`)
  const wrapped = `https://slack-redir.net/link?url=${encodeURIComponent(`${ZOOM}?pwd=a%26b`)}`
  expect(await linkOf(wrapped)).toBe(`${ZOOM}?pwd=a%26b`)
})

test('a passcode that is no text is left out, and one ends where a line of the text ends', async () => {
  expect(await linkOf(`${ZOOM}?pwd=Ab%C3c`)).toBe(ZOOM)
  expect(await linkOf(`${ZOOM}?pwd=aB3.1%0AMeeting%20ID`)).toBe(`${ZOOM}?pwd=aB3.1`)
})
