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

/** What an event tells of, most to the point first. */
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
  /** `Dana Reyes: My water heater burst`, `Lopez Plumbing`; where no name is known, `Message …w7ypm9`. */
  about: string[]
  /** Where the site shows it. */
  page?: string
}

const NO_NAMES: ReadonlyMap<string, string> = new Map()

/**
 * A body that came here, which anybody can have sent: what is no event of the site has its type only. `names` tells
 * what an id stands for.
 */
export function eventInWords(body: string, names = NO_NAMES): EventInWords {
  const { type, data } = parsed(body)
  const ids = ABOUT.flatMap(([field, name]) => {
    const id = textIn(data, field)
    return id === undefined ? [] : [{ id, name }]
  })
  const named = new Set(ids.flatMap(({ id }) => names.get(id) ?? []))
  const unnamed = ids.map(({ id, name }) => `${name} …${id.slice(-TAIL)}`)
  const about = named.size > 0 ? [...named] : unnamed
  const page = pageIn(data.links)
  return {
    type,
    name: NAMES[type] ?? type,
    about: about.slice(0, PARTS_MAX),
    ...(page ? { page } : {}),
  }
}

/** The ids that a body names, by their fields. */
export function idsIn(body: string): Partial<Record<(typeof ABOUT)[number][0], string>> {
  const { data } = parsed(body)
  return Object.fromEntries(
    ABOUT.flatMap(([field]) => {
      const id = textIn(data, field)
      return id === undefined ? [] : [[field, id]]
    }),
  )
}

function textIn(data: Record<string, unknown>, field: string): string | undefined {
  const value = data[field]
  return typeof value === 'string' ? value : undefined
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
