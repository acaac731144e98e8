import { readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '../../../languages.ts'
import type { Sign, Weights } from './fit.ts'
import { COURSES, type Lesson } from './lessons.ts'

const DIGITS = 2
const BIAS = '*'

/** The marks, what is assumed of each, then a sign a line: how rare it is, and how it weighs for each; empty where it does not. */
export function writeWeights(lesson: Lesson, language: Language, weights: Weights): void {
  const { marks, bias, signs } = weights
  const rows = [...signs].map(([sign, one]) => [
    sign,
    rounded(one.rarity),
    ...one.weights.map(rounded),
  ])
  const lines = [['', '', ...marks], [BIAS, '', ...bias.map(rounded)], ...rows]
  writeFileSync(fileOf(lesson, language), lines.map((line) => `${line.join('\t')}\n`).join(''))
}

/** Of every language the lesson is taught in. */
export function learnedWeights(lesson: Lesson): ReadonlyMap<Language, Weights> {
  return new Map(
    COURSES[lesson].languages.map((language) => [language, readWeights(lesson, language)]),
  )
}

function readWeights(lesson: Lesson, language: Language): Weights {
  const [head = '', assumed = '', ...lines] = readFileSync(fileOf(lesson, language), 'utf8').split(
    '\n',
  )
  const signs = new Map<string, Sign>()
  for (const line of lines) {
    const [sign = '', rarity, ...weights] = line.split('\t')
    if (rarity !== undefined)
      signs.set(sign, { rarity: Number(rarity), weights: weights.map(Number) })
  }
  return {
    marks: head.split('\t').slice(2),
    bias: assumed.split('\t').slice(2).map(Number),
    signs,
  }
}

/** Less decides nothing, and an empty one reads as zero. */
const LEAST = 0.05

function rounded(value: number): string {
  return Math.abs(value) < LEAST ? '' : value.toFixed(DIGITS)
}

function fileOf(lesson: Lesson, language: Language): URL {
  return new URL(`../${lesson}/weights/${language}.tsv`, import.meta.url)
}
