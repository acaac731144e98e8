import { LANGUAGES } from '../../kernel/languages.ts'
import { sourceOf } from '../../receptionist/grounded.ts'
import type { Cues } from './cue.ts'
import { cuesOf } from './cues.ts'
import type { Language } from './languages.ts'
import { saidCues } from './model-cues.ts'
import type { RecapSegment } from './recap-writer.ts'

export type Kind = 'decision' | 'action' | 'question'

/** A line with the place of its quote: `at` is the segment, `cited` all that it names. */
export type Claim = {
  kind: Kind
  text: string
  owner: string | null
  quote: string
  cited: readonly number[]
}

/** A meeting to look claims up in. */
export type Talk = { segments: readonly RecapSegment[]; language: Language }

export function languageOf(code: string | null): Language {
  return LANGUAGES.find((one) => one === code?.toLowerCase().slice(0, 2)) ?? 'en'
}

/** How many segments behind a quote may agree to it, or deny it. */
const REPLIES = 2

/** A quote in its place: its sentence, what its speaker said behind it, and what the next said to that. */
type Said = {
  sentence: string
  /** The quote, with what stands before it up to a comma. */
  clause: string
  behind: string
  segment: RecapSegment
  replies: readonly RecapSegment[]
  /** Who spoke before it. */
  before: RecapSegment | undefined
  cues: Cues
  said: ReturnType<typeof saidCues>
}

/**
 * Whether what was said bears out the claim: no mere thought is a decision, nobody's promise is another's, and what was
 * answered is no open question. What was taken back or denied right after is nothing.
 */
export function isBorneOut(claim: Claim, talk: Talk): boolean {
  const said = placeOf(claim, talk)
  if (said === null) return false
  if (claim.kind === 'question') return isOpen(claim, said, talk)
  if (said.said.takenBack.test(said.behind) || isDenied(said)) return false
  if (claim.kind === 'action' && isDone(said)) return false
  if (isTurned(claim.text, said) || isReplaced(claim.text, said, talk.language)) return false
  return claim.kind === 'decision' ? isDecided(said) : isTakenOn(claim, said, talk)
}

function placeOf({ quote, cited }: Claim, { segments, language }: Talk): Said | null {
  const at = cited.find((number) =>
    foldedOf(segments[number - 1]?.text ?? '').includes(foldedOf(quote)),
  )
  const segment = segments[(at ?? 0) - 1]
  if (at === undefined || !segment) return null
  const pieces = sentenceOf(segment.text, quote)
  const others = segments
    .slice(at, at + REPLIES)
    .filter(({ speaker }) => speaker !== segment.speaker)
  return {
    ...pieces,
    segment,
    replies: others,
    before: segments[at - 2],
    cues: cuesOf(language),
    said: saidCues(language),
  }
}

/** The sentences that the quote stands in, its clause, and what follows it in its segment. */
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

