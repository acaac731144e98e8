import type { Context } from '../../schema/context.ts'
import type { Answer } from './response.ts'

/** A request that was let in and whose body was read. `id` is the path's, empty where it has none. */
export type RestRequest = { context: Context; id: string; query: URLSearchParams; body: unknown }

export type Handler = (request: RestRequest) => Promise<Answer>
