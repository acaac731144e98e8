/** Each type of event in words, as the site's own log names it. */
const NAMES: Record<string, string> = {
  'message.created': 'Message left',
  'call.completed': 'Call ended',
  'line.live': 'Line has its number',
  'line.low_balance': 'Line low on minutes',
  'meeting.done': 'Recap ready',
  'meeting.failed': 'No recap',
  'recap.delivered': 'Recap delivered',
  'webhook.test': 'Test event',
}

/** What an event tells of, most to the point first: bodies carry ids only. */
const ABOUT = [
  ['message_id', 'Message'],
  ['call_id', 'Call'],
  ['meeting_id', 'Meeting'],
  ['endpoint_id', 'Endpoint'],
  ['line_id', 'Line'],
] as const

const PARTS_MAX = 2
const TAIL = 6

export type EventInWords = {
  type: string
  name: string
  /** `Message …w7ypm9`, `Call …` */
  about: string[]
  /** Where the site shows it. */
  page?: string
}

/** A body that came here, which anybody can have sent: what is no event of the site has its type only. */
export function eventInWords(body: string): EventInWords {
  const { type, data } = parsed(body)
  const about = ABOUT.flatMap(([field, name]) => {
    const id = data[field]
    return typeof id === 'string' ? [`${name} …${id.slice(-TAIL)}`] : []
  })
  const page = pageIn(data.links)
  return {
    type,
    name: NAMES[type] ?? type,
    about: about.slice(0, PARTS_MAX),
    ...(page ? { page } : {}),
  }
}

function parsed(body: string): { type: string; data: Record<string, unknown> } {
  try {
    const { type, data } = JSON.parse(body)
    return { type: String(type ?? 'Event'), data: typeof data === 'object' && data ? data : {} }
  } catch {
    return { type: 'Event', data: {} }
  }
}

function pageIn(links: unknown): string | undefined {
  const page = (links as Record<string, unknown> | undefined)?.page
  return typeof page === 'string' && /^https?:\/\//.test(page) ? page : undefined
}
