import type { Cues } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { foldedOf } from './folded-words.ts'
import type { Language } from './language-heard.ts'
import { saidCues } from './model-cues.ts'
import type { RecapSegment } from './recap-writer.ts'

export type Kind = 'decision' | 'action' | 'question'

/** A line with the place of its quote: `at` is the segment, `cited` all cited segments. */
export type Claim = {
  kind: Kind
  text: string
  owner: string | null
  due?: string | null
  quote: string
  cited: readonly number[]
}

/** A meeting to check claims against. */
export type Talk = { segments: readonly RecapSegment[]; language: Language }

/** How many segments after a quote may agree to it or deny it. */
const REPLIES = 2

/** A quote in context: its sentence, what its speaker said after it, and the next speaker's reply. */
export type Said = {
  sentence: string
  /** The quote, with the words before it up to a comma. */
  clause: string
  behind: string
  segment: RecapSegment
  replies: readonly RecapSegment[]
  lastReplies: readonly RecapSegment[]
  /** The speaker's next segment, before anybody replies. */
  onward: string
  /** The previous speaker. */
  before: RecapSegment | undefined
  /** A postponement, before the next question. */
  putOff: RecapSegment | undefined
  cues: Cues
  said: ReturnType<typeof saidCues>
}

export function placeOf({ quote, cited }: Claim, { segments, language }: Talk): Said | null {
  const at = cited.find((number) =>
    foldedOf(segments[number - 1]?.text ?? '').includes(foldedOf(quote)),
  )
  const segment = segments[(at ?? 0) - 1]
  if (at === undefined || !segment) return null
  const pieces = sentenceOf(segment.text, quote)
  const others = segments
    .slice(at, at + REPLIES)
    .filter(({ speaker }) => speaker !== segment.speaker)
  const next = segments[at]
  return {
    ...pieces,
    segment,
    replies: others,
    lastReplies: repliesTo(segment, cited, segments),
    onward: next && next.speaker === segment.speaker ? next.text : '',
    before: segments[at - 2],
    putOff: putOffBehind(segments, at, language),
    cues: cuesOf(language),
    said: saidCues(language),
  }
}

/** How many segments later something may still be postponed. */
const PUT_OFF_WITHIN = 4

/** Not a speaker's own later action: "I'll do it tonight". */
function putOffBehind(segments: readonly RecapSegment[], at: number, language: Language) {
  const [cues, said] = [cuesOf(language), saidCues(language)]
  const isOff = ({ text }: RecapSegment) => cues.leftOpen.test(text) && !said.first.test(text)
  const next = segments
    .slice(at, at + PUT_OFF_WITHIN)
    .find((one) => isAsked(one.text) || isOff(one))
  return next && isOff(next) ? next : undefined
}

/** The reply to the speaker's last words about it, as far as the claim cites them. */
function repliesTo(
  { speaker }: RecapSegment,
  cited: readonly number[],
  segments: readonly RecapSegment[],
) {
  const last = Math.max(...cited)
  if (segments[last - 1]?.speaker !== speaker) return []
  return segments.slice(last, last + 1).filter((one) => one.speaker !== speaker)
}

/** The quote's sentences, its clause, and the rest of its segment. */
function sentenceOf(text: string, quote: string): Pick<Said, 'sentence' | 'clause' | 'behind'> {
  const bare = quote.replace(/[.?!…\s]+$/, '')
  const from = text.toLowerCase().indexOf(bare.toLowerCase())
  if (from === -1) return { sentence: text, clause: text, behind: '' }
  const to = from + bare.length
  const before = text.slice(0, from)
  const behind = text.slice(to)
  const end = /^[^.?!…]*[.?!…]?/.exec(behind)?.[0] ?? ''
  const clause = `${/[^,;.?!…]*$/.exec(before)?.[0] ?? ''}${bare}`.trim()
  const sentence = `${/[^.?!…]*$/.exec(before)?.[0] ?? ''}${bare}${end}`.trim()
  return { sentence, clause, behind }
}

export const isAsked = (text: string) => /\?["'”»)]*$/.test(text.trim())

/** Nobody knew, or it was postponed. */
export function isUnknown(text: string, cues: Cues, said: Said['said']): boolean {
  return [cues.doubted, cues.puzzled, cues.leftOpen, said.unknown].some((one) => one.test(text))
}

export function isSame(owner: string, speaker: string | null): boolean {
  const [one, other] = [foldedOf(owner), foldedOf(speaker ?? '')]
  return one === other || other.split(' ').includes(one) || one.split(' ').includes(other)
}

export function isNamed(owner: string, sentence: string): boolean {
  const words = new Set(foldedOf(sentence).split(' '))
  return foldedOf(owner)
    .split(' ')
    .some((word) => words.has(word))
}
