import type { MeetingProvider } from '../../prisma/generated/client/enums.ts'

const CHARACTERS_MAX = 2_048

/** Hosts are compared whole: `zoom.us.example.com` is not Zoom's. */
const HOSTS: Record<string, MeetingProvider> = {
  'zoom.us': 'zoom',
  'zoom.com': 'zoom',
  'app.zoom.us': 'zoom',
  'meet.google.com': 'google_meet',
  'teams.microsoft.com': 'microsoft_teams',
  'teams.live.com': 'microsoft_teams',
}

/** Zoom gives its data centres and its customers names of their own: `us02web.zoom.us`, `lopez.zoom.us`. */
const ZOOM_NAME = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.zoom\.us$/

/**
 * Which service a link leads to; undefined for what is no http(s) link to a call on one of the three. A port, a user
 * name or a second link in the text are how a link leads elsewhere than it seems to: refused.
 */
export function meetingProvider(link: string): MeetingProvider | undefined {
  if (link.length > CHARACTERS_MAX || !isOneLink(link)) return undefined
  const url = URL.parse(link)
  if (!url || url.port || url.username || url.password || url.pathname === '/') return undefined
  return providerAt(url.hostname)
}

function isOneLink(text: string): boolean {
  return /^https?:\/\/[^\s\\]+$/i.test(text) && text.split('://').length === 2
}

function providerAt(host: string): MeetingProvider | undefined {
  return Object.hasOwn(HOSTS, host) ? HOSTS[host] : ZOOM_NAME.test(host) ? 'zoom' : undefined
}
