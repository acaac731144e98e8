import type { MeetingLink } from './meeting-link.ts'

/**
 * Zoom gives its data centres and its customers names of their own: `us02web.zoom.us`, `lopez.zoom.us`. The US
 * government's Zoom is another, with meetings of its own: `zoomgov.com`.
 */
const HOST = /^(?:([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)\.)?(?:zoom\.(?:us|com)|(zoomgov\.com))$/
/** These, and the data centres, are the same place. */
const COMMON_NAME = /^(?:www|app|us\d\dweb)$/

/** To a meeting (j), one's own (s), a webinar (w), by the web client (wc) or the launcher. */
const MEETING = /^\/(?:(j|s|w|wc|wc\/join|launch\/jc)\/)(\d{9,11})(?:\/(?:join|start)?)?$/
const PERSONAL = /^\/my\/([a-z][a-z0-9._-]{0,58}[a-z0-9])\/?$/i
/** What the app is started with: `zoommtg://zoom.us/join?confno=…`. */
const OF_THE_APP = /^\/(?:join|start)$/

/** A link to a Zoom meeting, by its number or by its host's own name. */
export function zoomLink(url: URL): MeetingLink | undefined {
  const [isZoom, name = '', domain = 'zoom.us'] = HOST.exec(url.hostname) ?? []
  if (isZoom === undefined) return undefined
  const host = name === '' || /^(?:www|app)$/.test(name) ? domain : `${name}.${domain}`
  const way = numbered(url, domain) ?? personal(url, COMMON_NAME.test(name) ? domain : host)
  if (!way) return undefined
  return { provider: 'zoom', url: `https://${host}${way.path}${secrets(url)}`, key: way.key }
}

type Way = { path: string; key: string }

function numbered({ pathname, searchParams }: URL, domain: string): Way | undefined {
  const [, kind, inPath] = MEETING.exec(pathname) ?? []
  const number = OF_THE_APP.test(pathname) ? searchParams.get('confno') : inPath
  if (!number || !/^\d{9,11}$/.test(number)) return undefined
  return {
    path: `/${kind === 'w' ? 'w' : 'j'}/${number}`,
    key: domain === 'zoom.us' ? `zoom:${number}` : `zoom:${domain}/${number}`,
  }
}

/** A customer's names are its own; the common ones are everybody's. */
function personal({ pathname }: URL, namedBy: string): Way | undefined {
  const name = PERSONAL.exec(pathname)?.[1]?.toLowerCase()
  return name === undefined ? undefined : { path: `/my/${name}`, key: `zoom:${namedBy}/my/${name}` }
}

/** The passcode, and what a registered guest is known by. All else is about the invitation, not the way in. */
function secrets({ searchParams }: URL): string {
  const kept = ['pwd', 'tk'].flatMap((name) => {
    const value = /^[\w.~=-]{0,400}[a-z0-9=]/i.exec(searchParams.get(name) ?? '')?.[0]
    return value === undefined ? [] : `${name}=${encodeURIComponent(value)}`
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
