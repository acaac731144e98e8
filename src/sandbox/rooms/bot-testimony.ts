import { type Bot, timeOf } from './bot.ts'
import type { Moment } from './plan-stay.ts'

/** A bot as the sandbox's own API returns it, for either service. Times are by the service's clock. */
export function testimony(provider: string, bot: Bot) {
  const joinedAt = timeOf(bot, 'in_meeting') ?? null
  return {
    id: bot.id,
    provider,
    meeting_url: bot.meetingUrl,
    bot_name: bot.botName,
    state: stateOf(bot),
    ending: bot.past.find(({ ending }) => ending)?.ending ?? null,
    metadata: bot.metadata,
    deduplication_key: deduplicationKey(bot.own),
    join_at: bot.joinAt,
    created_at: bot.createdAt,
    joined_at: joinedAt,
    left_at: joinedAt ? (timeOf(bot, 'left') ?? null) : null,
    deleted_at: bot.deletedAt,
    data_deleted_at: bot.dataDeletedAt ?? null,
    chat: bot.notice && joinedAt ? [{ message: bot.notice, at: joinedAt }] : [],
    steps: bot.past.map(({ stage, at }) => ({ stage, at })),
  }
}

export type Testimony = ReturnType<typeof testimony>

function stateOf(bot: Bot): Moment['stage'] | 'scheduled' | 'deleted' {
  if (bot.deletedAt) return 'deleted'
  return bot.past.at(-1)?.stage ?? 'scheduled'
}

function deduplicationKey(own: unknown): string | null {
  const key: unknown = Reflect.get(Object(Reflect.get(Object(own), 'order')), 'deduplication_key')
  return typeof key === 'string' ? key : null
}
