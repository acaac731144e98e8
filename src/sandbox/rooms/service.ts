import { type Bot, isScheduled } from './bot.ts'
import type { Bots } from './bots.ts'

/** A service that sends bots, as the meetings page sees it. */
export type Service = {
  provider: string
  /** All bots ever made, oldest first. */
  list(): Bot[]
  /** Sends a scheduled bot out now. @returns whether there was one */
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
