import { readFileSync, writeFileSync } from 'node:fs'
import { likelyAsked, likelyAskedApart } from '../../src/receptionist/facts/likely-asked.ts'
import { answeringOf } from '../../src/receptionist/facts/questions-and-their-answers.ts'
import { readQuestion } from '../../src/receptionist/facts/read-question.ts'
import { askingClauses } from '../../src/receptionist/facts/split-into-questions.ts'
import {
  candidatesOf,
  FEATURES,
  type Features,
} from '../../src/receptionist/facts/weigh-answers.ts'
import { findCues } from '../../src/receptionist/languages/find-cues.ts'
import { PHRASES } from '../../src/receptionist/languages/phrases-by-language.ts'
import { openAdapter } from '../../src/receptionist/sentences/adapter.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'
import { wholeOf } from '../../src/receptionist/understand/words-left-over.ts'
import { type Business, businesses, type Row } from './rows.ts'

/**
 * Learns the weights of src/receptionist/facts/weigh-answers.ts: `node ops/encoder/fit-weights.ts <adapter>
 * <businesses>`. The adapter was trained without the listed businesses (one file name per line). Each fifth is tested
 * with weights learned from the rest.
 */
const OUT = new URL('../../src/receptionist/sentences/weights-of-answers.json', import.meta.url)
const AT = new Date('2026-11-24T20:00:00Z')

type Example = { business: string; candidates: number[][]; targets: number[]; single: boolean }

function examplesOf(business: Business): Example[] {
  return business.rows.flatMap((row) => examplesOfRow(business, row))
}

function examplesOfRow({ file, facts, told }: Business, { text, answers }: Row): Example[] {
  const utterance = readUtterance(text)
  const cues = findCues(utterance, 'en')
  const answering = answeringOf(utterance, cues, {
    facts,
    at: AT,
    language: 'en',
    last: { topic: null, day: null, noun: null },
    phrases: PHRASES.en,
    isOpen: true,
  })
  const clauses = askingClauses(utterance, answering.asked.cues)
  const range = wholeOf(utterance)
  const whole = likelyAsked(utterance, 'en', range, facts)
  const parts =
    clauses.length > 1
      ? clauses
      : [{ ...range, clear: true, isMarked: clauses[0]?.isMarked ?? false }]
  return parts.map((clause) => {
    const part = clauses.length > 1 ? likelyAskedApart(utterance, 'en', clause, facts) : whole
    const question = readQuestion(answering, clause)
    const found = candidatesOf(question, answering, part, whole, clauses.length > 0)
    const isOf = (text: string, label: string) =>
      told[Number(label) - 1]?.includes(text.replace(/\.$/, '')) ?? false
    const all: [Features, number, number][] = [
      ...found.facts.map((features, at): [Features, number, number] => {
        const { text = '', likelihood = 0 } = part.facts[at] ?? {}
        return [features, answers.some((one) => isOf(text, one)) ? 1 : 0, likelihood]
      }),
      [
        found.service,
        answers.includes('S') ? 1 : 0,
        part.services.reduce((sum, one) => sum + one.likelihood, 0),
      ],
      [found.hours, answers.includes('H') ? 1 : 0, part.hours],
      [found.unknown, answers.includes('?') ? 1 : 0, part.unknown],
      [found.nothing, answers.includes('-') ? 1 : 0, part.nothing],
    ]
    const shares = all.map(([, is, likelihood]) => is * (parts.length > 1 ? likelihood + 0.01 : 1))
    const sum = shares.reduce((total, one) => total + one, 0)
    return {
      business: file,
      candidates: all.map(([features]) => FEATURES.map((name) => features[name] ?? 0)),
      targets: shares.map((one) => (sum > 0 ? one / sum : 0)),
      single: parts.length === 1 && answers.length === 1,
    }
  })
}

function chances(weights: readonly number[], candidates: readonly number[][]): number[] {
  const sums = candidates.map((features) =>
    features.reduce((sum, one, at) => sum + one * (weights[at] ?? 0), 0),
  )
  const most = Math.max(...sums)
  const raised = sums.map((sum) => Math.exp(sum - most))
  const all = raised.reduce((sum, one) => sum + one, 0)
  return raised.map((one) => one / all)
}

