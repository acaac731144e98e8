import { type Bot, isScheduled } from './bot.ts'
import type { Bots } from './bots.ts'

/** One of the services that send bots, as the meetings page sees them. */
export type Service = {
  provider: string
  /** All bots it ever made, oldest first. */
  list(): Bot[]
  /** Has a bot that is waiting for its time set out now. @returns whether there was one */
  send(id: string): boolean
}

export function serviceOf<Own>(provider: string, bots: Bots<Own>): Service {
  return {
    provider,
    list: () => bots.list(),
    send(id) {
      const bot = bots.get(id)
      if (!bot || !isScheduled(bot)) return false
      bots.setOut(bot)
      return true
    },
  }
}
