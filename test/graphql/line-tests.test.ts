import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LINE_SETUP, setUpLine } from '../support/live-line.ts'
import { openWorld, type World } from '../support/world.ts'

const FRONTDESK = fileURLToPath(new URL('../../gateways/cli/frontdesk.ts', import.meta.url))
const EXAMPLE = fileURLToPath(new URL('../../docs/line-tests.yaml', import.meta.url))

let world: World
let key: string
let lineId: string
let folder: string

beforeAll(async () => {
  world = await openWorld({ workJobs: false, settings: { LOG_LEVEL: 'silent' } })
  const owner = await world.account()
  key = owner.key
  lineId = (await setUpLine(owner.api, { ...LINE_SETUP, languages: ['es'] })).setup_id
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-line-tests-'))
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** Runs as in an owner's build: with a key and no other setting. */
function run(file: string, ...words: string[]) {
  const env = { PATH: '/usr/bin:/bin', FRONTDESK_KEY: key }
  const args = [FRONTDESK, '--url', world.url, ...words, 'test', file, '--line', lineId]
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, args, { env }, (error, out, err) =>
      resolve({ code: Number(error?.code ?? 0), out, err }),
    )
  })
}

async function written(name: string, text: string): Promise<string> {
  const file = join(folder, name)
  await writeFile(file, text)
  return file
}

test('the example passes, and leaves no call behind', async () => {
  expect(await run(EXAMPLE)).toEqual({
    code: 0,
    out: expect.stringMatching(
      /✓ A leak.*\n✓ Who only asks.*\n✓ A caller who.*\n3 passed, 0 failed/,
    ),
    err: '',
  })
  expect(await world.app.db.call.count()).toBe(0)
  expect(await world.app.db.message.count()).toBe(0)
})

const WRONG = `
tests:
  - name: All is otherwise
    caller: "+15128420193"
    at: 2026-11-24T10:00-06
    says: [My basement is flooding, Dana Whitfield, "Yes, this number", "No, that is all"]
    expect:
      outcome: answered
      urgent: false
      ended: false
      language: es
      message: { name: Dana Reyes, phone: 512 842 0194, contains: [flooding, roof] }
      answers: we have a plumber on the way
      never_says: [DANA]
      unanswered: [price]
  - name: A message that should not be
    says: [My basement is flooding, Dana Whitfield, 512 842 0193, "Yes", "No, that is all"]
    expect: { message: none }
  - name: A question that the line cannot answer
    says: [Do you repair grand pianos?, "No, bye."]
    expect: { message: { name: Ana }, unanswered: none }
  - name: A message that should be
    says: [Are you open on Sunday?, "Thanks, bye."]
    expect: { message: { contains: Sunday } }
`

test('what fails says what was expected, what came of it and what was said', async () => {
  const file = await written('wrong.yaml', WRONG)
  const { code, out } = await run(file)
  expect(code).toBe(1)
  for (const fault of [
    'outcome: answered was expected, and it was message_taken',
    'urgent: false was expected, and it was true',
    'ended: false was expected, and it was true',
    'language: es was expected, and it was en',
    'message.name: “Dana Reyes” was expected, and it was “Dana Whitfield”',
    'message.phone: “512 842 0194” was expected, and it was “+15128420193”',
    'message.contains: the message does not say “roof”',
    'answers: the line never said “we have a plumber on the way”',
    'never_says: the line said “DANA”',
    'unanswered: no open question has “price”',
    'message: none was expected, and there is one: ',
    'message: one was expected, and there is none',
    'unanswered: none was expected, and there is “Do you repair grand pianos',
  ]) {
    expect(out).toContain(fault)
  }
  expect(out).not.toContain('say “flooding”')
  expect(out).toContain('caller: My basement is flooding')
  expect(out).toContain('0 passed, 4 failed')

  const { code: again, out: json } = await run(file, '--json')
  expect(again).toBe(1)
  expect(JSON.parse(json)).toMatchObject([
    {
      name: 'All is otherwise',
      passed: false,
      turns: expect.arrayContaining([{ who: 'caller', text: 'Dana Whitfield' }]),
    },
    { passed: false },
    { passed: false },
    { passed: false },
  ])
})

const GOALS = `
tests:
  - name: Spanish, with a question
    goal:
      wants: Hola, tengo una fuga de agua en la cocina y necesito que me llamen.
      asks: [¿Están abiertos el domingo?]
      name: Lucía Ortega
      phone: 512 842 0177
    expect:
      outcome: message_taken
      language: es
      ended: true
      message: { name: Lucía Ortega, phone: (512) 842-0177, contains: fuga }
`

test('a caller with a goal answers what the line asks, in its language', async () => {
  const { code, out } = await run(await written('goals.yaml', GOALS))
  expect({ code, out }).toEqual({
    code: 0,
    out: '✓ Spanish, with a question\n1 passed, 0 failed\n',
  })
})

test('a file that cannot be read names each line and field; nothing is played', async () => {
  const file = await written(
    'broken.yaml',
    'tests:\n  - name: x\n    says: [a]\n    expect:\n      urgent: maybe\n      colour: red\n',
  )
  expect(await run(file)).toEqual({
    code: 2,
    out: '',
    err: `${file}:5: tests[0].expect.urgent: not true or false\n${file}:6: tests[0].expect.colour: unknown field\n`,
  })
  const bomb = await written('bomb.yaml', 'tests: [&a {name: x}, *a]\n')
  expect((await run(bomb)).err).toBe(`${bomb}:1: aliases (&, *) are not read\n`)
  expect((await run(join(folder, 'none.yaml'))).err).toContain('none.yaml: ENOENT')
})

test("another account's line is no line, and staff may play any", async () => {
  const other = await world.account()
  const theirs = (await setUpLine(other.api)).setup_id
  const args = [FRONTDESK, '--url', world.url, 'test', EXAMPLE, '--line', theirs]
  const as = (env: Record<string, string>) =>
    new Promise<{ code: number; err: string }>((resolve) => {
      execFile(
        process.execPath,
        args,
        { env: { PATH: '/usr/bin:/bin', ...env } },
        (error, _out, err) => resolve({ code: Number(error?.code ?? 0), err }),
      )
    })
  expect(await as({ FRONTDESK_KEY: key })).toEqual({ code: 2, err: 'No such line.\n' })
  expect((await as({ STAFF_TOKEN: world.app.staffToken })).code).toBe(0)
})
