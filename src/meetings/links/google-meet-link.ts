import type { MeetingLink } from './meeting-link.ts'

const CODE = /^\/(?:_meet\/)?([a-z]{3})-?([a-z]{4})-?([a-z]{3})\/?$/
/** A name that an organisation's own system gave the meeting. */
const LOOKED_UP = /^\/lookup\/([a-z0-9_-]{2,63}[a-z0-9])\/?$/

/** A Google Meet link: by its code, with or without dashes, or by a look-up name. */
export function googleMeetLink({ hostname, pathname }: URL): MeetingLink | undefined {
  if (hostname !== 'meet.google.com') return undefined
  const path = pathname.toLowerCase()
  const [, ...code] = CODE.exec(path) ?? []
  const name = code.length > 0 ? code.join('-') : LOOKED_UP.exec(path)?.[0].replace(/^\/|\/$/g, '')
  if (name === undefined) return undefined
  return {
    provider: 'google_meet',
    url: `https://meet.google.com/${name}`,
    key: `google_meet:${name}`,
  }
}
