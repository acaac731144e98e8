import { pattern } from '../../kernel/text/pattern.ts'
import { type Cues, cue, starting } from './cue-pattern.ts'
import { IDLE, MOVED_ON } from './english-asides.ts'
import { DOUBTED, PUZZLED } from './english-doubts.ts'
import { PUT_OFF } from './english-put-off.ts'

/** What people do after a meeting rather than in it. */
const DEED = words(
  `call phone ring text email e-mail mail send resend forward write draft prepare review check
    double-check update schedule reschedule book contact ask(?!_you) find_out find_a find_someone
    fix repair pay sign confirm follow_up share upload get_back look_into look_at set_up talk_to
    speak_to speak_with bring buy order finish test create make_sure add remove organi[sz]e arrange
    circulate compile collect research investigate report submit publish deliver invoice quote reply
    print clean install file register apply cancel negotiate handle take_care pick_up post renew
    draw_up put_together work_on work_out cost measure record translate interview chase hire
    meet_with visit reach_out let_you_know let_them_know let_him_know let_her_know come_up_with
    type_up go_through`,
)
const DO = `(?:also |just |then |personally |quickly )*(?:${DEED})`

export const ENGLISH_CUES: Cues = {
  settled: cue(
    pattern`
      (?:we|they|everyone|everybody)(?:'ve| have|
      'd| had)?(?: all| just| already| basically| both| now| pretty much)* (?:decided|agreed|
      settled|concluded|resolved|voted|chosen|chose)`,
    `(?:it|that|this)(?:'s| is| was|'s been| has been)(?: all| now)? (?:decided|settled|agreed|approved|a deal)`,
    `(?:the|our|final) decision (?:is|was)`,
    `let's (?:decide|settle (?:it|this|that))[:,]`,
    `motion (?:is |was )?(?:carried|agreed to|passed)`,
    `(?:approved|carried) unanimously`,
  ),
  resolved: cue(
    pattern`
      (?:let's|let us|we'll|we will|we're going to|we're gonna|we are going to|we are gonna|
      i'd say we)(?: just| then| definitely| probably| all| not)* (?:go (?:with|for|ahead)|
      stick (?:with|to)|settle on|drop|keep|skip|leave|choose|pick|take|adopt|cancel|postpone|
      omit|get rid|scrap|switch|stay with|move|use|have|do|make|put|say|hire|launch|offer|stop|
      meet|hold|order|buy|sign|renew|raise|cut|add|include|need)`,
    pattern`
      we(?: won't| will not|'re not going to|'re not gonna| are not going to) (?:go|have|use|do|
      make|need|put|include|be|take|offer|sell|renew|sign|hire)`,
    `(?:we're|we are)(?: not)? (?:going with|going for|sticking with|sticking to|going ahead)`,
  ),
  proposed: cue(
    pattern`
      (?:i think|i'd say|so|then|maybe|perhaps|i suggest|i propose)(?: that)? we (?:should|
      might have to|have to|need to|could|can|would|go|use|keep|drop)`,
    `we (?:should|might have to)`,
    pattern`
      (?:^|[,;] |but |so |and |then |think |maybe |perhaps |okay |well |yeah )we (?:have to|
      need to|could|can|would)(?! (?:see|say|have|be|know|hear|imagine|reflect|talk))`,
    `(?:i propose|i suggest|i'd suggest|i recommend|shall we|should we|why don't we|how about|what about|what if we)`,
  ),
  inclined: cue(
    `should|we'll|we're|gonna|going to|have to|needs?|could|would|must|better|let's|won't|can`,
  ),
  undecided: cue(
    pattern`
      (?:haven't|have not|hasn't|didn't|did not|not|never|can't|cannot|yet to|need to|needs to|
      have to|must|should|until|when|whether|before|
      unless)(?: we| it| all| been| yet| really| actually| they)* (?:decide|decided|agree|
      agreed|settle|settled|choose|chosen)`,
    `if (?:we|you|they)(?:'re|'ve|'ll)?`,
    pattern`
      we(?:'ll| will|'re going to|'re gonna|'ll all) (?:have|get|need|do|take|
      make)(?: \S+){0,2} (?:idea|look|think|see|more|to wait|problem|problems|trouble)`,
    `we(?:'re| are)? (?:gonna|going to) have`,
    `we(?:'ll| will) (?:have (?:a|some|the next)|now|start|begin|talk|discuss|be (?:going|talking|looking))`,
    `(?:move|moving) on(?: to|,|\\.|$)`,
    `let's (?:say|see|do it|make it|have a|take a look|put it this|move on)`,
    `don't (?:think|know) (?:if|that|whether)? ?we`,
  ),
  leftOpen: PUT_OFF,
  doesIt: cue(
    `(?:i'll|i will|i can)(?: just| then)* (?:do|take|bring|cover) (?:it|that|this|them)`,
  ),
  agreed: starting(
    pattern`
      yes|yeah|yep|yup|okay|ok|right|agreed|sure|fine|good|great|cool|perfect|exactly|
      definitely(?! not)|absolutely(?! not)|alright|all right|true|excellent|fair enough|
      sounds (?:good|great|fine)|i agree|i think so|works for me|deal|done|will do|
      of course(?! not)|no problem|that's (?:fine|good|right|great)|let's do (?:it|that)|mm-hmm|
      happy to|gladly|i will|i'll do (?:it|that)|i can do (?:it|that)`,
  ),
  objected: starting(
    pattern`
      no|nope|nah|(?:absolutely|definitely|certainly|of course|hell) (?:not|no)|
      i don't (?:think so|agree|like)|i disagree|i'm not sure|not really|actually no|but|
      hold on|wait|never|(?:yes|yeah|yep|okay|ok|right|sure|true|fine|well),? but`,
  ),
  promised: cue(
    `(?:i'll|i will|i'm going to|i'm gonna|i am going to|i can|let me) ${DO}`,
    `leave (?:it|that) (?:with|to) me`,
  ),
  unpromised: cue(
    `(?:would|'d) rather not`,
    `(?:can't|cannot|can not|won't|wouldn't|don't want to|do not want to|not) promise`,
    `no promises|don't count on (?:it|me)`,
  ),
  requested: cue(
    `(?:can|could|will|would) (?:you|someone|somebody|anyone|anybody)(?: please| maybe| also| just)* ${DO}`,
    pattern`
      (?:please|don't forget to|make sure you|remember to|i need you to|i'd like you to|
      you should|you need to|you have to) ${DO}`,
  ),
  assigned: cue(
    `(?:will|'ll|is going to|is gonna|should|has to|needs to|must|is supposed to|can) ${DO}`,
  ),
  doubted: DOUBTED,
  puzzled: PUZZLED,
  idle: IDLE,
  movedOn: MOVED_ON,
  wondered: cue(
    pattern`
      do we(?: really| still| all| even)? (?:know|have|need|want)|does any(?:one|body) know|
      has any(?:one|body)|who(?:'s| is|'ll| will)|who signs|when (?:is|will|do|does|are|can)|
      where (?:is|will|do|are)|how (?:much|many|long|do we|will we|are we)|what (?:is|are|will|
      do we|happens)|which|why (?:is|are|do|does)|is there|are there|should we|shall we|is it|
      are we|can we|will (?:we|they|it)|what's`,
  ),
}

function words(list: string) {
  return list.trim().split(/\s+/).join('|').replaceAll('_', ' ')
}
