import type { State } from '../call-state.ts'
import { withdrawMessage } from '../notes/note-matter.ts'
import { noteDanger } from '../notes/note-urgency.ts'
import type { Reply } from '../receptionist.ts'
import { nextAsk } from '../rules/next-question.ts'
import { turnOf } from '../rules/turn.ts'
import type { Desk } from './desk.ts'
import { modelTalkOf } from './model-talk.ts'
import type { Spoken } from './speak-turn.ts'
import type { SpokenLine } from './spoken-line.ts'

/** Records what remains after a spoken reply: dangers, how the call ends, what is asked next. */
export function settleTurn(
  { state, facts, heard, used, ending }: Desk,
  line: SpokenLine,
  spoken: Spoken,
  at: Date,
): Reply {
  const { notes, talk } = state
  if (!notes.spoken.includes(notes.language)) notes.spoken.push(notes.language)
  if (!used.has('danger_over')) keepDangers(notes, heard, line)
  forgetWrongNumber(state, ending)
  if (ending === 'spam') notes.sales = true
  else if (used.has('matter')) notes.sales = false
  if (ending === 'abuse') notes.rudeness += 1
  talk.lastReply = line.text
  talk.asking = nextAsk(turnOf(facts, state, at), null) ?? 'more'
  talk.ended = ending !== null && spoken === 'said'
  if (talk.ended && CLOSES.has(ending)) talk.saidGoodbye = true
  return { text: line.text, language: notes.language, end: talk.ended }
}

/** Keeps dangers the caller was warned about, or that the notes mark as urgent. */
function keepDangers(notes: State['notes'], { understood }: Desk['heard'], line: SpokenLine): void {
  if (!notes.urgency.urgent && !line.text.includes('911')) return
  for (const { kind, words } of understood.urgency.dangers) noteDanger(notes, kind, words)
}

/** The call was finished, not broken off. */
const CLOSES: ReadonlySet<Desk['ending']> = new Set(['done', 'wrong_number'])

/** A caller who dialled a wrong number leaves no message and asked this business nothing. */
function forgetWrongNumber(state: State, ending: Desk['ending']): void {
  if (ending !== 'wrong_number') return
  if (modelTalkOf(state).matter !== '' || state.notes.danger.length > 0) return
  state.notes.questions = []
  withdrawMessage(state.notes)
}
