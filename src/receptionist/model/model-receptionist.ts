import type { LanguageModel } from 'ai'
import type { Language } from '../../kernel/languages.ts'
import type { Log } from '../../kernel/log.ts'
import { readState } from '../begin-or-read-state.ts'
import type { State } from '../call-state.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import { writeMessage } from '../notes/write-message.ts'
import { concludeCall } from '../outcome-and-summary.ts'
import type { BusinessFacts, Heard, Receptionist, Reply, Voice } from '../receptionist.ts'
import { MAX_KEYS, MAX_SILENCES, MAX_TURNS } from '../rules/call-limits.ts'
import { nextAsk } from '../rules/next-question.ts'
import { settleCaller } from '../rules/take-caller.ts'
import { turnOf } from '../rules/turn.ts'
import { understand } from '../understand/understand.ts'
import { type Checker, lookBy } from './ask-checker.ts'
import { judgeByWords } from './check-sentence.ts'
import type { Desk } from './desk.ts'
import { settleTurn } from './end-of-spoken-turn.ts'
import { fitState } from './forget-oldest-turns.ts'
import { takeWords } from './keep-callers-words.ts'
import { MAX_FAILURES } from './model-failure-limits.ts'
import { callerLine, cutLastLine, modelTalkOf } from './model-talk.ts'
import { reviewCall } from './review-call.ts'
import { situationOf } from './situation-for-model.ts'
import { type Limits, speakTurn } from './speak-turn.ts'
import { type Speech, SpokenLine } from './spoken-line.ts'
import { warmUp } from './warm-up.ts'
import { withOpenMatters } from './with-open-matters.ts'
import { isWholeKeys, type Words, wordsHeard } from './words-heard.ts'

export type ModelOptions = {
  rules: Receptionist
  log: Log
  limits: Limits
  /** Checks sentences that words alone cannot judge; without a checker the words decide. */
  checker?: Checker | undefined
}

type Turn = { facts: BusinessFacts; state: State; at: Date; voice: Voice | undefined }

/**
 * A language model leads the talk. Code owns the facts, the notes, the check of each sentence and the limits of a call;
 * the rules engine takes over only while the provider fails. `models` are tried in order.
 */
export function modelReceptionist(
  models: readonly LanguageModel[],
  options: ModelOptions,
): Receptionist {
  const { rules } = options
  return {
    greet(facts, at, begun) {
      if (begun) {
        warmUp(facts, at).catch((error) => {
          options.log.warn({ err: error }, 'warming up failed')
        })
      }
      return rules.greet(facts, at, begun)
    },
    begin: rules.begin,
    resume: rules.resume,
    async hear(facts, conversation, heard, at, voice) {
      const turn = { facts, state: readState(conversation), at, voice }
      const reply = await hearTurn(models, options, turn, heard)
      fitState(turn.state)
      return { conversation: turn.state, reply }
    },
    conclude: ({ services }, conversation) =>
      concludeCall(withOpenMatters(readState(conversation)), services),
    async review(facts, conversation, signal) {
      const state = readState(conversation)
      const [model] = models
      return model ? reviewCall(model, facts, state, signal) : state
    },
  }
}

async function hearTurn(
  models: readonly LanguageModel[],
  options: ModelOptions,
  turn: Turn,
  heard: Heard,
): Promise<Reply> {
  const { state, facts } = turn
  const { talk, notes } = state
  const model = modelTalkOf(state)
  if (talk.ended) return { text: '', language: notes.language, end: true }
  if (heard.kind === 'interrupt') {
    cutLastLine(model, heard.utteranceUntilInterrupt.trim())
    return { text: '', language: notes.language, end: false }
  }
  if (heard.kind === 'digits' && !isWholeKeys(state, heard.digits)) {
    return { text: '', language: notes.language, end: false }
  }
  const words = wordsHeard(state, heard)
  talk.turns += 1
  if (words === null) return hearSilence(state)
  talk.silences = 0
  if (talk.turns >= MAX_TURNS || talk.keysPressed > MAX_KEYS) {
    model.open.push(...keepPlainly(turn, words))
    const phrases = PHRASES[notes.language]
    const hasMessage = writeMessage(withOpenMatters(structuredClone(state)).notes) !== null
    return hangUp(state, hasMessage ? phrases.wrapUp : phrases.goodbye(facts.businessName))
  }
  return answer(models, options, turn, words, heard)
}

function hearSilence(state: State): Reply {
  const { talk, notes } = state
  const { silentGoodbye, stillThere } = PHRASES[notes.language]
  talk.silences += 1
  if (talk.silences >= MAX_SILENCES || talk.turns >= MAX_TURNS) return hangUp(state, silentGoodbye)
  modelTalkOf(state).lines.push(callerLine('(silence)'), {
    who: 'line',
    text: stillThere,
    calls: [],
  })
  return { text: stillThere, language: notes.language, end: false }
}

