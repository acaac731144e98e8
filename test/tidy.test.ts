import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'

/** Checks of the repository itself, so that reviewers need not remember them. */
const ROOT = join(import.meta.dirname, '..')
const LINES_MAX = 250
const COLUMNS_MAX = 120
const LEARNED_BYTES_MAX = 4_000_000
const GENERATED = /^(prisma|gateways)\/generated\//
const DRAWERS = /(^|\/)(utils?|helpers?|common|misc|types)(\.ts|\/)/

const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
  cwd: ROOT,
})
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(join(ROOT, file)) && !GENERATED.test(file))
const sources = files.filter((file) => file.endsWith('.ts'))
const product = sources.filter((file) => /^(src|schema|gateways)\//.test(file))
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

function offenders(
  candidates: readonly string[],
  offends: (text: string, file: string) => boolean,
) {
  return candidates.filter((file) => offends(read(file), file))
}

test('a file holds one idea, so it is short', () => {
  expect(offenders(product, (text) => text.split('\n').length - 1 > LINES_MAX)).toEqual([])
})

test('a line is read without scrolling', () => {
  const wide = sources
    .filter((file) => /^(src|schema|gateways|ops|prisma)\//.test(file))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, at) => ([...line].length > COLUMNS_MAX ? [`${file}:${at + 1}`] : [])),
    )
  expect(wide).toEqual([])
})

test('what the receptionist learned from stays small', () => {
  const data = files.filter((file) => file.startsWith('src/receptionist/') && !file.endsWith('.ts'))
  const bytes = data.reduce((sum, file) => sum + statSync(join(ROOT, file)).size, 0)
  expect(bytes).toBeLessThan(LEARNED_BYTES_MAX)
})

test('no drawers for odds and ends', () => {
  expect(files.filter((file) => DRAWERS.test(file))).toEqual([])
})

test('no test is left out and none of our modules is mocked', () => {
  const banned = new RegExp(['\\b(it|test|describe)\\.(only|skip)', 'vi\\.mock\\('].join('|'))
  expect(
    offenders(
      sources.filter((file) => file.startsWith('test/')),
      (text) => banned.test(text),
    ),
  ).toEqual([])
})

test('nothing is put off without an issue to find it by', () => {
  const putOff = new RegExp(['TO', 'DO(?!\\(#\\d+\\))|FIX', 'ME'].join(''))
  expect(offenders(sources, (text) => putOff.test(text))).toEqual([])
})

test('errors are caught to translate or to release, not everywhere', () => {
  const text = product.map(read).join('\n')
  const caughtPerThousandLines =
    (text.match(/\} catch/g) ?? []).length / (text.split('\n').length / 1_000)
  expect(caughtPerThousandLines).toBeLessThan(5)
})

test('no registry host and no path of a machine in any file', () => {
  const hosts = new RegExp(
    ['registry\\.', 'npmjs|(?<!\\w)/(?:wo', 'rk|ho', 'me|ro', 'ot)/'].join(''),
  )
  expect(
    offenders(
      files.filter((file) => file !== 'LICENSE'),
      (text) => hosts.test(text),
    ),
  ).toEqual([])
})

test('every operation is run by a file beside it, or by the command line', () => {
  const documents = files.filter(
    (file) => file.endsWith('.graphql') && file.startsWith('gateways/'),
  )
  const code = sources
    .filter((file) => /^(gateways|test)\//.test(file))
    .map(read)
    .join('\n')
  const unused = documents.flatMap((file) =>
    [...read(file).matchAll(/^(?:query|mutation) (\w+)/gm)]
      .map(([, name]) => `${name}Document`)
      .filter((name) => !code.includes(name)),
  )
  expect(unused).toEqual([])
})

test('every file is reached from a program or a test', () => {
  const programs = sources.filter(
    (file) =>
      /^(gateways\/main|gateways\/cli\/frontdesk|src\/sandbox\/main|schema\/print|gateways\/(?:rest\/openapi\/clients|mcp)\/write-[\w-]+|src\/receptionist\/understand\/judges\/train|src\/meetings\/recap\/judges\/(?:train|cross-validate)|src\/receptionist\/languages\/write-word-lists)\.ts$/.test(
        file,
      ) ||
      /^(prisma|ops|\.ci|test)\//.test(file) ||
      // Declarations are found by the compiler.
      /\.(?:config|d)\.ts$/.test(file),
  )
  const reached = new Set<string>()
  const queue = [...programs]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (reached.has(file) || !sources.includes(file)) continue
    reached.add(file)
    for (const [, path] of read(file).matchAll(
      /(?:from |import |import\(|new URL\()'(\.[^']+)'/g,
    )) {
      queue.push(join(dirname(file), path ?? ''))
    }
  }
  expect(sources.filter((file) => !reached.has(file))).toEqual([])
})

