import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BrunoRequest, bruno } from '../../gateways/rest/openapi/clients/bruno-lang.ts'
import { assertDescribed, operationsOf } from '../support/description.ts'
import { openWorld, type World } from '../support/world.ts'

const COLLECTION = join(import.meta.dirname, '../../clients/bruno')

let world: World
beforeAll(async () => {
  world = await openWorld({ workJobs: false })
})
afterAll(() => world.close())

/** The requests, parsed by Bruno's own language parser, in the order Bruno runs them. */
function requests(): BrunoRequest[] {
  const folders = readdirSync(COLLECTION, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== 'environments')
    .map(({ name }) => join(COLLECTION, name))
  const placed = folders.map((folder) => ({
    seq: Number(/seq: (\d+)/.exec(readFileSync(join(folder, 'folder.bru'), 'utf8'))?.[1]),
    own: readdirSync(folder)
      .filter((file) => file !== 'folder.bru')
      .map((file) => bruno.bruToJsonV2(readFileSync(join(folder, file), 'utf8')))
      .sort((a, b) => a.meta.seq - b.meta.seq),
  }))
  return placed.sort((a, b) => a.seq - b.seq).flatMap(({ own }) => own)
}

test('the collection can be run from its first request to its last', async () => {
  const { key } = await world.account()
  const variables = new Map([
    ['base_url', `${world.url}/v1`],
    ['key', key],
  ])
  const filled = (text: string) =>
    text.replace(/\{\{([$\w]+)\}\}/g, (_match, name: string) =>
      name === '$guid' ? crypto.randomUUID() : (variables.get(name) ?? `no ${name}`),
    )
  const asked = new Set<string>()
  for (const { meta, http, params = [], headers = [], body, vars, assertions } of requests()) {
    const id = filled(params.find(({ type }) => type === 'path')?.value ?? '')
    const url = filled(http.url).replace(':id', id)
    const method = http.method.toUpperCase()
    const response = await fetch(url, {
      method,
      headers: {
        authorization: `Bearer ${key}`,
        ...Object.fromEntries(headers.map(({ name, value }) => [name, filled(value)])),
        ...(body ? { 'content-type': 'application/json' } : {}),
      },
      ...(body ? { body: body.json } : {}),
    })
    const answer = (await response.json()) as Record<string, unknown>
    assertDescribed(method, new URL(url).pathname.slice(3), response.status, answer)
    const statuses = assertions?.[0]?.value.match(/\d+/g)?.map(Number) ?? [404]
    expect({ request: meta.name, status: response.status }).toEqual({
      request: meta.name,
      status: expect.toBeOneOf(statuses),
    })
    for (const { name, value } of vars?.res ?? []) {
      variables.set(name, String(answer[value.replace('res.body.', '')]))
    }
    asked.add(`${http.method} ${http.url.replace('{{base_url}}', '').replace(':id', '{id}')}`)
  }
  expect([...asked].sort()).toEqual(
    operationsOf()
      .map(({ method, path }) => `${method} ${path}`)
      .sort(),
  )
})