function slopeOf(weights: readonly number[], examples: readonly Example[]): number[] {
  const slope = weights.map((one) => one * DECAY)
  for (const { candidates, targets } of examples) {
    const likely = chances(weights, candidates)
    for (const [at, features] of candidates.entries()) {
      const off = ((likely[at] ?? 0) - (targets[at] ?? 0)) / examples.length
      for (const [place, one] of features.entries()) slope[place] = (slope[place] ?? 0) + off * one
    }
  }
  return slope
}

/** The Adam optimizer, using all examples in each step. */
function learn(examples: readonly Example[]): number[] {
  const weights: number[] = FEATURES.map((name) => (name === 'part' ? 1 : 0))
  const [first, second] = [weights.map(() => 0), weights.map(() => 0)]
  for (let step = 1; step <= STEPS; step += 1) {
    const slope = slopeOf(weights, examples)
    for (const at of weights.keys()) {
      first[at] = 0.9 * (first[at] ?? 0) + 0.1 * (slope[at] ?? 0)
      second[at] = 0.99 * (second[at] ?? 0) + 0.01 * (slope[at] ?? 0) ** 2
      const size = Math.sqrt((second[at] ?? 0) / (1 - 0.99 ** step)) + 1e-8
      weights[at] = (weights[at] ?? 0) - (RATE * (first[at] ?? 0)) / (1 - 0.9 ** step) / size
    }
  }
  return weights
}

/** Too few examples have two answers to one utterance, so these were chosen on questions already seen. */
const CHOSEN = { coverage: 0.5, serviceNamed: 2.3, unmatched: 0, priceUntold: -1 }

const [STEPS, RATE, DECAY] = [250, 0.03, 0.0005]

function judge(weights: readonly number[], examples: readonly Example[]) {
  let [lost, right, single] = [0, 0, 0]
  for (const { candidates, targets, single: isSingle } of examples) {
    const likely = chances(weights, candidates)
    lost -= targets.reduce(
      (sum, share, at) => sum + share * Math.log(Math.max(likely[at] ?? 0, 1e-9)),
      0,
    )
    if (!isSingle) continue
    single += 1
    if ((targets[likely.indexOf(Math.max(...likely))] ?? 0) > 0) right += 1
  }
  return { lost: lost / examples.length, right, single }
}

const [adapterFile = '', listed = ''] = process.argv.slice(2)
openAdapter(new URL(adapterFile, `file://${process.cwd()}/`))
const leftOut = readFileSync(listed, 'utf8')
const examples = businesses()
  .filter(({ file }) => leftOut.includes(file))
  .flatMap(examplesOf)
  .filter(({ targets }) => targets.some((one) => one > 0))
const names = [...new Set(examples.map(({ business }) => business))]
const before = FEATURES.map((name) => (name === 'part' ? 1 : 0))
const totals = { lost: 0, was: 0, right: 0, had: 0, single: 0 }
for (let fold = 0; fold < 5; fold += 1) {
  const isOut = ({ business }: Example) => names.indexOf(business) % 5 === fold
  const out = examples.filter(isOut)
  const [now, was] = [learn(examples.filter((one) => !isOut(one))), before].map((weights) =>
    judge(weights, out),
  )
  totals.lost += ((now?.lost ?? 0) * out.length) / examples.length
  totals.was += ((was?.lost ?? 0) * out.length) / examples.length
  totals.right += now?.right ?? 0
  totals.had += was?.right ?? 0
  totals.single += now?.single ?? 0
}
process.stdout.write(`left out: ${JSON.stringify(totals)}\n`)
const weights = learn(examples)
const told = Object.fromEntries(
  FEATURES.map((name, at) => [name, Number((weights[at] ?? 0).toFixed(4))]),
)
process.stdout.write(`${JSON.stringify(told)}\n`)
writeFileSync(OUT, `${JSON.stringify({ ...told, ...CHOSEN }, null, 2)}\n`)
