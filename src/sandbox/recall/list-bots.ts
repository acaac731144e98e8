import { DjangoError } from '../rooms/django-error.ts'
import type { RecallBot } from './recall-bot.ts'

const PAGE_SIZE = 25

/** One page, newest first. `address` is the URL of the request; `next` is the URL of the following page. */
export function listBots(
  bots: readonly RecallBot[],
  address: URL,
  render: (bot: RecallBot) => object,
) {
  const query = address.searchParams
  const found = bots.filter((bot) => isWanted(bot, query)).toReversed()
  const page = Math.max(1, Number.parseInt(query.get('page') ?? '1', 10) || 1)
  const pageAddress = (number: number) => {
    const other = new URL(address)
    other.searchParams.set('page', String(number))
    return other.toString()
  }
  const start = (page - 1) * PAGE_SIZE
  return {
    count: found.length,
    next: start + PAGE_SIZE < found.length ? pageAddress(page + 1) : null,
    previous: page > 1 ? pageAddress(page - 1) : null,
    results: found.slice(start, start + PAGE_SIZE).map(render),
  }
}

function isWanted(bot: RecallBot, query: URLSearchParams): boolean {
  if (bot.deletedAt) return false
  const joins = bot.roomId === null && bot.joinAt ? Date.parse(bot.joinAt) : Number.NaN
  const [after, before] = [time(query, 'join_at_after'), time(query, 'join_at_before')]
  if (after !== undefined && !(joins > after)) return false
  if (before !== undefined && !(joins < before)) return false
  return [...query].every(
    ([name, value]) =>
      !name.startsWith('metadata__') || bot.metadata[name.slice('metadata__'.length)] === value,
  )
}

function time(query: URLSearchParams, name: string): number | undefined {
  const given = query.get(name)
  if (given === null) return undefined
  const milliseconds = Date.parse(given)
  if (Number.isNaN(milliseconds))
    throw new DjangoError(400, { [name]: ['Enter a valid date/time.'] })
  return milliseconds
}
