import { expect, test } from 'vitest'
import { readMeetingLink } from '../../src/meetings/links/meeting-link-in-text.ts'

const linkOf = (text: string) => readMeetingLink(text)?.url

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
])('the passcode %s is kept', (sent, kept) => {
  expect(linkOf(`${ZOOM}?pwd=${sent}`)).toBe(`${ZOOM}?pwd=${kept}`)
  expect(linkOf(`${TEAMS}?p=${sent}&anon=true`)).toBe(`${TEAMS}?p=${kept}`)
})

test.each(['.', ',', '!', ')', ').', '。', '。请准时', '请准时'])(
  'what a text goes on with behind it (%s) falls',
  (behind) => {
    expect(linkOf(`Zoom: ${ZOOM}?pwd=Ab%2Fc.1${behind}`)).toBe(`${ZOOM}?pwd=Ab%2Fc.1`)
    expect(linkOf(`(Teams ${TEAMS}?p=a%2Fb${behind}`)).toBe(`${TEAMS}?p=a%2Fb`)
  },
)

test.each(['*', '_', '~~'])('the mark-up around it (%s) falls', (sign) => {
  expect(linkOf(`${sign}${ZOOM}?pwd=Ab%2Fc${sign}`)).toBe(`${ZOOM}?pwd=Ab%2Fc`)
})

test('an encoded link keeps what its passcode encodes', () => {
  const launcher = '/dl/launcher/launcher.html?type=meet&url='
  const inner = encodeURIComponent('/_#/meet/2345678901234?p=a%26b&anon=true')
  expect(linkOf(`https://teams.microsoft.com${launcher}${inner}`)).toBe(`${TEAMS}?p=a%26b`)
  const wrapped = `https://slack-redir.net/link?url=${encodeURIComponent(`${ZOOM}?pwd=a%26b`)}`
  expect(linkOf(wrapped)).toBe(`${ZOOM}?pwd=a%26b`)
})

test('a passcode that is no text is left out, and one ends where a line of the text ends', () => {
  expect(linkOf(`${ZOOM}?pwd=Ab%C3c`)).toBe(ZOOM)
  expect(linkOf(`${ZOOM}?pwd=aB3.1%0AMeeting%20ID`)).toBe(`${ZOOM}?pwd=aB3.1`)
})
