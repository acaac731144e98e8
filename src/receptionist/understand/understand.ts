import type { Language } from '../../kernel/languages.ts'
import { formatUsPhone } from '../../kernel/phone.ts'
import { ELSEWHERE } from '../begin-or-read-state.ts'
import type { Ask, Talk } from '../call-state.ts'
import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import type { LastAsked } from '../facts/last-asked.ts'
import { OF_VISIT } from '../facts/question-kinds.ts'
import { type AskedOfBusiness, answerQuestions } from '../facts/questions-and-their-answers.ts'
import type { CueName } from '../languages/cue-names.ts'
import { type Cues, cuesOf } from '../languages/find-cues.ts'
import { PHRASES } from '../languages/phrases-by-language.ts'
import type { Notes } from '../notes/notes.ts'
import type { BusinessFacts } from '../receptionist.ts'
import { deniedUrgency } from './denied-urgency.ts'
import { hearLanguage } from './hear-language.ts'
import { hearRefusal, type MayRefuse } from './hear-refusal.ts'
import { hearSales } from './hear-sales.ts'
import { hearUrgency, type Urgency } from './hear-urgency.ts'
import { type Judged, judge, judgePurpose } from './judges/judge.ts'
import { type WhatItIs, whatItIs } from './matter-or-question.ts'
import { type NotesAsked, notesAsked } from './notes-asked.ts'
import { withPersonNamed } from './person-named.ts'
import { tailAsked } from './question-in-last-words.ts'
import { questionsMeant } from './questions-meant.ts'
import { findName, type NameHeard } from './slots/find-name.ts'
import type { KnownNumbers } from './slots/known-numbers.ts'
import { type NumberSlots, readNumberSlots } from './slots/read-numbers.ts'
import { DECIDE } from './thresholds.ts'
import { type Range, readUtterance, type Utterance } from './utterance.ts'
import { uncoveredWords, wholeOf } from './words-left-over.ts'
import { answerIn, closingIn, endsBehindNo } from './yes-no-or-goodbye.ts'

/** Everything taken from an utterance, computed once per turn; no other code matches or scores text. */
export type Understanding = WhatItIs & {
  utterance: Utterance
  cues: Cues
  language: Language
  /** The caller clearly asked for `language`. */
  languageAsked: boolean
  /** A language the caller asked for that the line does not speak. */
  languageRefused: Language | null
  answer: 'yes' | 'no' | null
  closing: 'goodbye' | 'done' | null
  /** A no followed only by a goodbye phrase. */
  endsBehindNo: boolean
  name: NameHeard | null
  numbers: NumberSlots
  lastAsked: LastAsked
  unasked: AskedOfBusiness['unasked']
  notesAsked: NotesAsked | null
  urgency: Urgency
  sells: boolean
  /** The caller may want nothing passed on. */
  mayRefuse: MayRefuse
  /** The caller has a matter of their own, whatever we assumed before. */
  isCustomer: boolean
}

export type Circumstances = {
  facts: BusinessFacts
  notes: Notes
  talk: Talk
  at: Date
}

export function understand(
  heard: string,
  tag: string | undefined,
  circumstances: Circumstances,
): Understanding {
  const { facts, notes, talk } = circumstances
  const utterance = readUtterance(heard)
  const offered: readonly Language[] = ['en', ...facts.languages]
  const spoken = hearLanguage(utterance, tag, { current: notes.language, offered })
  const { language } = spoken
  const cues = withPersonNamed(utterance, spoken.cues.get(language), language)
  const others = offered.flatMap((one) => (one === language ? [] : (spoken.cues.get(one) ?? [])))
  const denials = [cues, ...others].flatMap((one) => deniedUrgency(utterance, one))
  // "Hola" is not a matter on an English line.
  const greetings = offered.flatMap((one) => spoken.cues.get(one)?.at('greeting', 0) ?? [])
  const judged = judge(utterance, language)
  const expects = EXPECTS[talk.asking]
  const numbers = readNumberSlots(utterance, cues, language, expects, knownNumbers(notes, talk))
  const known = { name: notes.name?.text ?? notes.doubtfulName }
  const name = ownName(findName(utterance, cues, language, expects, known), numbers)
  const slots = [...numbers.ranges, ...(name?.ranges ?? []), ...denials, ...greetings]
  const mayMean = mayAsk(utterance, cues, slots, judged)
  const asked = askedIn(utterance, besideName(cues, name), language, { ...circumstances, mayMean })
  const ours = PHRASES[language].phone(formatUsPhone(facts.businessPhone))
  const ofNotes = notesAsked(utterance, cues, notes, { asked: asked.questions, ours })
  const what = whatItIs(asked.utterance, cues, {
    slots: slots.concat(ofNotes?.range ?? []),
    asked: notOfNotes(ofNotes, asked.questions),
    isJudged: asked.isJudged,
    judged,
    judgePart: (part) => judgePurpose(utterance, part, language),
    asking: talk.asking,
  })
  const about = what.onlyAsks ? 'question' : ABOUT[what.kind]
  const urgency = hearUrgency(utterance, cues, judged, {
    about,
    language,
    denied: denials.length > 0,
    asked: what.questions.map(({ range }) => range),
    wantsDeed: what.questions.some((one) => OF_VISIT.has(one.kind)),
  })
  return {
    utterance,
    cues,
    language,
    languageAsked: spoken.asked,
    languageRefused: spoken.refused,
    answer: answerIn(utterance, cues),
    closing: asksInClosing(what, utterance, cues) ? null : closingIn(utterance, cues),
    endsBehindNo: endsBehindNo(utterance, cues),
    name,
    numbers,
    lastAsked: asked.last,
    unasked: asked.unasked,
    notesAsked: ofNotes,
    urgency,
    sells: hearSales(utterance, cues, judged, urgency),
    mayRefuse: hearRefusal(utterance, cues, { judged, language }),
    isCustomer:
      urgency.urgent || (what.kind === 'matter' && (judged.sales ?? 0) < DECIDE.sales.customer),
    ...what,
    questions: questionsMeant(what.questions, cues, numbers, { utterance, language }),
    kind: urgency.urgent ? 'matter' : what.kind,
  }
}

