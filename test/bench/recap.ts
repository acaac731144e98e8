import { parseArgs } from 'node:util'
import { loadConfig } from '../../src/kernel/config/config.ts'
import { builtinRecapWriter } from '../../src/meetings/recap/builtin-recap-writer.ts'
import { recapWriter } from '../../src/meetings/recap/choose-recap-writer.ts'
import type { RecapWriter } from '../../src/meetings/recap/recap-writer.ts'
import { type Spoken, spokenIn } from '../../src/meetings/recap/spoken-meeting.ts'
import { type Baseline, citationsOf, lead, random, summaryOf, textRank } from './recap/baselines.ts'
import { type CorpusMeeting, readCorpus } from './recap/corpus.ts'
import { rouge } from './recap/rouge.ts'
import { countSpans } from './recap/spans.ts'

/**
 * How close are recaps to what people wrote about the same meetings? Prints ROUGE F1 of the summary, and for
 * decisions how the cited segments overlap the spans behind human answers, next to baselines with as many words and
 * citations of the same cleaned sentences. The engine was tuned on the first meetings of the corpus, its decisions
 * also on the training split, and never on the rest, whose figures were viewed three times during work on an earlier
 * engine.
 */
const TUNED_ON = 20
const SEEDS = Array.from({ length: 25 }, (_, index) => index + 1)
const BASELINES: Record<string, { take: Baseline; seeds: readonly number[] }> = {
  lead: { take: lead, seeds: [1] },
  'random (mean of 25)': { take: random, seeds: SEEDS },
  TextRank: { take: textRank, seeds: [1] },
}

type Measure = Record<'rouge1' | 'rouge2' | 'rougeL' | 'touched' | 'covered' | 'inside', number>
type Attempt = { summary: string; citations: readonly string[] }

const { values } = parseArgs({ options: { corpus: { type: 'string' } } })
if (!values.corpus) throw new Error('say which corpus: --corpus path/to/qmsum-val.jsonl.gz')
const corpus = readCorpus(values.corpus)
const configured = await recapWriter(loadConfig())
const writers = [...new Set([builtinRecapWriter, configured])]

for (const writer of writers) {
  await report(`${writer.engine}, tuned on these`, writer, corpus.slice(0, TUNED_ON))
  await report(`${writer.engine}, held out`, writer, corpus.slice(TUNED_ON))
}

async function report(title: string, writer: RecapWriter, meetings: readonly CorpusMeeting[]) {
  const ours = await Promise.all(meetings.map((meeting) => attemptOf(writer, meeting)))
  const spoken = meetings.map(({ input }) => spokenIn(input.segments))
  const rows: Record<string, Measure> = { [writer.engine]: measure(meetings, ours) }
  for (const [name, { take, seeds }] of Object.entries(BASELINES)) {
    const runs = seeds.map((seed) => measure(meetings, matched(spoken, ours, take, seed)))
    rows[name] = mean(runs)
  }
  const spans = meetings.reduce((sum, { decisionSpans }) => sum + decisionSpans.length, 0)
  print(`${title}: ${meetings.length} meetings, ${spans} decision spans`, rows)
}

async function attemptOf(writer: RecapWriter, { input }: CorpusMeeting): Promise<Attempt> {
  const { summary, decisions } = await writer.write(input)
  return { summary, citations: [...new Set(decisions.flatMap(({ segments }) => segments))] }
}

/** A baseline's result with as many words and citations as ours, meeting by meeting. */
function matched(
  meetings: readonly Spoken[],
  ours: readonly Attempt[],
  take: Baseline,
  seed: number,
): Attempt[] {
  return meetings.map((meeting, index) => {
    const lines = take(meeting, seed + index * SEEDS.length)
    const { summary = '', citations = [] } = ours[index] ?? {}
    return {
      summary: summaryOf(lines, summary.split(/\s+/).length),
      citations: citationsOf(lines, citations.length),
    }
  })
}

function measure(meetings: readonly CorpusMeeting[], attempts: readonly Attempt[]): Measure {
  const rouges = meetings.flatMap(({ summaries }, index) =>
    summaries.map((human) => rouge(attempts[index]?.summary ?? '', human)),
  )
  const asked = meetings.flatMap(({ decisionSpans }, index) =>
    decisionSpans.length > 0 ? countSpans(attempts[index]?.citations ?? [], decisionSpans) : [],
  )
  const sum = <Row>(rows: readonly Row[], of: (row: Row) => number) =>
    rows.reduce((total, row) => total + of(row), 0)
  const spans = sum(asked, (counts) => counts.spans)
  return {
    rouge1: sum(rouges, ({ rouge1 }) => rouge1) / rouges.length,
    rouge2: sum(rouges, ({ rouge2 }) => rouge2) / rouges.length,
    rougeL: sum(rouges, ({ rougeL }) => rougeL) / rouges.length,
    touched: sum(asked, ({ touched }) => touched) / spans,
    covered: sum(asked, ({ covered }) => covered) / spans,
    inside: sum(asked, ({ inside }) => inside) / sum(asked, ({ citations }) => citations),
  }
}

function mean(runs: readonly Measure[]): Measure {
  const of = (key: keyof Measure) => runs.reduce((sum, run) => sum + run[key], 0) / runs.length
  return {
    rouge1: of('rouge1'),
    rouge2: of('rouge2'),
    rougeL: of('rougeL'),
    touched: of('touched'),
    covered: of('covered'),
    inside: of('inside'),
  }
}

function print(title: string, rows: Record<string, Measure>) {
  const head = ['', 'ROUGE-1', 'ROUGE-2', 'ROUGE-L', 'spans found', 'spans covered', 'precision']
  const body = Object.entries(rows).map(([name, row]) => [
    name,
    ...[row.rouge1, row.rouge2, row.rougeL, row.touched, row.covered, row.inside].map((share) =>
      (100 * share).toFixed(1),
    ),
  ])
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |\n`
  process.stdout.write(`\n${title}\n\n${line(head)}${line(head.map(() => '---'))}`)
  for (const row of body) process.stdout.write(line(row))
}
