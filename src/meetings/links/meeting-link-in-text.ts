import { googleMeetLink } from './google-meet-link.ts'
import { linksInText } from './links-in-text.ts'
import type { MeetingLink } from './meeting-link.ts'
import { decodings } from './percent-decoding.ts'
import { isPartOfInvitation, teamsLink } from './teams-link.ts'
import { unwrapped } from './unwrap-rewritten-link.ts'
import { zoomLink } from './zoom-link.ts'

/** Whole invitation mails are pasted, and a link that is wrapped three times grows each time. */
export const PASTED_CHARACTERS_MAX = 8_192
/** The longest result: longer links are not stored, nor accepted by note-taker services. */
const LINK_CHARACTERS_MAX = 2_048
const WRAPPINGS_MAX = 3

/**
 * The one meeting link of a text: plain, within other text, wrapped by a mail scanner, or encoded up to three times.
 * Undefined if there is none, or more than one. Nothing is fetched.
 */
export function readMeetingLink(text: string): MeetingLink | undefined {
  if ([...text].length > PASTED_CHARACTERS_MAX) return undefined
  const plain = text.replace(INVISIBLE, '').replace(/&amp;/gi, '&')
  for (const decoded of decodings(plain)) {
    const links = meetingsIn(decoded, WRAPPINGS_MAX)
    if (links.length > 0) return theOneOf(links, decoded)
  }
  return undefined
}

/** Word processors and chats insert these: soft hyphens, zero-width spaces, direction marks. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff]/g

function meetingsIn(text: string, wrappingsLeft: number): MeetingLink[] {
  return linksInText(text).flatMap((url) => {
    const meeting = meetingAt(url)
    if (meeting) return meeting.url.length <= LINK_CHARACTERS_MAX ? [meeting] : []
    const inner = wrappingsLeft > 0 ? unwrapped(url) : undefined
    return inner === undefined ? [] : firstMeetingsOf(inner, wrappingsLeft - 1)
  })
}

function firstMeetingsOf(wrapped: string, wrappingsLeft: number): MeetingLink[] {
  for (const decoded of decodings(wrapped)) {
    const links = meetingsIn(decoded, wrappingsLeft)
    if (links.length > 0) return links
  }
  return []
}

/** A port, a user name or a second link inside can make a link lead elsewhere than it seems. */
function meetingAt(url: URL): MeetingLink | undefined {
  if (url.port || url.username || url.password) return undefined
  if (decodings(url.href).some((decoded) => decoded.split('://').length !== 2)) return undefined
  return zoomLink(url) ?? googleMeetLink(url) ?? teamsLink(url)
}

/** Of several links to one meeting, the longest contains its password. */
function theOneOf(links: readonly MeetingLink[], text: string): MeetingLink | undefined {
  const byMeeting = Map.groupBy(links, ({ key }) => key)
  const ways = [...byMeeting.values()].map((same) =>
    same.reduce((best, link) => (link.url.length > best.url.length ? link : best)),
  )
  if (ways.length === 1) return ways[0]
  const [way, reference] = ways
  return way && reference && ways.length === 2 && isPartOfInvitation({ way, reference, text })
    ? way
    : undefined
}