function knownNumbers(notes: Notes, { partialNumber, lastReply }: Talk): KnownNumbers {
  return {
    callback: notes.callback?.e164 ?? null,
    caller: notes.caller,
    partialBefore: partialNumber,
    availability: notes.availability,
    address: notes.address,
    isAddressRead: notes.address !== null && lastReply.includes(notes.address),
  }
}

/** "Où est-ce que je dois aller ?" asks; its "I have to go" is no goodbye. */
function asksInClosing({ questions }: WhatItIs, { words }: Utterance, cues: Cues): boolean {
  // "I can pay part now, part later?"
  if (words.at(-1)?.stop === '?') return true
  const leaves = cues.all('goodbye').at(-1)
  // "… they can do that. You have a good night."
  if (leaves && /[.!]/.test(words[leaves.from - 1]?.stop ?? '')) return false
  return questions.some(({ range }) => leaves && leaves.from > range.from && leaves.to <= range.to)
}

/**
 * Judging the meaning takes some milliseconds, so it is skipped for a bare name or number, and for what neither sounds
 * like a question nor has the form of one.
 */
function mayAsk(utterance: Utterance, cues: Cues, slots: readonly Range[], { purpose }: Judged) {
  const sounds =
    purpose === null || purpose.question >= DECIDE.meant.soundsFrom || cues.has('asksFirst')
  const few = slots.length > 0 ? DECIDE.remarkWords.asked : 0
  return sounds && uncoveredWords(utterance, wholeOf(utterance), slots, cues) > few
}

/** "Habla Rosa" only gives a name: the word before it does not ask which languages are spoken. */
function besideName(cues: Cues, name: NameHeard | null): Cues {
  if (!name?.isSelf || !name.sure) return cues
  const isOfName = ({ from, to }: Range) =>
    name.ranges.some((one) => one.from <= from && to < one.to)
  return cuesOf((cue) =>
    LEADS_TOO.has(cue) ? cues.all(cue).filter((range) => !isOfName(range)) : cues.all(cue),
  )
}

const LEADS_TOO: ReadonlySet<CueName> = new Set(['asks', 'asksFirst', 'speaks'])

type Asked = AskedOfBusiness & { utterance: Utterance }

/** What the caller asks the business. In run-on speech without a question, tries its last words. */
function askedIn(
  utterance: Utterance,
  cues: Cues,
  language: Language,
  { facts, talk, at, mayMean }: Circumstances & { mayMean: boolean },
): Asked {
  const turn = {
    facts,
    at,
    language,
    last: talk.lastAsked,
    toldElsewhere: talk.saidOnce.includes(ELSEWHERE),
    phrases: PHRASES[language],
    mayMean,
    isOpen: talk.asking !== 'name' || utterance.words.length > SHORT_ANSWER_WORDS,
  }
  const asked = { utterance, ...answerQuestions(utterance, cues, turn) }
  const tail = tailAsked(utterance, cues, language)
  const from = tail?.sentences.at(-1)?.from ?? 0
  if (tail === null || asked.questions.some(({ range }) => range.to > from)) return asked
  return { utterance: tail, ...answerQuestions(tail, cues, turn) }
}

function notOfNotes(ofNotes: NotesAsked | null, asked: readonly AskedOfFacts[]): AskedOfFacts[] {
  const { from, to } = ofNotes?.range ?? { from: 0, to: 0 }
  return asked.filter(({ range }) => range.to <= from || range.from >= to)
}

/** The letters of an email address are not a name. */
function ownName(name: NameHeard | null, { email }: NumberSlots): NameHeard | null {
  return email !== null && name?.spelled ? null : name
}

const EXPECTS = {
  need: 'open',
  is_caller: 'confirm_name',
  matter: 'open',
  name: 'name',
  confirm_name: 'confirm_name',
  caller_phone: 'caller_phone',
  phone: 'phone',
  area_code: 'area_code',
  confirm_phone: 'confirm',
  fix: 'fix',
  offer: 'more',
  more: 'more',
  drop: 'more',
} as const satisfies Record<Ask, string>

/** An answer this short to a question for a name is hardly a question. */
const SHORT_ANSWER_WORDS = 4

const ABOUT = {
  matter: 'matter',
  questions: 'question',
  remark: 'answer',
  answer: 'answer',
} as const
