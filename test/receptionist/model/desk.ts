import { pino } from 'pino'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { languageModels } from '../../../src/providers/language-model/language-model.ts'
import type { Checker } from '../../../src/receptionist/model/ask-checker.ts'
import { modelReceptionist } from '../../../src/receptionist/model/model-receptionist.ts'
import type { Limits } from '../../../src/receptionist/model/speak-turn.ts'
import type {
  BusinessFacts,
  Conversation,
  Heard,
  Receptionist,
} from '../../../src/receptionist/receptionist.ts'
import { rulesReceptionist } from '../../../src/receptionist/rules/rules-receptionist.ts'
import { PLUMBER, WEDNESDAY } from '../play-call.ts'
import { type Reply, streamingModel } from '../streaming-model.ts'

export const CALLER = '+15128422671'
const PATIENT: Limits = { firstTokenMs: 5_000, turnMs: 10_000, maxTokens: 500 }

/** An engine with a model server that gives these replies in turn. Close it after the test. */
export async function deskAt(
  replies: readonly Reply[],
  limits: Partial<Limits> = {},
  checker?: Checker,
) {
  const server = await streamingModel(...replies)
  const logged: string[] = []
  const log = pino({ base: null, timestamp: false }, { write: (line) => logged.push(line) })
  const { model } = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'small' })
  const options = { rules: rulesReceptionist(), log, limits: { ...PATIENT, ...limits }, checker }
  return { desk: modelReceptionist(languageModels(model), options), logged, ...server }
}

/** One turn as in the relay: the state passes through JSON with reordered keys, and spoken tokens are collected. */
export async function hear(
  desk: Receptionist,
  before: Conversation,
  heard: Heard | string,
  facts: BusinessFacts = PLUMBER,
) {
  const tokens: { token: string; language: string }[] = []
  const stopped = new AbortController()
  const voice = {
    say: (token: string, language: string) => tokens.push({ token, language }),
    stopped: stopped.signal,
  }
  const said: Heard = typeof heard === 'string' ? { kind: 'speech', text: heard } : heard
  const turn = await desk.hear(facts, stored(before), said, WEDNESDAY, voice)
  return { ...turn, tokens, spoken: tokens.map(({ token }) => token).join('') }
}

function stored(conversation: Conversation): Conversation {
  const sorted = (_key: string, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort())
      : value
  return JSON.parse(JSON.stringify(conversation, sorted)) as Conversation
}

/** A note's arguments in strict mode: every field, null when not given. */
export function note(given: Record<string, string>): [string, object] {
  const fields =
    'name phone extension email address availability contact_by matter gist_english urgency urgency_why'
  const empty = Object.fromEntries(fields.split(' ').map((field) => [field, null]))
  return ['note', { ...empty, ...given }]
}
