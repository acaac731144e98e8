import { APICallError, generateText, type LanguageModel } from 'ai'
import type { Log } from '../../kernel/log.ts'
import type { ModelLine, State } from '../call-state.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { CHECKER_INSTRUCTIONS } from './checker-instructions.ts'
import { factLines } from './instructions.ts'
import { MAX_FAILURES } from './model-failure-limits.ts'
import { modelTalkOf } from './model-talk.ts'
import type { Look } from './spoken-line.ts'

/** A second model that checks a sentence before it is said, with its timeout. */
export type Checker = { model: LanguageModel; timeoutMs: number }

type CheckedTurn = {
  facts: BusinessFacts
  state: State
  situation: string
  stopped: AbortSignal | undefined
  log: Log
}

const LINES_TOLD = 12
const WHY_CHARACTERS = 160
const MOST_TOKENS = 60

/**
 * Returns why a sentence must not be said, null if it may, or undefined if the checker gave no answer; then the check
 * by words decides. An objection is checked once more, because refusing a good sentence makes the caller hear a
 * repeated reply; without an answer to that it stands. Never rejects. After too many failures the checker is skipped
 * for the rest of the call.
 */
export function lookBy(checker: Checker, turn: CheckedTurn): Look {
  const talk = modelTalkOf(turn.state)
  return async (sentence, before) => {
    if ((talk.checkerFailures ?? 0) >= MAX_FAILURES) return undefined
    const found = await ask(checker, turn, { sentence, before })
    const isAnswer = found !== undefined || turn.stopped?.aborted === true
    talk.checkerFailures = isAnswer ? 0 : (talk.checkerFailures ?? 0) + 1
    if (typeof found !== 'string' || turn.stopped?.aborted) return found
    const again = await ask(checker, turn, { sentence, before, objection: found })
    return again === undefined ? found : again
  }
}

type Doubt = { sentence: string; before: string; objection?: string | undefined }

async function ask(
  { model, timeoutMs }: Checker,
  { facts, state, situation, stopped, log }: CheckedTurn,
  doubt: Doubt,
): Promise<string | null | undefined> {
  const late = AbortSignal.timeout(timeoutMs)
  try {
    const { text } = await generateText({
      model,
      instructions: `${CHECKER_INSTRUCTIONS}\n\n# Facts\n${factLines(facts).join('\n')}`,
      prompt: toLookAt({ talk: modelTalkOf(state).lines, situation, ...doubt }),
      maxOutputTokens: MOST_TOKENS,
      maxRetries: 0,
      abortSignal: stopped ? AbortSignal.any([late, stopped]) : late,
    })
    return verdictIn(text)
  } catch (error) {
    const status = APICallError.isInstance(error) ? error.statusCode : undefined
    const reason = late.aborted ? 'late' : 'broken'
    if (!stopped?.aborted) log.warn({ reason, status }, 'the checker gave no answer')
    return undefined
  }
}

type ToLookAt = Doubt & { talk: readonly ModelLine[]; situation: string }

/**
 * The prompt for the checker: the talk, the hours and the slip, this reply so far, the sentence, and last the objection
 * to it, so that both requests share the same prefix.
 */
export function toLookAt({ talk, situation, before, sentence, objection }: ToLookAt): string {
  const lines = talk.flatMap((line) => {
    if (line.who === 'caller') return [line.text]
    return line.who === 'line' && line.text !== '' ? [`<line>${line.text}</line>`] : []
  })
  return [
    situation,
    ...lines.slice(-LINES_TOLD),
    ...(before === '' ? [] : [`<line>${before}</line>`]),
    `<sentence>${sentence}</sentence>`,
    ...(objection === undefined ? [] : [`<objection>${objection}</objection>`]),
  ].join('\n')
}

/** "ok", or "no: <why>". */
export function verdictIn(text: string): string | null | undefined {
  const [, word, why] = /^\W*(ok|no)\b[\s:,.–—-]*(.*)/is.exec(text) ?? []
  if (word === undefined) return undefined
  if (word.toLowerCase() === 'ok') return null
  const said = (why ?? '').split('\n')[0]?.trim().slice(0, WHY_CHARACTERS)
  return said || 'the facts do not say so'
}
