import { once } from 'node:events'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

test('a process that was busy reads what the database answered meanwhile before it calls itself not ready', async () => {
  const asking = fetch(`${world.url}/readyz`)
  await once(world.app.pool, 'acquire')
  standStill(1_500)
  expect((await asking).status).toBe(200)
})

/** Blocks this process's thread; the database keeps running. */
function standStill(ms: number) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms)
}
