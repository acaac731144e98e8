import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readMeetingLink } from '../../src/meetings/links/meeting-link-in-text.ts'

const THREAD = '19:meeting_NzA2YjZk-OTk_w@thread.v2'
const TENANT = '72f988bf-86f1-41af-91ab-2d7cd011db47'
const ORGANIZER = '5b1a9d0e-0c1f-4d6c-8e0e-3a1f0f2b7c11'
const CONTEXT = JSON.stringify({ Tid: TENANT, Oid: ORGANIZER })

const ZOOM = 'https://us02web.zoom.us/j/86012345678?pwd=aB3.1'
const MEET = 'https://meet.google.com/abc-defg-hij'
const TEAMS = `https://teams.microsoft.com/l/meetup-join/${encodeURIComponent(THREAD)}/0?context=${encodeURIComponent(CONTEXT)}`
const TEAMS_SHORT = 'https://teams.microsoft.com/meet/2345678901234?p=AbC123'
const TEAMS_PATH = `/l/meetup-join/${THREAD}/0?context=${CONTEXT}`
const coords = (fields: object) =>
  encodeURIComponent(Buffer.from(JSON.stringify(fields)).toString('base64'))
const COORDS = coords({
  conversationId: THREAD,
  tenantId: TENANT,
  organizerId: ORGANIZER,
  messageId: '0',
})

describe('the usual forms come to one', () => {
  test.each([
    [ZOOM, ZOOM, 'zoom:86012345678'],
    ['https://zoom.us/j/860123456', 'https://zoom.us/j/860123456', 'zoom:860123456'],
    ['https://zoom.com/j/86012345678', 'https://zoom.us/j/86012345678', 'zoom:86012345678'],
    [
      'https://lopez.zoom.us/s/86012345678?pwd=x#success',
      'https://lopez.zoom.us/j/86012345678?pwd=x',
      'zoom:86012345678',
    ],
    [
      'https://zoom.us/w/86012345678?tk=aB-c_9.DQ&uuid=WN_x',
      'https://zoom.us/w/86012345678?tk=aB-c_9.DQ',
      'zoom:86012345678',
    ],
    [
      'http://app.zoom.us/wc/86012345678/join?fromPWA=1&pwd=x',
      'https://zoom.us/j/86012345678?pwd=x',
      'zoom:86012345678',
    ],
    [
      'https://us06web.zoom.us/wc/join/86012345678',
      'https://us06web.zoom.us/j/86012345678',
      'zoom:86012345678',
    ],
    [
      'https://www.zoom.us/launch/jc/86012345678',
      'https://zoom.us/j/86012345678',
      'zoom:86012345678',
    ],
    [
      'zoommtg://zoom.us/join?action=join&confno=86012345678&pwd=x',
      'https://zoom.us/j/86012345678?pwd=x',
      'zoom:86012345678',
    ],
    ['https://zoom.us/my/Ana.Ruiz', 'https://zoom.us/my/ana.ruiz', 'zoom:zoom.us/my/ana.ruiz'],
    [
      'https://us02web.zoom.us/my/ana.ruiz?pwd=x',
      'https://us02web.zoom.us/my/ana.ruiz?pwd=x',
      'zoom:zoom.us/my/ana.ruiz',
    ],
    ['https://lopez.zoom.us/my/ana', 'https://lopez.zoom.us/my/ana', 'zoom:lopez.zoom.us/my/ana'],
    [MEET, MEET, 'google_meet:abc-defg-hij'],
    ['HTTPS://Meet.Google.com/ABC-defg-hij/', MEET, 'google_meet:abc-defg-hij'],
    ['https://meet.google.com:443/abcdefghij?authuser=0&hs=122', MEET, 'google_meet:abc-defg-hij'],
    [
      'https://meet.google.com/lookup/Weekly-42?authuser=1',
      'https://meet.google.com/lookup/weekly-42',
      'google_meet:lookup/weekly-42',
    ],
    [TEAMS, TEAMS, `microsoft_teams:${THREAD}/0`],
    [`https://teams.microsoft.com${TEAMS_PATH}`, TEAMS, `microsoft_teams:${THREAD}/0`],
    [`https://teams.live.com${TEAMS_PATH}&anon=true`, TEAMS, `microsoft_teams:${THREAD}/0`],
    [
      `https://teams.microsoft.com/v2/?meetingjoin=true#${TEAMS_PATH}`,
      TEAMS,
      `microsoft_teams:${THREAD}/0`,
    ],
    [`https://teams.microsoft.com/_#${TEAMS_PATH}`, TEAMS, `microsoft_teams:${THREAD}/0`],
    [
      `https://teams.microsoft.com/dl/launcher/launcher.html?url=${encodeURIComponent(`/_#${TEAMS_PATH}&anon=true`)}&type=meetup-join&directDl=true`,
      TEAMS,
      `microsoft_teams:${THREAD}/0`,
    ],
    [
      `https://teams.microsoft.com/light-meetings/launch?agent=web&coords=${COORDS}&lightExperience=true`,
      TEAMS,
      `microsoft_teams:${THREAD}/0`,
    ],
    [
      `msteams:${new URL(TEAMS).pathname}${new URL(TEAMS).search}`,
      TEAMS,
      `microsoft_teams:${THREAD}/0`,
    ],
    [
      TEAMS.replace('teams.microsoft.com', 'gov.teams.microsoft.us'),
      TEAMS.replace('teams.microsoft.com', 'gov.teams.microsoft.us'),
      `microsoft_teams:${THREAD}/0`,
    ],
    [TEAMS_SHORT, TEAMS_SHORT, 'microsoft_teams:2345678901234'],
    [
      'https://teams.cloud.microsoft/meet/2345678901234?p=AbC123&anon=true',
      TEAMS_SHORT,
      'microsoft_teams:2345678901234',
    ],
    [
      'https://teams.live.com/meet/9312345678901',
      'https://teams.live.com/meet/9312345678901',
      'microsoft_teams:9312345678901',
    ],
    [
      `https://teams.microsoft.com/dl/launcher/launcher.html?url=${encodeURIComponent('/_#/meet/2345678901234?p=AbC123&anon=true')}&type=meet`,
      TEAMS_SHORT,
      'microsoft_teams:2345678901234',
    ],
    [
      'https://teams.microsoft.com/v2/?meetingjoin=true#/meet/2345678901234?p=AbC123',
      TEAMS_SHORT,
      'microsoft_teams:2345678901234',
    ],
  ])('%s', (text, url, key) => {
    expect(readMeetingLink(text)).toEqual({ url, key, provider: key.split(':')[0] })
  })
})

