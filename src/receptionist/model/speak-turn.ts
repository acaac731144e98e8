import type { LanguageModel } from 'ai'
import type { Log } from '../../kernel/log.ts'
import type { ModelLine } from '../call-state.ts'
import type { Voice } from '../receptionist.ts'
import { type Asked, askModel, type ToolCall } from './ask-model.ts'
import { runTool } from './call-tools.ts'
import type { Desk } from './desk.ts'
import { FIXED_WORDS } from './filler-and-failure-words.ts'
import { refusesEnd } from './may-end-call.ts'
import { MAX_FAILURES, MAX_STEPS, STALL_PART } from './model-failure-limits.ts'
import { deskLine, messagesOf, modelTalkOf } from './model-talk.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Milliseconds; `maxTokens` per answer. */
export type Limits = { firstTokenMs: number; turnMs: number; maxTokens: number }

export type ModelTurn = {
  /** Tried in order; the last one is tried again. */
  models: readonly LanguageModel[]
  desk: Desk
  line: SpokenLine
  voice: Voice | undefined
  situation: string
  limits: Limits
  log: Log
  /** The provider has failed often: makes one quick try to see whether it is back. */
  isProbe: boolean
}

export type Spoken = 'said' | 'stopped' | 'failed'

/** Lets a model say one turn on the line and runs its tools on the desk. Never throws. */
export async function speakTurn(turn: ModelTurn): Promise<Spoken> {
  const { desk, line, voice, limits, isProbe } = turn
  const late = AbortSignal.timeout(limits.turnMs)
  const stopped = voice?.stopped ?? new AbortController().signal
  const filler = setTimeout(() => {
    if (voice && !isProbe && line.text === '') line.say(wordsOf(turn).filler)
  }, limits.firstTokenMs)
  const spoken = await converse(turn, AbortSignal.any([late, stopped]))
  clearTimeout(filler)
  if (stopped.aborted) return 'stopped'
  if (desk.ending && refusesEnd(desk, desk.ending, line.words) !== null) desk.ending = null
  return spoken
}

/** `asksAgain`: the model may rephrase a refused sentence once. */
type Progress = { failures: number; asksAgain: boolean }

async function converse(turn: ModelTurn, signal: AbortSignal): Promise<Spoken> {
  const progress: Progress = { failures: 0, asksAgain: true }
  for (let step = 0; step < MAX_STEPS && !signal.aborted; step += 1) {
    const asked = await takeStep(turn, progress.failures, signal)
    if (turn.voice?.stopped.aborted) return 'stopped'
    const failure = failureOf(asked, turn)
    const over = failure
      ? afterFailure(turn, { ...asked, failure }, progress, signal)
      : await afterAnswer(turn, asked, progress)
    if (over !== null) return over
  }
  return turn.line.words === '' ? endBroken(turn) : 'said'
}

function failureOf({ failure, calls }: Asked, { line }: ModelTurn): string | null {
  const isEmpty = line.words === '' && line.refused === null && calls.length === 0
  return failure ?? (isEmpty ? 'empty' : null)
}

/** Returns null when the model, or the next one, is to be asked again. */
function afterFailure(
  turn: ModelTurn,
  { failure, status }: Asked,
  progress: Progress,
  signal: AbortSignal,
): Spoken | null {
  const { desk, line, log, isProbe } = turn
  const talk = modelTalkOf(desk.state)
  progress.failures += 1
  talk.failures += 1
  log.warn({ reason: failure, status }, 'the model gave no whole answer')
  const isLast = progress.failures > 1 || isProbe || talk.failures >= MAX_FAILURES
  if (isLast || signal.aborted) return endBroken(turn)
  if (line.words !== '') talk.lines.push(deskLine(BROKE_OFF))
  return null
}

const BROKE_OFF = 'The line broke off there. Go on, and say nothing twice.'

async function afterAnswer(
  turn: ModelTurn,
  asked: Asked,
  progress: Progress,
): Promise<Spoken | null> {
  const { desk, line } = turn
  const talk = modelTalkOf(desk.state)
  talk.failures = 0
  if (line.refused) {
    const { sentence, why } = line.refused
    const notSaid = `Not said, as ${why}: "${sentence}"`
    if (progress.asksAgain) {
      progress.asksAgain = false
      talk.lines.push(deskLine(`${notSaid} Say the rest of your reply again without it.`))
      line.retry()
      return null
    }
    await line.sayInstead(wordsOf(turn).neutral)
    // The question that kept the call open was not said, but it was meant.
    desk.ending = null
    talk.lines.push(deskLine(`${notSaid} The line said: "${line.text}"`))
    return 'said'
  }
  return line.words === '' || looksUp(asked) || owesAnswer(asked, turn) ? null : 'said'
}

/** Makes one request, says its words and runs its calls; all become part of the talk. */
async function takeStep(turn: ModelTurn, failures: number, signal: AbortSignal): Promise<Asked> {
  const { models, desk, line, limits, situation, isProbe } = turn
  const talk = modelTalkOf(desk.state)
  const model = models[Math.min(failures, models.length - 1)]
  if (!model) return { calls: [], failure: 'no model', status: undefined }
  const before = line.words
  const request = {
    model,
    facts: desk.facts,
    messages: messagesOf(talk.lines, situation, model),
    maxTokens: limits.maxTokens,
    stallMs: isProbe ? limits.firstTokenMs : limits.turnMs * STALL_PART,
    signal,
  }
  const asked = await askModel(request, (words) => line.add(words))
  line.finish(asked.failure === null)
  await line.settled()
  const calls = asked.calls.filter(
    ({ id }, at) => asked.calls.findIndex((one) => one.id === id) === at,
  )
  const answers = calls.map((call) => answerTo(call, turn))
  await line.checkAgain()
  const said = line.words.slice(before.length).trim()
  const text = [said, line.refused?.sentence].filter(Boolean).join(' ')
  if (text !== '' || calls.length > 0)
    talk.lines.push({ who: 'line', text, calls: calls.map(kept) })
  talk.lines.push(...answers)
  return asked
}

function kept({ id, name, input }: ToolCall) {
  const isObject = typeof input === 'object' && input !== null && !Array.isArray(input)
  return { id, name, args: isObject ? JSON.stringify(input) : '{}' }
}

function answerTo({ id, name, input }: ToolCall, { desk, line }: ModelTurn): ModelLine {
  return { who: 'tool', id, name, result: runTool(desk, name, input, line.words) }
}

/** The model gets the result of a lookup in the same turn, whatever it said along with it. */
function looksUp({ calls }: Asked): boolean {
  return calls.some(({ name }) => name === 'look_up_hours')
}

/** A refused goodbye is followed by the answer still owed to the caller. */
function owesAnswer({ calls }: Asked, { desk, line }: ModelTurn): boolean {
  const ends = calls.some(({ name }) => name === 'end_call')
  return (
    ends && desk.ending === null && !line.words.trimEnd().endsWith('?') && desk.state.talk.turns > 1
  )
}

/** What was said stays said; if something is missing, the caller is asked to repeat. */
function endBroken(turn: ModelTurn): Spoken {
  const { line, desk, isProbe } = turn
  const talk = modelTalkOf(desk.state)
  if (line.words.endsWith('?')) return 'said'
  if (line.words === '' && (isProbe || talk.failures >= MAX_FAILURES)) return 'failed'
  const { again } = wordsOf(turn)
  line.say(again)
  talk.lines.push({ who: 'line', text: again, calls: [] })
  return 'said'
}

function wordsOf({ desk }: ModelTurn) {
  return FIXED_WORDS[desk.state.notes.language]
}
