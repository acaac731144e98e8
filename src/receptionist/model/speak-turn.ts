import {
  isStepCount,
  type LanguageModel,
  type ModelMessage,
  type StopCondition,
  streamText,
} from 'ai'
import { plainText } from '../../plain-text.ts'
import type { Voice } from '../builtin/old-port.ts'
import { callTools, type Desk } from './call-tools.ts'
import { figuresIn } from './figures.ts'
import { FILLERS } from './fillers.ts'
import { type Refusal, refusalOf } from './reply-guard.ts'
import type { SpokenLine } from './spoken-line.ts'

export type Budget = {
  /** A caller who has heard nothing for as long hears a filler. */
  fillerAfterMs: number
  /** The rules answer instead of a model that needs longer for all of a turn. */
  turnMs: number
}

type Tools = ReturnType<typeof callTools>

export type ModelTurn = {
  model: LanguageModel
  instructions: string
  messages: ModelMessage[]
  desk: Desk
  line: SpokenLine
  voice: Voice | undefined
  budget: Budget
}

/** `stopped`: the caller talked over it, so what was said until then is the reply. */
export type Spoken = 'said' | 'stopped' | Failure

export type Failure = Refusal | 'late' | 'broken' | 'empty'

const MAX_STEPS = 3

/** A model that noted something first is asked again for words; one that spoke has had its turn. */
const hasSpoken: StopCondition<Tools> = ({ steps }) =>
  steps.some(({ text }) => plainText(text) !== '')

/** Has the model say one turn on the line and use its tools on the desk. Never throws. */
export async function speakTurn(turn: ModelTurn): Promise<Spoken> {
  const { line, voice, budget, desk } = turn
  const over = new AbortController()
  const late = AbortSignal.timeout(budget.turnMs)
  const stopped = voice?.stopped ?? over.signal
  const filler = setTimeout(() => {
    if (voice && line.text === '') line.say(FILLERS[desk.state.language])
  }, budget.fillerAfterMs)
  const spoken = await listen(turn, AbortSignal.any([over.signal, late, stopped]))
  clearTimeout(filler)
  if (stopped.aborted) return 'stopped'
  over.abort()
  return late.aborted && spoken !== 'said' ? 'late' : spoken
}

async function listen(turn: ModelTurn, abortSignal: AbortSignal): Promise<Spoken> {
  const { model, instructions, messages, desk, line } = turn
  const { fits, refusal } = guardOf(turn)
  let replied = false
  try {
    const { stream } = streamText({
      model,
      instructions,
      messages,
      tools: callTools(desk),
      stopWhen: [isStepCount(MAX_STEPS), hasSpoken],
      maxRetries: 0,
      abortSignal,
      // The stream tells of it too. Not logged as it is: it holds what the caller said.
      onError: () => {},
    })
    for await (const part of stream) {
      if (part.type === 'error' || part.type === 'abort') return 'broken'
      if (part.type !== 'text-delta') continue
      replied ||= plainText(part.text) !== ''
      if (!line.add(part.text, fits)) return refusal()
    }
  } catch {
    return 'broken'
  }
  if (!line.finish(fits)) return refusal()
  return replied ? 'said' : 'empty'
}

/** Looks at all that would have been said, whenever there is more of it; remembers why it was not. */
function guardOf({ instructions, messages, desk }: ModelTurn) {
  const text = [instructions, ...messages.map(({ content }) => content)].join('\n')
  const shown = figuresIn(text)
  let why: Refusal | null = null
  return {
    fits(reply: string): boolean {
      const { phone } = desk.state
      why = refusalOf(reply, { text, figures: phone ? [...shown, phone.slice(1)] : shown })
      return why === null
    },
    refusal: (): Spoken => why ?? 'broken',
  }
}
