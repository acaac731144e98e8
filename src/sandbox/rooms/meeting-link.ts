export type MeetingLink = { platform: Platform; meetingId: string }

type Platform = 'zoom' | 'google_meet' | 'microsoft_teams'

/** The meeting a link leads to, ignoring the rest of the link; undefined when it is none of the three services. */
export function readMeetingLink(text: string): MeetingLink | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, hostname, pathname, search } = new URL(text)
  if (protocol !== 'https:' && protocol !== 'http:') return undefined
  const host = hostname.toLowerCase()
  if (/(^|\.)zoom\.(us|com)$/.test(host)) {
    return link('zoom', /\d{9,12}/.exec(pathname)?.[0])
  }
  if (host === 'meet.google.com') {
    return link('google_meet', /^\/([a-z]{3}-?[a-z]{4}-?[a-z]{3})\b/i.exec(pathname)?.[1])
  }
  if (/^teams\.(microsoft\.com|live\.com|cloud\.microsoft)$/.test(host)) {
    return link('microsoft_teams', teamsMeeting(pathname, search))
  }
  return undefined
}

/** The same for all links to one meeting. */
export function linkKey({ platform, meetingId }: MeetingLink): string {
  return `${platform} ${meetingId}`
}

function link(platform: Platform, meetingId: string | undefined): MeetingLink | undefined {
  return meetingId ? { platform, meetingId: meetingId.toLowerCase() } : undefined
}

function teamsMeeting(pathname: string, search: string): string | undefined {
  const named = /^\/(?:l\/meetup-join|meet)\/([^/]+)/.exec(pathname)?.[1]
  if (named) return named.replaceAll('%3a', ':').replaceAll('%3A', ':').replaceAll('%40', '@')
  return pathname.length > 1 ? pathname + search : undefined
}
