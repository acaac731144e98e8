import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { storeMeeting } from '../support/meeting-rows.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let key: string
let id: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const owner = await world.account()
  key = owner.key
  id = (await storeMeeting(world.app, owner.accountId)).id
})
afterAll(() => world.close())

async function codeOf(method: string, path: string, authorization: Record<string, string>) {
  const response = await fetch(`${world.url}/v1${path.replace('{id}', id)}`, {
    method,
    headers: { ...authorization, 'content-type': 'application/json' },
    ...(method === 'POST' ? { body: '{}' } : {}),
  })
  const text = await response.text()
  return [response.status, text && JSON.parse(text).error?.code]
}

const ROUTES = [
  ['GET', '/meetings'],
  ['POST', '/meetings'],
  ['GET', '/meetings/{id}'],
  ['GET', '/meetings/{id}/transcript'],
  ['GET', '/meetings/{id}/recap'],
  ['POST', '/meetings/{id}/cancel'],
  ['POST', '/test-lines'],
] as const

test.each(ROUTES)('%s %s lets nobody in without a key, and knows one', async (method, path) => {
  expect(await codeOf(method, path, {})).toEqual([401, 'invalid_api_key'])
  const [status] = await codeOf(method, path, { authorization: `Bearer ${key}` })
  expect(status).not.toBe(401)
})

describe('what is not in the table is unknown, with a good key too', () => {
  test.each([
    ['PUT', '/meetings'],
    ['DELETE', '/meetings/{id}'],
    ['POST', '/meetings/{id}'],
    ['GET', '/meetings/{id}/cancel'],
    ['POST', '/meetings/{id}/recap'],
    ['GET', '/meetings/{id}/recap/'],
    ['GET', '/meetings/'],
    ['GET', '/test-lines'],
    ['OPTIONS', '/test-lines'],
    ['GET', '/test-lines/{id}'],
  ])('%s %s', async (method, path) => {
    expect(await codeOf(method, path, { authorization: `Bearer ${key}` })).toEqual([
      401,
      'invalid_api_key',
    ])
  })
})

test('HEAD works where GET does', async () => {
  const authorization = { authorization: `Bearer ${key}` }
  expect(await codeOf('HEAD', '/meetings', authorization)).toEqual([200, ''])
  expect(await codeOf('HEAD', '/meetings/{id}', authorization)).toEqual([200, ''])
  expect(await codeOf('HEAD', '/meetings/{id}/recap', authorization)).toEqual([404, ''])
})
