import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newApiKey } from '../../src/accounts/api-key-text.ts'
import { ANY_ADDRESS, a2aOf, newAddress, readReply } from '../support/a2a.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openLiveLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

let world: World
let listed: Awaited<ReturnType<typeof openListedLine>>
let unlisted: Awaited<ReturnType<typeof openLiveLine>>

beforeAll(async () => {
  world = await openWorld({ settings: ANY_ADDRESS })
  listed = await openListedLine(world, {}, { trade: 'Plumber', town: 'Austin' })
  unlisted = await openLiveLine(world)
})
afterAll(() => world.close())

const NOBODYS = '+14155550100'

function found() {
  const { number, card } = listed
  return { number, agentCard: card, business: 'Lopez Plumbing', trade: 'Plumber', town: 'Austin' }
}

function notFound(number: string) {
  return { number, found: false, agentCard: null, business: null, trade: null, town: null }
}

async function resolve(query: string, init: RequestInit = {}) {
  const headers = { 'x-forwarded-for': newAddress() }
  const response = await fetch(`${world.url}/a2a/resolve${query}`, { headers, ...init })
  const text = await response.text()
  return {
    status: response.status,
    headers: response.headers,
    text,
    body: text ? JSON.parse(text) : undefined,
  }
}

describe('find_business_agent takes the number', () => {
  const agent = () => a2aOf(world)

  test.each([
    ['as data.number', (number: string) => [{ data: { number } }]],
    ['as data.phone', (number: string) => [{ data: { phone: number } }]],
    ['as data.phone_number', (number: string) => [{ data: { phone_number: number } }]],
    ['as data.phoneNumber', (number: string) => [{ data: { phoneNumber: number } }]],
    ['as data.e164', (number: string) => [{ data: { e164: number } }]],
    ['as data that is text', (number: string) => [{ data: number }]],
    ['as text', (number: string) => [{ text: number }]],
    ['in a sentence', (number: string) => [{ text: `Who answers for ${number}, please?` }]],
    [
      'as JSON in text',
      (number: string) => [{ text: JSON.stringify({ skill: 'find_business_agent', number }) }],
    ],
    ['in the second part', (number: string) => [{ text: 'find_business_agent' }, { text: number }]],
    [
      'beside the skill in data',
      (number: string) => [{ data: { skill: 'find_business_agent', number } }],
    ],
    [
      'beside skill_id in data',
      (number: string) => [{ data: { skill_id: 'find_business_agent', number } }],
    ],
    [
      'with its media type',
      (number: string) => [{ data: { number }, mediaType: 'application/json; charset=utf-8' }],
    ],
    [
      'with its media type in snake case',
      (number: string) => [{ text: number, media_type: 'Text/Plain' }],
    ],
  ])('%s', async (_how, parts) => {
    const { body } = await agent().send(parts(listed.number))
    expect(readReply(body).data).toEqual({ ...found(), found: true })
  })

  test('the skill may stand in the metadata of either, and null is as good as absent', async () => {
    for (const [more, beside] of [
      [{ metadata: { skill: 'find_business_agent' } }, {}],
      [{ metadata: { skillId: 'find_business_agent' } }, {}],
      [{}, { metadata: { skill_id: 'find_business_agent' } }],
      [
        { metadata: null, contextId: null, taskId: null },
        { configuration: null, metadata: null },
      ],
    ]) {
      const { body } = await agent().send([{ text: listed.number }], more, beside)
      expect(readReply(body).data).toMatchObject({ found: true })
    }
  })

  test.each([
    ['a national number as data', [{ data: { number: '512 842 2671' } }], 'number'],
    ['digits without a plus', [{ data: { number: '15128422671' } }], 'number'],
    ['a NUL', [{ data: { number: '+1512842\x167' } }], 'number'],
    ['a number as a number', [{ data: { number: 15128422671 } }], 'message.parts.data.number'],
  ])('%s is told by its field', async (_what, parts, field) => {
    const { status, body } = await agent().send(parts)
    expect(status).toBe(200)
    expect(body.error).toMatchObject({ code: -32602, data: [{ fieldViolations: [{ field }] }] })
  })

  test('a business that has not opted in answers as one that nobody knows', async () => {
    const answers = await Promise.all(
      [unlisted.number, '+15128422671', NOBODYS].map(async (number) => {
        const { status, headers, body } = await agent().send([{ data: { number } }], {
          contextId: 'c',
        })
        expect(readReply(body).data).toEqual(notFound(number))
        const message = { ...body.result?.message, messageId: '', parts: [] }
        const names = [...headers.keys()].filter((name) => name !== 'date')
        return {
          status,
          names,
          message,
          lengthBeyondNumber: JSON.stringify(body).length - number.length,
        }
      }),
    )
    expect(answers[1]).toEqual(answers[0])
    expect(answers[2]).toEqual(answers[0])
  })
})

