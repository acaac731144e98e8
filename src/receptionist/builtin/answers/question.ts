import type { Cues, QuestionKind, Subject } from '../cues/cues.ts'
import { type Folded, hears, type Span, sentencesOf } from '../folded.ts'
import type { Dialogue } from '../old-port.ts'
import { tellsOwnCase } from '../own-case.ts'
import { hearPurpose } from '../purpose/hear-purpose.ts'
import { hearSubject } from '../subject/hear-subject.ts'
import { soundsUrgent } from '../urgency/hear-urgency.ts'
import { dateMeant } from './date-meant.ts'
import { askingPart, opensAsking } from './opens-asking.ts'

/**
 * A sentence that asks something. `tellsToo`: it also holds the caller's own case. `faint`: a clause of it sounds like a
 * question, and only an answer shows that it was one.
 */
export type Question = Span & {
  kind: QuestionKind | 'other'
  text: string
  tellsToo: boolean
  faint: boolean
}

/** In this order: what a sentence is about is the first that fits. */
const KINDS: readonly QuestionKind[] = [
  'languages',
  'hours',
  'identity',
  'phone',
  'price',
  'visit',
  'location',
  'service_list',
  'about',
  'service',
]

export function questionsIn(state: Dialogue, folded: Folded, cues: Cues): Question[] {
  const parts = sentencesOf(folded.text).flatMap((sentence) => apart(state, sentence, cues))
  const questions = parts.flatMap((sentence) => {
    const kind = kindOf(state, sentence.text, cues)
    if (!kind) return []
    const faint = kind === 'other' && !isQuestion(sentence.text, cues)
    return [{ ...sentence, kind, tellsToo: tellsToo(sentence.text, cues), faint }]
  })
  const asked = questions.reduce<Question[]>((all, question) => joinHours(all, question, cues), [])
  return asked.length > 0 ? asked : wholeQuestion(state, folded, cues)
}

function isOpen({ asking }: Dialogue): boolean {
  return asking === 'need' || asking === 'more' || asking === 'details'
}

/** "Farm Mutual, yall work with them": nothing in it asks but the way it is told. */
function wholeQuestion(state: Dialogue, { text }: Folded, cues: Cues): Question[] {
  const asks = hearPurpose(text, cues)?.question ?? 0
  if (!isOpen(state) || asks < ASKING_FROM) return []
  const kind = KINDS.find((one) => fits(one, text, cues)) ?? 'other'
  const faint = asks < SURELY_ASKING_FROM
  return [{ from: 0, to: text.length, text, kind, tellsToo: false, faint }]
}

const ASKING_FROM = 0.5
const SURELY_ASKING_FROM = 0.8

function tellsToo(text: string, cues: Cues): boolean {
  const words = text.trim().split(' ').length
  const asks = startsAsking(text, cues) || text.trimEnd().endsWith('?')
  return (words > MAX_WORDS_OF_QUESTION && !asks) || (words > 5 && tellsOwnCase(text, cues))
}

/** A longer sentence that asks in none of its clauses tells something, whatever words of one it holds. */
const MAX_WORDS_OF_QUESTION = 14

/** "Are you open Saturday? Until when?" is one question about Saturday. */
function joinHours(all: readonly Question[], question: Question, cues: Cues): Question[] {
  const before = all.at(-1)
  const goesOn = before?.kind === 'hours' && question.kind === 'hours'
  if (!before || !goesOn || namesDay(question.text, cues)) return [...all, question]
  const text = `${before.text.trimEnd()}${question.text}`
  return [...all.slice(0, -1), { ...before, to: question.to, text }]
}

/** "Could somebody mail me a copy?" asks, and is to be passed on. */
const MATTER_FROM = 0.5
/** So few say too little to be judged by. */
const MAX_WORDS_BARE = 7

/** All it says is the question: "is it safe for my dogs?", not "are you open, my pipe burst?" */
export function onlyAsks({ text }: Question, cues: Cues): boolean {
  const words = text.trim().split(' ').length
  const tells =
    soundsUrgent(text, cues) ||
    hears(text, cues.emergency) ||
    (words > MAX_WORDS_BARE && (hearPurpose(text, cues)?.matter ?? 0) >= MATTER_FROM)
  return text.trimEnd().endsWith('?') && opensAsking(text, cues) && !CLAUSES.test(text) && !tells
}

const CLAUSES =
  /, | (?:because|since|so|but|and|porque|pero|mas|parce|mais|cunku|ama|потому|но|weil|aber) /

function namesDay(text: string, cues: Cues): boolean {
  const days = [...cues.days.values(), cues.today, cues.tomorrow, cues.weekend]
  return days.some((day) => hears(text, day))
}

type Sentence = Span & { text: string }

/** "What are your hours and where are you?" asks two things; "do you fix sinks and tubs?" asks one. */
function apart(state: Dialogue, sentence: Sentence, cues: Cues): Sentence[] {
  for (const { index, 0: and } of sentence.text.matchAll(JOINS)) {
    const [left, right] = [
      sentence.text.slice(0, index + 1),
      sentence.text.slice(index + and.length - 1),
    ]
    if (right.search(cues.asks) !== 0) continue
    const kinds = [kindOf(state, left, cues), kindOf(state, right, cues)]
    if (kinds[0] === null || kinds[1] === null) continue
    const at = sentence.to - right.length
    return [
      { from: sentence.from, to: at, text: left },
      ...apart(state, { from: at, to: sentence.to, text: right }, cues),
    ]
  }
  return [sentence]
}

