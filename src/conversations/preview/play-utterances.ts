import type { App } from '../../app.ts'
import type { Language } from '../../kernel/languages.ts'
import type {
  BusinessFacts,
  Conclusion,
  Conversation,
  Heard,
} from '../../receptionist/receptionist.ts'
import { conclude } from '../conclude-conversation.ts'
import { questionsLeft } from '../questions/note-questions.ts'
import { stripControlCharacters } from '../strip-control-characters.ts'
import { type Goal, goalCaller, type Standing } from './goal-caller.ts'
import { GOAL_UTTERANCES_MAX, PLAYED_MS_MAX, REVIEW_MS_MAX } from './preview-limits.ts'

export type Script = {
  facts: BusinessFacts
  /** The caller's utterances in order (an empty one is silence), or the caller's goal. */
  utterances: readonly string[] | Goal
  /** E.164; null if withheld. */
  caller: string | null
  /** The time of the call, which decides whether the business is open. */
  at: Date
}

export type PlayedTurn = { who: 'line' | 'caller'; text: string; language: string }

export type Played = {
  turns: readonly PlayedTurn[]
  /** Whether the line hung up. */
  ended: boolean
  /** Utterances not played, because the line had hung up or took too long. */
  unplayed: number
  /** What the owner would be told. */
  conclusion: Conclusion
  /** What would be among the line's open questions. */
  openQuestions: readonly string[]
}

/**
 * Plays a call to the receptionist with the same engine, notes and review, without a phone call: nothing is stored,
 * sent or charged.
 */
export async function playUtterances(app: App, script: Script): Promise<Played> {
  const { facts, utterances, at } = script
  const { disclosure, rest, language } = app.receptionist.greet(facts, at)
  const greeting = [disclosure, rest].filter((text) => text !== '').join(' ')
  const turns: PlayedTurn[] = [{ who: 'line', text: greeting, language }]
  const until = performance.now() + PLAYED_MS_MAX
  let conversation = app.receptionist.begin(script.caller)
  let [ended, played] = [false, 0]
  const says = callerOf(utterances)
  const standing = (): Standing => ({
    line: turns.at(-1)?.text ?? '',
    language: (turns.at(-1)?.language ?? language) as Language,
    missing: app.receptionist.conclude(facts, conversation).missing,
  })
  while (!ended && performance.now() <= until) {
    const utterance = says(played, standing)
    if (utterance === undefined) break
    const heard = stripControlCharacters(heardOf(utterance))
    const answer = await app.receptionist.hear(facts, conversation, heard, at)
    conversation = answer.conversation
    turns.push(...turnsOf(heard, answer.reply))
    ended = answer.reply.end
    played += 1
  }
  const conclusion = conclude(app, facts, await reviewed(app, facts, conversation))
  const unplayed = isScript(utterances) ? utterances.length - played : 0
  return { turns, ended, unplayed, conclusion, openQuestions: questionsLeft(conclusion) }
}

/** The caller's next utterance, by how often they spoke; undefined at the end. */
function callerOf(utterances: Script['utterances']) {
  if (isScript(utterances)) return (spoken: number) => utterances[spoken]
  const next = goalCaller(utterances)
  return (spoken: number, standing: () => Standing) =>
    spoken < GOAL_UTTERANCES_MAX ? next(standing()) : undefined
}

function isScript(utterances: Script['utterances']): utterances is readonly string[] {
  return Array.isArray(utterances)
}

function heardOf(utterance: string): Heard {
  return utterance.trim() === '' ? { kind: 'silence' } : { kind: 'speech', text: utterance }
}

function turnsOf(heard: Heard, reply: { text: string; language: string }): PlayedTurn[] {
  const { text, language } = reply
  return [
    ...(heard.kind === 'speech' ? [{ who: 'caller' as const, text: heard.text, language }] : []),
    ...(text === '' ? [] : [{ who: 'line' as const, text, language }]),
  ]
}

/** A model reviews the call, as after a real one; if it fails, the notes stand as taken. */
async function reviewed(app: App, facts: BusinessFacts, conversation: Conversation) {
  const reviewMs = Math.min(app.config.model.reviewMs, REVIEW_MS_MAX)
  if (!app.receptionist.review || reviewMs === 0) return conversation
  try {
    return await app.receptionist.review(facts, conversation, AbortSignal.timeout(reviewMs))
  } catch (error) {
    const reason = error instanceof Error ? error.name : 'unknown'
    app.log.warn({ reason }, 'the model gave no review of a preview')
    return conversation
  }
}
