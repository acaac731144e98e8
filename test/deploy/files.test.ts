import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DCLinter } from 'dclint'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { isUnread } from '../../ops/unread-modules.ts'

type Linted = { messages: { type: string; message: string }[] }

const ROOT = join(import.meta.dirname, '..', '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

test('the Dockerfile has no fault, runs as nobody special and says whether it is well', () => {
  const dockerfile = read('Dockerfile')
  expect(validate(dockerfile).map(({ message }) => message)).toEqual([])
  expect(dockerfile).toMatch(/^USER node$/m)
  expect(dockerfile).toMatch(/^HEALTHCHECK /m)
})

test('compose.yaml has no error', () => {
  const found = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] }).lintFiles(
    [join(ROOT, 'compose.yaml')],
    false,
  )
  expect(
    found.flatMap(({ messages }: Linted) => messages.filter(({ type }) => type === 'error')),
  ).toEqual([])
})

test('a unit starts what there is, and nothing new may be gained', () => {
  for (const file of readdirSync(join(ROOT, 'ops/systemd'))) {
    const unit = read(`ops/systemd/${file}`)
    const [, script = ''] = /^ExecStart=.* (\S+\.ts)$/m.exec(unit) ?? []
    expect(existsSync(join(ROOT, script)), script).toBe(true)
    expect(unit).toContain('\nNoNewPrivileges=yes\n')
    expect(unit).toContain('\nUser=frontdesk\n')
  }
})

const loaded = () =>
  execFileSync(
    process.execPath,
    [
      '--import',
      './test/deploy/list-loaded.ts',
      '-e',
      'await import("./gateways/http.ts"); await import("./src/workflows/job-handlers.ts")',
    ],
    { cwd: ROOT },
  )
    .toString()
    .split('\n')

test('what runs needs nothing that is left out of the repository', () => {
  const ignored = execFileSync(
    'git',
    ['ls-files', '--others', '--ignored', '--exclude-standard', 'prisma', 'gateways'],
    { cwd: ROOT },
  )
    .toString()
    .split('\n')
    .filter((file) => file.endsWith('.ts'))
  const files = loaded()
  expect(files).toContain('prisma/generated/client/client.ts')
  expect(files.filter((file) => ignored.includes(file))).toEqual([])
})

test('what runs needs nothing that is taken out of an install without development tools', () => {
  const packaged = loaded().flatMap((file) => file.split(/^(?:.*\/)?node_modules\//).slice(1))
  const ofPrisma = read('prisma/generated/client/internal/class.ts').matchAll(
    /import\("(@prisma\/client\/runtime\/[^"]+)"\)/g,
  )
  const needed = [...packaged, ...[...ofPrisma].map(([, path = '']) => path)]
  expect(needed.length).toBeGreaterThan(1_000)
  expect(needed.filter(isUnread)).toEqual([])
})
