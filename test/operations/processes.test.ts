import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort, type Ground, openGround } from '../faults/service-process.ts'
import { openOtlpReceiver } from '../support/otlp-receiver.ts'
import { scrape } from '../support/scrape.ts'
import { until } from '../support/until.ts'

let ground: Ground
let receiver: Awaited<ReturnType<typeof openOtlpReceiver>>
let workerPort: number
beforeAll(async () => {
  receiver = await openOtlpReceiver()
  workerPort = await freePort()
  ground = await openGround({
    WORKER_PORT: String(workerPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    OTEL_BSP_SCHEDULE_DELAY: '100',
  })
})
afterAll(async () => {
  await ground.close()
  receiver.close()
})

test('a request arrives as a trace with its route, its request id and its SQL, and nothing of its path', async () => {
  const web = await ground.start('web')
  const { api } = await ground.owner('traced@example.com')
  await api.call('GET', '/lines/line_of_nobody', undefined, { 'x-request-id': 'traced-1' })
  const isRequest = ({ attributes }: (typeof receiver.spans)[number]) =>
    attributes['frontdesk.request_id'] === 'traced-1'
  const request = await until('the request arrives', () => receiver.spans.find(isRequest))
  expect(request?.attributes['http.route']).toBe('/v1/lines/:id')
  const statements = () =>
    receiver.spans.filter(
      ({ traceId, attributes }) =>
        traceId === request?.traceId && attributes['db.system.name'] === 'postgresql',
    )
  const texts = (await until('its SQL arrives', statements, ({ length }) => length > 0)).map(
    ({ attributes }) => String(attributes['db.query.text']),
  )
  expect(texts.join('\n')).toMatch(/FROM api_keys WHERE hash = \$1/)
  expect([...receiver.services]).toEqual(['frontdesk'])
  expect(JSON.stringify(receiver.spans)).not.toContain('line_of_nobody')
  await web.stop()
})

test('a worker says whether it is up and what it does, and nothing else', async () => {
  const worker = await ground.start('worker')
  const url = `http://localhost:${workerPort}`
  for (const path of ['/healthz', '/readyz']) {
    const answer = await fetch(url + path)
    expect([answer.status, await answer.json()]).toMatchObject([200, { ok: true }])
  }
  expect((await fetch(`${url}/metrics`)).status).toBe(401)
  const { value } = await scrape(url, ground.config.staffToken ?? '')
  expect(value('frontdesk_queue_jobs', { queue: 'reconcile' })).toBeGreaterThanOrEqual(0)
  for (const path of ['/', '/v1/account', '/graphql', '/openapi.json', '/sign-in', '/staff'])
    expect((await fetch(url + path)).status, path).toBe(404)
  await worker.stop()
})
