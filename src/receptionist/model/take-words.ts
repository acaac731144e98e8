import type { Ask } from '../conversation.ts'
import { findCues } from '../languages/lexicon.ts'
import { noteAside, noteMatter, noteQuestion } from '../notes/note-matter.ts'
import type { Notes } from '../notes/notes.ts'
import { uncoveredWords, wholeOf } from '../understand/coverage.ts'
import { DECIDE } from '../understand/decide.ts'
import { type Understanding, understand } from '../understand/understand.ts'
import { readUtterance } from '../understand/utterance.ts'
import type { Desk } from './call-tools.ts'
import { modelTalkOf } from './model-talk.ts'

/** A desk whose turn is over; `spoken` is what the model said in it. */
type Turned = Desk & { spoken: string }

/**
 * Keeps a turn's utterance whole, unless it is nothing but an answer or a question that was answered. It makes a message
 * where the model noted what the caller wants; else it stands in one that is left, and in `open` until the model has
 * dealt with it.
 */
export function takeWords(desk: Turned, before: Notes, at: Date, tag: string | undefined): void {
  const { state, used, heard, facts } = desk
  const { notes, talk } = state
  const model = modelTalkOf(state)
  const asking = askedFor(before, notes, talk.turns)
  const circumstances = { facts, notes: before, talk: { ...talk, asking }, at }
  const understood = understand(heard.words, tag, circumstances)
  const isDealtWith = DEALS.some((one) => used.has(one))
  if (isDealtWith) model.open = []
  const place = notes.matters.length
  const isAnswer = asking === 'name' || asking === 'phone'
  const kind = understood.kind === 'remark' && isAnswer ? 'answer' : understood.kind
  keepWords(desk, { ...understood, kind })
  const isOpen = understood.kind === 'matter' && !isDealtWith && notes.matters.length > place
  if (isOpen) model.open.push(place)
}

const DEALS = ['matter', 'withdraw_message', 'end_call']

function keepWords(
  { state: { notes }, used, heard, spoken }: Turned,
  understood: Understanding,
): void {
  const { kind, questions } = understood
  if (used.has('withdraw_message')) return
  const isFirst = notes.matters.length === notes.asides.length
  if (used.has('matter') && (kind !== 'answer' || isFirst)) noteMatter(notes, heard.words)
  else if (onlyAsks(understood) && !used.has('unanswered')) {
    const cues = findCues(readUtterance(spoken), notes.language)
    const isOpen = spoken === '' || cues.has('cannotSay')
    for (const { words, answer } of questions)
      noteQuestion(notes, words, answer !== null || !isOpen)
  } else if (kind === 'matter' || kind === 'remark') noteAside(notes, heard.words)
}

/** What the words answered, told by what the model took from them. */
function askedFor(before: Notes, after: Notes, turns: number): Ask {
  if (before.name?.text !== after.name?.text) return 'name'
  if (before.callback?.e164 !== after.callback?.e164) return 'phone'
  return turns <= 1 ? 'need' : 'more'
}

function onlyAsks({ utterance, cues, name, numbers, questions }: Understanding): boolean {
  if (questions.length === 0) return false
  const known = [...numbers.ranges, ...(name?.ranges ?? []), ...questions.map(({ range }) => range)]
  return uncoveredWords(utterance, wholeOf(utterance), known, cues) <= DECIDE.remarkWords.more
}
