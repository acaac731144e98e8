import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFrontdesk } from '../../clients/typescript/frontdesk.ts'
import { readDocument } from '../support/description.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

test('the description is served, and not again to who has it', async () => {
  const answer = await fetch(`${world.url}/openapi.json`)
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/)
  expect(await answer.json()).toEqual(readDocument(world.url))
  const again = await fetch(`${world.url}/openapi.json`, {
    // As a browser requests it; fetch by itself would ask for a fresh copy.
    headers: { 'if-none-match': answer.headers.get('etag') ?? '', 'cache-control': 'max-age=0' },
  })
  expect(again.status).toBe(304)
})

test('the typed client sets a line up, lists it, and types what is refused', async () => {
  const { key } = await world.account()
  const frontdesk = createFrontdesk({ baseUrl: `${world.url}/`, key })
  const { data: setUp, response } = await frontdesk.POST('/lines', {
    params: { header: { 'Idempotency-Key': 'client-1' } },
    body: {
      business_name: 'Lopez Plumbing',
      business_phone: '(512) 842-2671',
      owner_mobile: '(512) 842-2672',
      owner_confirmed_terms: true,
    },
  })
  expect(response.status).toBe(201)
  const { data: lines } = await frontdesk.GET('/lines', { params: { query: { limit: 5 } } })
  expect(lines?.items.map(({ id, status }) => ({ id, status }))).toEqual([
    { id: setUp?.setup_id, status: 'awaiting_payment' },
  ])
  const { error } = await frontdesk.GET('/lines/{id}', { params: { path: { id: 'line_none' } } })
  expect(error?.error.code satisfies 'not_found' | undefined | string).toBe('not_found')
})
