import { createHmac, timingSafeEqual } from 'node:crypto'
import type { Config } from '../../kernel/config/config.ts'
import { type Bot, timeOf } from '../rooms/bot.ts'
import type { Room } from '../rooms/room.ts'
import { type Heard, heardBy } from '../rooms/what-a-bot-heard.ts'

const URL_LIVES_SECONDS = 6 * 3_600

/** Recall's transcript file: who said which words when, with each participant's turns in the order they began. */
export function transcriptFile(bot: Bot, room: Room) {
  const began = Date.parse(timeOf(bot, 'in_meeting') ?? bot.createdAt)
  const heard = heardBy(bot, room)
  const names = [...new Set(heard.map(({ speaker }) => speaker))]
  return heard.map((turn) => ({
    participant: participant(turn.speaker, names.indexOf(turn.speaker)),
    language_code: 'en',
    words: wordsOf(turn, began),
  }))
}

/** A URL that lets anyone who has it read the transcript for a while. */
export function transcriptUrl(config: Config, transcriptId: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1_000) + URL_LIVES_SECONDS
  const query = new URLSearchParams({
    Expires: String(expires),
    Signature: signature(config, transcriptId, String(expires)),
  })
  return `${config.sandbox.url}/recall-bot-data/transcripts/${transcriptId}.json?${query}`
}

export function opensTranscript(
  config: Config,
  transcriptId: string,
  query: URLSearchParams,
  now: Date,
): boolean {
  const expires = query.get('Expires') ?? ''
  const given = Buffer.from(query.get('Signature') ?? '')
  const expected = Buffer.from(signature(config, transcriptId, expires))
  const signed = given.length === expected.length && timingSafeEqual(given, expected)
  return signed && Number(expires) * 1_000 > now.getTime()
}

function signature(config: Config, transcriptId: string, expires: string): string {
  return createHmac('sha256', config.recall.apiKey)
    .update(`${transcriptId} ${expires}`)
    .digest('hex')
}

function participant(name: string | null, index: number) {
  return {
    id: 100 + index,
    name,
    is_host: index === 0,
    platform: 'desktop',
    extra_data: null,
    email: null,
  }
}

function wordsOf({ text, startSeconds, endSeconds }: Heard, began: number) {
  const words = text.split(/\s+/)
  const wordSeconds = (endSeconds - startSeconds) / words.length
  const timestamp = (seconds: number) => {
    const milliseconds = Math.round(seconds * 1_000)
    return {
      relative: milliseconds / 1_000,
      absolute: new Date(began + milliseconds).toISOString(),
    }
  }
  return words.map((word, index) => ({
    text: word,
    start_timestamp: timestamp(startSeconds + index * wordSeconds),
    end_timestamp: timestamp(startSeconds + (index + 1) * wordSeconds),
  }))
}
