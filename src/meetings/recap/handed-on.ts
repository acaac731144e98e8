import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'
import { cuesOf } from './cues-by-language.ts'
import { saidCues } from './model-cues.ts'
import { type Claim, isAsked, isNamed, isSame, type Said, type Talk } from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'
import { refuses } from './refused-and-taken.ts'
import { isOnSubject, subjectsOf } from './subjects-shared.ts'

/** Whether the owner refused the task, or somebody else took it over later. */
export function isHandedOn(claim: Claim, place: Said, talk: Talk): boolean {
  const { owner } = claim
  if (owner === null) return false
  return isRefused(owner, place, talk) || isTakenOver(owner, claim, talk)
}

/** By the one who was asked, or by somebody who says why they cannot. */
function isRefused(owner: string, { segment, replies }: Said, talk: Talk): boolean {
  if (isSame(owner, segment.speaker)) return false
  if (replies.some(({ text }) => isExcused(owner, text))) return true
  const answer = replies.find(({ speaker }) => isSame(owner, speaker))
  return refuses(/^[^.?!…]*/.exec(answer?.text ?? '')?.[0] ?? '', talk.language)
}

/** "Jonah's out, he's got exams", "Nils hat keine Zeit mehr": somebody else says why the owner cannot. */
function isExcused(owner: string, text: string): boolean {
  const [subject = '', rest = ''] = text.split(
    /(?<=^(?:(?:but|aber|pero|mas|mais|no|nein),? )?\p{L}+)(?:'s|’s)?\s/u,
  )
  return isNamed(owner, subject) && AWAY.test(rest)
}

/** Said of somebody else, right after the name. */
const AWAY = new RegExp(
  pattern`
      ^(?:(?:is|ist|está|esta|est|has|hat|can't|cannot|won't|kann|no|não|n'a|ne) )?(?:just |
      already |ja |leider |gerade |tem |tiene |puede |pode |peut )*(?:out|off|away|swamped|busy|
      gone|sick|unavailable|keine zeit|nicht|weg|krank|verreist|im urlaub|tiempo|tempo|fuera|
      fora|de vacaciones|de férias|pas|absente?|be (?:there|able|here)|make it|do (?:it|
      that))(?!\p{L}| to )`,
  'iu',
)

/** "Better let Omar book it, I'm out", and Omar says yes. */
function isTakenOver(owner: string, claim: Claim, talk: Talk): boolean {
  const subjects = subjectsOf(`${claim.text} ${claim.quote}`, talk)
  const last = Math.max(...claim.cited)
  return talk.segments.slice(last).some((later, after) => {
    if (!isOnSubject(subjects, later.text, talk) || !INSTEAD.test(later.text)) return false
    const others = talk.segments.flatMap(({ speaker }) =>
      speaker !== null && !isSame(owner, speaker) ? [speaker] : [],
    )
    const named = others.find((one) => isNamed(one, later.text))
    const behind = talk.segments.slice(last + after + 1, last + after + 1 + ANSWERS)
    return named === undefined
      ? takesOver(later, owner, talk)
      : behind.some((one) => isSame(named, one.speaker) && accepts(one, talk))
  })
}

const ANSWERS = 2

function takesOver(later: RecapSegment, owner: string, { language }: Talk): boolean {
  const said = saidCues(language)
  const isOther = later.speaker !== null && !isSame(owner, later.speaker)
  return isOther && said.first.test(later.text) && !said.negated.test(later.text)
}

function accepts({ text }: RecapSegment, { language }: Talk): boolean {
  const said = saidCues(language)
  if (isAsked(text) || said.negated.test(text)) return false
  return cuesOf(language).agreed.test(text) || said.first.test(text)
}

const INSTEAD = cue(
  pattern`
    instead|actually|rather|better|after all|take (?:it |that |this )?over|hand(?:ed|
    ing)? (?:it |that |this )?(?:over|to)|(?:can|could|would) you (?:do|take)|swap|not me`,
  'mejor|en vez|en lugar|al final|melhor|em vez|no lugar|afinal',
  'lieber|besser|doch|stattdessen|übernimm\\p{L}*|plutôt|à la place|finalement|вместо|лучше|yerine',
)
