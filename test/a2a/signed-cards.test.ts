import { AgentCard, canonicalizeAgentCard, verifyAgentCardSignature } from '@a2a-js/sdk'
import fc from 'fast-check'
import { createLocalJWKSet, flattenedVerify, importJWK, type JSONWebKeySet } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { canonicalJson } from '../../src/directory/canonical-json.ts'
import { openListedLine } from '../support/listed-line.ts'
import { openWorld, type World } from '../support/world.ts'

type Signed = { name: string; signatures: { protected: string; signature: string }[] }

let world: World
let cards: { directory: string; business: string }

beforeAll(async () => {
  world = await openWorld()
  const { card } = await openListedLine(world, { description: 'Drains & boilers — “day” 🙂' })
  cards = { directory: `${world.url}/.well-known/agent-card.json`, business: card }
})
afterAll(() => world.close())

async function read<Body>(url: string, init: RequestInit = {}) {
  const response = await fetch(url, init)
  return { response, body: (await response.json()) as Body }
}

const keys = () => read<JSONWebKeySet>(`${world.url}/.well-known/jwks.json`)

describe.each(['directory', 'business'] as const)('the card of the %s is signed', (which) => {
  test('over its canonical form, by the key that its header names', async () => {
    const { body: card } = await read<Signed>(cards[which])
    const { signatures, ...unsigned } = card
    expect(signatures).toHaveLength(1)
    const [signature] = signatures
    const { protectedHeader } = await flattenedVerify(
      {
        ...signature,
        protected: signature?.protected ?? '',
        signature: signature?.signature ?? '',
        payload: base64url(canonicalJson(unsigned)),
      },
      createLocalJWKSet((await keys()).body),
    )
    expect(protectedHeader).toEqual({
      alg: 'ES256',
      typ: 'JOSE',
      kid: expect.stringMatching(/^[\w-]{43}$/),
      jku: `${world.url}/.well-known/jwks.json`,
    })
  })

  test('so that the official client believes it, and not one changed by a letter', async () => {
    const { body } = await read<Signed>(cards[which])
    const verify = verifyAgentCardSignature(async (kid, jku) => {
      const { body: set } = await read<JSONWebKeySet>(jku ?? '')
      const jwk = set.keys.find((key) => key.kid === kid)
      return (await importJWK(jwk ?? {}, 'ES256')) as CryptoKey
    })
    await verify(AgentCard.fromJSON(body))
    await expect(verify(AgentCard.fromJSON({ ...body, name: `${body.name}.` }))).rejects.toThrow()
    const { signatures: _, ...unsigned } = body
    expect(canonicalizeAgentCard(AgentCard.fromJSON(body))).toBe(canonicalJson(unsigned))
  })

  test('and who has it is told so, whatever the signature', async () => {
    const tag = async () => (await fetch(cards[which])).headers.get('etag')
    expect(await tag()).toBe(await tag())
  })
})

test('keys are public by half, open to any site, and the same for every process', async () => {
  const { response, body } = await keys()
  expect(response.headers.get('content-type')).toMatch(/^application\/(?:jwk-set\+)?json/)
  expect(response.headers.get('access-control-allow-origin')).toBe('*')
  expect(response.headers.get('cache-control')).toMatch(/max-age=\d+/)
  expect(body.keys).toEqual([
    {
      kty: 'EC',
      crv: 'P-256',
      x: expect.any(String),
      y: expect.any(String),
      kid: expect.any(String),
      alg: 'ES256',
      use: 'sig',
    },
  ])
  const stored = await world.app.db.serverKey.findUnique({ where: { name: 'cards' } })
  expect(stored?.value).toMatchObject({ x: body.keys[0]?.x, d: expect.any(String) })
})

test('canonical JSON: the example of RFC 8785, and keys by their UTF-16 units', () => {
  expect(
    canonicalJson({
      numbers: [JSON.parse('333333333.33333329'), 1e30, 4.5, 2e-3, 0.000000000000000000000000001],
      string: '\u20ac$\u000F\u000aA\'\u0042\u0022\u005c\\"/',
      literals: [null, true, false],
    }),
  ).toBe(
    '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
  )
  expect(
    canonicalJson({ '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 }),
  ).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}')
})

test('canonical JSON says the same of the same, in whatever order', () => {
  fc.assert(
    fc.property(fc.jsonValue({ stringUnit: 'grapheme' }), (value) => {
      const text = canonicalJson(value)
      expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(value)))
      expect(canonicalJson(turned(value))).toBe(text)
    }),
  )
})

function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .map(([key, each]) => [key, turned(each)])
      .reverse(),
  )
}

function base64url(text: string) {
  return Buffer.from(text).toString('base64url')
}