function hangUp({ talk, notes }: State, text: string): Reply {
  talk.ended = true
  return { text, language: notes.language, end: true }
}

/** Keeps the words of a turn that no model handled; returns their indexes if they sound like a matter. */
function keepPlainly({ facts, state, at }: Turn, { words, said, tag }: Words): number[] {
  const understood = understand(words, tag, { ...state, facts, at })
  const copy = structuredClone(state)
  const heard = { words, isKeyed: false, understood }
  takeWords(
    { facts, state: copy, heard, used: new Set(), ending: null, spoken: '', said },
    state.notes,
    at,
    tag,
  )
  state.notes = copy.notes
  return modelTalkOf(copy).open.filter((place) => !modelTalkOf(state).open.includes(place))
}

async function answer(
  models: readonly LanguageModel[],
  options: ModelOptions,
  turn: Turn,
  wordsOfTurn: Words,
  heard: Heard,
): Promise<Reply> {
  const { words, said, isKeyed, tag } = wordsOfTurn
  const { facts, state, at, voice } = turn
  const model = modelTalkOf(state)
  const before = structuredClone(state)
  const understood = understand(words, tag, { ...state, facts, at })
  confirmReadBack(state, understood.answer)
  const asked = settleCaller(turnOf(facts, state, at), understood)
  // From now on the model asks for the name as usual.
  delete state.talk.expected
  model.lines.push(callerLine(words))
  const desk: Desk = {
    facts,
    state,
    heard: { words, isKeyed, understood },
    used: new Set(),
    ending: null,
  }
  const danger = understood.urgency.dangers.length > 0
  const situation = situationOf(facts, state, at, { danger, asked })
  const line = checkedLine(options, turn, situation, words, understood.language)
  const isProbe = model.failures >= MAX_FAILURES
  const { limits, log } = options
  const [spoken] = await Promise.all([
    speakTurn({ models, desk, line, voice, situation, limits, log, isProbe }),
    voice?.keep?.(unanswered(turn, before, wordsOfTurn)),
  ])
  if (spoken === 'failed') return ruledInstead(options.rules, turn, before, heard)
  takeWords({ ...desk, spoken: line.words, said }, before.notes, at, tag)
  return settleTurn(desk, line, spoken, at)
}

/** The line of this turn. Each sentence is checked by words and, in doubt, by the checker. */
function checkedLine(
  { checker, log }: ModelOptions,
  turn: Turn,
  situation: string,
  words: string,
  caller: Language,
): SpokenLine {
  const { facts, state, at, voice } = turn
  const before = modelTalkOf(state).lines
  const said = [...before.flatMap((one) => (one.who === 'caller' ? [one.text] : [])), words]
  const check = (sentence: string) =>
    judgeByWords(sentence, { facts, notes: state.notes, said, at })
  const stopped = voice?.stopped
  const look = checker && lookBy(checker, { facts, state, situation, stopped, log })
  return new SpokenLine(voice, check, speechOf(turn, caller), look)
}

function speechOf({ facts, state: { notes } }: Turn, caller: Language): Speech {
  const change = (language: Language) => {
    notes.language = language
  }
  return { current: () => notes.language, caller, offered: ['en', ...facts.languages], change }
}

/** The state if this process dies before the reply is made: the words are kept. */
function unanswered(turn: Turn, before: State, words: Words): State {
  const state = structuredClone(before)
  modelTalkOf(state).open.push(...keepPlainly({ ...turn, state }, words))
  return state
}

/** A yes right after a number or a name was read back confirms it. */
function confirmReadBack({ notes, model }: State, answer: 'yes' | 'no' | null): void {
  const last = model?.lines.findLast((one) => one.who === 'line')
  if (answer !== 'yes' || last?.who !== 'line') return
  const digits = last.text.replace(/\D/g, '')
  const { callback, name } = notes
  if (callback && digits.includes(callback.e164.slice(-7))) callback.confirmed = true
  if (name && last.text.includes(name.text)) name.confirmed = true
}

/** Replies by rules, from the notes. The model later sees what was said. */
async function ruledInstead(
  rules: Receptionist,
  turn: Turn,
  before: State,
  heard: Heard,
): Promise<Reply> {
  const { facts, state, at, voice } = turn
  const asking = nextAsk(turnOf(facts, before, at), null) ?? 'need'
  const talk = { ...before.talk, asking, turns: before.talk.turns - 1 }
  const ruled = await rules.hear(facts, { ...before, notes: state.notes, talk } as State, heard, at)
  const after = ruled.conversation as State
  const model = modelTalkOf(state)
  const { matters, asides } = after.notes
  const told = matters.flatMap((words, place) => (asides.includes(words) ? [] : [place]))
  model.open.push(...told.filter((place) => place >= before.notes.matters.length))
  Object.assign(state, { notes: after.notes, talk: after.talk })
  model.lines.push({ who: 'line', text: ruled.reply.text, calls: [] })
  voice?.say(ruled.reply.text, ruled.reply.language)
  return ruled.reply
}