describe('what stands around a link', () => {
  test.each([
    ['  \n', '\n '],
    ['<', '>'],
    ['(', ').'],
    ['"', '"'],
    ['Join at ', ', please!'],
    ['Zoom:', '…'],
    ['会议链接：', '。'],
    ['[Join](', ')'],
    ['*', '*'],
    ['_Join_ ~', '~ _'],
    ['<a href="', '">Join</a>'],
    ['See https://example.com/agenda first, then ', ' (https://aka.ms/JoinTeamsMeeting)'],
    ['\u200b', '\u200b'],
    ['\u202a', '\u202c'],
  ])('%j … %j', (before, after) => {
    for (const link of [ZOOM, MEET, TEAMS, TEAMS_SHORT]) {
      expect(readMeetingLink(`${before}${link}${after}`)?.url, link).toBe(link)
    }
  })

  test('a scheme may be missing', () => {
    expect(readMeetingLink('meet.google.com/abc-defg-hij')?.url).toBe(MEET)
    expect(readMeetingLink('at (us02web.zoom.us/j/86012345678?pwd=aB3.1)')?.url).toBe(ZOOM)
  })

  test('what marks a word up is part of a link only in its query', () => {
    expect(readMeetingLink(`${MEET}* (*guests welcome)`)?.url).toBe(MEET)
    expect(readMeetingLink(`${MEET}_`)?.url).toBe(MEET)
    expect(readMeetingLink('https://zoom.us/j/86012345678?pwd=aB3*')?.url).toContain('aB3%2A')
  })

  test("Zoom's invitation", () => {
    const mail = `Ana Ruiz is inviting you to a scheduled Zoom meeting.

Topic: Weekly planning
Join Zoom Meeting
${ZOOM}&amp;from=addon

Meeting ID: 860 1234 5678
One tap mobile +16469313860,,86012345678#,,,,*123456# US
Find your local number: https://us02web.zoom.us/u/kbQ1xYz
Join by SIP 86012345678@zoomcrc.com
Join instructions https://us02web.zoom.us/meetings/86012345678/invitations?signature=x
Or without the passcode: https://zoom.us/j/86012345678`
    expect(readMeetingLink(mail)?.url).toBe(ZOOM)
  })

  test("Teams' invitation holds the meeting twice, in forms that only Teams could compare", () => {
    const mail = `Microsoft Teams meeting
Join: ${TEAMS_SHORT}
Meeting ID: 234 567 890 123 4
Passcode: AbC123
Need help?<https://aka.ms/JoinTeamsMeeting?omkt=en-US> | System reference<${TEAMS}>
Options: https://teams.microsoft.com/meetingOptions/?organizerId=${ORGANIZER}&tenantId=${TENANT}`
    expect(readMeetingLink(mail)?.url).toBe(TEAMS_SHORT)
    expect(readMeetingLink(`${TEAMS_SHORT} ${TEAMS}`)).toBeUndefined()
  })
})

