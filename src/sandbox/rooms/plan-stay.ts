import { addSeconds } from '../../kernel/clock.ts'
import type { Room } from './room.ts'

/** Why a bot left. */
export type Ending = 'ended' | 'denied' | 'failed' | 'lobby_timeout' | 'time_up' | 'told_to_leave'

/**
 * A step in a bot's life. `at` is the time by the service's clock, which the service reports; `due` is when it
 * happens by ours: an hour's meeting takes seconds.
 */
export type Moment = {
  stage: 'joining' | 'waiting_room' | 'in_meeting' | 'leaving' | 'left' | 'done'
  at: string
  due: string
  /** Only for `left`. */
  ending?: Ending
}

/** How long the bot waits or stays, in seconds by the service's clock. */
export type Patience = { lobbySeconds: number; meetingSeconds: number | null }

const ENTERS_LOBBY_AFTER_SECONDS = 1
const FAILS_AFTER_SECONDS = 2
const DONE_AFTER_SECONDS = 15

const ENTERS_LOBBY_AFTER_MILLISECONDS = 100
const SEEN_FOR_MILLISECONDS = 300
const SHORTEST_MILLISECONDS = 50
const LEAVES_AFTER_MILLISECONDS = 100
const DONE_AFTER_MILLISECONDS = 200
const SHORTEST_STAY_SECONDS = 0.8
const LONGEST_STAY_SECONDS = 2.5
const STAY_SECONDS_A_MINUTE = 0.025

/** Everything that will happen to a bot that joins this room now. */
export function planStay(room: Room, patience: Patience, now: Date): Moment[] {
  const joining = moment('joining', now, now)
  if (room.outcome === 'failed') {
    const failed = addSeconds(now, FAILS_AFTER_SECONDS)
    return [joining, { ...moment('left', failed, after(now, 300)), ending: 'failed' }]
  }
  const pace = paceOf(room)
  const inLobby = inLobbySeconds(room, patience)
  const lobbyOver = addSeconds(now, inLobby)
  const lobbyDue = after(now, pace.lobbyMilliseconds)
  const entered = addSeconds(now, Math.min(ENTERS_LOBBY_AFTER_SECONDS, inLobby / 2))
  const enteredAfter = Math.min(ENTERS_LOBBY_AFTER_MILLISECONDS, pace.lobbyMilliseconds / 2)
  const waiting = moment('waiting_room', entered, after(now, enteredAfter))
  if (room.lobbySeconds > patience.lobbySeconds) {
    return [joining, waiting, ...departure(lobbyOver, lobbyDue, 'lobby_timeout')]
  }
  if (room.outcome === 'denied') {
    return [joining, waiting, ...departure(lobbyOver, lobbyDue, 'denied')]
  }
  const most = patience.meetingSeconds ?? Number.POSITIVE_INFINITY
  const seconds = Math.min(room.meetingSeconds, most)
  return [
    joining,
    ...(room.lobbySeconds > 0 ? [waiting] : []),
    moment('in_meeting', lobbyOver, lobbyDue),
    ...departure(
      addSeconds(lobbyOver, seconds),
      after(lobbyDue, (pace.meetingMilliseconds * seconds) / room.meetingSeconds),
      room.meetingSeconds > most ? 'time_up' : 'ended',
    ),
  ]
}

/** The rest of a stay that is cut short now: the bot leaves at the current time by the service's clock. */
export function cutShort(last: Moment, next: Moment, now: Date): Moment[] {
  const [from, to] = [Date.parse(last.due), Date.parse(next.due)]
  const share = Math.min(1, Math.max(0, (now.getTime() - from) / Math.max(1, to - from)))
  const [began, ends] = [Date.parse(last.at), Date.parse(next.at)]
  const at = new Date(Math.round(began + share * (ends - began)))
  return [
    moment('leaving', at, now),
    ...departure(at, after(now, LEAVES_AFTER_MILLISECONDS), 'told_to_leave'),
  ]
}

function departure(at: Date, due: Date, ending: Ending): Moment[] {
  return [
    { ...moment('left', at, due), ending },
    moment('done', addSeconds(at, DONE_AFTER_SECONDS), after(due, DONE_AFTER_MILLISECONDS)),
  ]
}

function inLobbySeconds(room: Room, patience: Patience): number {
  return Math.min(room.lobbySeconds, patience.lobbySeconds)
}

/** How long lobby and meeting take by our clock: each its share, but at least long enough to be seen. */
function paceOf({ lobbySeconds, meetingSeconds, realSeconds }: Room) {
  const own = SHORTEST_STAY_SECONDS + (meetingSeconds / 60) * STAY_SECONDS_A_MINUTE
  const stayMilliseconds = 1_000 * (realSeconds ?? Math.min(own, LONGEST_STAY_SECONDS))
  const least = realSeconds === null ? SEEN_FOR_MILLISECONDS : SHORTEST_MILLISECONDS
  const share = lobbySeconds / (lobbySeconds + meetingSeconds)
  const lobbyMilliseconds = Math.max(least, stayMilliseconds * share)
  return {
    lobbyMilliseconds,
    meetingMilliseconds: Math.max(least, stayMilliseconds - lobbyMilliseconds),
  }
}

function after(time: Date, milliseconds: number): Date {
  return addSeconds(time, milliseconds / 1_000)
}

function moment(stage: Moment['stage'], at: Date, due: Date): Moment {
  return { stage, at: at.toISOString(), due: due.toISOString() }
}
