import type { Event } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { type EventData, LINKS } from './event-types.ts'

export type EventBody = {
  id: string
  type: string
  /** When it happened, ISO 8601. */
  timestamp: string
  /** Ids, and `links` to what they name. */
  data: object
}

/** An event as it is posted and as the log shows it; both are the same. */
export function eventBody(
  { config }: Pick<App, 'config'>,
  { id, type, at, data }: Pick<Event, 'id' | 'type' | 'at' | 'data'>,
): EventBody {
  // The code that recorded the event gave its data the shape of its type.
  const linksOf = LINKS[type as keyof EventData] as (data: unknown) => Record<string, string>
  const links = Object.entries(linksOf(data)).map(([name, path]) => [
    name,
    `${config.baseUrl}${path}`,
  ])
  return {
    id,
    type,
    timestamp: at.toISOString(),
    data: { ...(data as object), links: Object.fromEntries(links) },
  }
}
