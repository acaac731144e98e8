import type { Sandbox } from '../sandbox.ts'
import { type Bot, isScheduled } from './bot.ts'
import { cutShort, type Moment, planStay } from './plan-stay.ts'
import type { Rooms } from './room.ts'

const JOIN_CHECK_MILLISECONDS = 250

/** The stages from which a bot can be ordered to leave. */
const PRESENT = new Set<Moment['stage']>(['joining', 'waiting_room', 'in_meeting'])

/**
 * The bots of one service and what happens to them. The record holds past and future moments, so a restarted sandbox
 * continues where the last one stopped. `tell` is called for each moment with the bot in its new state.
 */
export function openBots<Own>(
  sandbox: Sandbox,
  rooms: Rooms,
  service: { name: string; tell: (bot: Bot<Own>, moment: Moment) => void },
) {
  const { clock, closing } = sandbox
  const bots = sandbox.record.collection<Bot<Own>>(`${service.name}_bots`)
  const timers = new Map<string, NodeJS.Timeout>()

  const goOn = (id: string): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
    const bot = bots.get(id)
    const [next, ...ahead] = bot?.ahead ?? []
    if (closing.aborted || !bot || !next) return
    const waitMilliseconds = Date.parse(next.due) - clock.now().getTime()
    if (waitMilliseconds > 0) {
      timers.set(id, setTimeout(goOn, waitMilliseconds, id).unref())
      return
    }
    const after = { ...bot, past: [...bot.past, next], ahead }
    // `tell` records its webhooks before we record the bot: if we are killed in between, they are sent again.
    service.tell(after, next)
    bots.put(after)
    goOn(id)
  }
  const setOut = (bot: Bot<Own>): Bot<Own> => {
    const room = rooms.behind(bot.meetingUrl)
    const ahead = planStay(room, bot.patience, clock.now())
    bots.put({ ...bot, roomId: room.id, ahead })
    goOn(bot.id)
    return bots.get(bot.id) ?? bot
  }
  const isDue = (bot: Bot<Own>) =>
    isScheduled(bot) && Date.parse(bot.joinAt ?? bot.createdAt) <= clock.now().getTime()
  const setOutDue = () => {
    if (!closing.aborted) bots.list().filter(isDue).forEach(setOut)
  }

  for (const bot of bots.list()) goOn(bot.id)
  setInterval(setOutDue, JOIN_CHECK_MILLISECONDS).unref()
  return {
    /** All bots ever made, oldest first. */
    list: () => bots.list(),
    get: (id: string) => bots.get(id),
    make(bot: Bot<Own>): Bot<Own> {
      bots.put(bot)
      return isDue(bot) ? setOut(bot) : bot
    },
    /** Allowed only before it sets out. */
    change(bot: Bot<Own>, changes: Partial<Bot<Own>>): Bot<Own> {
      const after = { ...bot, ...changes }
      bots.put(after)
      return isDue(after) ? setOut(after) : after
    },
    callOff(bot: Bot<Own>): void {
      bots.put({ ...bot, deletedAt: clock.now().toISOString() })
    },
    /** Deletes what was said; the bot's visit stays on record. */
    deleteData(bot: Bot<Own>): Bot<Own> {
      const after = { ...bot, dataDeletedAt: bot.dataDeletedAt ?? clock.now().toISOString() }
      bots.put(after)
      return after
    },
    setOut,
    /** @returns undefined when it is neither in a meeting nor joining one */
    leave(bot: Bot<Own>): Bot<Own> | undefined {
      const [last, next] = [bot.past.at(-1), bot.ahead[0]]
      if (!last || !next || !PRESENT.has(last.stage)) return undefined
      bots.put({ ...bot, ahead: cutShort(last, next, clock.now()) })
      goOn(bot.id)
      return bots.get(bot.id)
    },
  }
}

export type Bots<Own> = ReturnType<typeof openBots<Own>>
