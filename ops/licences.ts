import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

/**
 * Lists the licences of all runtime packages, from npm's own bill of materials, and fails on one that may not be
 * combined with Apache-2.0 in a service. `--sbom <file>` saves the bill (CycloneDX, JSON).
 */
const ALLOWED = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  // Copyleft per file: we do not change its files.
  'MPL-2.0',
  'PostgreSQL',
  'Python-2.0',
  'Unlicense',
  'Zlib',
])
type Component = {
  'bom-ref': string
  name: string
  version: string
  licenses?: { license?: { id?: string; name?: string }; expression?: string }[]
}

type Bill = {
  components: Component[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}
type Lock = {
  packages: Record<string, { name?: string; version?: string; dev?: true; devOptional?: true }>
}

const { bill, components } = billOfWhatRuns()
const byLicence = Map.groupBy(components, licenceOf)
for (const [licence, found] of [...byLicence].sort(([, a], [, b]) => b.length - a.length)) {
  const names = isAllowed(licence)
    ? ''
    : `: ${found.map(({ name, version }) => `${name}@${version}`).join(', ')}`
  process.stdout.write(
    `${isAllowed(licence) ? 'ok ' : 'NOT ALLOWED '} ${found.length} ${licence}${names}\n`,
  )
}
if ([...byLicence.keys()].some((licence) => !isAllowed(licence))) process.exitCode = 1

const [flag, file] = process.argv.slice(2)
if (flag === '--sbom' && file) writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`)

/** npm's own `--omit dev` leaves out too much (npm 11), so development packages are filtered here. */
function billOfWhatRuns() {
  const args = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only']
  const printed = execFileSync('npm', args, {
    maxBuffer: 256e6,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const whole: Bill = JSON.parse(printed.toString())
  const { packages }: Lock = JSON.parse(readFileSync('package-lock.json', 'utf8'))
  const running = new Set(
    Object.entries(packages)
      .filter(([path, { dev, devOptional }]) => path && !dev && !devOptional)
      .map(
        ([path, { name, version }]) => `${name ?? path.split('node_modules/').at(-1)}@${version}`,
      ),
  )
  const runs = ({ name, version }: Component) => running.has(`${name}@${version}`)
  const components = whole.components.filter(runs)
  const refs = new Set(
    whole.components
      .filter((component) => !runs(component))
      .map((component) => component['bom-ref']),
  )
  const dependencies = whole.dependencies
    .filter(({ ref }) => !refs.has(ref))
    .map(({ ref, dependsOn = [] }) => ({ ref, dependsOn: dependsOn.filter((to) => !refs.has(to)) }))
  return { bill: { ...whole, components, dependencies }, components }
}

function licenceOf({ licenses = [] }: Component): string {
  const named = licenses.map(
    ({ license, expression }) => expression ?? license?.id ?? license?.name,
  )
  return named.filter(Boolean).join(' AND ') || 'none named'
}

/** For `OR` one licence must be allowed, for `AND` all. */
function isAllowed(licence: string): boolean {
  const plain = licence.replaceAll(/[()]/g, '')
  return plain
    .split(' AND ')
    .every((part) => part.split(' OR ').some((name) => ALLOWED.has(name.trim())))
}
