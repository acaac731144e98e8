import type { Context } from '../../schema/context.ts'
import type { Answer } from './response.ts'

/** An authenticated request with its body read. `id` is the one in the path, or '' if the path has none. */
export type RestRequest = { context: Context; id: string; query: URLSearchParams; body: unknown }

export type Handler = (request: RestRequest) => Promise<Answer>
