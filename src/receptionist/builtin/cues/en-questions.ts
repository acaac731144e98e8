import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import type { Cues } from './cues.ts'
import { DATE_CUES } from './dates.ts'

const YOU = '(?:you|yall|you guys|they|it|the (?:shop|office|store|place|clinic|business|garage))'
const DAY =
  '(?:today|tonight|tomorrow|now|late|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|the weekend|this weekend|evenings?|holidays?|christmas|thanksgiving|new years?|easter)'

type Questions = Pick<
  Cues,
  | 'asks'
  | 'kinds'
  | 'never'
  | 'serviceLead'
  | 'serviceEnd'
  | 'price'
  | 'days'
  | 'dates'
  | 'today'
  | 'tomorrow'
  | 'weekend'
  | 'now'
  | 'closing'
  | 'holiday'
  | 'morning'
  | 'evening'
  | 'noon'
  | 'midnight'
  | 'timeLead'
>

/** "Could you make sure …" asks a favour, so after "can you" fewer verbs name a service. */
const WORK =
  'do|fix|repair|handle|install|clean|service|replace|work (?:on|with)|take care of|unclog|remove|help (?:me )?with|deal with|inspect|cut|rekey|unlock|spray|exterminate|tow|diagnose|get rid of|treat'
const OFFERS = `(?:(?:do|does|if) ${YOU}(?: guys| all| also| even| still| ever| by any chance)* (?:${WORK}|offer|provide|see|accept|take|sell|carry|have|make|change|pick|give|use|look after|board|groom|vaccinate|support)|(?:can|could|would|will) ${YOU}(?: guys| all| also| even| still| ever| by any chance)* (?:${WORK}))`

const PRICE =
  '(?:how much|price|prices|pricing|cost|costs|charge|charges|fee|fees|rate|rates|estimate|estimates|quote|quotes|afford|dollars|discount|discounts|expensive|ballpark|run me)'

