import type { Dialogue } from '../../receptionist.ts'
import type { Cues, QuestionKind } from '../cues/cues.ts'
import { type Folded, hears, type Span, sentencesOf, spansOf } from '../folded.ts'

/** A sentence that asks something. `tellsToo`: it also holds the caller's own case. */
export type Question = Span & { kind: QuestionKind | 'other'; text: string; tellsToo: boolean }

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
  return parts.flatMap((sentence) => {
    const kind = kindOf(state, sentence.text, cues)
    if (!kind) return []
    const longEnough = sentence.text.trim().split(' ').length > 5
    return [{ ...sentence, kind, tellsToo: longEnough && hears(sentence.text, cues.need) }]
  })
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
    if (kinds[0] === null || kinds[1] === null || kinds[0] === kinds[1]) continue
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
  const kind = KINDS.find((one) => (asks || !LOOSE_KINDS.has(one)) && fits(one, text, cues))
  if (kind) return kind
  const more = followUp(state, text, cues)
  return more ?? (asks && isOpenQuestion(state, text, cues) ? 'other' : null)
}

function fits(kind: QuestionKind, text: string, cues: Cues): boolean {
  const never = cues.never[kind]
  return hears(text, cues.kinds[kind]) && !(never && hears(text, never))
}

/** Words like "charge" or "your number" ask something only in a question; the other kinds' patterns are questions. */
const LOOSE_KINDS: ReadonlySet<QuestionKind> = new Set(['price', 'phone', 'about', 'location'])

/** "What about Sunday?" goes on with the hours, "what about rabbits?" with the services. */
function followUp(state: Dialogue, text: string, cues: Cues): QuestionKind | null {
  if (text.length > MAX_FOLLOW_UP_CHARS || !hears(text, cues.followUp)) return null
  const namesDay = [...cues.days.values(), cues.today, cues.tomorrow, cues.weekend].some((day) =>
    hears(text, day),
  )
  if (state.lastTopic === 'hours' && namesDay) return 'hours'
  return state.lastTopic === 'services' && !namesDay ? 'service' : null
}

const MAX_FOLLOW_UP_CHARS = 60

/** A question word opens the sentence or one of its clauses. */
function startsAsking(text: string, cues: Cues): boolean {
  return text.split(/, | (?:and|but|so|because) /).some((clause) => {
    let rest = ` ${clause.trim()} `
    let opener = openerOf(rest, cues)
    while (opener > 0) {
      rest = ` ${rest.slice(opener).replace(/^[ ,.]+/, '')}`
      opener = openerOf(rest, cues)
    }
    return rest.search(cues.asks) === 0
  })
}

/** The length of a greeting or filler at the start. */
function openerOf(text: string, cues: Cues): number {
  const spans = [cues.greeting, cues.filler].flatMap((pattern) => spansOf(text, pattern))
  return spans.find((span) => span.from === 1)?.to ?? 0
}

/** "Dana?" may be an answer. */
const MIN_QUESTION_CHARS = 20

/** Not the name, the number or the small talk of the call. */
function isOpenQuestion(state: Dialogue, text: string, cues: Cues): boolean {
  const isAsked = state.asking === 'name' || state.asking === 'phone'
  if (isAsked && !(text.trimEnd().endsWith('?') && text.length > MIN_QUESTION_CHARS)) return false
  const talk = [
    cues.repeat,
    cues.wait,
    cues.person,
    cues.asksFor,
    cues.robot,
    cues.smallTalk,
    cues.leaveMessage,
  ]
  if (talk.some((pattern) => hears(text, pattern))) return false
  const words = text.trim().split(/[ ,.?]+/)
  return words.length > 2 && words.some((word) => word.length > 2 && !cues.empty.has(word))
}
