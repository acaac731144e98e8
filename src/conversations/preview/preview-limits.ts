import type { App } from '../../app.ts'
import { ApiError } from '../../kernel/errors.ts'
import type { LineView } from '../../lines/read-lines.ts'

/** After this time nothing more is played: only a language model takes time. */
export const PLAYED_MS_MAX = 60_000
export const REVIEW_MS_MAX = 20_000
/** The most that a caller with a goal says. */
export const GOAL_UTTERANCES_MAX = 15

export const UTTERANCES_MAX = 20
export const UTTERANCE_CHARACTERS_MAX = 500
export const ASKS_MAX = 5
/** For one account: a language model costs the operator money. */
const UTTERANCES_PER_HOUR = { keyPrefix: 'previewed', points: 1_000, duration: 3_600 }

export async function takeFromHour(app: App, { accountId }: LineView, points: number) {
  const taken = app.requestCounter.window(UTTERANCES_PER_HOUR).take(accountId, points)
  const { refused, msBeforeNext } = 'then' in taken ? await taken : taken
  if (!refused) return
  const retryAfterSeconds = Math.ceil(msBeforeNext / 1_000)
  const message = `Too many previews for this account; wait ${retryAfterSeconds} s.`
  throw new ApiError('rate_limited', message, { retryAfterSeconds })
}
