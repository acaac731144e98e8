import { LANGUAGES } from '../../kernel/languages.ts'
import { isFigureChanged } from './changed-later.ts'
import { cuesOf } from './cues-by-language.ts'
import { isHandedOn } from './handed-on.ts'
import { type Language, languageOf as languageHeard } from './language-heard.ts'
import { saidCues } from './model-cues.ts'
import { isAgreed, isDecided } from './model-decided.ts'
import {
  isDenied,
  isDone,
  isOfThePast,
  isReplaced,
  isStatement,
  isTakenBack,
  isTurned,
} from './model-denied.ts'
import {
  type Claim,
  isAsked,
  isNamed,
  isSame,
  isUnknown,
  placeOf,
  type Said,
  type Talk,
} from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'
import { wordsOf as spokenWords } from './word-stems.ts'

/** The language that the model names; otherwise the detected one. */
export function languageOf(code: string | null, segments: readonly RecapSegment[]): Language {
  if (code) return LANGUAGES.find((one) => one === code.toLowerCase().slice(0, 2)) ?? 'en'
  return languageHeard(segments.flatMap(({ text }) => spokenWords(text))) ?? 'en'
}

/**
 * Whether the transcript supports the claim: an opinion is no decision, a promise belongs to its speaker, and an
 * answered question is not open. What was taken back or denied right after does not count.
 */
export function isBorneOut(claim: Claim, talk: Talk): boolean {
  const said = placeOf(claim, talk)
  if (said === null) return false
  if (claim.kind === 'question') return isOpen(claim, said, talk)
  if (isTakenBack(said) || isDenied(said) || isOfThePast(claim.text, said)) return false
  if (claim.kind === 'action' && (isDone(said) || isStatement(claim, said))) return false
  if (isTurned(claim.text, said) || isReplaced(claim.text, said, talk.language)) return false
  if (isFigureChanged(claim, talk) || isHandedOn(claim, said, talk)) return false
  return claim.kind === 'decision' ? isDecided(claim.text, said) : isTakenOn(claim, said, talk)
}

function isTakenOn(claim: Claim, place: Said, talk: Talk): boolean {
  const { sentence, segment, said } = place
  const { owner } = claim
  if (owner === null) return isAsked(sentence) || isSure(place)
  const isOwn = isSame(owner, segment.speaker)
  if (said.first.test(sentence) && !isAsked(sentence))
    return isOwn && (isSure(place) || isPromised(claim.text, place))
  const isAnybodys = said.somebody.test(sentence)
  if (isAnybodys && isTakenByAnother(owner, place)) return false
  if (isOwn && !isAnybodys) return isSure(place)
  return takesOn(owner, claim, talk) || (!isAnybodys && isDoer(owner, sentence))
}

/**
 * "Sure, I'll ask them", "I'll ask for the key", if the line says the same: a speaker who will find out has accepted
 * a task.
 */
function isPromised(text: string, { sentence, cues, said }: Said): boolean {
  if (said.tentative.test(sentence) || isAsked(sentence)) return false
  const asks = spokenWords(cues.doubted.exec(sentence)?.[0] ?? '').at(-1)
  return cues.agreed.test(sentence) || (asks !== undefined && text.toLowerCase().includes(asks))
}

/** Said without doubt, or agreed to. */
function isSure(place: Said): boolean {
  const { sentence, cues, said } = place
  const isDoubtful = [said.tentative, cues.doubted].some((one) => one.test(sentence))
  return !(isDoubtful || isAsked(sentence)) || isAgreed(place)
}

/** Named, but not as the recipient: "send it to Amrit". */
function isDoer(owner: string, sentence: string): boolean {
  return isNamed(owner, sentence.replace(RECEIVES, ''))
}

const RECEIVES =
  /(?<!\p{L})(?:to|for|with|about|an|für|mit|zu|a|para|con|com|à|pour|avec) \p{Lu}\p{L}+/gu

/** "Somebody has to": the next who says "I will" is not the owner. */
function isTakenByAnother(owner: string, { replies, said }: Said): boolean {
  const takes = ({ text }: RecapSegment) =>
    said.first.test(text) && !said.negated.test(text) && !isAsked(text)
  const taker = replies.find(takes)
  return taker !== undefined && !isSame(owner, taker.speaker)
}

/** The owner says so in the cited segments, or right after. */
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

/** Nobody knew, it was postponed, or nobody replied. */
function isOpen(
  { cited }: Claim,
  { sentence, replies, segment, putOff, cues, said }: Said,
  { segments }: Talk,
): boolean {
  if (cited.some((number) => isUnknown(segments[number - 1]?.text ?? '', cues, said))) return true
  if (putOff !== undefined && isAsked(sentence)) return true
  const reply = replies.find(({ text }) => !isAsked(text))
  if (!reply) return isAsked(segment.text)
  return isUnknown(/^[^.?!…]*/.exec(reply.text)?.[0] ?? '', cues, said)
}
