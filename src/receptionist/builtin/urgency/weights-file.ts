import { readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '../../../languages.ts'
import type { Sign, Weights } from './fit.ts'

const DIGITS = 2
const BIAS = '*'

/** A sign, its rarity and its weight a line. */
export function writeWeights(language: Language, { bias, signs }: Weights): void {
  const rows = [[BIAS, { rarity: 0, weight: bias }] as const, ...signs]
  const lines = rows.map(
    ([sign, { rarity, weight }]) =>
      `${sign}\t${rarity.toFixed(DIGITS)}\t${weight.toFixed(DIGITS)}\n`,
  )
  writeFileSync(fileOf(language), lines.join(''))
}

export function readWeights(language: Language): Weights {
  const signs = new Map<string, Sign>()
  for (const line of readFileSync(fileOf(language), 'utf8').split('\n')) {
    const [sign = '', rarity, weight] = line.split('\t')
    if (weight !== undefined) signs.set(sign, { rarity: Number(rarity), weight: Number(weight) })
  }
  const bias = signs.get(BIAS)?.weight ?? 0
  signs.delete(BIAS)
  return { bias, signs }
}

function fileOf(language: Language): URL {
  return new URL(`weights/${language}.tsv`, import.meta.url)
}
