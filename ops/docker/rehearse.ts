import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { DockerfileParser } from 'dockerfile-ast'

/**
 * Runs the Dockerfile's steps in a temporary folder, for a machine without Docker: what COPY would take from the last
 * commit, each RUN of the build stage, then CMD with the image's ENV until HEALTHCHECK succeeds. Needs the settings of
 * a process, DATABASE_URL above all, and a free PORT.
 */
const HEALTHY_WITHIN_MS = 120_000
const root = mkdtempSync(join(tmpdir(), 'frontdesk-image-'))
const app = join(root, 'app')

const stages: { keyword: string; text: string }[][] = []
for (const instruction of DockerfileParser.parse(
  readFileSync('Dockerfile', 'utf8'),
).getInstructions()) {
  if (instruction.getKeyword() === 'FROM') stages.push([])
  stages.at(-1)?.push({
    keyword: instruction.getKeyword(),
    text: instruction.getArgumentsContent() ?? '',
  })
}
const [build = [], image = []] = stages

const imageSettings = of(image, 'ENV').flatMap((text) =>
  [...text.matchAll(/(\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
)
const environment = {
  ...Object.fromEntries(imageSettings),
  // There are no provider keys here.
  SANDBOX: 'on',
  ROLE: 'web',
  ...process.env,
  // Uses this machine's Node, and folders of our own, instead of the image's.
  PATH: `${dirname(process.execPath)}:/usr/local/bin:/usr/bin:/bin`,
  DATA_DIR: join(root, 'data'),
}

try {
  bringFiles()
  for (const command of of(build, 'RUN')) {
    process.stdout.write(`RUN ${command}\n`)
    execFileSync('sh', ['-ec', command], { cwd: app, env: environment, stdio: 'inherit' })
  }
  process.stdout.write(
    `${execFileSync('du', ['-sm', app]).toString().split('\t')[0]} MB in the image's folder\n`,
  )
  await startAndAsk()
} finally {
  rmSync(root, { recursive: true, force: true })
}

function of(stage: { keyword: string; text: string }[], keyword: string): string[] {
  return stage.filter((step) => step.keyword === keyword).map(({ text }) => text)
}

function bringFiles(): void {
  mkdirSync(app)
  const archive = execFileSync('git', ['archive', 'HEAD'], { maxBuffer: 1e9 })
  execFileSync('tar', ['-x', '-C', app], { input: archive })
  const lines = readFileSync('.dockerignore', 'utf8').split('\n')
  const kept = globSync(
    lines.filter((line) => line.startsWith('!')).map((line) => line.slice(1)),
    { cwd: app },
  )
  const ignored = globSync(
    lines.filter((line) => /^[^#!]/.test(line)),
    { cwd: app },
  )
  const texts = kept.map((file) => [join(app, file), readFileSync(join(app, file))] as const)
  for (const file of ignored) rmSync(join(app, file), { recursive: true, force: true })
  for (const [file, text] of texts) {
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}

async function startAndAsk(): Promise<void> {
  const [program = '', ...args]: string[] = JSON.parse(of(image, 'CMD')[0] ?? '[]')
  const check: string[] = JSON.parse(of(image, 'HEALTHCHECK')[0]?.replace(/^.*?CMD /, '') ?? '[]')
  const service = spawn(program, args, { cwd: app, env: environment, stdio: 'inherit' })
  const deadline = Date.now() + HEALTHY_WITHIN_MS
  const healthy = () =>
    spawnSync(check[0] ?? '', check.slice(1), { cwd: app, env: environment }).status === 0
  let isHealthy = healthy()
  while (!isHealthy && service.exitCode === null && Date.now() < deadline) {
    await wait(1_000)
    isHealthy = healthy()
  }
  const ended = once(service, 'exit')
  if (service.exitCode === null && service.kill('SIGTERM')) await ended
  process.stdout.write(isHealthy ? 'healthy, and stopped when told to\n' : 'NOT healthy\n')
  process.exitCode = isHealthy ? 0 : 1
}
