import fc from 'fast-check'
import type { Operation } from './description.ts'
import { bodies, bodyGrid, type FuzzBody } from './fuzz-bodies.ts'
import { fitting, type ValueSchema } from './fuzz-values.ts'

export type FuzzRequest = {
  operation: Operation
  method: string
  /** Below the base URL, as sent on the wire. */
  target: string
  query: readonly (readonly [string, string])[]
  headers: Record<string, string>
  body: FuzzBody | undefined
}

export type Known = {
  /** First the account's own, then another account's and an invalid one. */
  keys: readonly string[]
  /** Ids to put into a path: first the account's own, then others'. */
  ids: readonly string[]
  components: {
    schemas: Record<string, ValueSchema>
    parameters: Record<string, { in: string; name: string; schema: ValueSchema }>
  }
}

/** Every odd id, query, header and body, one at a time in a good request. */
export function requestGrid(operation: Operation, known: Known): FuzzRequest[] {
  const kind = operation.path.startsWith('/lines') ? 'line_' : 'mtg_'
  const id = known.ids.find((one) => one.startsWith(kind)) ?? ''
  const good = {
    operation,
    method: operation.method.toUpperCase(),
    target: operation.path.replace('{id}', id),
    query: [],
    headers: { authorization: `Bearer ${known.keys[0]}` },
    body: undefined,
  }
  const json = operation.requestBody?.content['application/json']
  const schema = known.components.schemas[nameOf(String(json?.schema.$ref ?? ''))]
  const example = (json?.example ?? {}) as object
  const queries = queryParameters(operation, known).flatMap(({ name, schema: { examples = [] } }) =>
    [...ODD_TEXTS, ...examples.map(String)].map((value) => [[name, value] as const]),
  )
  return [
    ...[...known.ids, ...ODD_IDS].map((odd) => ({
      ...good,
      target: operation.path.replace('{id}', () => odd),
    })),
    ...queries.map((query) => ({ ...good, query, target: good.target + search(query) })),
    ...(operation.method === 'post'
      ? bodyGrid(schema, example).map((body) => ({ ...good, body }))
      : []),
  ]
}

export function requestsOf(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const queries = queryParameters(operation, known)
  const schema = operation.requestBody?.content['application/json'].schema as ValueSchema
  const body =
    operation.method === 'get'
      ? fc.constant(undefined)
      : bodies(schema && known.components.schemas[nameOf(schema.$ref ?? '')])
  return fc
    .record({
      id: pathIds(known.ids),
      query: fc.oneof(
        fc.constant([]),
        fc.array(fc.oneof(...queries.map(queryOf), fc.tuple(fc.constant('x'), oddTexts)), {
          maxLength: 3,
        }),
      ),
      headers: headersOf(operation, known.keys),
      body,
      head: fc.integer({ min: 1, max: 10 }).map((dice) => dice === 1),
    })
    .map(({ id, query, headers, body: one, head }) => ({
      operation,
      [fc.toStringMethod]: () => operation.operationId,
      method: operation.method === 'get' && head ? 'HEAD' : operation.method.toUpperCase(),
      target: operation.path.replace('{id}', () => id) + search(query),
      query,
      headers,
      body: one,
    }))
}

const ODD_TEXTS = [
  ...[
    '',
    '0',
    '-1',
    '1',
    '007',
    '100',
    '101',
    '1e2',
    ' 5',
    '5 ',
    '0x10',
    '١',
    'null',
    '\u0000',
    '🎈',
  ],
  ...['2026-13-01', '2026-11-21', '2026-11-21T09:00:00', '2026-11-21T09:00:00+02:00', '1e309'],
  ...['0000-01-01T00:00:00Z', '2026-02-30T00:00:00Z', '9999-12-31T23:59:59.9999999Z'],
]
const ODD_IDS = ['..', '.', '%00', '%2e%2e', '%ff', '%', 'line_', '%2F', "'", 'a%0d%0ab']

const oddTexts = fc.oneof(
  fc.constantFrom(...ODD_TEXTS),
  fc.string({ unit: 'binary-ascii', maxLength: 30 }),
)

function queryParameters(operation: Operation, { components }: Known) {
  return (operation.parameters ?? [])
    .flatMap(({ $ref }) => components.parameters[nameOf($ref)] ?? [])
    .filter((parameter) => parameter.in === 'query')
}

function pathIds(ids: readonly string[]): fc.Arbitrary<string> {
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...ids) },
    {
      weight: 1,
      arbitrary: fc.oneof(
        fc.constantFrom(...ODD_IDS),
        oddTexts.map((text) => encodeURIComponent(text) || 'x'),
      ),
    },
  )
}

function queryOf({ name, schema }: { name: string; schema: ValueSchema }) {
  const values = fc.oneof({ weight: 3, arbitrary: fitting(schema).map(String) }, oddTexts)
  return fc.tuple(fc.constant(name), values)
}

function search(query: readonly (readonly [string, string])[]): string {
  if (query.length === 0) return ''
  return `?${query.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
}

function headersOf({ method }: Operation, keys: readonly string[]) {
  const key = fc.constantFrom(...keys).map((text) => ({ authorization: `Bearer ${text}` }))
  const once = fc.constantFrom<Record<string, string>>(
    {},
    {},
    {},
    { 'idempotency-key': 'fuzz-1' },
    { 'idempotency-key': 'fuzz-2' },
    { 'idempotency-key': '' },
    { 'idempotency-key': 'k'.repeat(255) },
    { 'idempotency-key': 'k'.repeat(256) },
    { 'idempotency-key': 'naïve' },
  )
  const others = method === 'post' ? once : fc.constant({})
  return fc.tuple(key, others).map(([one, other]): Record<string, string> => ({ ...one, ...other }))
}

function nameOf(ref: string): string {
  return ref.split('/').at(-1) ?? ''
}
