import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'

const MONTH = `january|february|march|april|may|june|july|august|september|october|november|december`
const DAY = `monday|tuesday|wednesday|thursday|friday|saturday|sunday`
/** A later time for looking at something. */
const LATER = pattern`
  (?:later|another time|another day|another meeting|some other time|sometime|next (?:time|week|
  month|quarter|year|meeting|call|${DAY})|after|afterwards|once|when|until|till|then|(?:tomorrow|
  tonight)|offline|down the road|(?:on|in|by) (?:the )?(?:${DAY}|${MONTH}|spring|summer|fall|
  autumn|winter|new year|(?:a|two|three|a few) (?:days|weeks|months|week|month)))`
/** Two options, neither chosen. */
const WHO = pattern`
  (?<!\b(?:or|either),? )(?:let's|let us|we|we'll|we will|we can|we could|we should|we'd better|
  can we|could we|i'd|i would|i'll|i will|i can)`
/** To settle something, or to prepare for that. */
const WEIGH = pattern`
  (?:decide|discuss|debate|talk|choose|pick|settle|deal|figure|finalize|finalise|tackle|address|
  make (?:a|the|that|this) (?:decision|call|choice)|go over|think|worry|vote|(?:see|look at|
  take up|cover|do|answer|get into|bring|take) (?:it|that|this|them)(?: up| back)?)`

/** English postponements: by a word for it, by a later time, or because nobody is ready. */
export const PUT_OFF = cue(
  pattern`
    (?:leave|leaving|keep|left|park|parking) (?:it|that|this|
    the (?:\S+ ){1,3}?)(?: one| question| point)? ?(?:open|undecided|for (?:now|another time|
    next time|the next meeting|later|after|today))`,
  `(?:stays?|remains?|still|is|it's|that's) (?:still )?(?:an? open (?:question|point|issue)|undecided)`,
  `(?:stays?|remains?|still) open`,
  // By a word for it.
  pattern`
    (?:hold|holding|held) off|(?:sleep|sit) on (?:it|that|this|the)|circle back|(?:wait|
    waiting) and see|revisit(?:ed|ing)?|reconsider (?:it|that|this)`,
  pattern`
    ${WHO}(?: just| all| maybe| rather)? (?:park|table|shelve|defer|put off|postpone (?:the|that|
    this) (?:decision|question|discussion|vote)|wait (?:for|until|till)|come back to|
    get back to (?:it|that|this)|return to (?:it|that|this)|mull|think (?:it|that|this) over|
    pick (?:it|that|this) (?:back )?up)`,
  pattern`
    (?:put|keep|leave|park|set) (?:it|that|this|(?:the|
    that)(?: \S+){1,3}?)(?: one| question| decision)? (?:off|on hold|on ice|aside|
    on the back burner|on the list)`,
  pattern`
    (?:is|it's|that's|stays?) (?:on hold|on ice|on the back burner|for (?:another|
    a different) (?:day|time|meeting)|a (?:bigger|longer|separate|different) (?:conversation|
    discussion|question|topic))`,
  `(?:has|have|will have|'ll have|is going to have|can|may) (?:to )?wait(?: (?:for|until|till)| ?$|[.,;])`,
  // By a later time.
  pattern`
    ${WHO}(?: just| all| maybe| rather| like to| want to| need to| have to| have)? ${WEIGH}
    (?: [^\s.;?!]+){0,5} ${LATER}`,
  `leave (?:it|that|this)(?: one| question)? (?:for|until|till|with) \\S+`,
  pattern`
    leave (?:the|that) (?:\S+ ){1,3}?(?:one |question )?(?:for|until|till) (?:now|later|
    tomorrow|next|another|the|after|we|${DAY}|${MONTH})`,
  `take (?:it|that|this|the (?:\\S+ ){1,2}?)(?: one)? ?offline|ask me (?:again|later|next)`,
  pattern`
    (?:we'll|we will|we shall|we'll have to|let's) (?:just )?(?:wait and )?see(?: (?:about|how|
    what|whether|if)|[.,]| ?$)`,
  // Because nobody is ready.
  pattern`
    (?:not|n't|never) (?:really |quite |yet )?(?:ready|prepared) to (?:decide|commit|call|say|
    choose|pick|settle|vote|promise|make|sign)`,
  pattern`
    (?:don't|do not|doesn't|can't|cannot|won't|wouldn't|rather not|not going to|let's not|
    let us not)(?: really| even| just)? (?:want to |like to |have to |need to )?(?:decide|
    commit|rush|settle|choose|pick|go there|get into (?:it|that|this)|go into (?:it|that|this)|
    make (?:that|the|this|a) (?:call|decision|choice))`,
  pattern`
    (?:too|a bit|a little) (?:early|soon)(?: yet)? to|premature|not (?:today|right now|just now|
    this (?:week|month|time))(?:[.,!]| ?$)`,
  pattern`
    (?:i|we)(?:'ll| will|'d| would)? (?:need|want|have)(?: to have| to)? (?:(?:some |a bit |
    a little )?(?:more )?time|think (?:about|on) (?:it|that|this)|(?:a day|a week|a night|
    a few days))`,
  pattern`
    (?:let me|i'll|i need to|i have to|i want to|give me (?:time|a day|some time) to) (?:think|
    mull|ponder|sleep)(?: about| on| over)?`,
)
