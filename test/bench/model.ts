import { writeSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { z } from 'zod'
import { loadConfig } from '../../src/kernel/config/config.ts'
import { createLog } from '../../src/kernel/log.ts'
import { Answer, linesOfMeeting } from '../../src/meetings/recap/model-answer.ts'
import { partsOf } from '../../src/meetings/recap/model-recap-writer.ts'
import { CHECK, toCheck, verdictsOf } from '../../src/meetings/recap/second-reading.ts'
import { talkModels } from '../../src/providers/language-model/language-model.ts'
import { chooseReceptionist } from '../../src/receptionist/choose-receptionist.ts'
import { callTools } from '../../src/receptionist/model/call-tools.ts'
import { instructionsFor } from '../../src/receptionist/model/instructions.ts'
import { said } from '../meetings/recap/said.ts'
import { BUSINESSES } from './model/businesses.ts'
import { missesOf, playRecording, playTurns, toLookAtInCall } from './model/play-recording.ts'
import { linesPublished } from './model/recap-lines.ts'
import {
  type Call,
  type Recap,
  readCall,
  readCalls,
  readRecap,
  readRecaps,
  readReplies,
  readRepliesOf,
  type SingleReply,
} from './model/recordings.ts'
import { lookedAtIn, problemByWords, problemLookedAt, toLookAtIn } from './model/single-reply.ts'
import { quantile } from './quantile.ts'

/**
 * Plays a model's recorded answers through the harness; the grade is what the owner gets. With MODEL_LIVE=on the
 * recorded callers talk to the configured model. For authors: `prompt <business>` prints a model's prompt, `next
 * <file>` its next prompt after the turns recorded so far, `check <file>` the prompt to check a recap, `looks <file>`
 * a checker's prompts for single replies or a call, `objections <file>` its prompts for those it objected to; `recaps`
 * and `replies` grade only these.
 */
const [command, argument] = process.argv.slice(2)
if (command === 'prompt') printPrompt(argument as keyof typeof BUSINESSES)
else if (command === 'next') await printNext(argument ?? '')
else if (command === 'check') printCheck(argument ?? '')
else if (command === 'looks' || command === 'objections')
  await printLooks(argument ?? '', command === 'objections')
else if (command === 'recaps') await gradeRecaps()
else if (command === 'replies') gradeReplies()
else if (process.env.MODEL_LIVE === 'on') await playLive()
else {
  await playAll()
  await gradeRecaps()
  gradeReplies()
}

function print(line: string): void {
  writeSync(1, `${line}\n`)
}

function printPrompt(business: keyof typeof BUSINESSES): void {
  const facts = BUSINESSES[business]
  print(instructionsFor(facts))
  for (const [name, { description, inputSchema }] of Object.entries(callTools(facts))) {
    print(`\n${name}: ${description}\n${JSON.stringify(z.toJSONSchema(inputSchema as z.ZodType))}`)
  }
}

async function printNext(path: string): Promise<void> {
  const { unanswered } = await playRecording(readCall(path))
  if (unanswered === null)
    print('Nothing more is asked in this turn: write the next words of the caller.')
  for (const { role, content, tool_calls } of unanswered?.messages.slice(1) ?? []) {
    print(`[${role}] ${content ?? ''}${tool_calls ? ` ${JSON.stringify(tool_calls)}` : ''}`)
  }
}

async function printLooks(path: string, areObjections: boolean): Promise<void> {
  const isCall = dirname(resolve(path)).endsWith('calls')
  const lines = isCall
    ? await toLookAtInCall(readCall(path), areObjections)
    : toLookAtIn(readRepliesOf(path), areObjections)
  for (const line of lines) print(line)
}

function printCheck(path: string): void {
  const { segments, answer } = readRecap(path)
  const heard = said(...segments).segments
  const lines = linesOfMeeting(Answer.parse({ language: null, ...answer }), heard)
  print(`${CHECK}\n\n${JSON.stringify(toCheck(partsOf(heard).flat(), lines))}`)
}

type Tally = Map<
  string,
  { calls: number; whole: number; damage: number; firsts: number; atOnce: number }
>

/** A function, since the commands above run before a constant here is set. */
function noneYet() {
  return { calls: 0, whole: 0, damage: 0, firsts: 0, atOnce: 0 }
}

/** What the model says in each turn, except where it says nothing. */
function spokenIn({ turns }: Call): string[] {
  return turns
    .map(({ answers }) =>
      answers
        .map(({ text }) => text)
        .join(' ')
        .trim(),
    )
    .filter((text) => text !== '')
}

/** First by word rules alone, then with a checker for calls with recorded looks. */
async function playAll(): Promise<void> {
  await playEach(readCalls(), false)
  await playEach(
    readCalls().filter(([, { looks }]) => looks),
    true,
  )
}

async function playEach(recorded: readonly [string, Call][], isChecked: boolean): Promise<void> {
  const tally: Tally = new Map()
  const [sizes, firsts]: [number[], number[]] = [[], []]
  for (const [name, call] of recorded) {
    const { conclusion, damage, requests, firstMs, looks } = await playRecording(call, isChecked)
    const misses = missesOf(call, conclusion)
    const before = tally.get(call.author) ?? noneYet()
    const said = spokenIn(call)
    const waits = (text: string) => looks.some(({ sentence }) => text.startsWith(sentence))
    tally.set(call.author, {
      calls: before.calls + 1,
      whole: before.whole + Number(misses.length === 0),
      damage: before.damage + damage.length,
      firsts: before.firsts + said.length,
      atOnce: before.atOnce + said.filter((text) => !waits(text)).length,
    })
    sizes.push(tokensOf(requests))
    firsts.push(...firstMs)
    for (const what of [...misses, ...damage]) print(`  ${name} (${call.author}): ${what}`)
  }
  for (const [author, { calls, whole, damage, firsts, atOnce }] of tally) {
    const checked = isChecked
      ? ` with a checker (${atOnce} of ${firsts} first sentences did not wait for it)`
      : ''
    print(
      `calls of ${author}${checked}: ${whole} of ${calls} reach the owner complete and true; damage: ${damage}`,
    )
  }
  if (isChecked) return
  const [half, most] = [quantile(sizes, 0.5), quantile(sizes, 1)].map(Math.round)
  print(
    `tokens sent a call, before caching: ${half} in the median, ${most} at most (4 characters a token)`,
  )
  print(
    `first words after ${quantile(firsts, 0.5).toFixed(1)} ms in the median, ${quantile(firsts, 0.99).toFixed(1)} ms at most of 99 %`,
  )
}

function tokensOf(requests: readonly object[]): number {
  const characters = requests.reduce((sum, request) => sum + JSON.stringify(request).length, 0)
  return characters / 4
}

async function gradeRecaps(): Promise<void> {
  for (const [name, recap] of readRecaps()) {
    await gradeRecap(`${name} (${recap.author}), by its words`, recap)
    if (recap.reading)
      await gradeRecap(`${name} (${recap.author}), read again`, recap, verdictsOf(recap.reading))
  }
}

async function gradeRecap(
  what: string,
  { segments, answer, keep, drop }: Recap,
  verdicts?: ReturnType<typeof verdictsOf>,
): Promise<void> {
  const lines = await linesPublished(said(...segments), answer, verdicts)
  const kept = keep.filter((text) => lines.includes(text)).length
  const through = drop.filter((text) => lines.includes(text))
  print(
    `recap ${what}: ${kept} of ${keep.length} true and ${through.length} of ${drop.length} false lines published`,
  )
  for (const text of [...keep.filter((one) => !lines.includes(one)), ...through]) print(`  ${text}`)
}

function gradeReplies(): void {
  for (const [, { author, replies }] of readReplies()) {
    gradeRepliesOf(`${author}, by words`, replies, problemByWords)
    if (replies.some(({ looks }) => looks))
      gradeRepliesOf(`${author}, with a checker (${lookedAtIn(replies)})`, replies, problemLookedAt)
  }
}

function gradeRepliesOf(
  author: string,
  replies: readonly SingleReply[],
  problemOf: (reply: SingleReply) => string | null,
): void {
  const stopped = (isBad: boolean) => {
    const group = replies.filter(({ bad }) => bad === isBad)
    const found = group.map((one) => ({ one, why: problemOf(one) }))
    for (const { one, why } of found)
      if ((why !== null) !== isBad) print(`  ${author}: ${one.reply} (${why ?? 'said'})`)
    return `${found.filter(({ why }) => why !== null).length} of ${group.length}`
  }
  print(`replies of ${author}: stopped ${stopped(true)} bad ones and ${stopped(false)} good ones`)
}

async function playLive(): Promise<void> {
  const config = loadConfig()
  const desk = await chooseReceptionist(talkModels(config.model), config, createLog('warn'))
  const calls: [string, Call][] = readCalls()
  let whole = 0
  for (const [name, call] of calls) {
    const { conclusion } = await playTurns(desk, call)
    const misses = missesOf(call, conclusion)
    if (misses.length === 0) whole += 1
    for (const what of misses) print(`  ${name}: ${what}`)
  }
  print(`live: ${whole} of ${calls.length} calls reach the owner complete and true`)
}
