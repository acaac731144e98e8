import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'

const QUESTION_WORD = `(?:who|whose|what|when|where|why|how|which|whether|if(?! (?:you|i)\\b))`
const NEGATED = pattern`
  (?:don't|do not|doesn't|does not|didn't|did not|haven't|have not|hasn't|has not|never|can't|
  cannot|couldn't|still have to|still need to|still has to|have yet to|need to|have to)`
const SAY = pattern`
  (?:say|said|tell|told|hear|heard|call|called|answer|answered|reply|replied|respond|responded|
  write|written|confirm|confirmed|decide|decided|check|checked|ask|asked|get back|got back|
  gotten back|come back|look|looked|think|thought)`

/** Nobody here knows, or somebody absent must say. */
export const DOUBTED = cue(
  pattern`
    (?:i|we)(?: really| still| just| honestly)* (?:don't|do not|dunno) (?:really |actually |
    even |honestly )?(?:know|remember)`,
  pattern`
    i dunno|no idea|no clue|not sure(?: yet)?|good question|hard to (?:say|tell)|not yet|
    nobody knows|no one knows|who knows|remains open|still open|open question|to be (?:decided|
    seen|confirmed|determined)|tbd|up in the air`,
  pattern`
    (?:we|i)(?:'ll| will|'d| would)? (?:have to|need to|should|must|'ll|'d better) (?:find out|
    check|ask|figure|see|look|think about)`,
  `(?:i'll|let me|i can) (?:find out|check|ask|look into)`,
  pattern`
    (?:i|we|they|he|she|nobody|no one|somebody)(?:'ve|'s| have| has| had)? (?:haven't|hasn't|
    didn't|did not|have not|has not|never|not|yet to)(?: really| even| actually| ever)* ${SAY}`,
  `(?:nobody|no one|none of (?:us|them))(?: has| have|'s)?(?: ever| actually)? ${SAY}`,
  pattern`
    waiting (?:to hear|for (?:them|him|her|an? (?:answer|reply)|the answer|word)|on (?:them|him|
    her))|nothing yet|no (?:answer|reply|word|news) (?:yet|so far|from)`,
  pattern`
    (?:get|come|circle) back to (?:us|me|you|them) (?:on|about|with|by|when|tomorrow|later)|
    (?:said|says|promised) (?:that )?(?:they|he|she)(?:'ll|'d| will| would) (?:get|come|call|
    check|ask|let)`,
  pattern`
    back and forth|on the fence|of two minds|torn|beats me|your guess is|can't (?:say|tell)|
    couldn't (?:say|tell)|unclear|not clear|wish i knew|don't look at me|search me|
    haven't (?:the (?:faintest|slightest)|a clue)`,
  `don't have (?:that|the|any|a|an)(?: \\S+){0,2} (?:numbers?|figures?|answers?|idea|information|data|dates?|details?)`,
  `(?:someone|somebody|one of us) (?:should|has to|needs to|would have to|ought to) (?:find out|check|ask|call)`,
)

/** States that something is unknown: "I still don't know who signs." */
export const PUZZLED = cue(
  pattern`
    (?:i|we|nobody|no one|they|
    none of us)(?: really| still| honestly| just| also)* ${NEGATED}
    (?: really| yet| actually| quite| still)* (?:know|work out|worked out|figure out|
    figured out|find out|found out|tell|understand|see|hear|heard|learn|learned|say|decide|
    decided|settle|settled|agree on|agreed on|remember)(?: yet| exactly| about)* ${QUESTION_WORD}`,
  `(?:nobody|no one|(?:i|we) (?:need|have) to) knows?(?: yet)? ${QUESTION_WORD}`,
  pattern`
    (?:i'm|i am|we're|we are)(?: still| really| just)* (?:not|
    un)(?: really| quite| so| entirely)? ?(?:sure|clear|
    certain)(?: yet)? (?:about )?${QUESTION_WORD}`,
  pattern`
    (?:isn't|is not|not|un|never|hardly)(?: yet| quite| really)? ?(?:clear|sure|certain|
    obvious)(?: yet| to \S+)* ${QUESTION_WORD}`,
  `question (?:is|was|remains|as to|of|for me is)(?: still| really)? ${QUESTION_WORD}`,
  `(?:i|we)(?:'m|'re| am| are)?(?: still| just| also| do)* wonder(?:ing|ed)?(?: about)? ${QUESTION_WORD}`,
  pattern`
    what (?:i|we|nobody|no one)(?: still| just| really)* (?:${NEGATED}(?: really| yet)*|want to|
    would like to|'d like to|need to) (?:know|work out|figure out|understand|find out)`,
  `remains to be seen`,
)
