import { DECIDE } from '../understand/thresholds.ts'
import { heardIn, type Range, readUtterance } from '../understand/utterance.ts'
import { asEnglish } from './english-terms.ts'
import { FEW_WORDS, leadOf, leansOnLead, SHORT_WORDS } from './goes-on-from-before.ts'
import type { Judging, Part } from './judged-part.ts'
import { type LikelyAsked, likelyAsked } from './likely-asked.ts'
import { skipOpeners } from './question-starts.ts'

const { meant: FROM } = DECIDE

/**
 * "And for a large one?", "what's three then": a short question is judged behind the one that came before, too, and so
 * where that tells more.
 */
export function meantAfter(answering: Judging, part: Part, alone: LikelyAsked): LikelyAsked | null {
  const { asked, facts, language, wordsBefore } = answering
  if (!part.asks || !wordsBefore || part.to - part.from > SHORT_WORDS) return null
  const said = heardIn(asEnglish(asked.utterance, language), part)
  const both = readUtterance(`${wordsBefore}, ${said}`)
  const from = readUtterance(wordsBefore).words.length
  const after = likelyAsked(both, 'en', { from, to: both.words.length }, facts)
  return after.unknown < alone.unknown ? after : null
}

/** "64 chairs, the white ones, how much are those": the words before it say what "those" are. */
export function meantWithLead(
  { asked, facts, language }: Judging,
  { from, to, asks }: Part,
  alone: LikelyAsked,
): LikelyAsked | null {
  const { utterance, cues } = asked
  if (!asks || to - from > SHORT_WORDS || !leansOnLead(utterance, language, { from, to }))
    return null
  const begins = skipOpeners(cues, { from: leadOf(utterance, from, cues), to: from })
  if (begins === from) return null
  const led = likelyAsked(utterance, language, { from: begins, to }, facts)
  return led.unknown < alone.unknown ? led : null
}

/**
 * "How much do you want up front, and can I put that on a card": in context, the second question seems to ask for what
 * the first one gets.
 */
export function meantAlone({ asked, facts, language }: Judging, part: Part): LikelyAsked {
  const own = readUtterance(heardIn(asked.utterance, part))
  return likelyAsked(own, language, { from: 0, to: own.words.length }, facts)
}

/** Judges the part in context. In a long story that seems to ask nothing, judges its sentences. */
export function meantIn(
  { asked, facts, language }: Judging,
  part: Part,
  whole: LikelyAsked,
): LikelyAsked {
  const { utterance } = asked
  const likely = (range: Range) => likelyAsked(utterance, language, range, facts)
  const ofPart = () => likely({ from: part.from, to: part.end ?? part.to })
  if (!part.isAlone) return ofPart()
  if (whole.nothing < FROM.nothing) return surer(whole, part.from >= STORY_WORDS ? ofPart() : whole)
  if (part.asks) return ofPart()
  const sentences = utterance.sentences.filter(({ from, to }) => to - from >= FEW_WORDS)
  const parts = sentences.length > 1 ? sentences.slice(-MAX_SENTENCES).map(likely) : []
  return parts.find(({ nothing }) => nothing < FROM.partNothing) ?? whole
}

/** A story of this many words before the question may hide it. */
const STORY_WORDS = 4

function surer(one: LikelyAsked, other: LikelyAsked): LikelyAsked {
  return other.unknown < one.unknown ? other : one
}

/** A question usually comes at the end of a long turn. */
const MAX_SENTENCES = 6
