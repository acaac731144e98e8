import { expect, test } from 'vitest'
import { meetingProvider } from '../../src/meetings/meeting-url.ts'

test.each([
  ['https://zoom.us/j/86012345678', 'zoom'],
  ['https://us02web.zoom.us/j/86012345678?pwd=abc', 'zoom'],
  ['https://lopez-plumbing.zoom.us/my/ana', 'zoom'],
  ['http://app.zoom.us/wc/86012345678/join', 'zoom'],
  ['HTTPS://Meet.Google.com/abc-defg-hij', 'google_meet'],
  ['https://meet.google.com:443/abc-defg-hij?authuser=0', 'google_meet'],
  [
    'https://teams.microsoft.com/l/meetup-join/19%3ameeting_x%40thread.v2/0?context=%7b%7d',
    'microsoft_teams',
  ],
  ['https://teams.live.com/meet/9312345678901?p=abc', 'microsoft_teams'],
])('%s is a call on %s', (link, provider) => {
  expect(meetingProvider(link)).toBe(provider)
})

test.each([
  '',
  'zoom.us/j/1',
  'https://zoom.us',
  'https://meet.google.com/',
  'https://google.com/abc',
  'https://www.meet.google.com/abc',
  'https://zoom.us.example.com/j/1',
  'https://zoom.us@10.0.0.1/j/1',
  'https://10.0.0.1@zoom.us/j/1',
  'https://ana:secret@zoom.us/j/1',
  'https://zoom.us:8443/j/1',
  'https://zoom.us./j/1',
  'https://a.b.zoom.us/j/1',
  'https://-.zoom.us/j/1',
  'https://notzoom.us/j/1',
  'https://zооm.us/j/1',
  'https://constructor/j/1',
  'https://127.0.0.1/j/1',
  'https://[::ffff:127.0.0.1]/j/1',
  'ftp://zoom.us/j/1',
  'file:///j/1',
  'javascript:https://zoom.us/j/1',
  'https:\\\\zoom.us\\j\\1',
  'https://zoom.us/j/1 https://zoom.us/j/2',
  'https://zoom.us/j/1?next=https://example.com',
  ' https://zoom.us/j/1',
  'https://zoom.us/j/1\r\nhost: example.com',
  `https://zoom.us/j/${'1'.repeat(2_048)}`,
])('%j is not a link to a call', (link) => {
  expect(meetingProvider(link)).toBeUndefined()
})
