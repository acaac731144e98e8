import type { LanguageModel } from 'ai'
import type { Log } from '../../log.ts'
import { MAX_TURNS } from '../builtin/call-state.ts'
import { CUES } from '../builtin/cues/by-language.ts'
import { foldText, hears } from '../builtin/folded.ts'
import type {
  BusinessFacts,
  Dialogue,
  Heard,
  Receptionist,
  Reply,
  Voice,
} from '../builtin/old-port.ts'
import { memoryOf, remember } from './memory.ts'
import { instructionsFor, messagesFor } from './prompt.ts'
import { type Budget, speakTurn } from './speak-turn.ts'
import { SpokenLine } from './spoken-line.ts'

const BUDGET: Budget = { fillerAfterMs: 1_500, turnMs: 6_000 }

/** After as many failures the rules keep the call to its end. */
export const MAX_FAILURES = 3

type Turn = { dialogue: Dialogue; reply: Reply }

type Options = { rules: Receptionist; log: Log; budget?: Budget }

/**
 * A language model talks, over an engine that goes by rules. The rules hear every turn too: they keep the state, end
 * the call within its limits, and their reply is the model's draft. It is also what the caller hears when the model is
 * late, breaks off, or says what must not be said; so nothing is lost by it, and neither is time.
 */
export function modelReceptionist(
  model: LanguageModel,
  { rules, log, budget = BUDGET }: Options,
): Receptionist {
  return {
    greet: rules.greet,
    begin: rules.begin,
    resume: rules.resume,
    async hear(facts, dialogue, heard, at, voice) {
      const ruled = await rules.hear(facts, dialogue, heard, at)
      if (heard.kind !== 'speech' || !isForModel(dialogue, heard.text, ruled)) {
        return withMemory(ruled, heard)
      }
      const answered = { facts, at, said: heard.text, dialogue, ruled }
      return withMemory(await answer({ model, budget, log }, answered, voice), heard)
    },
    conclude: (facts, dialogue) => concludeInEnglish(rules, facts, dialogue),
  }
}

type Answered = { facts: BusinessFacts; at: Date; said: string; dialogue: Dialogue; ruled: Turn }

/** Fixed words where they are quickest or surest: danger, unwanted calls, silence, the limits of a call, its goodbye. */
function isForModel(before: Dialogue, said: string, { dialogue: after, reply }: Turn): boolean {
  if (reply.text === '' || memoryOf(before).failures >= MAX_FAILURES) return false
  if (after.spam || after.turns >= MAX_TURNS) return false
  if (after.rudeness > before.rudeness || after.silences > before.silences) return false
  if (after.told911 && !before.told911) return false
  return !(reply.end && takesLeave(said, after))
}

function takesLeave(said: string, { language }: Dialogue): boolean {
  const { goodbye, done, no, thanks } = CUES[language]
  const { text } = foldText(said)
  return [goodbye, done, no, thanks].some((cue) => hears(text, cue))
}

async function answer(
  { model, budget, log }: { model: LanguageModel; budget: Budget; log: Log },
  { facts, at, said, dialogue, ruled }: Answered,
  voice: Voice | undefined,
): Promise<Turn> {
  const memory = structuredClone(memoryOf(dialogue))
  const state: Dialogue = { ...structuredClone(ruled.dialogue), ended: false, model: memory }
  const line = new SpokenLine(voice, state.language)
  const desk = { state, memory, said }
  const situation = { facts, at, state, said, draft: ruled.reply.text }
  const [instructions, messages] = [instructionsFor(facts), messagesFor(memory, situation)]
  const turn = { model, instructions, messages, desk, line, voice, budget }
  const kept = voice?.keep?.({ ...ruled.dialogue, ended: false })
  const [spoken] = await Promise.all([speakTurn(turn), kept])
  if (spoken === 'said') return settle(state, line.text)
  if (spoken === 'stopped') return settle(unfinished(state, dialogue, line.text), line.text)
  log.warn({ reason: spoken }, 'the rules answered in place of the model')
  return ruledInstead(ruled, dialogue, line, voice)
}

function settle(state: Dialogue, text: string): Turn {
  const told911 = state.told911 || text.includes('911')
  const dialogue = { ...state, lastReply: text, missed: '', told911 }
  return { dialogue, reply: { text, language: state.language, end: state.ended } }
}

/** Whoever goes on talking is not hung up on, and was not asked what they never heard. */
function unfinished(state: Dialogue, before: Dialogue, text: string): Dialogue {
  return { ...state, ended: false, asked: text === '' ? before.asked : state.asked }
}

/** From the state the rules made of this turn, as if there had been no model; what was said already stays said. */
function ruledInstead(
  { dialogue, reply }: Turn,
  before: Dialogue,
  line: SpokenLine,
  voice: Voice | undefined,
): Turn {
  line.say(reply.text)
  const text = voice ? line.text : reply.text
  const memory = memoryOf(before)
  const model = { ...memory, failures: memory.failures + 1 }
  return { dialogue: { ...dialogue, model, lastReply: text }, reply: { ...reply, text } }
}

function withMemory({ dialogue, reply }: Turn, heard: Heard): Turn {
  const model = remember(memoryOf(dialogue), heard, reply.text)
  return { dialogue: { ...dialogue, model }, reply }
}

/** A message in another language is kept with its English; the owner's summary tells the English. */
function concludeInEnglish(rules: Receptionist, facts: BusinessFacts, dialogue: Dialogue) {
  const concluded = rules.conclude(facts, dialogue)
  const { english } = memoryOf(dialogue)
  if (!english || !concluded.message) return concluded
  const { message } = concluded
  const texts = [english, ...dialogue.texts.slice(1)]
  const { summary } = rules.conclude(facts, { ...dialogue, texts })
  const text = `${message.text}\n\nIn English: ${english}`
  return { ...concluded, summary, message: { ...message, text } }
}