describe('GET /a2a/resolve', () => {
  test('a listed number, escaped or with its plus as it is', async () => {
    const { agentCard: agent_card, ...listing } = found()
    for (const query of [encodeURIComponent(listed.number), listed.number]) {
      const { status, headers, body } = await resolve(`?number=${query}`)
      expect([status, body]).toEqual([200, { ...listing, agent_card }])
      expect(headers.get('cache-control')).toBe('public, max-age=60')
    }
    expect((await resolve(`?number=${listed.number}`, { method: 'HEAD' })).status).toBe(200)
  })

  test('unknown and not opted in: the same status, headers and body', async () => {
    const [known, nobodys] = await Promise.all(
      [unlisted.number, NOBODYS].map(async (number) => {
        const { status, headers, text } = await resolve(`?number=${encodeURIComponent(number)}`)
        const shown = [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name))
        return { status, shown, text }
      }),
    )
    expect(nobodys).toEqual(known)
    expect(known).toMatchObject({
      status: 404,
      text: '{"error":{"code":"not_found","message":"No such business in the directory."}}',
    })
  })

  test('with an API key the answers are the same', async () => {
    const authorization = `Bearer ${listed.owner.key}`
    const asked = [listed.number, `${encodeURIComponent(listed.number)}&more`, NOBODYS, '1', '']
    for (const method of ['GET', 'HEAD']) {
      for (const number of asked) {
        const [nobody, keyed] = await Promise.all(
          [{ 'x-forwarded-for': newAddress() }, { authorization }].map(async (headers) => {
            const { status, text, ...seen } = await resolve(`?number=${number}`, {
              method,
              headers,
            })
            const shown = [...seen.headers].filter(
              ([name]) => !['date', 'x-request-id'].includes(name),
            )
            return { status, text, shown }
          }),
        )
        expect(keyed).toEqual(nobody)
      }
    }
    const wrong = await resolve(`?number=${NOBODYS}`, {
      headers: { authorization: `Bearer ${newApiKey()}` },
    })
    expect([wrong.status, wrong.headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
  })

  test('who has it already is told so', async () => {
    const headers = { authorization: `Bearer ${listed.owner.key}` }
    const { headers: first } = await resolve(`?number=${listed.number}`, { headers })
    const etag = first.get('etag') ?? ''
    const again = await resolve(`?number=${listed.number}`, {
      headers: { ...headers, 'if-none-match': etag },
    })
    expect([again.status, again.text, again.headers.get('etag')]).toEqual([304, '', etag])
    const other = await resolve(`?number=${listed.number}`, {
      headers: { ...headers, 'if-none-match': 'W/"other"' },
    })
    expect(other.status).toBe(200)
  })

  test.each([
    ['', 'number: is missing'],
    ['?number=', 'number: is missing'],
    ['?number=%2B14155550100&number=%2B14155550101', 'number: sent more than once'],
    ['?number=14155550100', 'number: not an E.164 number, such as +14155550100'],
    ['?number=%2B1%20415%20555%200100', 'number: not an E.164 number, such as +14155550100'],
    ['?number=%00', 'number: not an E.164 number, such as +14155550100'],
    ['?number[x]=1', 'number: is missing'],
  ])('%j: 400', async (query, message) => {
    const { status, body } = await resolve(query)
    expect([status, body]).toEqual([400, { error: { code: 'invalid_request', message } }])
  })
})
