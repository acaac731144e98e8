import { appendFileSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import express from 'express'
import { expect, test, vi } from 'vitest'
import { openRecord } from '../../src/sandbox/append-only-record.ts'
import { createFaults, faultGate } from '../../src/sandbox/faults.ts'
import { openReceiver, openWorld } from './sandbox-world.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'record-'))

function webhook(baseUrl: string, body: string) {
  return { provider: 'stripe', url: `${baseUrl}/webhooks/stripe`, contentType: 'text/plain', body }
}

test('a webhook is sent again until it is accepted', async () => {
  const receiver = await openReceiver((count) => (count < 3 ? 500 : 204))
  const { sandbox } = await openWorld({ baseUrl: receiver.url })
  sandbox.deliver(webhook(receiver.url, 'one'))
  await receiver.count(3)
  const pending = sandbox.record.collection('webhooks')
  await vi.waitUntil(() => pending.list().length === 0)
  expect(receiver.received.map(({ body }) => body)).toEqual(['one', 'one', 'one'])
})

test('an undelivered webhook outlives the sandbox', async () => {
  const deaf = await openReceiver(() => 503)
  const first = await openWorld({ baseUrl: deaf.url })
  first.sandbox.deliver(webhook(deaf.url, 'late'))
  await deaf.count(1)
  first.close()
  const attempts = deaf.received.length
  await openWorld({ baseUrl: deaf.url, dataDir: first.dataDir })
  await deaf.count(attempts + 1)
  expect(deaf.received.at(-1)?.body).toBe('late')
})

test('the record is the same after reopening, whatever was replaced, deleted or torn', () => {
  const folder = newFolder()
  const before = openRecord(folder).collection<{ id: string; n: number }>('things')
  before.put({ id: 'a', n: 1 })
  before.put({ id: 'b', n: 2 })
  before.put({ id: 'c', n: 3 })
  before.put({ id: 'a', n: 4 })
  before.delete('b')
  appendFileSync(join(folder, 'things.jsonl'), '{"put":{"id":"d","n"')
  const after = openRecord(folder).collection<{ id: string; n: number }>('things')
  const expected = [
    { id: 'a', n: 4 },
    { id: 'c', n: 3 },
  ]
  expect(after.list()).toEqual(expected)
  after.put({ id: 'e', n: 5 })
  expect(openRecord(folder).collection('things').list()).toEqual([...expected, { id: 'e', n: 5 }])
})

test('a fault is used up by the requests it meets', () => {
  const faults = createFaults()
  faults.set('stripe', 'down', 2)
  faults.set('stripe', 'duplicate', 1)
  expect(faults.take('postmark', ['down'])).toBeUndefined()
  expect([1, 2, 3].map(() => faults.take('stripe', ['slow', 'down']))).toEqual([
    'down',
    'down',
    undefined,
  ])
  expect(faults.take('stripe', ['duplicate'])).toBe('duplicate')
})

test('slow holds the effect and the answer back', async () => {
  const faults = createFaults()
  faults.set('stripe', 'slow', 1)
  const effects: number[] = []
  const app = express()
  app.use(faultGate(faults, 'stripe', 100))
  app.get('/', (_request, response) => {
    effects.push(performance.now())
    response.send('ok')
  })
  const server = app.listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const start = performance.now()
  await fetch(`http://localhost:${port}/`)
  expect((effects[0] ?? 0) - start).toBeGreaterThan(95)
  server.close()
})
