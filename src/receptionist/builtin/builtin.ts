import type { Language } from '../../languages.ts'
import { MAX_TURNS, newDialogue, timesAsked } from './call-state.ts'
import { concludeCall } from './conclude.ts'
import { foldText } from './folded.ts'
import { hearKeys } from './hear-keys.ts'
import { hearSpeech } from './hear-speech.ts'
import { askText } from './next-ask.ts'
import type { BusinessFacts, Dialogue, Heard, Receptionist, Reply } from './old-port.ts'
import { PHRASES } from './phrases/by-language.ts'
import { hearLanguage, languageList, lineLanguages } from './switch-language.ts'
import { hangUp, reply, type Turn, turnOf } from './turn.ts'

/** The dialogue engine that needs no model: pure, deterministic, well under a millisecond a turn. */
export const builtinReceptionist: Receptionist = {
  greet: (facts) => ({ text: greeting(facts), language: 'en', end: false }),
  begin: newDialogue,
  resume: (facts, dialogue, at) => {
    const turn = turnOf(facts, dialogue, at)
    return reply(turn, `${turn.phrases.resumed} ${askText(turn, dialogue.asking)}`)
  },
  hear: async (facts, dialogue, heard, at) => {
    const state = structuredClone(dialogue)
    return { dialogue: state, reply: hearOne(turnOf(facts, state, at), heard) }
  },
  conclude: (_facts, dialogue) => concludeCall(dialogue),
}

function greeting(facts: BusinessFacts): string {
  const offers = lineLanguages(facts)
    .filter((language) => language !== 'en')
    .map((language) => PHRASES[language].offer)
  const { greeting, howCanIHelp } = PHRASES.en
  return [greeting(facts.businessName), ...offers, howCanIHelp].join(' ')
}

function hearOne(turn: Turn, heard: Heard): Reply {
  const { state, phrases, facts } = turn
  if (state.ended) return { text: '', language: state.language, end: true }
  if (heard.kind === 'interrupt') return hearInterrupt(turn, heard.utteranceUntilInterrupt)
  const said = heard.kind === 'digits' ? hearKeys(turn, heard.digits) : hearTurn(turn, heard)
  if (said.text !== '') {
    state.lastReply = said.text.slice(0, MAX_REPLY_KEPT_CHARS).toWellFormed()
    state.missed = ''
  }
  if (said.end || state.turns < MAX_TURNS) return said
  return hangUp(turn, state.texts.length > 0 ? phrases.wrapUp : phrases.goodbye(facts.businessName))
}

const MAX_REPLY_KEPT_CHARS = 1_000

function hearTurn(turn: Turn, heard: Extract<Heard, { kind: 'speech' | 'silence' }>): Reply {
  const { state, facts, at } = turn
  state.turns++
  if (heard.kind === 'silence') return hearSilence(turn)
  const folded = foldText(heard.text)
  if (folded.words.length === 0) return hearSilence(turn)
  state.silences = 0
  const { language, asked, refused } = hearLanguage(facts, state, folded, heard.language)
  const switched = language !== state.language
  state.language = language
  if (!state.spoken.includes(language)) state.spoken.push(language)
  const spoken = turnOf(facts, state, at)
  if (asked && switched) return reply(spoken, afterSwitch(spoken))
  if (refused) return reply(spoken, refuseLanguage(spoken, language))
  return hearSpeech(spoken, folded)
}

function afterSwitch(turn: Turn): string {
  return `${turn.phrases.switched} ${askText(turn, turn.state.asking)}`
}

function refuseLanguage(turn: Turn, language: Language): string {
  const list = languageList(turn.facts, language)
  return `${turn.phrases.notThatLanguage(list)} ${askText(turn, turn.state.asking)}`
}

const MAX_SILENCES = 3

function hearSilence(turn: Turn): Reply {
  const { state, phrases } = turn
  state.silences++
  if (state.silences >= MAX_SILENCES) return hangUp(turn, phrases.silentGoodbye)
  return reply(turn, `${phrases.stillThere} ${askText(turn, state.asking)}`)
}

/** What was not heard was not said: its question was not asked, and its 911 advice is still to be given. */
function hearInterrupt(turn: Turn, heardUntil: string): Reply {
  const { state } = turn
  const alreadyCut = state.missed !== ''
  const heard = heardUntil.trim()
  const at = heard === '' ? -1 : state.lastReply.indexOf(heard)
  state.missed = at === -1 ? state.lastReply : state.lastReply.slice(at + heard.length).trim()
  if (!alreadyCut && state.missed !== '') unsay(state)
  return reply(turn, '')
}

function unsay(state: Dialogue): void {
  state.asked[state.asking] = Math.max(0, timesAsked(state, state.asking) - 1)
  if (state.missed.includes('911')) state.told911 = false
}