export const EN_QUESTIONS: Questions = {
  asks: cue(
    '(?:what|whats|when|whens|where|wheres|who|whos|which|how|hows|why|do|does|did|are|is|can|could|would|will|may|am i|is there|are there|any chance|have you|has)(?: \\S+)?',
    'i (?:was )?(?:wondering|want to know|wanted to know|need to know|would like to know)|tell me|(?:find out|know|see|check|ask) (?:if|whether|what|when|how|about|your)|just checking',
  ),
  kinds: {
    hours: cue(
      `(?:are|is|if|were|r) ${YOU}(?: guys| all| still| currently| even| ever| gonna be| going to be)* (?:open|closed|around (?:on )?${DAY})`,
      `(?:until|till|til) (?:what time|when)|(?:if|whether) ${YOU}(?: guys| all| are| re| be| will| is| still| gonna| going to)* (?:open|closed)|will ${YOU}(?: guys| all| still)* be (?:open|closed)|(?:youre|theyre) (?:still )?(?:open|closed)|(?:when|what time|how late|how early|what hours|until what time|till what time)(?: (?:do|does|are|is|will))* ${YOU}(?: guys)* (?:open|close|opening|closing|closed|stay|start|shut|here|there|work|be|available)(?: \\S+)?`,
      `(?:your|youre|business|opening|office|store|shop|the|regular|holiday|weekend|normal|working|what|whats|what are the) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days? |summer |winter |current |normal |regular |usual |store |shop |office |business |opening |working |weekend |holiday )?hours(?: of operation)?|hours (?:of operation|on ${DAY}|for ${DAY}|today|tomorrow|are ${YOU})`,
      `(?:do|does|will) ${YOU}(?: guys| all| ever| still| also)* (?:open|close|work|be open|be closed)(?: (?:on|at|over|after|before|until|till))* ${DAY}|open (?:on |over |at |this |until |till )*(?:${DAY}|\\d+)`,
      `(?:are|is) ${YOU} (?:available |open )?(?:24 7|24 hours|twenty four (?:seven|hours))|closing time|opening time|(?:is|are) (?:anyone|anybody|someone) (?:there|in|open) (?:on )?${DAY}`,
    ),
    price: cue(PRICE),
    visit: cue(
      '(?:make|schedule|book|set up|get|reschedule|cancel|change|move|need|have|confirm) (?:a|an|my|our|another|the)?(?: \\S+){0,2} ?(?:appointment|appointments|visit|booking|reservation|time slot)',
      '(?:can|could|will|would|when can|when will|how soon can|how fast can|how quickly can) (?:you|yall|someone|somebody|anyone|they|he|she|a (?:plumber|tech|technician|guy))(?: guys| please| possibly)* (?:come|be here|get here|get out|send|make it|stop by|show up|fit me|squeeze|see me|schedule|come out|get to|take a look|look at)(?: \\S+)?',
      '(?:how (?:soon|long|fast|quickly)|what time|when)(?: \\S+){0,4} (?:wait|arrive|get here|be here|come out|get out here|availability|come|appointment|take)|availability|appointment|openings?|(?:can|could|may) i (?:come|bring|drop|stop|get in|schedule|book)(?: \\S+)?',
    ),
    location: cue(
      `(?:where(?:s| is| are|re)?) (?:${YOU}|your)(?: \\S+)?(?: (?:located|at|based|shop|office))?|(?:your|the|whats your|what is your) (?:address|location)|(?:what|which) (?:city|town|area|areas|part of town|street|neighborhood|county)|where (?:exactly )?(?:do|can) i (?:come|go|find)|how do i get there|directions`,
      `(?:do|does|can|could|will) ${YOU}(?: guys)* (?:cover|serve|service|come out to|come to|go to|travel to|go out to|work in|drive to|deliver to)(?= (?:my|the|our)? ?(?:area|\\S+))|service area|(?:are|is) ${YOU} (?:in|near|located|local|based|close to|around)(?: \\S+)?`,
    ),
    service_list: cue(
      `what (?:services|kind of services|kinds of services|kind of work|type of work|types of work|sort of work|sort of things|kind of things|all|exactly)? ?(?:do|does|can) ${YOU}(?: guys| all| actually)* (?:do|offer|provide|fix|repair|handle|service|work on|help with|have)(?: exactly)?|(?:your|list of|what|which|what are your) services`,
    ),
    service: cue(
      `${OFFERS}`,
      '(?:are|is) (?:you|yall|you guys|they|the technicians|your \\S+) (?:licensed|insured|bonded|certified|family owned|hiring|a family|qualified)|is there (?:a |any )?(?:parking|warranty|guarantee|wifi|a fee)|(?:parking|warranty|insurance)(?= .*\\?)',
    ),
    languages: cue(
      '(?:do|does|can) (?:you|anyone|anybody|someone|they|yall) (?:guys |there )?(?:speak|talk)(?: any)?(?: \\S+)?|(?:what|which|other) languages|(?:in|speak|habla|hablan) (?:spanish|english|portuguese|french|turkish|russian|german|espanol|chinese|mandarin|vietnamese|korean|arabic)(?: please)?',
    ),
    phone: cue(
      '(?:your|the (?:business|office|shop|store|main)(?:s)?) (?:phone |telephone |main |office |direct |business )*number|what number (?:is this|did i (?:call|dial))',
    ),
    identity: cue(
      '(?:who(?:s| is)? (?:this|am i (?:speaking|talking) (?:to|with)|speaking)|what (?:company|business|place|is this|number is this)|is this (?!a |an |about|the best|urgent)(?:the )?\\S+|(?:did|have) i (?:reach|reached|call|called|get)|who did i (?:reach|call))',
    ),
    about: cue(
      `what (?:do|does) ${YOU}(?: guys| all)* do|what (?:kind|type|sort) of (?:business|company|place|shop)(?: \\S+){0,3}|(?:tell me|more) about (?:your|the) (?:business|company|shop|yourselves)|what(?:s| is) (?:your|this) (?:business|company)(?: about)?`,
    ),
  },
  never: {
    hours: cue(
      '(?:door|window|valve|gate|lid|hood|trunk|drawer|wide open|open wound|lock|open up|hood|sunroof|damper|safe)s?',
    ),
    price: cue('(?:in charge|wont charge|wont hold a charge|charger|charging|heart rate|battery)'),
    phone: cue('my number'),
  },
  serviceLead: cue(
    `${OFFERS}(?: any| a| an| the| my| our| some| for)*`,
    '(?:are|is) (?:you|yall|you guys|they)|is there(?: a| any)?',
  ),
  serviceEnd: cue('because|since|as|so|but|in (?:my|the|our|case)|if|or not|at all|too|there|here'),
  price: cue(PRICE, 'free|\\d+ dollars|bucks'),
  days: new Map<Day, RegExp>([
    ['Monday', cue('mondays?')],
    ['Tuesday', cue('tuesdays?')],
    ['Wednesday', cue('wednesdays?')],
    ['Thursday', cue('thursdays?')],
    ['Friday', cue('fridays?')],
    ['Saturday', cue('saturdays?')],
    ['Sunday', cue('sundays?')],
  ]),
  dates: DATE_CUES.en,
  today: cue('today|tonight|this (?:morning|afternoon|evening)'),
  tomorrow: cue('tomorrow'),
  weekend: cue('(?:the |this )?weekends?'),
  now: cue('now|right now|currently|at the moment|still open|yet|this (?:hour|moment)'),
  closing: cue('clos(?:e|es|ing)|how late|(?:until|till) (?:what time|when)|shut|stay open'),
  holiday: cue(
    '(?:holidays?|christmas(?: eve| day)?|thanksgiving|new years?(?: eve| day)?|easter|memorial day|labor day|(?:fourth|4th) of july|july (?:4th|fourth)|independence day|presidents day|veterans day|mlk day|juneteenth|black friday)',
  ),
  morning: cue('am|a m|(?:in the |this )?mornings?'),
  evening: cue('pm|p m|(?:in the |this )?(?:afternoons?|evenings?)|tonight|at night'),
  noon: cue('noon|midday'),
  midnight: cue('midnight'),
  timeLead: cue('at|by|before|after|around|until|till|past|from'),
}
