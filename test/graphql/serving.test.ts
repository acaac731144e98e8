import { readFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { serverAudits } from 'graphql-http'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '../../schema/index.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

describe('GraphQL over HTTP, as its working group audits it', () => {
  const audits = serverAudits({ url: () => `${world.url}/graphql`, fetchFn: fetch })

  test('there are audits', () => expect(audits.length).toBeGreaterThan(50))

  test.each(audits)('$name', async ({ fn }) => {
    const result = await fn()
    expect('reason' in result ? result.reason : result.status).toBe('ok')
  })
})

test('the printed schema is the one that is served', () => {
  const printed = readFileSync(new URL('../../schema/schema.graphql', import.meta.url), 'utf8')
  const body = printed.replace(/^#[^\n]*\n\n/, '')
  expect(body).toBe(`${printSchema(lexicographicSortSchema(schema))}\n`)
})

describe('what is not a question', () => {
  test.each([
    ['a program', { accept: '*/*' }],
    ['another origin', { accept: '*/*', origin: 'https://evil.example' }],
  ])('%s gets no page, no data, no cookie and no access', async (_what, headers) => {
    const answer = await fetch(`${world.url}/graphql`, { headers })
    expect(await answer.text()).not.toMatch(/<|"data"/)
    const names = [...answer.headers.keys()]
    expect(names.filter((name) => /^access-control|cookie|powered/.test(name))).toEqual([])
  })

  test('a mutation by GET changes nothing', async () => {
    const query = 'mutation { apiKeyCreate(input: { email: "get@example.com" }) { __typename } }'
    const answer = await fetch(`${world.url}/graphql?query=${encodeURIComponent(query)}`, {
      headers: { authorization: `Bearer ${world.app.staffToken}` },
    })
    expect(answer.status).toBe(405)
    expect(await world.app.db.account.count({ where: { email: 'get@example.com' } })).toBe(0)
  })

  test.each(['text/plain', 'multipart/form-data; boundary=x', 'application/graphql-upload'])(
    'a POST of %s changes nothing',
    async (type) => {
      const query = 'mutation { apiKeyCreate(input: { email: "form@example.com" }) { __typename } }'
      const answer = await fetch(`${world.url}/graphql`, {
        method: 'POST',
        headers: { authorization: `Bearer ${world.app.staffToken}`, 'content-type': type },
        body: JSON.stringify({ query }),
      })
      expect(answer.status).toBeGreaterThanOrEqual(400)
      expect(answer.status).toBeLessThan(500)
      expect(await world.app.db.account.count({ where: { email: 'form@example.com' } })).toBe(0)
    },
  )
})
