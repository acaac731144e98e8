import { pino } from 'pino'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { languageModels } from '../../../src/providers/language-model/language-model.ts'
import { modelReceptionist } from '../../../src/receptionist/model/model-receptionist.ts'
import type { Conclusion, Heard, Receptionist } from '../../../src/receptionist/receptionist.ts'
import { rulesReceptionist } from '../../../src/receptionist/rules/rules-receptionist.ts'
import { checkerThat } from '../../receptionist/checker-server.ts'
import { type ChatRequest, says, streamingModel } from '../../receptionist/streaming-model.ts'
import { BUSINESSES, NOW } from './businesses.ts'
import type { Answer, Call, CheckerAnswers, Turn } from './recordings.ts'

export type Played = {
  conclusion: Conclusion
  /** How the harness changed answers that were the model's to give. */
  damage: string[]
  requests: ChatRequest[]
  /** The last turn's request beyond its recorded answers. */
  unanswered: ChatRequest | null
  firstMs: number[]
  /** The checker's requests. */
  looks: { sentence: string; prompt: string; isObjection: boolean }[]
}

const LIMITS = { firstTokenMs: 5_000, turnMs: 10_000, maxTokens: 500 }

/**
 * Plays a recorded call through the harness: the server gives a turn's recorded answers, one per request, and never
 * those of another turn. With `isChecked` a checker gives the recorded looks, and ok where there is none.
 */
export async function playRecording(call: Call, isChecked = false): Promise<Played> {
  const server = await streamingModel()
  const checker = await checkerThat((sentence, isObjection) => {
    const [first, second] = [lookIn(call, sentence)].flat()
    return (isObjection ? second : first) ?? first ?? 'ok'
  })
  const { model } = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'recorded' })
  const options = {
    rules: rulesReceptionist(),
    log: pino({ level: 'silent' }),
    limits: LIMITS,
    checker: isChecked ? { model: checker.checker, timeoutMs: LIMITS.turnMs } : undefined,
  }
  let asked = 0
  const offer = ({ answers }: Turn) => {
    asked = server.requests.length
    server.replies.length = asked
    server.replies.push(...answers.map(replyOf))
  }
  try {
    const desk = modelReceptionist(languageModels(model), options)
    const played = await playTurns(desk, call, {
      offer,
      taken: () => server.requests.length - asked,
    })
    const answered = call.turns.at(-1)?.answers.length ?? 0
    const unanswered = server.requests[asked + answered] ?? null
    return { ...played, requests: server.requests, unanswered, looks: checker.asked }
  } finally {
    server.close()
    checker.close()
  }
}

/**
 * The recorded look at a sentence. A short one and the next, checked together today, may have been looked at one by
 * one: then what was held against either counts.
 */
function lookIn({ looks = {} }: Call, sentence: string): CheckerAnswers {
  const parts = Object.keys(looks).filter((part) => sentence.includes(part))
  const objections = parts.flatMap((part) => {
    const look = looks[part] ?? 'ok'
    return [look].flat()[0] === 'ok' ? [] : [look]
  })
  return looks[sentence] ?? objections[0] ?? 'ok'
}

/** A checker's prompts in a call, each after the sentence it is about; of objections only those about its own. */
export async function toLookAtInCall(call: Call, areObjections: boolean): Promise<string[]> {
  const { looks } = await playRecording(call, true)
  const wanted = looks.filter(({ isObjection }) => isObjection === areObjections)
  return wanted.map(({ sentence, prompt }) => `\n[${sentence}]\n${prompt}`)
}

function replyOf({ text, calls }: Answer) {
  const tools = calls.map(({ name, args }): [string, unknown] => [name, args])
  return says(text.split(/(?<=\s)/), ...tools)
}

/** `offer` receives each turn; `taken` returns how many of its answers were requested. */
type Answering = { offer(turn: Turn): void; taken(): number }

/** Plays a recorded call's caller on any engine; with `answering`, checks what the harness does to each answer. */
export async function playTurns(desk: Receptionist, call: Call, answering?: Answering) {
  const facts = BUSINESSES[call.business]
  const damage: string[] = []
  const firstMs: number[] = []
  let conversation = desk.begin(call.caller)
  for (const [at, turn] of call.turns.entries()) {
    answering?.offer(turn)
    const began = performance.now()
    let first: number | null = null
    const say = () => {
      first ??= performance.now() - began
    }
    const voice = { say, stopped: new AbortController().signal }
    const result = await desk.hear(facts, conversation, heardIn(turn), NOW, voice)
    conversation = JSON.parse(JSON.stringify(result.conversation)) as typeof conversation
    firstMs.push(first ?? 0)
    if (answering)
      damage.push(
        ...damageOf(turn, result.reply, answering.taken()).map((what) => `turn ${at + 1}: ${what}`),
      )
    if (result.reply.end) break
  }
  return { conclusion: desk.conclude(facts, conversation), damage, firstMs }
}

function heardIn({ caller, keys }: Turn): Heard {
  if (keys !== undefined) return { kind: 'digits', digits: keys }
  return caller === undefined ? { kind: 'silence' } : { kind: 'speech', text: caller }
}

/** The answers that were requested are what the model meant to say; if those have no text, all answers are. */
function damageOf(
  { answers }: Turn,
  reply: { text: string; end: boolean },
  taken: number,
): string[] {
  if (answers.length === 0) return []
  const { text, end } = reply
  const plain = (words: string) => words.replace(/\s+/g, ' ').trim()
  const textOf = (some: readonly Answer[]) => plain(some.map((answer) => answer.text).join(' '))
  const meant = textOf(answers.slice(0, taken)) || textOf(answers)
  const ends = answers.some(({ calls }) => calls.some(({ name }) => name === 'end_call'))
  return [
    ...(plain(text) === meant ? [] : [`said "${text}" for "${meant}"`]),
    ...(end === ends
      ? []
      : [end ? 'ended though the model did not' : 'not ended though the model did']),
  ]
}

/** Where the result differs from the expected; empty when the owner gets all of it. */
export function missesOf({ expected }: Call, conclusion: Conclusion): string[] {
  const { message, summary, outcome, urgent, ended } = conclusion
  const all = `${summary}\n${message?.text ?? ''}`.toLowerCase()
  const is = (what: string, given: unknown, wanted: unknown) =>
    wanted === undefined || given === wanted ? [] : [`${what}: ${given}, not ${wanted}`]
  return [
    ...is('outcome', outcome, expected.outcome),
    ...is('name', message?.name ?? null, expected.name),
    ...is('phone', message?.phone ?? null, expected.phone),
    ...is('urgent', urgent, expected.urgent),
    ...is('ended by the line', ended, expected.endedByLine),
    ...(expected.message ?? []).flatMap((part) =>
      all.includes(part.toLowerCase()) ? [] : [`lacks "${part}"`],
    ),
    ...(expected.never ?? []).flatMap((part) =>
      all.includes(part.toLowerCase()) ? [`has "${part}"`] : [],
    ),
  ]
}
