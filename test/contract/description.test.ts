import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { STATUS } from '../../gateways/rest/errors.ts'
import {
  assertDescribed,
  operationsOf,
  readDocument,
  requestFault,
  schemaFault,
} from '../support/description.ts'

const document = readDocument()
const operations = operationsOf(document)

test('the linter finds nothing to say', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'frontdesk-description-'))
  const file = join(folder, 'openapi.json')
  await writeFile(file, JSON.stringify(document))
  const redocly = join(import.meta.dirname, '../../node_modules/.bin/redocly')
  const { stderr } = await promisify(execFile)(redocly, [
    'lint',
    file,
    '--extends=recommended',
    '--format=stylish',
    '--max-problems=20',
  ])
  await rm(folder, { recursive: true })
  expect(stderr).toContain('Your API description is valid.')
  expect(stderr).not.toMatch(/warning/i)
})

test('every path, method and status is known', () => {
  const table = operations.map(
    ({ method, path, responses }) =>
      `${method.toUpperCase()} ${path} ${Object.keys(responses).join(' ')}`,
  )
  expect(table.join('\n')).toMatchSnapshot()
})

test('it is the version that the contract names, behind a bearer key', () => {
  expect(document).toMatchObject({
    openapi: '3.1.1',
    info: { version: '1.0.0' },
    servers: [{ url: 'https://frontdesk.invalid/v1' }],
    security: [{ bearer: [] }],
    components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
  })
})

describe('error codes', () => {
  const told = operations.flatMap(({ responses }) =>
    Object.entries(responses)
      .filter(([status]) => status >= '400')
      .flatMap(([status, { content }]) =>
        Object.keys(content['application/json'].examples ?? {}).map(
          (code) => [code, Number(status)] as const,
        ),
      ),
  )

  test('are those of the door, each at its status', () => {
    const { forbidden, ...onTheWire } = STATUS
    expect(Object.fromEntries(told)).toEqual(onTheWire)
    expect(told.filter(([code, status]) => STATUS[code as keyof typeof STATUS] !== status)).toEqual(
      [],
    )
  })

  test('of each answer are closed: another one breaks the schema', () => {
    const body = (code: string) => ({ error: { code, message: 'x' } })
    expect(() => assertDescribed('GET', '/lines/x', 404, body('not_found'))).not.toThrow()
    expect(() => assertDescribed('GET', '/lines/x', 404, body('not_ready'))).toThrow('/error/code')
    expect(() => assertDescribed('GET', '/account', 404, body('not_found'))).toThrow(
      'not described',
    )
    expect(() => assertDescribed('DELETE', '/account', 401, body('invalid_api_key'))).not.toThrow()
    expect(() => assertDescribed('DELETE', '/account', 200, {})).toThrow('not described')
  })
})

describe.each(operations)('$method $path', (operation) => {
  test('has an example of its request that its schema takes', () => {
    const json = operation.requestBody?.content['application/json']
    const needsBody = operation.method === 'post' && !operation.path.endsWith('/cancel')
    expect(json !== undefined).toBe(needsBody)
    if (!json) return
    expect(requestFault(operation, json.example)).toBeUndefined()
    expect(requestFault(operation, { ...(json.example as object), surprise: 1 })).toContain(
      'surprise',
    )
  })

  test('has an example of every answer that its schema takes', () => {
    for (const [status, { content }] of Object.entries(operation.responses)) {
      const { schema, example, examples } = content['application/json']
      const values = examples ? Object.values(examples).map(({ value }) => value) : [example]
      for (const value of values) {
        expect({ status, value, fault: schemaFault(schema, value) }).toMatchObject({
          value: expect.any(Object),
          fault: undefined,
        })
      }
    }
  })

  test('tells what it is, in three languages', () => {
    expect(operation.summary).not.toBe('')
    expect(operation.description).not.toBe('')
    expect(operation['x-codeSamples'].map(({ lang }) => lang)).toEqual([
      'curl',
      'typescript',
      'python',
    ])
  })

  test('tells of the limits on all but a 401, and of the wait after a 429', () => {
    for (const [status, { headers = {} }] of Object.entries(operation.responses)) {
      expect('RateLimit' in headers && 'RateLimit-Policy' in headers).toBe(status !== '401')
      if (status === '429') expect(headers).toHaveProperty('Retry-After')
    }
  })
})
