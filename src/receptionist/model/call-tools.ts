import type { ToolSet } from 'ai'
import { z } from 'zod'
import type { Language } from '../../kernel/languages.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { State } from '../call-state.ts'
import { DAY_MS } from '../facts/date-meant.ts'
import { noteOpenQuestion, withdrawMessage } from '../notes/note-matter.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { type Desk, END_REASONS } from './desk.ts'
import { refusesEnd } from './may-end-call.ts'
import { modelTalkOf } from './model-talk.ts'
import { Note, takeNote } from './note-tool.ts'
import { slipOf } from './notes-for-model.ts'
import { hoursOn } from './situation-for-model.ts'

/** All tools a model has in a call. `runTool` runs them, since some depend on what is said along with the call. */
export function callTools({ languages }: BusinessFacts): ToolSet {
  const spoken: [Language, ...Language[]] = ['en', ...languages]
  return {
    note: strictTool(
      'Notes what the caller gave, at once. Null leaves a field as it is, "" clears it. Answers with the slip.',
      Note,
    ),
    withdraw_message: strictTool('The caller wants no message left after all.', z.object({})),
    set_language: strictTool(
      'Before you speak another language than so far.',
      z.object({ language: z.enum(spoken) }),
    ),
    look_up_hours: strictTool(
      'The hours of a day that is not among the 14 you are shown.',
      z.object({ date: z.string().describe('2026-12-24') }),
    ),
    unanswered: strictTool(
      'Notes a question for the owner that the facts do not answer.',
      z.object({ question: z.string().describe("In the caller's words.") }),
    ),
    end_call: strictTool(
      'Hangs up once your goodbye is spoken. Only when the caller is done, never beside a question.',
      z.object({ reason: z.enum(END_REASONS) }),
    ),
  }
}

function strictTool(description: string, schema: z.ZodObject): ToolSet[string] {
  return { description, inputSchema: schema, strict: true }
}

type Run = (desk: Desk, field: (key: string) => string, input: unknown, spoken: string) => string

const RUNS: Record<string, Run> = {
  note(desk, _field, input) {
    const { state, heard, used } = desk
    const before = modelTalkOf(state).matter
    const wasDangerous = state.notes.danger.length > 0
    const wrong = takeNote(state, input, heard)
    if (wasDangerous && state.notes.danger.length === 0) used.add('danger_over')
    const { matter } = modelTalkOf(state)
    if (matter !== '' && matter !== before) used.add('matter')
    if (wrong.some((one) => one.startsWith('matter'))) used.add('matter_refused')
    modelTalkOf(state).wrong = wrong
    return slipOf(state)
  },
  withdraw_message({ state }) {
    withdrawMessage(state.notes)
    if (state.notes.withdrawn) forget(state)
    return slipOf(state)
  },
  set_language({ state, facts }, field) {
    const language = field('language') as Language
    const known = language === 'en' || facts.languages.includes(language)
    if (known) state.notes.language = language
    return known ? 'ok' : `The line speaks only ${['en', ...facts.languages].join(', ')}.`
  },
  look_up_hours({ facts }, field) {
    const day = Date.parse(`${field('date')}T00:00:00Z`) / DAY_MS
    if (!Number.isInteger(day)) return 'Write the date like 2026-12-24.'
    return facts.hoursInWords ?? hoursOn(facts, day)
  },
  unanswered({ state, heard }, field) {
    noteOpenQuestion(state.notes, field('question') || heard.words)
    return slipOf(state)
  },
  end_call: (desk, field, _input, spoken) => askToEnd(desk, field('reason'), spoken),
}

/** Deletes the message and everything that mentions it. */
function forget(state: State): void {
  const { notes } = state
  notes.gist = null
  notes.matters = []
  notes.asides = []
  notes.questions = notes.questions.filter(({ answered }) => answered)
  Object.assign(modelTalkOf(state), { matter: '', open: [] })
}

/** Runs a tool call and returns its answer. `spoken` is what the line has said in this turn. Never throws. */
export function runTool(desk: Desk, name: string, input: unknown, spoken: string): string {
  const run = Object.hasOwn(RUNS, name) ? RUNS[name] : undefined
  if (!run) return 'There is no such tool.'
  const field = (key: string) => {
    const value = (input as Record<string, unknown> | null)?.[key]
    return typeof value === 'string' ? plainText(value) : ''
  }
  desk.used.add(name)
  return run(desk, field, input, spoken)
}

function askToEnd(desk: Desk, reason: string, spoken: string): string {
  const why = refusesEnd(desk, reason, spoken)
  if (why !== null) return `Refused: ${why}`
  desk.ending = END_REASONS.find((one) => one === reason) ?? 'done'
  return spoken === '' ? 'The call ends when you have said goodbye. Say it now.' : 'ending'
}
