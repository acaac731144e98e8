import type { RequestHandler, Response } from 'express'
import type { App } from '../src/app.ts'
import { consume } from './consume.ts'

type Limit = { name: string; points: number; seconds: number }

/** Doors that anybody may knock at, and that write a row each time: so often an address, then it is told to wait. */
export function limitByAddress(
  { requestCounter }: App,
  { name, points, seconds }: Limit,
  refuse: (response: Response, waitSeconds: number) => void,
): RequestHandler {
  const limiter = requestCounter.limiter({ keyPrefix: name, points, duration: seconds })
  return async (request, response, next) => {
    const { state, refused } = await consume(limiter, request.ip ?? '')
    if (!refused) return next()
    const waitSeconds = Math.ceil(state.msBeforeNext / 1_000)
    response.set('retry-after', String(waitSeconds))
    refuse(response, waitSeconds)
  }
}
