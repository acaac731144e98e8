import { readFileSync, writeFileSync } from 'node:fs'
import { quantile } from '../quantile.ts'
import type { Measured } from './load.ts'

const PAGE = 'docs/performance.md'
const [BEGIN, END] = ['<!-- bench:http -->', '<!-- /bench:http -->']

export type Rounds = { target: string; measured: Map<string, Measured[]> }[]

/** One table a target, in Markdown: medians over the rounds, and ratios to the first contender. */
export function reportOf(rounds: Rounds): string {
  return rounds.map(({ target, measured }) => `### ${target}\n\n${tableOf(measured)}\n`).join('\n')
}

/** Puts the tables into the page, where the former ones stand. */
export function keepReport(rounds: Rounds, flags: { calls: string; rounds: string }) {
  const page = readFileSync(PAGE, 'utf8')
  const [before] = page.split(BEGIN)
  const [, after] = page.split(END)
  const run = `${Number(flags.calls).toLocaleString('en')} calls, ${flags.rounds} rounds, Node ${process.version}.`
  writeFileSync(PAGE, `${before}${BEGIN}\n\n${run}\n\n${reportOf(rounds)}\n${END}${after}`)
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
  const head = ['server', 'CPU µs a request (least–most)', 'ratio', 'requests/s', 'p99 ms']
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function median(all: readonly Measured[], of: keyof Measured): number {
  return quantile(
    all.map((one) => one[of]),
    0.5,
  )
}
