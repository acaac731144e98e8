import fc from 'fast-check'
import { fitting, straining, strainingValues, type ValueSchema } from './fuzz-values.ts'

export type FuzzBody = { bytes: Buffer; contentType: string | undefined }

/** Bodies for an operation: valid ones, ones with one extreme field, and ones no JSON writer would write. */
export function bodies(schema: ValueSchema | undefined): fc.Arbitrary<FuzzBody | undefined> {
  const { properties = {} } = schema ?? {}
  const fits = schema ? fitting(schema) : fc.constant({})
  const names = Object.keys(properties)
  return fc.oneof(
    { weight: 2, arbitrary: fits.map(json) },
    { weight: 5, arbitrary: strained(fits, properties).map(json) },
    {
      weight: 2,
      arbitrary: fits.chain((value) => fc.constantFrom(...broken(JSON.stringify(value), names))),
    },
    { weight: 1, arbitrary: fc.tuple(fits, fc.constantFrom(...CONTENT_TYPES)).map(typed) },
    { weight: 1, arbitrary: fc.constant(undefined) },
  )
}

/** Every field of a valid body with every extreme value, and every body that is invalid as a whole. */
export function bodyGrid(schema: ValueSchema | undefined, example: object): FuzzBody[] {
  const properties = Object.entries(schema?.properties ?? {})
  const fields = properties.flatMap(([name, field]) =>
    ['replace', 'extra', 'camel', 'drop'].flatMap((how) => {
      const odds = how === 'replace' ? strainingValues(field) : ['x']
      return odds.map((odd) => json(strain({ ...example }, name, how, odd)))
    }),
  )
  const text = JSON.stringify(example)
  return [
    json(example),
    ...fields,
    ...broken(
      text,
      properties.map(([name]) => name),
    ),
    ...CONTENT_TYPES.map((contentType) => typed([example, contentType])),
  ]
}

function json(value: unknown): FuzzBody {
  return { bytes: Buffer.from(JSON.stringify(value)), contentType: 'application/json' }
}

function typed([value, contentType]: [unknown, string | undefined]): FuzzBody {
  return { ...json(value), contentType }
}

const CONTENT_TYPES = [
  undefined,
  '',
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/json; charset=utf-8',
  'APPLICATION/JSON',
  'application/json, text/plain',
  'application/jsonp',
  'application/vnd.api+json',
]

function strained(fits: fc.Arbitrary<unknown>, properties: Record<string, ValueSchema>) {
  const names = Object.keys(properties)
  if (names.length === 0) return fits
  return fc
    .tuple(fits, fc.constantFrom(...names))
    .chain(([value, name]) =>
      fc
        .tuple(
          fc.constantFrom('replace', 'replace', 'replace', 'drop', 'extra', 'camel', 'whole'),
          straining(properties[name] ?? {}),
        )
        .map(([how, odd]) => strain(value as Record<string, unknown>, name, how, odd)),
    )
}

function strain(value: Record<string, unknown>, name: string, how: string, odd: unknown): unknown {
  const { [name]: field, ...rest } = value
  const camel = name.replace(/_(.)/g, (_match, letter: string) => letter.toUpperCase())
  if (how === 'whole') return odd
  if (how === 'drop') return rest
  if (how === 'extra') return { ...value, [`${name}_`]: odd }
  if (how === 'camel') return { ...rest, [camel]: field ?? odd }
  return { ...value, [name]: odd }
}

/** Variations of a valid body's bytes: cut, doubled, deeply nested, not UTF-8, too large. */
function broken(text: string, names: readonly string[]): FuzzBody[] {
  const inside = text.slice(0, -1)
  const comma = text === '{}' ? '' : ','
  const name = JSON.stringify(names[0] ?? 'x')
  const texts = [
    '',
    ' ',
    'null',
    '[]',
    '1e309',
    '"x"',
    'NaN',
    inside,
    `${text}${text}`,
    `\ufeff${text}`,
    `[${text}]`,
    `${inside}${comma}${name}:1e309}`,
    `${inside}${comma}${name}:-1e999}`,
    `${inside}${comma}${name}:"\\ud800"}`,
    `${inside}${comma}${name}:"\\u0000"}`,
    `${inside}${comma}${name}:"a",${name}:"b"}`,
    `${inside}${comma}${name}:${'['.repeat(9_000)}${']'.repeat(9_000)}}`,
    `${'['.repeat(30_000)}`,
    `${inside}${comma}"__proto__":{"${names[0] ?? 'x'}":"x","admin":true}}`,
    `${inside}${comma}"constructor":{"prototype":{"x":1}}}`,
    `${inside}${comma}"":1}`,
    text.padEnd(65_536),
    text.padEnd(65_537),
  ].map((one) => Buffer.from(one))
  const bytes = [
    Buffer.concat([
      Buffer.from(inside),
      Buffer.from(`${comma}"x":"`),
      Buffer.of(0xc3, 0x28),
      Buffer.from('"}'),
    ]),
    Buffer.of(0xff, 0xfe, 0x7b, 0x00, 0x7d, 0x00),
    Buffer.from(text, 'utf16le'),
    Buffer.of(0x1f, 0x8b, 0x08, 0x00),
  ]
  return [...texts, ...bytes].map((one) => ({ bytes: one, contentType: 'application/json' }))
}
