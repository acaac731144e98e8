import fc from 'fast-check'
import {
  execute as executePlainly,
  type GraphQLInputType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isScalarType,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { execute } from '../../gateways/core/execute.ts'
import * as operations from '../../gateways/generated/operations.ts'
import type { Context } from '../../schema/context.ts'
import { schema } from '../../schema/index.ts'
import type { Viewer } from '../../src/accounts/viewer.ts'
import { openLiveLine, setUpLine } from '../support/live-line.ts'
import { makeCall } from '../support/made-calls.ts'
import { openWorld, type World } from '../support/world.ts'

const RUNS = 12

type OurDocument = Parameters<typeof execute>[0]

const DOCUMENTS = Object.entries(operations).map(([name, document]) => ({
  name,
  document: document as unknown as OurDocument,
}))
/** These use up an allowance, send something once or end something: the second of two runs may get another answer. */
const ONLY_ONCE =
  /CallConnect|DirectoryCode(Enter|Send)|TestLineCreate|TestCallEnterCode|MeetingSchedule|RecapResend|(AccountClose|LineClose|Delete)Document$/
const RUNNABLE = DOCUMENTS.filter(
  ({ name, document }) =>
    !ONLY_ONCE.test(name) &&
    document.definitions.some(({ kind }) => kind === 'OperationDefinition'),
)

let world: World
/** Possible values for a variable of that name or scalar: existing ones, another account's, and unknown ones. */
let pools: Record<string, readonly unknown[]>
let viewers: readonly Viewer[]

beforeAll(async () => {
  world = await openWorld()
  const live = await openLiveLine(world)
  const other = await world.account()
  const { setup_id: othersLine } = await setUpLine(other.api)
  const says = ['My name is Ana Ruiz and my water heater is leaking, please call me back.']
  const endedCall = await makeCall(world.app, { to: live.number, from: '+13105550000', says })
  const { accountId, keyId } = live.owner
  viewers = [
    { kind: 'anonymous' },
    { kind: 'staff' },
    { kind: 'provider' },
    { kind: 'key', accountId, keyId },
    { kind: 'session', accountId, sessionId: 'here' },
  ]
  const ids = [
    live.lineId,
    othersLine,
    accountId,
    other.keyId,
    'line_01kaaaaaaaaaaaaaaaaaaaaaaa',
    'x',
  ]
  pools = {
    id: ids,
    lineId: ids,
    email: [live.owner.email, 'nobody@example.com', 'no email', ''],
    name: ['CI', ''],
    first: [1, 7, 100, 0, 101],
    after: ['2999-01-01T00:00:00.000Z', '2001-01-01T00:00:00.000Z', '3', 'x'],
    pack: ['min40', 'min200', 'min41'],
    businessName: ['Lopez Plumbing', '', 'x'.repeat(121)],
    businessPhone: ['(512) 842-2671', '911'],
    ownerMobile: ['(512) 842-2672', '+1 800 555 3535'],
    country: ['US', 'CA'],
    services: [['pipes'], [], Array(13).fill('pipes')],
    languages: [['es'], ['xx']],
    WeekHours: [{ Monday: { open: '9:00 AM', close: '5:00 PM' } }, {}, { Funday: 'closed' }],
    to: [live.number, '+19995550000'],
    from: ['+13105550000', 'anonymous'],
    // A call that is over: repeated reports change nothing, so both may be sent.
    callSid: [endedCall],
    externalId: ['evt_told_before'],
    Payload: [{}],
  }
})
afterAll(() => world.close())

function valuesOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  if (isNonNullType(type)) return oneOf(type.ofType, name)
  return fc.option(oneOf(type, name), { nil: undefined, freq: 3 })
}

function oneOf(type: GraphQLInputType, name: string): fc.Arbitrary<unknown> {
  const pool =
    pools[String(type)] ?? (isScalarType(type) || isListType(type) ? pools[name] : undefined)
  if (pool) return fc.constantFrom(...pool)
  if (isEnumType(type)) return fc.constantFrom(...type.getValues().map((value) => value.name))
  if (isInputObjectType(type)) {
    const fields = Object.values(type.getFields())
    return fc.record(
      Object.fromEntries(fields.map((field) => [field.name, valuesOf(field.type, field.name)])),
    )
  }
  if (isListType(type)) return fc.array(valuesOf(type.ofType, name), { maxLength: 2 })
  return { Boolean: fc.boolean(), Int: fc.nat(50) }[String(type)] ?? fc.constantFrom('text', '')
}

function variablesOf(document: OurDocument): fc.Arbitrary<Record<string, unknown>> {
  const operation = document.definitions.find(
    (definition): definition is OperationDefinitionNode =>
      definition.kind === 'OperationDefinition',
  )
  const arbitraries = (operation?.variableDefinitions ?? []).map(({ variable, type }) => {
    const inputType = typeFromAST(schema, type as never) as unknown as GraphQLInputType
    return [variable.name.value, valuesOf(inputType, variable.name.value)]
  })
  return fc.record(Object.fromEntries(arbitraries))
}

/** The data, or the first failure as an endpoint sees it; new ids and the like are reduced to their kind. */
async function outcome(run: () => Promise<unknown>): Promise<unknown> {
  const told = await run().then(
    (data) => ({ data }),
    ({ name, code, field, message }) => ({ name, code, field, message }),
  )
  const text = JSON.stringify(told)
    .replace(/\b([a-z]+)_[0-9a-z]{26}\b/g, '$1_ID')
    .replace(/"fd_[0-9A-Za-z]+"/g, '"KEY"')
    .replace(/"hint":"\w{4}"/g, '"hint":"HINT"')
    .replace(/\bcs_\w+/g, 'SESSION')
    .replace(/"(createdAt|created_at)":"[^"]*"/g, '"$1":"TIME"')
  return JSON.parse(text)
}

async function plainly(
  document: OurDocument,
  variableValues: Record<string, unknown>,
  contextValue: Context,
) {
  const { data, errors } = await executePlainly({ schema, document, variableValues, contextValue })
  const [error] = errors ?? []
  if (error) throw error.originalError ?? error
  return data
}

test('there are documents to run', () => expect(RUNNABLE.length).toBeGreaterThan(15))

test.each(RUNNABLE)('$name: the compiled answer is the plain one', async ({ document }) => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...viewers),
      variablesOf(document),
      async (viewer, variables) => {
        const context: Context = { app: world.app, viewer }
        const compiled = await outcome(() => execute(document, variables, context))
        expect(compiled).toEqual(await outcome(() => plainly(document, variables, context)))
      },
    ),
    { numRuns: RUNS },
  )
})

test('a viewer who may is answered by both, so that answers were compared and not refusals', async () => {
  const [accountShow, lineList] = ['AccountShowDocument', 'LineListDocument'].map(
    (name) => RUNNABLE.find((entry) => entry.name === name)?.document,
  )
  const key = viewers.find(({ kind }) => kind === 'key')
  if (!accountShow || !lineList || !key) throw new Error('the documents have other names now')
  const context: Context = { app: world.app, viewer: key }
  expect(await outcome(() => execute(accountShow, {}, context))).toHaveProperty(
    'data.account.lines',
  )
  expect(await outcome(() => execute(lineList, { first: 7 }, context))).toMatchObject({
    // The documents run above may have made more lines.
    data: {
      account: {
        lines: {
          edges: expect.arrayContaining([{ node: expect.objectContaining({ status: 'LIVE' }) }]),
        },
      },
    },
  })
})
