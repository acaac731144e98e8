import { randomUUID } from 'node:crypto'
import { timeOf } from '../rooms/bot.ts'
import type { Moment } from '../rooms/plan-stay.ts'
import { microseconds } from '../rooms/wire-time.ts'
import type { Sandbox } from '../sandbox.ts'
import type { AttendeeBot } from './attendee-bot.ts'
import { type BotEvent, botEvents } from './bot-events.ts'
import { pythonJson } from './python-json.ts'

const TRIGGER = 'bot.state_change'

/**
 * Sends each change of state to every subscription: the bot's own if it has any, else the project's, which is our
 * `/webhooks/attendee`. Each webhook has its own key.
 */
export function tellState({ config, deliver }: Sandbox) {
  return (bot: AttendeeBot, _moment: Moment): void => {
    const before = botEvents({ ...bot, past: bot.past.slice(0, -1) }).length
    const subscriptions = bot.own.order.webhooks?.length
      ? bot.own.order.webhooks
      : [{ url: `${config.baseUrl}/webhooks/attendee`, triggers: [TRIGGER] }]
    for (const event of botEvents(bot).slice(before)) {
      for (const { url, triggers } of subscriptions) {
        if (!triggers.some((trigger) => trigger === TRIGGER)) continue
        const body = pythonJson(telling(bot, event))
        deliver({ provider: 'attendee', url, contentType: 'application/json', body })
      }
    }
  }
}

function telling(bot: AttendeeBot, event: BotEvent) {
  return {
    idempotency_key: randomUUID(),
    bot_id: bot.id,
    bot_metadata: bot.own.order.metadata ?? null,
    trigger: TRIGGER,
    data: {
      event_type: event.type,
      event_sub_type: event.subType,
      event_metadata: metadataOf(bot, event),
      old_state: event.oldState,
      new_state: event.newState,
      created_at: microseconds(event.at).replace(/Z$/, '+00:00'),
    },
  }
}

/** For an event that ends the bot: how long it ran. */
function metadataOf(bot: AttendeeBot, { at, newState }: BotEvent) {
  const joining = timeOf(bot, 'joining')
  if (!joining || (newState !== 'ended' && newState !== 'fatal_error')) return {}
  return { bot_duration_seconds: Math.round((Date.parse(at) - Date.parse(joining)) / 1_000) }
}
