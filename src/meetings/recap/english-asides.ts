import { pattern } from '../../kernel/text/pattern.ts'
import { cue, starting } from './cue-pattern.ts'

const PERSON = `(?:you|you all|you guys|everyone|everybody|anyone|anybody|we all|somebody|someone)`

/**
 * A polite question, one about the meeting itself, or a favour asked of one person: unanswered, it is not an open
 * question.
 */
export const IDLE = cue(
  `(?:all|everyone|everybody) in favou?r|all (?:those )?(?:against|opposed)`,
  `(?:can|could|would|will) you`,
  `(?:can|could|do|did|does) ${PERSON}(?: all| still| not)? (?:hear|see|have a (?:good|nice)|sleep|get my|mind|need a)`,
  `(?:is|are) (?:this|it|we|the)(?: thing| mic| microphone| camera)? ?(?:on|recording|live|working|muted)`,
  pattern`
    how (?:are|is|was|were|'s|about) (?:you|your|everyone|everybody|things|the (?:weekend|
    family|kids|trip|vacation|holiday))|how's (?:it|everyone|everybody|your|the (?:weekend|
    family))`,
  pattern`
    (?:any|other|more|further|no) (?:questions|objections|thoughts|comments|business|concerns|
    else)|any(?:thing|one|body)(?: else| from| to add| on)|what else|who else`,
  `${PERSON} (?:happy|okay|ok|good|here|ready|set|agreed?|with me|follow)`,
  pattern`
    (?:shall|can|could|should) (?:we|i) (?:start|begin|get (?:started|going)|close|move on|
    go on|continue|wrap|stop|finish|take a break|go back)`,
  pattern`
    (?:is|was) (?:that|this|it) (?:all|everything|it|right|okay|ok|clear|fine|correct|good|
    about right)|does (?:that|this) (?:make sense|sound|work for|look)|makes sense`,
  `are (?:we|you)(?: all)? (?:here|ready|set|done|good|there|okay|sure|serious|kidding|joking)`,
  pattern`
    who(?:'s| is| was| wants) (?:next|missing|here|first|taking (?:the )?notes|that|to (?:start|
    go))|what's (?:next|up|that)`,
  pattern`
    you know what|guess what|(?:what|how) do you (?:think|mean|say)|where (?:were|was) (?:we|i)|
    what (?:was|were) (?:i|we)|(?:do|did) you (?:know|remember|see|get)(?: what)? (?:i|the)`,
)

/** Names another subject, so the reply is no answer. */
export const MOVED_ON = [
  starting(
    pattern`
      (?:okay |ok |so |and |well |right |good |all right |alright |now |um )*,? ?(?:speaking of|
      anyway|anyways|by the way|one more thing|another thing|moving on|let's move on|next (?:up|
      item|point|thing|on)|second(?:ly)?|third(?:ly)?|the other thing|the next|before i forget|
      that reminds me|on another note|on a (?:different|separate|lighter) note|back to|
      last (?:thing|point|item)|finally|lastly|now,? (?:about|for)|as for|while we're at it|
      meanwhile|separately|also,)`,
  ),
  cue(`by the way|on another (?:note|subject)|while we're at it|before i forget`),
]
