import { z } from 'zod'
import type { MeetingLink } from './meeting-link.ts'
import { passcode } from './passcode.ts'
import { decodings } from './percent-decoding.ts'

/** Government clouds have meetings of their own, so their hosts stay in the link. */
const HOSTS = new Map([
  ['teams.microsoft.com', 'teams.microsoft.com'],
  ['teams.cloud.microsoft', 'teams.microsoft.com'],
  ['teams.live.com', 'teams.live.com'],
  ['gov.teams.microsoft.us', 'gov.teams.microsoft.us'],
  ['dod.teams.microsoft.us', 'dod.teams.microsoft.us'],
])

const THREAD = /^19:[\w.=+-]{1,200}@(?:thread\.\w{1,12}|unq\.gbl\.spaces)$/
const NAME = /^[\w-]{1,64}$/

/**
 * A Microsoft Teams link. The meeting is in the path, after a `#` of the web client, or in a parameter of the
 * launcher page (`/dl/launcher`), each with its own encoding; all are searched.
 */
export function teamsLink(url: URL): MeetingLink | undefined {
  const host = HOSTS.get(url.hostname)
  if (host === undefined) return undefined
  const coordinates = url.searchParams.get('coords')
  if (coordinates !== null) return byCoordinates(host, coordinates)
  for (const decoded of decodings(url.href.slice(url.origin.length))) {
    const link = byNumber(host, decoded) ?? byThread(host, decoded)
    if (link) return link
  }
  return undefined
}

/** `/meet/2345678901234?p=…`: the number printed in the invitation, and the passcode. */
function byNumber(host: string, path: string): MeetingLink | undefined {
  const [, number, sent = ''] =
    /^(?:\/|\/[^#]*#\/)meet\/(\d{9,18})(?!\w)(?:\?(?:[^\s#]*&)?p=([^\s#&]*))?/.exec(path) ?? []
  if (number === undefined) return undefined
  const known = passcode(sent)
  return {
    provider: 'microsoft_teams',
    url: `https://${host}/meet/${number}${known === undefined ? '' : `?p=${known}`}`,
    key: `microsoft_teams:${number}`,
  }
}

/** `/l/meetup-join/19:meeting_…@thread.v2/0?context={"Tid":"…","Oid":"…"}`: joining needs tenant and organiser. */
function byThread(host: string, path: string): MeetingLink | undefined {
  const [, thread = '', message = '', context = ''] =
    /^(?:\/|\/[^#]*#\/)l\/meetup-join\/([^/?]+)\/(\d+)\/?\?(.*)$/s.exec(path) ?? []
  return threadLink(host, {
    thread,
    message,
    tenant: /"Tid"\s*:\s*"([^"]*)"/i.exec(context)?.[1] ?? '',
    organizer: /"Oid"\s*:\s*"([^"]*)"/i.exec(context)?.[1] ?? '',
  })
}

const Coordinates = z.object({
  conversationId: z.string(),
  tenantId: z.string(),
  organizerId: z.string(),
  messageId: z.string().regex(/^\d+$/).default('0'),
})

/** Base64 of JSON, as in the page without an app (`/light-meetings/launch`). */
function byCoordinates(host: string, coordinates: string): MeetingLink | undefined {
  const known = decodings(coordinates).flatMap((text) => {
    const found = Coordinates.safeParse(jsonOrNothing(Buffer.from(text, 'base64').toString()))
    return found.success ? [found.data] : []
  })[0]
  if (!known) return undefined
  return threadLink(host, {
    thread: known.conversationId,
    message: known.messageId,
    tenant: known.tenantId,
    organizer: known.organizerId,
  })
}

type Thread = { thread: string; message: string; tenant: string; organizer: string }

function threadLink(host: string, { thread, message, tenant, organizer }: Thread) {
  if (!THREAD.test(thread) || !NAME.test(tenant) || !NAME.test(organizer)) return undefined
  const context = JSON.stringify({ Tid: tenant.toLowerCase(), Oid: organizer.toLowerCase() })
  const home = host === 'teams.live.com' ? 'teams.microsoft.com' : host
  const meeting = `${encodeURIComponent(thread)}/${message}`
  return {
    provider: 'microsoft_teams' as const,
    url: `https://${home}/l/meetup-join/${meeting}?context=${encodeURIComponent(context)}`,
    key: `microsoft_teams:${thread}/${message}`,
  }
}

/**
 * Whether two links belong to one invitation: Teams writes a short link to join and a long one as "system reference"
 * at the bottom, and only Teams knows that they are the same. Its mails also print the short one's number.
 */
export function isPartOfInvitation(mail: {
  way: MeetingLink
  reference: MeetingLink
  text: string
}): boolean {
  const { way, reference, text } = mail
  const number = /^microsoft_teams:(\d+)$/.exec(way.key)?.[1]
  if (number === undefined || !reference.key.startsWith('microsoft_teams:19:')) return false
  return new RegExp(`(?<![/\\d])${[...number].join('\\s?')}(?!\\d)`).test(text)
}

function jsonOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
