import { spokenSeconds } from './room.ts'
import { type RoomInput, RoomInputError, readRoomInput } from './room-input.ts'

const PAUSE_SECONDS = 1
const MOST_LINES = 5_000

/**
 * Reads the page's form. One box holds what is said, one `Speaker: words` per line, spoken in that order.
 * @throws {RoomInputError} naming the first field that is invalid
 */
export function readRoomForm(body: unknown): RoomInput {
  const given = (name: string) => {
    const value: unknown = Reflect.get(Object(body), name)
    return typeof value === 'string' ? value.trim() : ''
  }
  return readRoomInput({
    meeting_url: given('meeting_url'),
    outcome: given('outcome') || undefined,
    lobby_seconds: numberOf('lobby_seconds', given('lobby_seconds')),
    minutes: numberOf('minutes', given('minutes')),
    utterances: utterances(given('script')),
  })
}

function numberOf(name: string, text: string): number | undefined {
  if (text === '') return undefined
  const number = Number(text)
  if (Number.isNaN(number)) throw new RoomInputError(`${name}: not a number`)
  return number
}

function utterances(script: string) {
  const lines = script
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter(Boolean)
  if (lines.length > MOST_LINES) throw new RoomInputError(`script: more than ${MOST_LINES} lines`)
  let at = 0
  return lines.map((line) => {
    const [, speaker = null, text = line] = /^([^:]{1,200}):\s+(.+)$/.exec(line) ?? []
    const utterance = { speaker, text, at }
    at += Math.ceil(spokenSeconds(text)) + PAUSE_SECONDS
    return utterance
  })
}
