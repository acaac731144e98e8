import { type AttendeeBot, refusal } from './attendee-bot.ts'
import { stateOf } from './bot-events.ts'
import { renderBot } from './bot-view.ts'

const PAGE_SIZE = 25

/** One page, oldest first. `address` is the URL of the request; `next` is the URL of the following page. */
export function listBots(bots: readonly AttendeeBot[], address: URL) {
  const query = address.searchParams
  const found = bots.filter((bot) => bot.deletedAt === null).filter(wanted(query))
  const start = Math.max(0, Number.parseInt(query.get('cursor') ?? '0', 36) || 0)
  const pageAddress = (cursor: number) => {
    const other = new URL(address)
    other.searchParams.set('cursor', cursor.toString(36))
    return other.toString()
  }
  const end = start + PAGE_SIZE
  return {
    next: end < found.length ? pageAddress(end) : null,
    previous: start > 0 ? pageAddress(Math.max(0, start - PAGE_SIZE)) : null,
    results: found.slice(start, end).map(renderBot),
  }
}

function wanted(query: URLSearchParams): (bot: AttendeeBot) => boolean {
  const [meetingUrl, key] = [query.get('meeting_url'), query.get('deduplication_key')]
  const [after, before] = [time(query, 'join_at_after'), time(query, 'join_at_before')]
  const states = query.getAll('states')
  return (bot) => {
    const joins = bot.joinAt ? Date.parse(bot.joinAt) : Number.NaN
    return (
      (!meetingUrl || bot.meetingUrl === meetingUrl) &&
      (!key || bot.own.order.deduplication_key === key) &&
      (states.length === 0 || states.includes(stateOf(bot))) &&
      (after === undefined || joins > after) &&
      (before === undefined || joins < before)
    )
  }
}

function time(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name)
  if (!given) return undefined
  const milliseconds = Date.parse(given)
  if (!Number.isNaN(milliseconds)) return milliseconds
  throw refusal(`Invalid ${name} format. Use ISO 8601 format (e.g., 2024-01-18T12:34:56Z)`)
}
