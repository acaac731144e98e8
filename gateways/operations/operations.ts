import { Router } from 'express'
import { collectDefaultMetrics, Registry } from 'prom-client'
import { identifyBearer } from '../../src/accounts/identify-bearer.ts'
import type { App } from '../../src/app.ts'

/** For whoever runs it: is it up, can it work, what is it doing. */
export function createOperations(app: App): Router {
  const metrics = new Registry()
  collectDefaultMetrics({ register: metrics })
  const router = Router()

  router.get('/healthz', (_request, response) => {
    response.json({ ok: true })
  })

  router.get('/readyz', async (_request, response) => {
    const ready = await app.pool.query('SELECT 1').then(
      () => true,
      () => false,
    )
    response.status(ready ? 200 : 503).json({ ok: ready })
  })

  router.get('/metrics', async (request, response) => {
    const token = request.header('authorization')?.replace(/^Bearer +/i, '')
    const viewer = await identifyBearer(app, token)
    if (viewer.kind !== 'staff')
      return void response
        .status(401)
        .set('www-authenticate', 'Bearer')
        .type('text')
        .send('Staff token needed.\n')
    response.type(metrics.contentType).send(await metrics.metrics())
  })

  return router
}
