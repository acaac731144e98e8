import { afterAll, beforeAll, expect, test } from 'vitest'
import { graphqlClient } from '../support/graphql-client.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld()
})
afterAll(() => world.close())

const IN_DENVER = { business_name: 'Peak Plumbing', business_phone: '(303) 842-2671' }

test('an owner’s dates stay in the zone of the first line that was paid, whatever is ordered later', async () => {
  const owner = await world.account()
  const ask = graphqlClient(world.url, owner.key)
  const zone = async () => (await ask('{ account { timeZone } }')).data
  await setUpLine(owner.api, IN_DENVER)
  expect(await zone()).toEqual({ account: { timeZone: 'America/Denver' } })
  const { owner: other } = await openLiveLine(world)
  await setUpLine(other.api, IN_DENVER)
  const { data } = await graphqlClient(world.url, other.key)('{ account { timeZone } }')
  expect(data).toEqual({ account: { timeZone: 'America/Chicago' } })
})
