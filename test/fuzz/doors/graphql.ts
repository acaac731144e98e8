import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLOutputType,
  type GraphQLSchema,
  GraphQLString,
  getNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isObjectType,
  print,
} from 'graphql'
import type { Dice } from '../dice.ts'
import { mutated, oddId, oddText, oddValue, written } from '../odd.ts'
import type { Person, Site } from '../site.ts'
import { type From, JSON_TYPE, network, type WireRequest } from '../wire.ts'

/** Documents generated from the schema that the site publishes, so that every field and argument is used. */
export function graphqlDoor(site: Site, schema: GraphQLSchema, met: Set<string>) {
  const roots = [
    ...fieldsOf(schema.getQueryType()).map((field) => ({ kind: 'query', field })),
    ...fieldsOf(schema.getMutationType()).map((field) => ({ kind: 'mutation', field })),
  ]
  return (dice: Dice): WireRequest => {
    const { kind, field } = dice.pick(roots)
    const from = GONE_FOR_GOOD.has(field.name) ? 'spare' : dice.pick(ASKERS)
    const maker = new Maker(dice, schema, met, good(site, from))
    const document = maker.document(kind, field)
    const body = { query: document, variables: maker.variables, ...maker.beside }
    return {
      door: 'graphql',
      from,
      ...sentAs(dice, dice.oneIn(6) ? mutated(dice, body) : body),
      headers: {
        ...JSON_TYPE,
        accept: dice.pick([
          'application/graphql-response+json',
          'application/json',
          '*/*',
          'text/event-stream',
        ]),
        ...bearer(dice, site, from),
        ...network(dice.upTo(4_000)),
        ...(dice.oneIn(20)
          ? {
              'content-type': dice.pick([
                'application/graphql',
                'text/plain',
                '',
                'application/json; charset=latin1',
              ]),
            }
          : {}),
      },
    }
  }
}

/** A document in the body, and sometimes in the URL. */
function sentAs(dice: Dice, body: unknown) {
  const { query, variables } = (body ?? {}) as { query?: unknown; variables?: unknown }
  if (!dice.oneIn(15)) return { method: 'POST', path: '/graphql', body: written(dice, body) }
  const asked = new URLSearchParams({
    query: typeof query === 'string' ? query : (JSON.stringify(query) ?? ''),
    variables: JSON.stringify(variables) ?? '',
  })
  return { method: dice.pick(['GET', 'HEAD', 'PUT']), path: `/graphql?${asked}` }
}

const ASKERS: readonly From[] = ['own', 'own', 'own', 'own', 'other', 'staff', 'nobody']
/** Mutations after which the caller can do nothing more. */
const GONE_FOR_GOOD = new Set([
  'accountClose',
  'apiKeyRevoke',
  'lineClose',
  'webSessionsClose',
  'callDelete',
  'meetingDelete',
  'retentionSet',
  'directoryOptOut',
])

function bearer(
  dice: Dice,
  { own, other, spare, staff }: Site,
  from: From,
): Record<string, string> {
  const tokens: Partial<Record<From, string>> = {
    own: dice.pick(own.moreKeys),
    other: dice.pick(other.moreKeys),
    spare: dice.pick(spare.moreKeys),
    staff: staff.token,
  }
  return tokens[from] ? { authorization: `Bearer ${tokens[from]}` } : {}
}

/** Real ids and texts. Staff may change anybody's data, so they do not get the victim's. */
function good({ own, other, spare, victim, number, slug }: Site, from: From) {
  const whose: Partial<Record<From, Person>> = { other, spare }
  const person = whose[from] ?? own
  const others = from === 'staff' ? [...other.ids] : [...other.ids, ...victim.ids]
  return {
    ids: [...person.ids, ...person.ids, ...others],
    texts: [
      person.email,
      person.hearLink,
      person.testCode,
      slug,
      number,
      'min40',
      'min200',
      '+14155550100',
      'Ana',
      'plumbing',
    ],
  }
}

type Known = { ids: readonly string[]; texts: readonly string[] }

class Maker {
  readonly variables: Record<string, unknown> = {}
  readonly beside: Record<string, unknown> = {}
  private readonly declared: string[] = []
  private fieldsLeft = 60

  private readonly dice: Dice
  private readonly schema: GraphQLSchema
  private readonly met: Set<string>
  private readonly known: Known

  constructor(dice: Dice, schema: GraphQLSchema, met: Set<string>, known: Known) {
    this.dice = dice
    this.schema = schema
    this.met = met
    this.known = known
  }

  document(kind: string, field: GraphQLField<unknown, unknown>): string {
    const { dice } = this
    const rootType = kind === 'query' ? 'Query' : 'Mutation'
    const picked = Array.from(
      { length: dice.oneIn(15) ? 1 + dice.upTo(20) : 1 },
      (_, index) => `${index > 0 ? `a${index}: ` : ''}${this.field(rootType, field, 0)}`,
    )
    if (dice.oneIn(150)) picked.push('__typename @skip(if: $nothing)')
    if (dice.oneIn(150)) picked.push('...Around')
    const name = dice.oneIn(10) ? 'Asked' : ''
    if (dice.oneIn(20))
      this.beside.operationName = dice.pick(['Asked', '', 'Other', null, 1, '__proto__'])
    if (dice.oneIn(30))
      this.beside.extensions = { persistedQuery: { version: 1, sha256Hash: oddText(dice) } }
    const declared = this.declared.length > 0 ? `(${this.declared.join(', ')})` : ''
    const around = picked.includes('...Around')
      ? ` fragment Around on ${rootType} { ...Around }`
      : ''
    return `${dice.oneIn(60) ? 'subscription' : kind} ${name}${declared} { ${picked.join(' ')} }${around}`
  }

