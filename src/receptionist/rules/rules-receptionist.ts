import type { Language } from '../../kernel/languages.ts'
import { ELSEWHERE, newState, onceACall, readState, timesAsked } from '../begin-or-read-state.ts'
import type { State } from '../call-state.ts'
import { elsewhereFacts } from '../facts/places-callers-are-sent.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import { writeMessage } from '../notes/write-message.ts'
import { concludeCall } from '../outcome-and-summary.ts'
import type { BusinessFacts, Greeting, Heard, Receptionist, Reply } from '../receptionist.ts'
import { understand } from '../understand/understand.ts'
import { warmUp } from '../understand/warm-up.ts'
import { repeatAsk } from './ask-on.ts'
import { MAX_SILENCES, MAX_TURNS } from './call-limits.ts'
import { hearKeys } from './hear-keys.ts'
import { hearSpeech } from './hear-speech.ts'
import { hangUp, phrasesOf, reply, type Turn, turnOf } from './turn.ts'

const MAX_REPLY_KEPT_CHARS = 1_000

/** The engine without a model: deterministic, at most some milliseconds per turn. */
export function rulesReceptionist(understanding = understand): Receptionist {
  return {
    greet(facts, at, begun) {
      // A failure here happens again, and shows, when a question needs this.
      if (begun) warmUp(facts, at).catch(() => undefined)
      return greetCaller(facts, begun && readState(begun).talk.expected)
    },
    begin: newState,
    resume: (facts, conversation, at) => resumeCall(turnOf(facts, readState(conversation), at)),
    hear: async (facts, conversation, heard, at) => {
      const state = readState(conversation)
      return { conversation: state, reply: hearByRules(facts, state, heard, at, understanding) }
    },
    conclude: ({ services }, conversation) => concludeCall(readState(conversation), services),
  }
}

/** `expected`: the name known for the caller's number. The caller is asked whether it is them. */
export function greetCaller(facts: BusinessFacts, expected?: string): Greeting {
  const { disclosure, howCanIHelp, isCaller } = PHRASES.en
  const asked = expected === undefined ? howCanIHelp : isCaller(expected)
  const rest = [...offersOf(facts.languages.filter((one) => one !== 'en')), asked].join(' ')
  const name = facts.businessName.replace(/\.$/, '')
  return { disclosure: disclosure(name, facts.isRecorded ?? false), rest, language: 'en' }
}

/** "En español también." or "Español, Français.": several are named alone, as the greeting must be short. */
function offersOf(languages: readonly Language[]): string[] {
  const [only, ...others] = languages
  if (only === undefined) return []
  if (others.length === 0) return [PHRASES[only].offerAlone]
  return [`${languages.map((one) => PHRASES[one].offer).join(', ')}.`]
}

function resumeCall(turn: Turn): Reply {
  return reply(turn, `${phrasesOf(turn).resumed} ${repeatAsk(turn)}`)
}

/** Handles one turn and changes `state` in place. */
function hearByRules(
  facts: BusinessFacts,
  state: State,
  heard: Heard,
  at: Date,
  understanding: typeof understand,
): Reply {
  const turn = turnOf(facts, state, at)
  const { talk, notes } = turn
  if (talk.ended) return { text: '', language: notes.language, end: true }
  if (heard.kind === 'interrupt') return hearInterrupt(turn, heard.utteranceUntilInterrupt)
  const said =
    heard.kind === 'digits' ? hearKeys(turn, heard.digits) : hearTurn(turn, heard, understanding)
  if (said.text !== '') {
    talk.lastReply = said.text.slice(0, MAX_REPLY_KEPT_CHARS).toWellFormed()
    talk.missed = ''
    if (elsewhereFacts(facts).some(({ text }) => said.text.includes(text))) {
      onceACall(talk, ELSEWHERE)
    }
  }
  if (said.end || talk.turns < MAX_TURNS) return said
  const phrases = phrasesOf(turn)
  return hangUp(turn, writeMessage(notes) ? phrases.wrapUp : phrases.goodbye(facts.businessName))
}

type Spoken = Extract<Heard, { kind: 'speech' | 'silence' }>

function hearTurn(turn: Turn, heard: Spoken, understanding: typeof understand): Reply {
  const { facts, notes, talk, at } = turn
  talk.turns += 1
  if (heard.kind === 'silence') return hearSilence(turn)
  const understood = understanding(heard.text, heard.language, { facts, notes, talk, at })
  if (understood.utterance.words.length === 0) return hearSilence(turn)
  talk.silences = 0
  const { language, languageAsked, languageRefused } = understood
  const isSwitched = language !== notes.language
  notes.language = language
  if (!notes.spoken.includes(language)) notes.spoken.push(language)
  if (languageRefused) return refuseLanguage(turn)
  if (languageAsked && isSwitched && understood.kind === 'answer') {
    return reply(turn, `${phrasesOf(turn).switched} ${repeatAsk(turn)}`)
  }
  return hearSpeech(turn, understood)
}

function refuseLanguage(turn: Turn): Reply {
  const phrases = phrasesOf(turn)
  const names = ['en' as const, ...turn.facts.languages].map((one) => phrases.languageNames[one])
  const list = [...new Set(names)].join(', ')
  return reply(turn, `${phrases.notThatLanguage(list)} ${repeatAsk(turn)}`)
}

function hearSilence(turn: Turn): Reply {
  const { talk } = turn
  const phrases = phrasesOf(turn)
  talk.silences += 1
  if (talk.silences >= MAX_SILENCES) return hangUp(turn, phrases.silentGoodbye)
  return reply(turn, phrases.stillThere)
}

/** What the caller did not hear does not count as said, so its question does not count as asked. */
function hearInterrupt(turn: Turn, heardUntil: string): Reply {
  const { talk } = turn
  const alreadyCut = talk.missed !== ''
  const heard = heardUntil.trim()
  const at = heard === '' ? -1 : talk.lastReply.indexOf(heard)
  talk.missed = at === -1 ? talk.lastReply : talk.lastReply.slice(at + heard.length).trim()
  if (!alreadyCut && talk.missed !== '') {
    talk.asked[talk.asking] = Math.max(0, timesAsked(talk, talk.asking) - 1)
  }
  return reply(turn, '')
}
