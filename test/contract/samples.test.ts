import { type ExecFileOptions, execFile } from 'node:child_process'
import { copyFile, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { EXAMPLE_IDS } from '../../gateways/rest/openapi/examples.ts'
import { type Operation, operationsOf, readDocument } from '../support/description.ts'
import { guidesIn } from '../support/guides.ts'
import { setUpLine } from '../support/live-line.ts'
import { storeNotedMeeting } from '../support/noted-meeting.ts'
import { openWorld, type World } from '../support/world.ts'

const ROOT = join(import.meta.dirname, '../..')
const LANGUAGES = ['curl', 'typescript', 'python'] as const
/** The language tags used in the guides. */
const FENCED = [
  ['sh', 'curl'],
  ['ts', 'typescript'],
  ['python', 'python'],
] as const
/** The base URL in the description; a sample runs against the world's own URL. */
const DESCRIBED_AT = 'https://frontdesk.invalid'

let world: World
let folder: string
let key: string
let ids: Record<string, string>

beforeAll(async () => {
  world = await openWorld({ workJobs: false })
  const owner = await world.account()
  key = owner.key
  ids = {
    [EXAMPLE_IDS.line]: (await setUpLine(owner.api)).setup_id,
    [EXAMPLE_IDS.meeting]: await storeNotedMeeting(world.app, owner.accountId),
  }
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-samples-'))
  await symlink(join(ROOT, 'node_modules'), join(folder, 'node_modules'))
  await writeFile(join(folder, 'package.json'), '{"type":"module"}')
  for (const file of ['frontdesk.ts', 'schema.ts']) {
    await copyFile(join(ROOT, 'clients/typescript', file), join(folder, file))
  }
})
afterAll(async () => {
  await world.close()
  await rm(folder, { recursive: true })
})

/** All samples order the same link and reserve minutes, so each order is cancelled before the next. */
afterEach(async () => {
  const api = world.api(key)
  const { items } = (await api.get<{ items: { id: string; state: string }[] }>('/meetings')).body
  for (const { id, state } of items) {
    if (state === 'confirming') await api.post(`/meetings/${id}/cancel`, undefined)
  }
})

const operations = operationsOf(readDocument(DESCRIBED_AT))

const guides = guidesIn(DESCRIBED_AT).flatMap(({ slug, markdown }) =>
  FENCED.flatMap(([fence, language]) =>
    codeOf(markdown, fence).map((source) => ({ slug, language, source })),
  ),
)

test.each(guides)(
  'the guide “$slug” runs as it stands in $language',
  async ({ language, source }) => {
    // Each language writes the body differently, so each needs its own idempotency key.
    const own = asHere(source).replaceAll('order-4711', crypto.randomUUID())
    const { code, output } = await run(language, own)
    expect({ code, output }).toMatchObject({ code: 0 })
  },
)

describe.each(operations)('$method $path', (operation) => {
  test.each(LANGUAGES)('runs as it stands in %s', async (language) => {
    const { code, output } = await run(language, sampleOf(operation, language))
    expect({ code, output }).toEqual({ code: 0, output: expect.stringMatching(/\w/) })
  })
})

test('what is written for TypeScript is typed', async () => {
  const names = await Promise.all(
    operations.map(async (operation) => {
      const name = `typed-${operation.operationId}.ts`
      await writeFile(join(folder, name), sampleOf(operation, 'typescript'))
      return name
    }),
  )
  const { code, output } = await execute(process.execPath, [
    join(ROOT, 'node_modules/typescript/bin/tsc'),
    ...['--noEmit', '--strict', '--skipLibCheck', '--module', 'nodenext', '--target', 'es2024'],
    ...['--allowImportingTsExtensions', '--types', 'node', ...names],
  ])
  expect({ code, output }).toEqual({ code: 0, output: '' })
})

function sampleOf({ 'x-codeSamples': samples }: Operation, language: string): string {
  return asHere(samples.find(({ lang }) => lang === language)?.source ?? '')
}

function codeOf(markdown: string, fence: string): string[] {
  const code = new RegExp(`^\`\`\`${fence}\\n(.*?)\\n\`\`\`$`, 'gms')
  return [...markdown.matchAll(code)].map(([, source = '']) => source)
}

/** With the world's URL, and the ids of its data. */
function asHere(source: string): string {
  return Object.entries(ids).reduce(
    (text, [example, id]) => text.replaceAll(example, id),
    source.replaceAll(DESCRIBED_AT, world.url),
  )
}

async function run(language: (typeof LANGUAGES)[number], source: string) {
  if (language === 'curl') return execute('sh', ['-c', source])
  if (language === 'python') return execute('python3', ['-c', source])
  const file = join(folder, `${crypto.randomUUID()}.ts`)
  await writeFile(file, source)
  return execute(process.execPath, [file])
}

function execute(command: string, args: string[]): Promise<{ code: number; output: string }> {
  const options: ExecFileOptions = { cwd: folder, env: { ...process.env, FRONTDESK_KEY: key } }
  return new Promise((resolve) => {
    execFile(command, args, options, (error, stdout, stderr) => {
      const code = error ? Number(error.code ?? 1) : 0
      resolve({ code, output: `${stdout}${error ? stderr : ''}` })
    })
  })
}
