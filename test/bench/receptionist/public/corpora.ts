import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

/** Reads a file of the folder named by `--corpora <dir>`; the corpora are not kept in this repository. */
export function readCorpus(file: string): string {
  const { values } = parseArgs({
    options: { corpora: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  })
  if (typeof values.corpora !== 'string')
    throw new Error('name the folder of the corpora: --corpora <dir>')
  return readFileSync(join(values.corpora, file), 'utf8')
}

/** One half of each corpus may be tuned on; the other only measures quality. */
export function halfOf(key: string): 'tune' | 'test' {
  return (createHash('sha256').update(key).digest()[0] ?? 0) % 2 === 0 ? 'tune' : 'test'
}

export function percent(part: number, whole: number): string {
  return whole === 0 ? 'none' : `${((100 * part) / whole).toFixed(1)} % (${part} of ${whole})`
}