const JOINS = /,? (?:and|also|plus|y|e|et|ve|и|und) /g

function kindOf(state: Dialogue, text: string, cues: Cues): Question['kind'] | null {
  const asks = startsAsking(text, cues) || (/\? ?$/.test(text) && text.trim().includes(' '))
  if (isAboutNumber(state, text, cues)) return null
  const meant = kindMeant(state, text, cues, SURELY_MEANT_FROM)
  if (meant) return meant
  const kind = KINDS.find((one) => (asks || !LOOSE_KINDS.has(one)) && fits(one, text, cues))
  if (kind) return kind
  const more = followUp(state, text, cues) ?? kindMeant(state, text, cues, MEANT_FROM)
  return more ?? (asks && isOpenQuestion(state, text, cues) ? 'other' : null)
}

/** "I don't suppose anyone's working Sundays": what it is about is clear, though not a word of it asks. */
function kindMeant(state: Dialogue, text: string, cues: Cues, from: number): QuestionKind | null {
  const purpose = isOpen(state) ? hearPurpose(text, cues) : null
  if (!purpose || purpose.question < MEANT_ASKING_FROM) return null
  const [best] = hearSubject(text, cues)
  return best && best.likelihood >= from ? (KIND_OF_SUBJECT[best.subject] ?? null) : null
}

const MEANT_FROM = 0.35
/** Whatever words of another kind stand in it: "what time do you unlock the door?" */
const SURELY_MEANT_FROM = 0.6
const MEANT_ASKING_FROM = 0.6

const KIND_OF_SUBJECT: Partial<Record<Subject, QuestionKind>> = {
  hours: 'hours',
  visitPrice: 'price',
  jobPrice: 'price',
  location: 'location',
  languages: 'languages',
}

/** "Nehmen Sie meine", "meine Nummer haben Sie doch" answer the question for a number, in a question's order of words. */
function isAboutNumber({ asking }: Dialogue, text: string, cues: Cues): boolean {
  if (asking !== 'phone' && asking !== 'caller_phone') return false
  const { numberAside, refusal } = cues
  const aside = hears(text, refusal) || (numberAside !== undefined && hears(text, numberAside))
  return aside && !text.trimEnd().endsWith('?') && !fits('location', text, cues)
}

/** Without a question mark, only what begins like one. */
function isQuestion(text: string, cues: Cues): boolean {
  return text.trimEnd().endsWith('?') || opensAsking(text, cues)
}

function fits(kind: QuestionKind, text: string, cues: Cues): boolean {
  const never = cues.never[kind]
  return hears(text, cues.kinds[kind]) && !(never && hears(text, never))
}

/** Words like "charge" or "your number" ask something only in a question; the other kinds' patterns are questions. */
const LOOSE_KINDS: ReadonlySet<QuestionKind> = new Set(['price', 'phone', 'about', 'location'])

/** "What about Sunday?" goes on with the hours, "what about rabbits?" with the services. */
function followUp(state: Dialogue, text: string, cues: Cues): QuestionKind | null {
  if (text.length > MAX_FOLLOW_UP_CHARS) return null
  const day = namesDay(text, cues) || dateMeant(text, cues, 0) !== null
  const goesOn = hears(text, cues.followUp)
  if (state.lastTopic === 'hours' && day && (goesOn || text.trimEnd().endsWith('?'))) return 'hours'
  if (!goesOn) return null
  return state.lastTopic === 'services' && !day ? 'service' : null
}

const MAX_FOLLOW_UP_CHARS = 60

/** A question word opens the sentence or one of its clauses. */
export function startsAsking(text: string, cues: Cues): boolean {
  return (
    text.split(/, | (?:and|but|so|because) /).some((clause) => opensAsking(clause, cues)) ||
    (cues.asksWithin !== undefined && hears(text, cues.asksWithin))
  )
}

/** Here "vous pouvez rappeler ici" is the answer, though it begins as a question would. */
const ASKS_FOR_ANSWER: ReadonlySet<Dialogue['asking']> = new Set([
  'name',
  'phone',
  'area_code',
  'caller_phone',
])

/** "Dana?" may be an answer. */
const MIN_QUESTION_CHARS = 20

/** Not the name, the number or the small talk of the call. */
function isOpenQuestion(state: Dialogue, text: string, cues: Cues): boolean {
  const isAsked = ASKS_FOR_ANSWER.has(state.asking)
  if (isAsked && !(text.trimEnd().endsWith('?') && text.length > MIN_QUESTION_CHARS)) return false
  const subjects = [...(cues.subjects?.values() ?? [])]
  if (subjects.some((subject) => hears(text, subject))) return true
  const talk = [
    cues.repeat,
    cues.wait,
    cues.person,
    cues.asksFor,
    cues.robot,
    cues.smallTalk,
    cues.leaveMessage,
  ]
  const asking = askingPart(text, cues)
  if (talk.some((pattern) => hears(asking, pattern))) return false
  const words = text.trim().split(/[ ,.?]+/)
  return words.length > 2 && words.some((word) => word.length > 2 && !cues.empty.has(word))
}
