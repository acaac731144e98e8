import { afterAll, beforeAll, expect, test } from 'vitest'
import { receiveEvent } from '../../src/platform/inbox/inbox.ts'
import { graphqlClient } from '../support/graphql-client.ts'
import { csrfIn, openBrowserByHand } from '../support/sign-in.ts'
import { until } from '../support/until.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
beforeAll(async () => {
  world = await openWorld({ settings: { LOG_LEVEL: 'silent' } })
})
afterAll(() => world.close())

const key = { provider: 'recall', externalId: 'msg_poison' } as const
const event = () =>
  world.app.db.providerEvent.findUniqueOrThrow({ where: { provider_externalId: key } })

test('what nobody can act on is given up, shown to staff, and tried again when they say so', async () => {
  // A shape that the endpoint would refuse; an older release may have stored it.
  await receiveEvent(world.app, { ...key, kind: 'bot.<b>done</b>', payload: { botId: ['x'] } })
  const failed = await until('it failed once', event, ({ failures }) => failures > 0)
  expect(failed).toMatchObject({ deadAt: null, processedAt: null })
  await world.app.db.providerEvent.update({
    where: { provider_externalId: key },
    data: { failures: 59 },
  })
  await until('it is given up', event, ({ deadAt }) => deadAt !== null)
  const jobs = async () => {
    const { rows } = await world.app.pool.query(
      "SELECT state FROM pgboss.job WHERE name = 'handle_provider_event'",
    )
    return rows.map(({ state }) => state)
  }
  await until('its job has ended', jobs, (states) => states.every((state) => state === 'completed'))

  const staff = openBrowserByHand(world.url)
  expect((await staff.get('/staff/dead-letters')).status).toBe(404)
  await staff.post('/staff/sign-in', { token: world.app.staffToken })
  const { html } = await staff.get('/staff/dead-letters')
  expect(html).toContain('msg_poison')
  expect(html).toContain('60 tries')
  expect(html).not.toContain('<b>done')
  expect((await staff.get('/staff')).html).toContain('href="/staff/dead-letters"')

  // The cause is fixed, and it succeeds.
  await world.app.db.providerEvent.update({
    where: { provider_externalId: key },
    data: { payload: { botId: 'bot_of_nobody' } },
  })
  const form = { csrf: csrfIn(html), provider: 'RECALL', external_id: key.externalId }
  expect((await staff.post('/staff/dead-letters/retry', form)).status).toBe(303)
  await until('it is acted on', event, ({ processedAt }) => processedAt !== null)
  expect((await staff.get('/staff/dead-letters')).html).toContain('No dead letters')
  expect((await staff.post('/staff/dead-letters/retry', form)).status).toBe(303)
})

test('only staff reads and revives dead letters', async () => {
  const { key: apiKey } = await world.account()
  const retry = 'mutation { deadLetterRetry(provider: RECALL, externalId: "msg_poison") }'
  for (const token of [apiKey, undefined]) {
    const ask = graphqlClient(world.url, token)
    for (const query of ['{ deadLetters { externalId } }', retry]) {
      expect((await ask(query)).errors?.[0]?.extensions?.code).toBe('forbidden')
    }
  }
  const again = await graphqlClient(world.url, world.app.staffToken)(retry)
  expect(again.errors?.[0]?.extensions?.code).toBe('not_found')
})
