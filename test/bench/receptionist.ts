import { LANGUAGES } from '../../src/kernel/languages.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { ALL_CALLERS } from './receptionist/all-callers.ts'
import { verdictHead, verdictRow } from './receptionist/ask-verdict.ts'
import {
  BY_AUTHOR_A,
  BY_AUTHOR_B,
  BY_AUTHOR_C,
  HELD_OUT,
  MENDED_BY,
  scoreAsks,
} from './receptionist/asks.ts'
import type { Caller } from './receptionist/caller.ts'
import { DIALOGUES, scoreDialogues } from './receptionist/dialogues.ts'
import { FRESH_CALLERS, LAST_CALLERS } from './receptionist/fresh-callers.ts'
import { INDEPENDENT_CALLERS } from './receptionist/independent-callers.ts'
import { measureLoad, measureMemory, turnsPerSecond } from './receptionist/load.ts'
import { scoreCallers, scoreTable } from './receptionist/measure.ts'
import { playRandomCalls } from './receptionist/random-calls.ts'
import { scoreRows } from './receptionist/rows.ts'
import type { Score } from './receptionist/score-call.ts'
import { measureStart } from './receptionist/start-memory.ts'
import { scoreTalks } from './receptionist/talks.ts'

/**
 * `public --corpora <dir>`: false alarms and names on texts written by others. `load`: speed and memory. `asks`:
 * questions as callers ask them. `rows`: single utterances of authors d to g (ops/encoder/rows). `dialogues`: wishes, last words and summaries. `talks`: whole short calls.
 * `callers`: scripted callers, a regression suite; `--show` prints the calls that failed. Without an argument,
 * everything that needs no corpora.
 */
const receptionist = rulesReceptionist()
/** Failures in these are never read. */
const KEPT_ASIDE: readonly (readonly string[])[] = [HELD_OUT, BY_AUTHOR_B]
const PARTS: Record<string, () => Promise<void>> = {
  public: reportPublic,
  load: reportLoad,
  callers: reportCallers,
  asks: reportAsks,
  dialogues: reportDialogues,
  talks: reportTalks,
  rows: reportRows,
}

const [part] = process.argv.slice(2).filter((argument) => !argument.startsWith('--'))
const parts = part === undefined ? [reportCallers, reportLoad] : [PARTS[part]]
for (const report of parts) {
  if (!report) throw new Error(`no part ${part}: ${Object.keys(PARTS).join(', ')}`)
  await report()
}

async function reportRows(): Promise<void> {
  for (const line of await scoreRows()) print(line)
}

/** Each file prints when it is loaded. */
async function reportPublic(): Promise<void> {
  await import('./receptionist/public/clinc150.ts')
  await import('./receptionist/public/evi.ts')
  await import('./receptionist/public/restaurant8k.ts')
}

async function reportCallers(): Promise<void> {
  await reportScores('Ours', [...ALL_CALLERS, ...FRESH_CALLERS, ...LAST_CALLERS])
  await reportScores('Independent authors', INDEPENDENT_CALLERS.flat())
}

async function reportScores(title: string, callers: readonly Caller[]): Promise<void> {
  const scores = await scoreCallers(receptionist, callers)
  print(`### ${title}\n\n${scoreTable(scores)}\n`)
  if (!process.argv.includes('--show')) return
  for (const score of scores.filter(({ success }) => !success)) print(transcript(score))
}

/** `--show` prints the failures, but none of the held-out half. */
async function reportDialogues(): Promise<void> {
  for (const kind of DIALOGUES)
    for (const half of ['seen', 'held out'] as const) {
      const found = await scoreDialogues(kind, half)
      const faults = found.filter((fault) => fault !== null)
      print(`${kind}, ${half}: ${faults.length} wrong of ${found.length}`)
      if (half === 'seen' && process.argv.includes('--show'))
        for (const one of faults) print(`  ${one}`)
    }
}

