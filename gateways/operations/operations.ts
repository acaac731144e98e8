import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises'
import { type ErrorRequestHandler, Router } from 'express'
import type { App } from '../../src/app.ts'
import { ApiError } from '../../src/kernel/errors.ts'
import { bearers } from '../core/bearer.ts'

/** Whoever asks for more than a second takes it that nobody is there. */
const READY_WITHIN_MS = 800

/** For whoever runs it: is it up, can it work, what is it doing. */
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
      // A process that was busy hears its timer before the answer that has come meanwhile: that one is read first.
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
