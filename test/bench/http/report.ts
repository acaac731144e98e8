import { readFileSync } from 'node:fs'
import { circumstances, keepSections, table } from '../page.ts'
import { quantile } from '../quantile.ts'
import type { Measured } from './load.ts'

const PAGE = 'docs/performance.md'
const PEERS = 'test/bench/peers/package.json'

type Rounds = { target: string; measured: Map<string, Measured[]> }
type Run = { calls: string; rounds: string; requests: string; connections: string }

/** One Markdown table: medians over the rounds, and ratios to the first contender. */
export function reportOf({ target, measured }: Rounds): string {
  return `### ${target}\n\n${tableOf(measured)}\n`
}

/** Writes the table into the page. */
export function keepReport({ target, measured }: Rounds, run: Run) {
  const { calls, rounds, requests, connections } = run
  const taken =
    `${Number(calls).toLocaleString('en')} calls, ${rounds} rounds of ${requests} requests, ${connections} ` +
    `connections; ${circumstances()}.`
  const text = `${taken} ${versionsOf([...measured.keys()])}\n\n${tableOf(measured)}`
  keepSections(PAGE, 'bench:http', [{ title: target, text }])
}

/** The versions of the contenders' packages. */
function versionsOf(contenders: readonly string[]): string {
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    readFileSync(PEERS, 'utf8'),
  )
  const all = contenders.join(' ').toLowerCase()
  const named = Object.entries(dependencies).filter(([name]) =>
    wordsOf(name).some((word) => all.includes(word)),
  )
  return `${named.map(([name, version]) => `${name} ${version}`).join(', ')}.`
}

/** Maps a package name to the word used for it: `@a2a-js/sdk` is `a2a`, `@modelcontextprotocol/server` is `mcp`. */
function wordsOf(name: string): string[] {
  if (name.startsWith('@modelcontextprotocol/')) return ['mcp sdk']
  if (name === '@a2a-js/sdk') return ['a2a sdk']
  return [name.replace(/^@|-api$|\/server$/g, '')]
}

function tableOf(measured: Map<string, Measured[]>): string {
  const [first = []] = measured.values()
  const limit = median(first, 'cpuMicros')
  const rows = [...measured].map(([name, all]) => {
    const cpu = all.map(({ cpuMicros }) => cpuMicros)
    const middle = median(all, 'cpuMicros')
    return [
      name,
      `${middle.toFixed(0)} (${Math.min(...cpu).toFixed(0)}–${Math.max(...cpu).toFixed(0)})`,
      (middle / limit).toFixed(2),
      median(all, 'requestsPerSecond').toFixed(0),
      median(all, 'p99Ms').toFixed(0),
    ]
  })
  return table(['server', 'CPU µs a request (least–most)', 'ratio', 'requests/s', 'p99 ms'], rows)
}

function median(all: readonly Measured[], of: keyof Measured): number {
  return quantile(
    all.map((one) => one[of]),
    0.5,
  )
}
