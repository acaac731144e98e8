import { afterAll, beforeAll, expect, test } from 'vitest'
import { createClient } from '../../gateways/cli/client.ts'
import { demoDirectory } from '../../gateways/cli/demo-directory.ts'
import { openLiveLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

test('the demo’s directory works where all look-ups without a key are used up', async () => {
  const { owner, lineId: id, number } = await openLiveLine(world)
  const look = () => fetch(`${world.url}/a2a/resolve?number=%2B14155550100`)
  const looked = await Promise.all(Array.from({ length: 31 }, look))
  expect(looked.map(({ status }) => status)).toContain(429)
  await demoDirectory(createClient(world.url, owner.key), owner.key, { id, number })
  const message = await world.app.db.message.findFirstOrThrow({ where: { lineId: id } })
  expect(message.name).toBe('Dana Reyes')
})
