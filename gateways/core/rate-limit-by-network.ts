import type { RequestHandler, Response } from 'express'
import type { App } from '../../src/app.ts'
import { networkOf } from './client-network.ts'
import { consume } from './take-points.ts'

type Limit = {
  name: string
  seconds: number
  /** Of one network, and of all together: who has many networks does not have us write without end. */
  points: number
  pointsOfAll: number
}

/** Doors that anybody may knock at, and that write a row each time: so often a network, then it is told to wait. */
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