  private field(type: string, field: GraphQLField<unknown, unknown>, depth: number): string {
    this.met.add(`${type}.${field.name}`)
    this.fieldsLeft -= 1
    return `${field.name}${this.args(`${type}.${field.name}`, field.args)}${this.selection(field.type, depth)}`
  }

  private selection(type: GraphQLOutputType, depth: number): string {
    const named = getNamedType(type)
    if (isAbstractType(named)) {
      // The fields of two types may conflict; one type per document is enough, others come in other documents.
      const one = this.dice.pick(this.schema.getPossibleTypes(named))
      return ` { __typename ... on ${one.name} ${this.fields(one.name, one, depth)} }`
    }
    return isObjectType(named) ? ` ${this.fields(named.name, named, depth)}` : ''
  }

  private fields(
    name: string,
    type: { getFields(): Record<string, GraphQLField<unknown, unknown>> },
    depth: number,
  ): string {
    const all = fieldsOf(type)
    const leaf = (field: GraphQLField<unknown, unknown>) => {
      const of = getNamedType(field.type)
      return !isObjectType(of) && !isAbstractType(of)
    }
    const few = all.filter((field) => {
      // Fields not yet used come first: the schema grows, and chance alone would omit rare fields.
      const wanted = !this.met.has(`${name}.${field.name}`) || this.dice.upTo(2) > 0
      return wanted && (leaf(field) || (depth < 7 && this.fieldsLeft > 0))
    })
    // A document has a limited number of fields; starting anywhere gives the last fields the same chance as the first.
    const first = this.dice.upTo(Math.max(0, few.length - 1))
    const picked = [...few.slice(first), ...few.slice(0, first)].map((field) =>
      this.field(name, field, depth + 1),
    )
    return `{ __typename ${picked.join(' ')} }`
  }

  /** An argument is a variable, sometimes of another type, or a literal in the document. */
  private args(where: string, args: readonly GraphQLArgument[]): string {
    const given = args.flatMap((arg) => {
      if (!isNonNullType(arg.type) && this.dice.oneIn(2)) return []
      this.met.add(`${where}(${arg.name})`)
      return [`${arg.name}: ${this.given(arg)}`]
    })
    return given.length > 0 ? `(${given.join(', ')})` : ''
  }

  private given(arg: GraphQLArgument): string {
    const value = this.valueOf(arg.type, arg.name)
    if (this.dice.oneIn(4) && typeof value === 'string') {
      const literal = astFromValue(value.toWellFormed(), GraphQLString)
      return literal ? print(literal) : 'null'
    }
    const name = `v${this.declared.length}`
    this.declared.push(`$${name}: ${this.dice.oneIn(120) ? 'String' : arg.type}`)
    this.variables[name] = value
    return `$${name}`
  }

  private valueOf(type: GraphQLInputType, name: string): unknown {
    const { dice } = this
    if (dice.oneIn(30)) return oddValue(dice)
    if (isNonNullType(type)) return this.valueOf(type.ofType, name)
    if (isListType(type))
      return Array.from({ length: dice.upTo(2) }, () => this.valueOf(type.ofType, name))
    if (isEnumType(type)) return dice.pick(type.getValues()).name
    if (isInputObjectType(type)) return this.objectOf(type)
    return this.scalarOf(type.name, name)
  }

  private scalarOf(type: string, name: string): unknown {
    const { dice } = this
    if (type === 'ID') return oddId(dice, this.known.ids)
    if (type === 'Int' || type === 'Float') {
      return dice.oneIn(40)
        ? dice.pick([2 ** 31 - 1, -(2 ** 31), 1_000])
        : dice.pick([1, 2, 3, 5, 0, -1])
    }
    if (type === 'Boolean') return dice.oneIn(2)
    if (type === 'DateTime') return dice.pick(DATE_TIMES)
    return dice.oneIn(2) ? this.likely(name) : oddText(dice)
  }

  private objectOf(type: {
    getFields(): Record<string, { type: GraphQLInputType; name: string }>
  }) {
    const fields = Object.values(type.getFields()).filter(
      (field) => isNonNullType(field.type) || this.dice.upTo(2) > 0,
    )
    return Object.fromEntries(
      fields.map((field) => [field.name, this.valueOf(field.type, field.name)]),
    )
  }

  /** A typical value for an argument of that name. */
  private likely(name: string): string {
    const { dice } = this
    if (/id$/i.test(name)) return oddId(dice, this.known.ids)
    if (/^(after|before)$/.test(name)) return dice.pick(CURSORS(this.known.ids))
    if (/phone|mobile|number|from|to$/i.test(name)) return '+15128422671'
    if (/url/i.test(name)) return 'https://meet.google.com/abc-defg-hij'
    return dice.pick(this.known.texts)
  }
}

const DATE_TIMES = [
  '2026-01-01T00:00:00.000Z',
  '0001-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '0000-01-01T00:00:00.000Z',
]

function CURSORS(ids: readonly string[]): string[] {
  const times = [
    '2026-11-22T00:00:00.000Z',
    '0000-01-01T00:00:00.000Z',
    '9999-12-31T23:59:59.999-14:00',
    '',
    'x',
  ]
  return [...times, ...times.map((time) => `${time}~${ids[0]}`), '1', 'T2Zmc2V0OjE=', '\0~\0']
}

function fieldsOf(
  type: { getFields(): Record<string, GraphQLField<unknown, unknown>> } | null | undefined,
) {
  return Object.values(type?.getFields() ?? {})
}
