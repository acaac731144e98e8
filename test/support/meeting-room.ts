import type { Api } from './api.ts'
import { until } from './until.ts'

export type Room = {
  meeting_url: string
  lobby_seconds?: number
  minutes?: number
  outcome?: 'ended' | 'denied' | 'failed'
  utterances?: { speaker: string; text: string; at: number }[]
}

export type MeetingBody = {
  id: string
  state: string
  title: string | null
  provider: string
  starts_at: string
  joined_at: string | null
  left_at: string | null
  max_minutes: number
  minutes_reserved: number
  minutes_charged: number
  recipients: { email: string; delivery: string; at: string }[]
  delivery: string
  failure: { reason: string; fault: string } | null
}

export type BotRecord = { id: string; provider: string; metadata: Record<string, string> | null }

const SAID = [
  { speaker: 'Ana Ruiz', text: 'Let us go with the second supplier, then.', at: 2 },
  { speaker: 'Ben Cole', text: 'Agreed. I will send them the contract by Friday.', at: 9 },
  { speaker: 'Ana Ruiz', text: 'Do we know who signs the lease?', at: 16 },
]

let links = 0

/** A link not used before. */
export function newLink(): string {
  links += 1
  const letters = [...String(links).padStart(4, '0')].map((digit) => 'abcdefghij'[Number(digit)])
  return `https://meet.google.com/abc-${letters.join('')}-xyz`
}

/** Sets up the room at a link: by default half a minute with three sentences. */
export async function setRoom(sandboxUrl: string, room: Room): Promise<void> {
  const answer = await fetch(`${sandboxUrl}/meetings/rooms`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ minutes: 0.5, utterances: SAID, ...room }),
  })
  if (!answer.ok) throw new Error(`the room was refused: ${await answer.text()}`)
}

/** Every bot ever made for a link, from the sandbox's record. */
export async function botsAt(sandboxUrl: string, meetingUrl: string): Promise<BotRecord[]> {
  const answer = await fetch(
    `${sandboxUrl}/meetings/bots?meeting_url=${encodeURIComponent(meetingUrl)}`,
  )
  return (await answer.json()) as BotRecord[]
}

export async function untilMeeting(
  api: Api,
  id: string,
  isIt: (meeting: MeetingBody) => boolean,
): Promise<MeetingBody> {
  const { body } = await until(
    `meeting ${id}`,
    () => api.get<MeetingBody>(`/meetings/${id}`),
    (answer) => isIt(answer.body),
  )
  return body
}

export const isOver = ({ state }: MeetingBody) => ['done', 'cancelled', 'failed'].includes(state)
