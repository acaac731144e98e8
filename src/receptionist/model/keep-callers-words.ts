import type { Ask } from '../call-state.ts'
import { findCues } from '../languages/find-cues.ts'
import { noteAside, noteMatter, noteQuestion } from '../notes/note-matter.ts'
import type { Notes } from '../notes/notes.ts'
import { DECIDE } from '../understand/thresholds.ts'
import { type Understanding, understand } from '../understand/understand.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import { uncoveredWords, wholeOf } from '../understand/words-left-over.ts'
import type { Desk } from './desk.ts'
import { modelTalkOf } from './model-talk.ts'
import { isHeld } from './notes-hold-words.ts'

/** A desk at the end of its turn; `spoken` is what the model said, `said` what the caller spoke, without keys. */
type Turned = Desk & { spoken: string; said: string }

/**
 * Keeps a turn's utterance in full, unless it is only an answer or a question that was answered. If the model noted
 * what the caller wants, its words come first in the message. An utterance that they do not cover stays `open`: it is
 * shown to the model and added after them, until the model has seen it and leaves it out.
 */
export function takeWords(desk: Turned, before: Notes, at: Date, tag: string | undefined): void {
  const { state, used, facts, said } = desk
  const { notes, talk } = state
  const model = modelTalkOf(state)
  const asking = askedFor(before, notes, talk.turns)
  const circumstances = { facts, notes: before, talk: { ...talk, asking }, at }
  const understood = understand(said, tag, circumstances)
  if (DEALS.some((one) => used.has(one))) model.open = []
  const place = notes.matters.length
  const isAnswer = asking === 'name' || asking === 'phone'
  const kind = understood.kind === 'remark' && isAnswer ? 'answer' : understood.kind
  keepWords(desk, { ...understood, kind })
  const isKept = notes.matters.length > place
  const isOfCall = OF_CALL.some((cue) => understood.cues.has(cue))
  const isBeside = understood.closing !== null || isOfCall || takesSlot(before, notes)
  const least = isBeside && !used.has('matter_refused') ? MIN_BESIDE_ANSWER : 1
  const tells = (kind === 'matter' || used.has('matter')) && understood.tellingWords >= least
  if (isKept && tells && !isHeld(understood.utterance, state)) model.open.push(place)
}

/** "No just tell them to hurry, bye" adds nothing, nor does "that's my work phone" next to the number. */
const MIN_BESIDE_ANSWER = 5

/** "Wait, what did you write down", "can I speak to a person": about the call, so not for the owner. */
const OF_CALL = ['readBack', 'person', 'robot', 'checks', 'hold', 'repeat'] as const

/** The model took a name, a number or the like from these words. */
function takesSlot(before: Notes, after: Notes): boolean {
  const slots = ({ name, callback, email, address, availability, contactBy }: Notes) =>
    JSON.stringify([
      name?.text,
      callback?.e164,
      callback?.extension,
      email,
      address,
      availability,
      contactBy,
    ])
  return slots(before) !== slots(after)
}

const DEALS = ['matter', 'withdraw_message', 'end_call']

function keepWords(turned: Turned, understood: Understanding): void {
  const { used, said, spoken } = turned
  const { notes } = turned.state
  const isFirst = notes.matters.length === notes.asides.length
  if (!used.has('matter') && !used.has('unanswered') && spoken !== '')
    noteAnswered(notes, questionsIn(understood))
  if (used.has('withdraw_message')) return
  if (used.has('matter')) {
    if (understood.kind !== 'answer' || isFirst) noteMatter(notes, said)
  } else if (onlyAsks(understood) && !used.has('unanswered')) {
    noteAsked(notes, questionsIn(understood), spoken)
  } else if (understood.kind === 'matter' || understood.kind === 'remark') noteAside(notes, said)
}

type Asked = Understanding['questions']

function noteAnswered(notes: Notes, questions: Asked): void {
  for (const { words, sure } of questions) if (sure) noteQuestion(notes, words, true)
}

/** A question the model did not leave for the owner counts as answered, unless it said that it cannot tell. */
function noteAsked(notes: Notes, questions: Asked, spoken: string): void {
  const isUnsure = spoken === '' || findCues(readUtterance(spoken), notes.language).has('cannotSay')
  for (const { words, sure } of questions) noteQuestion(notes, words, sure || !isUnsure)
}

function questionsIn(understood: Understanding): Asked {
  return understood.questions.filter(({ range }) => !isNumber(understood, range))
}

/** The words that give a number are not a question. */
function isNumber({ numbers }: Understanding, { from, to }: Range): boolean {
  return numbers.ranges.some((range) => range.from < to && range.to > from)
}

/** What the caller's words answered, judged by what the model took from them. */
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
