import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'
import { alone, back, type SaidCues } from './said-cues.ts'

const GOES_ON = pattern`
  no|wait|sorry|i|we|you|it|that|let|actually|make|not|it's|that's|we'll|don't|they|he|she`

export const ENGLISH_SAID: SaidCues = {
  tentative: cue(
    pattern`
      (?:was|were) (?:going|gonna|supposed|about|hoping)(?: to)?|meant to|(?:was|were|been|i'm|
      we're) thinking|i(?:'d| would)?(?: really| just)? (?:love|loved|adore|like|prefer)|i'd|
      we'd|he'd|she'd|they'd|would|could|should|might|(?:i|we|you|they|he|she|it|that) may|
      maybe|perhaps|probably|wants?|wanted|hoped?|thought|suggested|proposed|said|says|claims?|
      heard|had in mind|planned|used to|won't|if|sleep on|think (?:about|(?:it|that) over)`,
  ),
  negated: cue(`not|\\p{L}+n't|cannot|never|nobody|no one|no|without|instead of|rather than`),
  somebody: cue('somebody|someone|anybody|anyone|one of us|people'),
  first: cue(
    `i(?! (?:need|want|think|guess|know|mean|see|hope|heard|like)\\b)|i'll|i'm|i'd|i've|let me`,
  ),
  together: cue(`we|we'll|we're|let's|let us|us`),
  takenBack: back(
    pattern`
      ${alone('no', GOES_ON)}|nope|sorry|wait|scratch that|actually|i mean|i meant|or rather`,
  ),
  pleased: cue(`works|fine|please|good|great|okay|agreed|perfect|thanks|thank you|cheers|got it`),
  unknown: cue(
    pattern`
      (?:not|won't|don't|aren't|can't) (?:decide|deciding)|stays? open|leave (?:it|that) open|
      no idea|no clue|(?:don't|doesn't|do not) know|not sure|haven't asked|(?:stays?|remains?|
      is|it's|still) open|who knows|(?:nobody|no one) (?:has|knows)|offline|next time`,
  ),
  done: cue(
    `i(?:'ve| have)?(?: already| just)* (?!(?:need|proceed|feed)\\b)\\p{L}{2,}ed`,
    `i(?:'ve| have)? already (?!(?:have|know|need|want|said|told)\\b)\\p{L}+`,
    pattern`
      i (?:sent|did|paid|bought|brought|wrote|gave|took) (?:\p{L}+ ){1,4}(?:yesterday|already|
      last \p{L}+|this morning|on \p{L}+day)`,
  ),
  past: cue(
    pattern`
      was [^,.]+,? (?:but |and )?(?:now|it's now)|(?:last|the previous|the past) (?:year|time|
      month|week|quarter|season|spring|summer|fall|autumn|winter)|(?:a year|years|months|
      weeks) ago|back then|used to|in the past`,
  ),
  stated: cue(`is|are|was|were|it's|that's|there's`),
}
