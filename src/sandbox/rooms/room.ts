import { randomUUID } from 'node:crypto'
import type { Sandbox } from '../sandbox.ts'
import { linkKey, readMeetingLink } from './meeting-link.ts'
import type { RoomInput } from './room-input.ts'
import { SAMPLE_MEETING } from './sample-meeting.ts'
import type { Utterance } from './utterance.ts'

/** What a note-taker finds at a link. */
export type Room = {
  id: string
  /** The same for all links to one meeting; null for the sample room, used for every link without its own room. */
  link: string | null
  meetingUrl: string
  lobbySeconds: number
  meetingSeconds: number
  outcome: 'ended' | 'denied' | 'failed'
  utterances: readonly Utterance[]
  /** Real seconds for lobby and meeting together; null for the sandbox's own pace. */
  realSeconds: number | null
}

const SPOKEN_SECONDS_A_WORD = 0.4
const SILENCE_AT_THE_END_SECONDS = 5

const SAMPLE_ROOM: Room = {
  id: 'sample',
  link: null,
  meetingUrl: '',
  lobbySeconds: 8,
  meetingSeconds: lengthSeconds(SAMPLE_MEETING),
  outcome: 'ended',
  utterances: SAMPLE_MEETING,
  realSeconds: null,
}

/** The rooms set up so far. If several have the same link, future bots join the newest. */
export function openRooms({ record }: Sandbox) {
  const rooms = record.collection<Room>('meeting_rooms')
  return {
    setUp(input: RoomInput): Room {
      const utterances = input.utterances.toSorted((one, other) => one.at - other.at)
      const room: Room = {
        id: randomUUID(),
        link: keyOf(input.meeting_url),
        meetingUrl: input.meeting_url,
        lobbySeconds: input.lobby_seconds,
        meetingSeconds: input.minutes ? input.minutes * 60 : lengthSeconds(utterances),
        outcome: input.outcome,
        utterances,
        realSeconds: input.real_seconds ?? null,
      }
      rooms.put(room)
      return room
    },
    behind(meetingUrl: string): Room {
      const link = keyOf(meetingUrl)
      return rooms.list().findLast((room) => room.link === link) ?? SAMPLE_ROOM
    },
    get: (id: string | null): Room => (id ? rooms.get(id) : undefined) ?? SAMPLE_ROOM,
    list: () => rooms.list(),
  }
}

export type Rooms = ReturnType<typeof openRooms>

/** How long the text takes to say, in seconds. */
export function spokenSeconds(text: string): number {
  return text.split(/\s+/).length * SPOKEN_SECONDS_A_WORD
}

function keyOf(meetingUrl: string): string | null {
  const link = readMeetingLink(meetingUrl)
  return link ? linkKey(link) : null
}

function lengthSeconds(utterances: readonly Utterance[]): number {
  const last = utterances.at(-1)
  const spoken = last ? last.at + spokenSeconds(last.text) : 0
  return Math.ceil(spoken + SILENCE_AT_THE_END_SECONDS)
}
