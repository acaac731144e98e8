import { wordsWithin } from '../../../../src/kernel/text/words-within.ts'
import type { ConsoleConversationFragment } from '../../../generated/operations.ts'
import { length } from '../frame/amounts-and-times-in-words.ts'
import { phoneAsWritten } from './phone-as-written.ts'
import { playFrom } from './when-turns-begin-in-recording.ts'

type Call = Pick<ConsoleConversationFragment, 'at' | 'turns' | 'recording'>
type Turn = Call['turns'][number]

/** Consecutive turns of one speaker at the same shown time. */
type ShownTurn = {
  turns: Turn[]
  who: Turn['who']
  /** The time in the call, or in the recording if there is one. */
  place: string
  /** Seconds into the recording; undefined without a recording. */
  from: number | undefined
  /** Whether the message was made from these turns. */
  isInMessage: boolean
}

/** Shorter turns are often a "yes" or a name, which appear in many messages by chance. */
const TELLING_WORDS_MIN = 3

/** The turns as a transcript shows them. Consecutive turns of one speaker are one if their shown times are equal. */
export function turnsAsShown(
  { at, turns, recording }: Call,
  message: { message?: string | null } | null,
): ShownTurn[] {
  const froms = recording?.state === 'READY' ? playFrom(turns, recording.startedAt ?? at) : []
  const text = message?.message ?? ''
  const shown: ShownTurn[] = []
  for (const [index, turn] of turns.map(inWriting).entries()) {
    const from = froms[index]
    const place = from === undefined ? offset(turn.at, at) : length(from)
    const last = shown.at(-1)
    if (last && last.who === turn.who && last.place === place && !isCut(last)) {
      last.turns.push(turn)
    } else {
      const isInMessage = turn.who !== 'LINE' && isTold(turn.text, text)
      shown.push({ turns: [turn], who: turn.who, place, from, isInMessage })
    }
  }
  return shown
}

/** What the line reads out in digits, as one writes it. */
const inWriting = (turn: Turn): Turn =>
  turn.who === 'LINE' ? { ...turn, text: phoneAsWritten(turn.text) } : turn

const isCut = ({ turns }: ShownTurn) => turns.some(({ cutShort }) => cutShort)

function isTold(words: string, message: string): boolean {
  return words.split(/\s+/).length >= TELLING_WORDS_MIN && wordsWithin(words, message)
}

/** `1:05` into a call; `1:02:05` from one hour on. */
export function offset(at: string, from: string): string {
  return length(Math.max(0, Math.round((Date.parse(at) - Date.parse(from)) / 1_000)))
}