/** `--show` prints the failures, but none of the held-out half. */
async function reportTalks(): Promise<void> {
  for (const half of ['seen', 'held out'] as const) {
    const found = await scoreTalks(half)
    const isWrong = ({ fault }: (typeof found)[number]) => fault !== null
    const byKind = Object.entries(Object.groupBy(found, ({ kind }) => kind)).map(
      ([kind, talks = []]) => `${kind} ${talks.filter(isWrong).length} of ${talks.length}`,
    )
    print(
      `talks, ${half}: ${found.filter(isWrong).length} wrong of ${found.length}: ${byKind.join(', ')}`,
    )
    if (half === 'seen' && process.argv.includes('--show'))
      for (const { kind, fault } of found) if (fault !== null) print(`${kind}\n${fault}`)
  }
}

/** `--show` prints the failures, but none of the held-out businesses. */
async function reportAsks(): Promise<void> {
  const rows: string[] = []
  for (const [title, businesses] of [
    ['Mended by', MENDED_BY],
    ['Held out', HELD_OUT],
    ['By author A', BY_AUTHOR_A],
    ['By author B', BY_AUTHOR_B],
    ['By author C', BY_AUTHOR_C],
  ] as const) {
    const scores = await scoreAsks(businesses)
    const failed = scores.filter(({ problems }) => problems.length > 0)
    print(`${title}: ${scores.length - failed.length} of ${scores.length} turns right`)
    rows.push(verdictRow(title, scores))
    if (!process.argv.includes('--show') || KEPT_ASIDE.includes(businesses)) continue
    for (const { business, text, reply, problems } of failed)
      print(`  [${business}] ${text}\n    > ${reply}\n    ! ${problems.join(' · ')}`)
  }
  print(`\n${[verdictHead(), ...rows].join('\n')}`)
}

async function reportLoad(): Promise<void> {
  reportStart()
  // The first calls compile the code and read the data; in a service that happened long before.
  await scoreCallers(receptionist, ALL_CALLERS)
  print(
    '\n### Speed\n\n| Calls at once | Turns | p50 | p99 | Dropped turns |\n|---|---|---|---|---|',
  )
  for (const calls of [100, 1_000]) {
    const load = await measureLoad(receptionist, ALL_CALLERS, { calls, seconds: 20 })
    print(`| ${[load.calls, load.turns, ms(load.p50), ms(load.p99), load.dropped].join(' | ')} |`)
  }
  const rate = await turnsPerSecond(receptionist, ALL_CALLERS, 5)
  const memory = await measureMemory(receptionist, ALL_CALLERS, 1_000)
  const random = await playRandomCalls(receptionist, 20_000)
  print(`
${rate} turns a second flat out.
A call in progress holds ${memory.heapKb.toFixed(1)} KB of heap and is stored as ${memory.storedKb.toFixed(1)} KB.
${random.utterances} random utterances and keys in ${random.calls} calls: no exception, every call ended \
(at most ${random.longestTurns} turns, slowest turn ${ms(random.slowestMs)}).`)
}

function reportStart(): void {
  print('### Memory at start\n\n| Process | RSS | Heap | Loaded in |\n|---|---|---|---|')
  const languages = LANGUAGES.filter((language) => language !== 'en')
  for (const [title, { rssMb, heapMb, startMs }] of Object.entries(measureStart(languages))) {
    print(`| ${[title, mb(rssMb), mb(heapMb), ms(startMs)].join(' | ')} |`)
  }
}

function ms(value: number): string {
  return `${value.toFixed(2)} ms`
}

function mb(value: number): string {
  return `${value.toFixed(1)} MB`
}

function transcript({ caller, played, problems }: Score): string {
  const lines = played.replies.map(
    ({ text }, index) => `  < ${played.said[index] ?? ''}\n  > ${text}`,
  )
  return [`${caller.id}: ${problems.join('; ')}`, ...lines].join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
