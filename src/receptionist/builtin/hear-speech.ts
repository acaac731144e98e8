import { type Absorbed, absorb } from './absorb.ts'
import { ALL, type Answers, answerAll } from './answers/answer-all.ts'
import { questionsIn } from './answers/question.ts'
import { hasMatter, timesAsked } from './call-state.ts'
import { readBack } from './callback-number.ts'
import { type Folded, hears, spansOf } from './folded.ts'
import { passesNothingOn } from './idle-talk.ts'
import { askText, nextAsk, putAsk } from './next-ask.ts'
import type { Reply } from './old-port.ts'
import { tellsOwnCase } from './own-case.ts'
import { pitches } from './pitches.ts'
import { soundsLikeSales } from './sales/hear-sales.ts'
import { type Settled, settleAnswer } from './settle-answer.ts'
import { takesLeave } from './takes-leave.ts'
import { hangUp, reply, sayGoodbye, type Turn } from './turn.ts'
import { onlyRemarks, walksOff } from './walks-off.ts'

/** Understands one utterance, takes what it gives, answers what it asks, and asks for what is missing. */
export function hearSpeech(turn: Turn, folded: Folded): Reply {
  const aside = endUnwanted(turn, folded) ?? answerAside(turn, folded)
  if (aside) return aside
  const asked = questionsIn(turn.state, folded, turn.cues)
  if (walksOff(turn, folded, asked)) return sayGoodbye(turn, [], false)
  if (onlyRemarks(turn, folded, asked)) return takeTurn(turn, folded, IDLE)
  const answers = answerAll(turn, folded, asked)
  const isIdle = !answers.answered && passesNothingOn(turn, folded, asked)
  return takeTurn(turn, folded, isIdle ? IDLE : answers)
}

/** Nothing of it is told or asked. */
const IDLE: Answers = { questions: [], texts: [], done: [ALL], answered: false, unanswered: false }

function takeTurn(turn: Turn, folded: Folded, answers: Answers): Reply {
  const { state, phrases } = turn
  const { questions, texts, answered } = answers
  const wasUrgent = state.urgentWords.length > 0
  const absorbed = absorb(turn, folded, questions, answers)
  const settled = settleAnswer(turn, folded, absorbed, questions.length > 0)
  const parts = [
    ...urgentWords(turn, absorbed, wasUrgent),
    ...selfWords(turn, folded, answers),
    ...texts,
  ]
  if (settled === 'close' || takesLeave(turn, folded)) {
    return sayGoodbye(turn, parts, hasMatter(state))
  }
  if (settled === 'fix' && timesAsked(state, 'fix') < 2) {
    return reply(turn, [...parts, putAsk(turn, 'fix')].join(' '))
  }
  if (settled === 'go_ahead') return reply(turn, [...parts, phrases.goOn].join(' '))
  if (absorbed.number === 'partial' && state.partialNumber.length !== 7) {
    state.asking = 'phone'
    return reply(turn, [...parts, phrases.goOn].join(' '))
  }
  return goOn(turn, parts, absorbed, { answered, settled })
}

function goOn(
  turn: Turn,
  parts: readonly string[],
  absorbed: Absorbed,
  { answered, settled }: { answered: boolean; settled: Settled },
): Reply {
  const { state, phrases } = turn
  const wasAsking = state.asking
  if (settled === 'fix') state.confirmed = true
  const learned = absorbed.text || absorbed.name !== null || absorbed.number === 'full'
  const next = nextAsk(state, { answered, learned })
  if (!next) return sayGoodbye(turn, parts, hasMatter(state))
  const question = putAsk(turn, next)
  const acks = acknowledge(turn, absorbed, { reading: next === 'confirm', spoke: parts.length > 0 })
  const silentSoFar = parts.length === 0 && acks.length === 0 && !learned
  const lost = silentSoFar && next === wasAsking && next !== 'need' ? [phrases.unclear] : []
  return reply(turn, [...lost, ...acks, ...parts, question].join(' '))
}

/** A short word for what was taken, the number read back unless the whole is about to be read. */
function acknowledge(
  { state, phrases }: Turn,
  absorbed: Absorbed,
  { reading, spoke }: { reading: boolean; spoke: boolean },
): string[] {
  const acks: string[] = []
  if (absorbed.number === 'odd' && !state.phone) acks.push(phrases.notANumber)
  if (absorbed.refused) acks.push(phrases.noProblem)
  if (reading) return acks
  if (absorbed.name !== null) acks.push(phrases.thanksName(absorbed.name))
  if (absorbed.number === 'full' && state.phone) {
    acks.push(phrases.heardNumber(readBack(state.phone)))
  }
  const onlyText = (absorbed.text || absorbed.wantsMessage) && !spoke && acks.length === 0
  return onlyText ? [phrases.gotIt] : acks
}

function urgentWords({ state, phrases }: Turn, absorbed: Absorbed, wasUrgent: boolean): string[] {
  if (absorbed.danger && !state.told911) {
    state.told911 = true
    return [phrases.danger]
  }
  return absorbed.urgent && !wasUrgent ? [phrases.urgentNoted] : []
}

/** What it is, and that no person is free, said whenever asked. */
function selfWords(
  { state, cues, phrases }: Turn,
  folded: Folded,
  { answered }: Answers,
): string[] {
  const words: string[] = []
  // "Can a person pay by the month?"
  if (answered) return words
  if (hears(folded.text, cues.robot)) words.push(phrases.robot)
  else if (hears(folded.text, cues.person) || hears(folded.text, cues.asksFor)) {
    state.wantsMessage = true
    words.push(phrases.person)
  }
  return words
}

const MAX_RUDENESS = 2

/** Robocalls at once, abuse the second time. */
function endUnwanted(turn: Turn, folded: Folded): Reply | null {
  const { state, cues, phrases } = turn
  if (
    hears(folded.text, cues.spam) ||
    pitches(folded.text, cues) ||
    soundsLikeSales(folded.text, cues)
  ) {
    state.spam = true
    return hangUp(turn, phrases.spamGoodbye)
  }
  if (!hears(folded.text, cues.rude)) return null
  state.rudeness++
  if (state.rudeness >= MAX_RUDENESS) {
    // Who left a real matter before losing their temper is still to be called back.
    state.spam = state.name === null && state.phone === null && state.urgentWords.length === 0
    return hangUp(turn, phrases.rudeGoodbye)
  }
  // An insult may come with the matter itself, which is then taken as any other.
  if (folded.words.length > 8 && tellsOwnCase(folded.text, cues)) return null
  return reply(turn, `${phrases.polite} ${askText(turn, state.asking)}`)
}

/** "Sorry, what?" and "hold on" leave the call where it was. */
function answerAside(turn: Turn, folded: Folded): Reply | null {
  const { state, cues, phrases } = turn
  if (saysOnly(folded, cues.repeat, turn)) {
    return reply(turn, state.lastReply || askText(turn, state.asking))
  }
  return saysOnly(folded, cues.wait, turn) ? reply(turn, phrases.takeYourTime) : null
}

function saysOnly(folded: Folded, pattern: RegExp, { cues }: Turn): boolean {
  if (!hears(folded.text, pattern)) return false
  const covered = [pattern, cues.filler, cues.greeting, cues.thanks].flatMap((one) =>
    spansOf(folded.text, one),
  )
  const rest = folded.words.filter(
    ({ at }) => !covered.some((span) => at >= span.from && at < span.to),
  )
  return rest.length <= 1
}