describe('links of the pages lead somewhere', () => {
  const pages = files.filter((file) => file.endsWith('.md'))
  test.each(pages)('%s', (page) => {
    const targets = [...read(page).matchAll(/\]\((?!https?:|#)([^)#]+)/g)].map(
      ([, target]) => target ?? '',
    )
    expect(targets.filter((target) => !existsSync(join(ROOT, dirname(page), target)))).toEqual([])
  })
})

test('every setting stands in .env.example with its meaning', () => {
  const example = read('.env.example')
  const names = [
    ...read('src/kernel/config/settings-and-defaults.ts').matchAll(/^ {2}([A-Z_]+): /gm),
  ].map(([, name]) => name ?? '')
  expect(names.filter((name) => !new RegExp(`^#${name}=`, 'm').test(example))).toEqual([])
})

test('a file of src/ or gateways/ stands in a room, but for the entrances', () => {
  const loose = (folder: string) =>
    product.filter((file) => file.split('/').length === 2 && file.startsWith(`${folder}/`))
  expect(loose('src')).toEqual(['src/app.ts', 'src/open-app.ts'])
  expect(loose('gateways')).toEqual(['gateways/http.ts', 'gateways/main.ts'])
})

describe('what is cited is in the repository', () => {
  // Excludes generated files, finished migrations and pictures.
  const texts = files.filter(
    (file) =>
      /\.(ts|md|prisma|ya?ml|graphql|eta|service)$/.test(file) && !file.startsWith('test/bench/'),
  )
  const isSpecification = /\b(?:RFC \d+|A2A \d\.\d|Core)$/

  test('pages of docs/', () => {
    const missing = texts.flatMap((file) =>
      [...read(file).matchAll(/\bdocs\/[\w/-]+\.md\b/g)]
        .map(([path]) => path)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('files of src/, schema/ and gateways/', () => {
    const missing = texts.flatMap((file) =>
      [
        ...read(file).matchAll(
          /(?<![\w/.-])(?:src|schema|gateways)\/[\w/.-]+\.(?:ts|graphql|eta)\b/g,
        ),
      ]
        .map(([path]) => path)
        .filter((path) => !existsSync(join(ROOT, path)))
        .map((path) => `${file}: ${path}`),
    )
    expect(missing).toEqual([])
  })

  test('sections: of the contract, of a page of docs/, or of a public specification', () => {
    const headings = (page: string) =>
      new Set(
        [...read(page).matchAll(/^#+ (\d+(?:\.\d+)?)(?:\. .+)?$/gm)].map(([, number]) => number),
      )
    const lost = texts.flatMap((file) =>
      [...read(file).matchAll(/(\S+(?: \S+)?) §(\d+(?:\.\d+)*)/g)]
        .filter(([, before = '', number = '']) => {
          const word = before.split(/[ (]/).at(-1) ?? ''
          const page = word === 'contract' ? 'docs/contract.md' : word
          if (isSpecification.test(before)) return false
          return !(page.startsWith('docs/') && files.includes(page) && headings(page).has(number))
        })
        .map(([cited]) => `${file}: ${cited}`),
    )
    expect(lost).toEqual([])
  })
})
