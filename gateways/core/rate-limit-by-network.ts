import type { RequestHandler, Response } from 'express'
import type { App } from '../../src/app.ts'
import { networkOf } from './client-network.ts'
import { consume } from './take-points.ts'

type Limit = {
  name: string
  seconds: number
  /**
   * `points` per network, and `pointsOfAll` in total, so that a client with many networks cannot write without limit.
   */
  points: number
  pointsOfAll: number
}

/** Limits public endpoints that write a row per request: each network may call so often, then it must wait. */
export function limitByAddress(
  { requestCounter }: App,
  { name, points, pointsOfAll, seconds }: Limit,
  refuse: (response: Response, waitSeconds: number) => void,
): RequestHandler {
  const ofNetwork = requestCounter.limiter({ keyPrefix: name, points, duration: seconds })
  const ofAll = requestCounter.limiter({
    keyPrefix: `${name}_all`,
    points: pointsOfAll,
    duration: seconds,
  })
  return async (request, response, next) => {
    const own = await consume(ofNetwork, networkOf(request))
    const { state, refused } = own.refused ? own : await consume(ofAll, 'all')
    if (!refused) return next()
    const waitSeconds = Math.ceil(state.msBeforeNext / 1_000)
    response.set('retry-after', String(waitSeconds))
    refuse(response, waitSeconds)
  }
}
