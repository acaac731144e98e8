import type { Finding } from './audit/ground.ts'

const SHOWN = 6

export function print(line: string) {
  process.stdout.write(`${line}\n`)
}

/** Prints the findings, and the checks that found nothing. Returns whether all is well. */
export function printFindings(findings: readonly Finding[]): boolean {
  const wrong = findings.filter(({ found }) => found.length > 0)
  print(`looked for: ${findings.map(({ what }) => what).join(', ')}`)
  for (const { what, found } of wrong) {
    print(`NOT WELL: ${what}: ${found.length}`)
    for (const one of found.slice(0, SHOWN)) print(`  ${one}`)
  }
  if (wrong.length === 0) print('none of it found')
  return wrong.length === 0
}

export function printCounts(title: string, counts: ReadonlyMap<string, number>) {
  print(title)
  for (const [what, count] of [...counts].sort()) print(`  ${String(count).padStart(6)}  ${what}`)
}
