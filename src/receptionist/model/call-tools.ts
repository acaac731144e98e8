import { tool } from 'ai'
import { z } from 'zod'
import { callerNumber, parseUsPhone } from '../../phone.ts'
import { plainText } from '../../plain-text.ts'
import { addUrgentWords } from '../builtin/call-state.ts'
import { clip } from '../builtin/conclude.ts'
import { nextAsk } from '../builtin/next-ask.ts'
import type { Dialogue, ModelMemory } from '../builtin/old-port.ts'

const MAX_NAME_CHARS = 80
const MAX_MESSAGE_CHARS = 1_000
const MAX_QUOTE_CHARS = 60

const TakenMessage = z.object({
  name: z.string().nullable().describe("The caller's name; null when not given."),
  phone: z.string().nullable().describe('The number to call back; null when not given.'),
  text: z.string().describe("The whole message in the caller's own language and words."),
  english: z.string().nullable().describe('The same in English; null when it is in English.'),
  urgent: z.boolean(),
  reason: z.string().nullable().describe("Why it is urgent, in the caller's own words."),
})

type TakenMessage = z.infer<typeof TakenMessage>

/** This turn's own copies, to be changed in place, and the words the caller has just said. */
export type Desk = { state: Dialogue; memory: ModelMemory; said: string }

/** All a model can do in a call: what the built-in engine does too, on the same state. */
export function callTools(desk: Desk) {
  const { state } = desk
  return {
    take_message: tool({
      description: 'Notes the message, whole, in place of what is noted.',
      inputSchema: TakenMessage,
      execute: async (message) => takeMessage(desk, message),
    }),
    mark_urgent: tool({
      description: 'Marks the call as urgent.',
      inputSchema: TakenMessage.pick({ reason: true }),
      execute: async ({ reason }) => {
        markUrgent(desk, reason)
        return { noted: true }
      },
    }),
    end_call: tool({
      description: 'Hangs up once your words are spoken.',
      inputSchema: z.object({}),
      execute: async () => {
        state.ended = true
        return { ending: true }
      },
    }),
  }
}

function takeMessage(desk: Desk, { name, phone, text, english, urgent, reason }: TakenMessage) {
  const { state, memory } = desk
  const given = clip(plainText(name ?? ''), MAX_NAME_CHARS)
  if (given !== '') state.name = given
  const message = clip(plainText(text), MAX_MESSAGE_CHARS)
  if (message !== '') {
    state.texts = [message]
    state.wantsMessage = true
    memory.english = clip(plainText(english ?? ''), MAX_MESSAGE_CHARS) || null
  }
  if (urgent) markUrgent(desk, reason)
  const number = phone === null ? null : dialable(phone, state)
  if (number) keepNumber(state, number)
  // What is missing now is what the model asks next, and what the rules take a yes or no for.
  state.asking = nextAsk(state, { answered: false, learned: true }) ?? 'more'
  return phone === null ? { noted: true } : { noted: true, phone: number ?? NOT_A_NUMBER }
}

const NOT_A_NUMBER = 'This is no number that can be dialled. Ask for it again.'

/** A US number as any person writes it, one abroad with its `+`, or the one the caller phones from. */
function dialable(phone: string, { caller }: Dialogue): string | null {
  const written = plainText(phone)
  const compact = written.replace(/[^\d+]/g, '')
  if (caller && compact === caller) return caller
  const abroad = compact.startsWith('+') && !compact.startsWith('+1')
  return parseUsPhone(written) ?? (abroad ? callerNumber(compact) : null)
}

function keepNumber(state: Dialogue, phone: string): void {
  state.phone = phone
  state.partialNumber = ''
  state.oddNumber = null
  state.refused.phone = false
}

/** The owner reads it as the caller's words, so it has to be theirs. */
function markUrgent({ state, said }: Desk, reason: string | null): void {
  const quote = plainText(reason ?? '')
  const theirs = quote !== '' && said.toLowerCase().includes(quote.toLowerCase())
  addUrgentWords(state, [clip(theirs ? quote : said, MAX_QUOTE_CHARS)])
  state.notUrgent = false
}
