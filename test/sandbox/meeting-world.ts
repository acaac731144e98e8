import { expect, vi } from 'vitest'
import type { Testimony } from '../../src/sandbox/rooms/bot-testimony.ts'
import { openReceiver, openWorld, postJson, type Received } from './sandbox-world.ts'

export const ZOOM = 'https://us02web.zoom.us/j/81234567890?pwd=secret'
export const MEET = 'https://meet.google.com/abc-defg-hij'

export const UTTERANCES = [
  { speaker: 'Rosa', text: 'Shall we move the delivery to Friday?', at: 1 },
  { speaker: null, text: 'Somebody coughs.', at: 5 },
  { speaker: 'Ben', text: 'Yes. I will call the depot by Thursday.', at: 8 },
]

/** A sandbox, and the product's side of the wire, which keeps every webhook. */
export async function openMeetings(dataDir?: string) {
  const receiver = await openReceiver()
  return { receiver, ...(await openClients(receiver.url, dataDir)) }
}

export async function openClients(baseUrl: string, dataDir?: string) {
  const world = await openWorld(dataDir ? { baseUrl, dataDir } : { baseUrl })
  const { config, url } = world
  const botsAt = async (meetingUrl = ''): Promise<Testimony[]> => {
    const query = new URLSearchParams({ meeting_url: meetingUrl })
    return (await fetch(`${url}/meetings/bots?${query}`)).json()
  }
  return {
    ...world,
    recall: client(`${url}/api/v1`, config.recall.apiKey),
    attendee: client(`${url}/api/v1`, `Token ${config.attendee.apiKey}`),
    botsAt,
    /** The only bot at a link, once it has reached a stage. */
    async reached(stage: string, meetingUrl = ''): Promise<Testimony> {
      const found = await vi.waitUntil(
        async () => (await botsAt(meetingUrl)).find((bot) => bot.state === stage),
        { timeout: 8_000, interval: 20 },
      )
      return found
    },
    async setRoom(room: object): Promise<void> {
      const response = await postJson(`${url}/meetings/rooms`, room)
      expect(response.status, await response.text()).toBe(201)
    },
  }
}

/** The body is loosely typed on purpose: it is raw data from the wire. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
type Answer = { status: number; body: any }

function client(base: string, authorization: string) {
  return async (method: string, path: string, body?: object, headers = {}): Promise<Answer> => {
    const response = await fetch(path.startsWith('http') ? path : base + path, {
      method,
      headers: { Authorization: authorization, 'Content-Type': 'application/json', ...headers },
      ...(body ? { body: JSON.stringify(body) } : {}),
    })
    const text = await response.text()
    return {
      status: response.status,
      body: text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text,
    }
  }
}

/** The webhooks' bodies, in order of arrival. */
export function told(received: readonly Received[]) {
  return received.map(({ body }) => JSON.parse(body))
}

export function seconds(from: string, to: string): number {
  return (Date.parse(to) - Date.parse(from)) / 1_000
}
