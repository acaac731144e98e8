import { pattern } from '../../kernel/text/pattern.ts'
import { cue, starting } from './cue-pattern.ts'

const OPENED = pattern`
  (?:(?:okay|ok|right|all right|alright|good|great|perfect|fine|well|yes|yeah|sure|agreed|deal|
  done|so|and|then|now|in that case),? )*`
/** What a business does after deciding. */
const DO = pattern`
  (?:accept|add|approve|bake|book|build|buy|call off|cancel|change|charge|close|cut|drop|expand|
  extend|fix|get|give|go|hire|hold|keep|launch|lease|let|limit|make|meet|move|offer|open|order|
  paint|pay|pick|plan|print|publish|put|raise|refund|release|renew|rent|repair|replace|run|sell|
  send|set|ship|sign|skip|split|start|stay|stick|stop|switch|take|try|use)`

/**
 * How a small group decides in a short meeting: by speaking as if it were decided. In long talk the same words mean
 * less and are ignored.
 */
export const PLAIN_DECISIONS: readonly RegExp[] = [
  // "So we open on Saturdays", "Right, then paint it grey".
  starting(`${OPENED}(?:then|so|in that case),? (?:then )?(?:we )?${DO}`),
  starting(
    pattern`
      ${OPENED}(?:okay|ok|right|good|great|perfect|fine|yes|yeah|sure|agreed|
      done),? (?:please )?(?:go ahead and )?${DO} (?:the|a|an|it|them|that|this|those|these|both|
      all|one|two|another|our)`,
  ),
  // "We ship on the ninth."
  starting(
    `${OPENED}we ${DO}(?= .*\\b(?:on|in|by|from|at|starting|as planned|next|this|every|for|with|the)\\b)`,
  ),
  // "Grey it is", "Fifteen percent, then".
  /^(?:[^\s,.]+ ){0,4}[^\s,.]+,? it is(?:[.!]|,|$| (?:then|from|for|starting))/iu,
  new RegExp(
    pattern`
      ^(?:\S+ )*?(?!you|see|bye|back|now|okay|well|right|good|till|until|by|before|since|from|
      and|but)[^\s,]+,? then(?:[.!]|$|, (?:from|on|in|by|starting|for|and|at))`,
    'iu',
  ),
  cue(
    pattern`
      (?:that's|that is|it's|it is|consider (?:it|that)) (?:settled|final|decided|
      done and dusted|a done deal|a go)|final answer|effective (?:immediately|from|as of|the|on|
      today|next)`,
    `(?:i'd|i would|i'll|i say we|i'd say we|we) go (?:with|for|ahead)|go ahead (?:and|with)`,
    `(?:replaces?|becomes?) (?:the )?\\S+(?: \\S+){0,2} (?:from|on|starting|as of)`,
  ),
]
/** About the past, or about how things are. */
export const NO_PLAIN_DECISION = cue(
  pattern`
    was|were|had|did|used to|(?:yesterday|last (?:week|month|year|time|night))|if|unless|
    usually|always|normally|every time|have no|got no`,
)
