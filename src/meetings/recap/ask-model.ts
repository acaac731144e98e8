import { APICallError, generateText, type LanguageModel, Output } from 'ai'
import type { z } from 'zod'
import type { Log } from '../../kernel/log.ts'

export type AskOptions = { timeoutSeconds: number; log?: Log }

type Question<Answer> = {
  /** The request's name, in the log and in the request. */
  name: string
  instructions: string
  data: object
  schema: z.ZodType<Answer>
  isUsable(answer: Answer): boolean
}

const ASKS_MAX = 2

/**
 * One structured answer of the model. Repeats the request once if the first answer is broken, late, refused or
 * useless. Null if the second is too.
 */
export async function askModel<Answer>(
  model: LanguageModel,
  { name, instructions, data, schema, isUsable }: Question<Answer>,
  { timeoutSeconds, log }: AskOptions,
): Promise<Answer | null> {
  for (let ask = 1; ask <= ASKS_MAX; ask += 1) {
    try {
      const { output } = await generateText({
        model,
        instructions,
        prompt: JSON.stringify(data),
        output: Output.object({ schema, name }),
        maxRetries: 0,
        timeout: { totalMs: timeoutSeconds * 1_000 },
      })
      if (isUsable(output)) return output
      log?.warn({ ask, reason: 'says nothing' }, `the model gave no usable ${name}`)
    } catch (error) {
      // Whatever went wrong, repeat once and then continue without. What was said is not logged.
      const status = APICallError.isInstance(error) ? error.statusCode : undefined
      const reason = error instanceof Error ? error.name : 'unknown'
      log?.warn({ ask, reason, status }, `the model gave no usable ${name}`)
    }
  }
  return null
}