const WRAPPERS: Record<string, (link: string) => string> = {
  'Outlook Safe Links': (link) =>
    `https://nam02.safelinks.protection.outlook.com/?url=${encodeURIComponent(link)}&data=05%7C02%7C%7C0&sdata=x%3D&reserved=0`,
  'Safe Links of Teams': (link) =>
    `https://statics.teams.cdn.office.net/evergreen-assets/safelinks/1/atp-safelinks.html?url=${encodeURIComponent(link)}&locale=en-us`,
  Google: (link) => `https://www.google.com/url?q=${encodeURIComponent(link)}&sa=D&usg=AOv`,
  'Proofpoint 1': (link) =>
    `https://urldefense.proofpoint.com/v1/url?u=${encodeURIComponent(link)}&k=x`,
  'Proofpoint 2': (link) =>
    `https://urldefense.proofpoint.com/v2/url?u=${encodeURIComponent(link).replaceAll('-', '%2D').replaceAll('_', '%5F').replaceAll('%2F', '_').replaceAll('%', '-')}&d=DwMFaQ&c=x`,
  'Proofpoint 3': (link) =>
    `https://urldefense.com/v3/__${link.replaceAll('%', '*')}__;${Buffer.from('%'.repeat(link.split('%').length - 1)).toString('base64url')}!!Abc!xyz$`,
  Cisco: (link) => `https://secure-web.cisco.com/1aBc/${encodeURIComponent(link)}`,
  Slack: (link) => `https://slack-redir.net/link?url=${encodeURIComponent(link)}`,
  'percent-encoding': (link) => encodeURIComponent(link),
}

describe('wrapped', () => {
  test.each(Object.keys(WRAPPERS))('by %s', (name) => {
    for (const link of [ZOOM, MEET, TEAMS, TEAMS_SHORT]) {
      expect(readMeetingLink(`<${WRAPPERS[name]?.(link)}>`), link).toEqual(readMeetingLink(link))
    }
  })

  test('stars that Proofpoint runs together are as many letters', () => {
    const wrapped = 'https://urldefense.com/v3/__https:**Azoom.us*j*86012345678__;Ly8vLw!!A!b$'
    expect(readMeetingLink(wrapped)?.url).toBe('https://zoom.us/j/86012345678')
  })

  test('up to three times, by whomever, it is the same meeting', () => {
    // Proofpoint's third form contains the link unchanged, so one cannot contain another of its kind.
    const nesting = Object.keys(WRAPPERS).filter((name) => name !== 'Proofpoint 3')
    const wrappers = fc.array(fc.constantFrom(...nesting), { maxLength: 3 })
    fc.assert(
      fc.property(wrappers, fc.constantFrom(ZOOM, MEET, TEAMS, TEAMS_SHORT), (names, link) => {
        const wrapped = names.reduce((inner, name) => WRAPPERS[name]?.(inner) ?? inner, link)
        expect(readMeetingLink(wrapped)).toEqual(readMeetingLink(link))
      }),
      { numRuns: 1_000 },
    )
  })
})

