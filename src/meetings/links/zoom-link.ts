import type { MeetingLink } from './meeting-link.ts'
import { passcode } from './passcode.ts'

/**
 * Zoom gives data centres and customers host names: `us02web.zoom.us`, `lopez.zoom.us`. The US government's Zoom is
 * separate, with its own meetings: `zoomgov.com`.
 */
const HOST = /^(?:([a-z0-9](?:[a-z0-9-]*[a-z0-9])?)\.)?(?:zoom\.(?:us|com)|(zoomgov\.com))$/
/** These, and the data centres, are the same place. */
const COMMON_NAME = /^(?:www|app|us\d\dweb)$/

/** A meeting (j), a personal meeting (s), a webinar (w), by the web client (wc) or the launcher. */
const MEETING = /^\/(?:(j|s|w|wc|wc\/join|launch\/jc)\/)(\d{9,11})(?:\/(?:join|start)?)?$/
const PERSONAL = /^\/my\/([a-z][a-z0-9._-]{0,58}[a-z0-9])\/?$/i
/** The app's own scheme: `zoommtg://zoom.us/join?confno=…`. */
const OF_THE_APP = /^\/(?:join|start)$/

/** A Zoom link, by meeting number or personal name. */
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

/** A customer's personal names are its own; those of the common hosts are shared. */
function personal({ pathname }: URL, namedBy: string): Way | undefined {
  const name = PERSONAL.exec(pathname)?.[1]?.toLowerCase()
  return name === undefined ? undefined : { path: `/my/${name}`, key: `zoom:${namedBy}/my/${name}` }
}

/** The passcode and a registered guest's token. Everything else is not needed to join. */
function secrets({ search }: URL): string {
  const sent = search.slice(1).split('&')
  const kept = ['pwd=', 'tk='].flatMap((name) => {
    const value = passcode(sent.find((pair) => pair.startsWith(name))?.slice(name.length) ?? '')
    return value === undefined ? [] : `${name}${value}`
  })
  return kept.length > 0 ? `?${kept.join('&')}` : ''
}
