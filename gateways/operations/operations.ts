import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type ErrorRequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { bearers } from '../core/bearer.ts'

/** Health checks often time out after a second, so answer before that. */
const READY_WITHIN_MS = 800

/** For operators: whether it is up, whether it can work, and its metrics. */
export function createOperations(app: App): Router {
  const bearerOf = bearers(app)
  const router = Router()

  router.get('/healthz', (_request, response) => {
    response.json({ ok: true })
  })

  router.get('/readyz', async (_request, response) => {
    const ready = await Promise.race([
      app.pool.query('SELECT 1').then(
        () => true,
        () => false,
      ),
      // When the process was busy, the timer fires before an answer that has already arrived; wait a turn so it is read
      // first.
      wait(READY_WITHIN_MS, false, { ref: false }).then(nextTurn),
    ])
    response.status(ready ? 200 : 503).json({ ok: ready })
  })

  router.get('/metrics', async (request, response) => {
    const viewer = await bearerOf(request)
    if (viewer.kind !== 'staff')
      return void response
        .status(401)
        .set('www-authenticate', 'Bearer')
        .type('text')
        .send('Staff token needed.\n')
    response.type(app.metrics.contentType).send(await app.metrics.render())
  })

  router.use('/metrics', refusal)
  return router
}

const refusal: ErrorRequestHandler = (error, _request, response, next) => {
  if (!(error instanceof ApiError) || error.code !== 'rate_limited') return next(error)
  response.set('retry-after', String(error.retryAfterSeconds))
  response.status(429).type('text').send(`${error.message}\n`)
}