describe('not a link to one meeting', () => {
  test.each([
    ['nothing', ''],
    ['no link', 'at noon in room 3'],
    ['no meeting', 'https://zoom.us'],
    ['no meeting', 'https://zoom.us/j/'],
    ['no number of a meeting', 'https://zoom.us/j/12345'],
    ['no number of a meeting', 'https://zoom.us/j/860123456789'],
    ['a recording', 'https://zoom.us/rec/share/86012345678'],
    ['a registration', 'https://zoom.us/meeting/register/86012345678'],
    ['no meeting', 'https://meet.google.com/'],
    ['a new meeting', 'https://meet.google.com/new'],
    ['no code', 'https://meet.google.com/abc-defg-hijk'],
    ['another product', 'https://google.com/abc-defg-hij'],
    ['no tenant', `https://teams.microsoft.com/l/meetup-join/${THREAD}/0?context={}`],
    ['a chat', `https://teams.microsoft.com/l/chat/${THREAD}/0?context=${CONTEXT}`],
    ['no meeting', 'https://teams.microsoft.com/meet/?p=abc'],
    ['coordinates of nothing', 'https://teams.microsoft.com/light-meetings/launch?coords=e30%3D'],
    ['coordinates of nothing', 'https://teams.microsoft.com/light-meetings/launch?coords=%F0'],
    ['two meetings', `${ZOOM} ${MEET}`],
    ['two meetings', `${ZOOM} https://zoom.us/j/86012345679`],
    ['two meetings, one wrapped', `${ZOOM} ${WRAPPERS.Google?.(MEET)}`],
    ['two meetings, encoded', encodeURIComponent(`${ZOOM}\n${MEET}`)],
    ['two links in one', `${ZOOM}${MEET}`],
    ['a link inside', `${ZOOM}&next=https://example.com`],
    ['a link inside, encoded', `${ZOOM}&next=https%253A%252F%252Fexample.com`],
    ['someone else’s redirect', `https://example.com/?url=${encodeURIComponent(ZOOM)}`],
    ['someone else’s path', 'https://example.com/zoom.us/j/86012345678'],
    ['someone else’s query', 'example.com/?zoom.us/j/86012345678'],
    ['a host before', 'https://zoom.us.example.com/j/86012345678'],
    ['a host behind', 'https://example.com.zoom.us.example/j/86012345678'],
    ['a longer name', 'https://notzoom.us/j/86012345678'],
    ['a longer name, bare', 'notzoom.us/j/86012345678'],
    ['a look-alike', 'https://zооm.us/j/86012345678'],
    ['a look-alike, bare', 'аzoom.us/j/86012345678'],
    ['a hidden joint', 'https://zoom.us\u200b.example.com/j/86012345678'],
    ['a deeper name', 'https://a.b.zoom.us/j/86012345678'],
    ['a broken name', 'https://-.zoom.us/j/86012345678'],
    ['a rooted name', 'https://zoom.us./j/86012345678'],
    ['not the host of calls', 'https://www.meet.google.com/abc-defg-hij'],
    ['a user name', 'https://zoom.us@10.0.0.1/j/86012345678'],
    ['a user name', 'https://10.0.0.1@zoom.us/j/86012345678'],
    ['a password', 'https://ana:secret@zoom.us/j/86012345678'],
    ['a port', 'https://zoom.us:8443/j/86012345678'],
    ['an address', 'https://127.0.0.1/j/86012345678'],
    ['an address', 'https://[::ffff:127.0.0.1]/j/86012345678'],
    ['another scheme', 'ftp://zoom.us/j/86012345678'],
    ['a script', 'javascript:https://zoom.us/j/86012345678'],
    ['backslashes', 'https:\\\\zoom.us\\j\\86012345678'],
    ['encoded four times', [1, 2, 3, 4].reduce((link) => encodeURIComponent(link), ZOOM)],
    ['too long a text', `${ZOOM} ${'x'.repeat(8_192)}`],
  ])('%s: %s', (_why, text) => {
    expect(readMeetingLink(text)).toBeUndefined()
  })

  test('the bound is on characters as people count them', () => {
    expect(readMeetingLink(`${ZOOM} ${'📞'.repeat(8_000)}`)?.url).toBe(ZOOM)
  })
})

const pieces = fc.array(
  fc.oneof(
    fc.constantFrom(ZOOM, MEET, TEAMS, TEAMS_SHORT, '%', '%25', '%C3', '{', '}', '://', '#', ' '),
    fc.constantFrom('https://', 'zoom.us/j/', '86012345678', 'msteams:/l/', '?pwd=', '&amp;', '*'),
    fc.constantFrom('https://urldefense.com/v3/__', '__;', '!!', '\0', '\ud800', '\u202e', 'ſ'),
    fc.string({ unit: 'binary', maxLength: 12 }),
  ),
  { maxLength: 12 },
)

test('whatever is sent, it is refused, or comes to a plain link that comes to itself', () => {
  fc.assert(
    fc.property(pieces, (parts) => {
      const link = readMeetingLink(parts.join(''))
      if (!link) return
      expect(link.url).toMatch(
        /^https:\/\/(?:[a-z0-9-]+\.)?(?:zoom\.us|meet\.google\.com|teams\.(?:microsoft|live)\.com)\/[\x21-\x7e]+$/,
      )
      expect(readMeetingLink(link.url)).toEqual(link)
    }),
    { numRuns: 5_000 },
  )
})