const isAsked = (text: string) => /\?["'”»)]*$/.test(text.trim())

/** The next to speak agrees. */
function isAgreed({ replies, cues, said }: Said): boolean {
  const [next] = replies
  if (!next || isAsked(next.text)) return false
  return (
    cues.agreed.test(next.text) || (said.pleased.test(next.text) && !said.negated.test(next.text))
  )
}

/** "No, I didn't", "ha, no"; "no, that works for me" is none. */
function isDenied({ replies, cues, said }: Said): boolean {
  const [next] = replies
  if (!next || said.pleased.test(next.text)) return false
  return (
    cues.objected.test(next.text) || said.takenBack.test(next.text.replace(/^\p{L}+,?\s+/u, ''))
  )
}

/** "I emailed them": nothing is left to do. */
function isDone({ clause, said }: Said): boolean {
  return said.done?.test(clause) ?? false
}

/** The quote says that something is not so, and the line that it is. */
function isTurned(text: string, { clause, said }: Said): boolean {
  return said.negated.test(clause.replace(said.takenBack, '')) && !said.negated.test(text)
}

/** "I thought the first, but …, so the fifteenth": behind the quote its speaker names another number in its place. */
function isReplaced(text: string, { sentence, behind, said }: Said, language: Language): boolean {
  if (!said.tentative.test(sentence)) return false
  const told = sourceOf([text], [language]).numbers
  const others = sourceOf([behind], [language]).numbers
  return told.size > 0 && others.size > 0 && ![...others].some((one) => told.has(one))
}

/** "So it's the red one", right after somebody agreed. */
function isConcluded({ sentence, before, cues }: Said): boolean {
  return CONCLUDES.test(sentence) && before !== undefined && cues.agreed.test(before.text)
}

const CONCLUDES =
  /^(?:okay|ok|vale|bien|gut|bon|bom|tamam|хорошо)?[\s,]*(?:so|then|pues|entonces|also|dann|alors|donc|então|o zaman|значит|тогда)(?!\p{L})/iu

function isDecided(place: Said): boolean {
  const { sentence, cues, said } = place
  const agreed = isAgreed(place)
  if (isAsked(sentence) || said.tentative.test(sentence)) return agreed
  if (cues.doubted.test(sentence)) return false
  return (
    agreed ||
    isConcluded(place) ||
    said.together.test(sentence) ||
    [cues.settled, cues.resolved, cues.agreed].some((one) => one.test(sentence))
  )
}

function isTakenOn(claim: Claim, place: Said, talk: Talk): boolean {
  const { sentence, segment, said } = place
  const { owner } = claim
  if (owner === null) return isAsked(sentence) || isSure(place)
  const isOwn = isSame(owner, segment.speaker)
  if (said.first.test(sentence) && !isAsked(sentence))
    return isOwn && (isSure(place) || isPromised(place))
  const isAnybodys = said.somebody.test(sentence)
  if (isAnybodys && isTakenByAnother(owner, place)) return false
  if (isOwn && !isAnybodys) return isSure(place)
  return takesOn(owner, claim, talk) || (!isAnybodys && isNamed(owner, sentence))
}

/** "Sure, I'll ask them": who is not sure of the answer has taken on to ask. */
function isPromised({ sentence, cues, said }: Said): boolean {
  return cues.agreed.test(sentence) && !said.tentative.test(sentence) && !isAsked(sentence)
}

/** Said without a doubt, or agreed to. */
function isSure(place: Said): boolean {
  const { sentence, cues, said } = place
  const isDoubtful = [said.tentative, cues.doubted].some((one) => one.test(sentence))
  return !(isDoubtful || isAsked(sentence)) || isAgreed(place)
}

/** "Somebody has to", and the next who says "I will" is not the owner. */
function isTakenByAnother(owner: string, { replies, said }: Said): boolean {
  const takes = ({ text }: RecapSegment) =>
    said.first.test(text) && !said.negated.test(text) && !isAsked(text)
  const taker = replies.find(takes)
  return taker !== undefined && !isSame(owner, taker.speaker)
}

/** The owner says so in what is cited, or right behind it. */
function takesOn(owner: string, { cited }: Claim, { segments, language }: Talk): boolean {
  const [cues, said] = [cuesOf(language), saidCues(language)]
  const last = Math.max(...cited)
  const near = [...new Set([...cited, last + 1, last + 2])]
  return near.some((number) => {
    const segment = segments[number - 1]
    if (!segment || !isSame(owner, segment.speaker) || isAsked(segment.text)) return false
    const { text } = segment
    return (cues.agreed.test(text) || said.first.test(text)) && !said.negated.test(text)
  })
}

/** Nobody knew, it was put off, or nobody said a word to it. */
function isOpen(
  { cited }: Claim,
  { replies, segment, cues, said }: Said,
  { segments }: Talk,
): boolean {
  const isUnknown = (text: string) =>
    [cues.doubted, cues.puzzled, cues.leftOpen, said.unknown].some((one) => one.test(text))
  if (cited.some((number) => isUnknown(segments[number - 1]?.text ?? ''))) return true
  const reply = replies.find(({ text }) => !isAsked(text))
  if (!reply) return isAsked(segment.text)
  return isUnknown(/^[^.?!…]*/.exec(reply.text)?.[0] ?? '')
}

function isSame(owner: string, speaker: string | null): boolean {
  const [one, other] = [foldedOf(owner), foldedOf(speaker ?? '')]
  return one === other || other.split(' ').includes(one) || one.split(' ').includes(other)
}

function isNamed(owner: string, sentence: string): boolean {
  const words = new Set(foldedOf(sentence).split(' '))
  return foldedOf(owner)
    .split(' ')
    .some((word) => words.has(word))
}

export function foldedOf(text: string): string {
  return wordsOf(text).join(' ')
}

export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .normalize('NFKD')
      .replace(/[\p{M}'’]/gu, '')
      .match(/[\p{L}\p{N}]+/gu) ?? []
  )
}
