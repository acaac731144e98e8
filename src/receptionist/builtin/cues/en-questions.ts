import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import type { Cues } from './cues.ts'
import { DATE_CUES } from './dates.ts'

const YOU =
  '(?:you|yall|you guys|you folks|you fellas|you people|you gals|you all|they|it|the (?:shop|office|store|place|clinic|business|garage))'
const DAY =
  '(?:today|tonight|tomorrow|now|late|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|weekends?|the weekend|this weekend|evenings?|holidays?|christmas|thanksgiving|new years?|easter)'

type Questions = Pick<
  Cues,
  | 'asks'
  | 'asksWithin'
  | 'kinds'
  | 'never'
  | 'serviceLead'
  | 'serviceEnd'
  | 'price'
  | 'visitPrice'
  | 'job'
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
  'do|fix|repair|handle|install|clean|service|replace|work (?:on|with)|take care of|unclog|remove|help (?:me )?with|deal with|inspect|cut|rekey|unlock|spray|exterminate|tow|diagnose|get rid of|treat|put in|put up|upgrade|hang|wire|build|patch|trap|rebuild|test'
const OFFERS = `(?:(?:(?:do|does|if) ${YOU}|dyou|dya|dyall)(?: guys| all| also| even| still| ever| by any chance)* (?:${WORK}|offer|provide|see|accept|take|sell|carry|have|make|change|pick|give|use|look after|board|groom|vaccinate|support)|(?:can|could|would|will) ${YOU}(?: guys| all| also| even| still| ever| by any chance)* (?:${WORK}))`

/** "You guys do gutters?" */
const OFFERS_BARE = `(?:you|yall|you guys)(?: guys| all| folks| also| even| still| ever)* (?:${WORK}|offer|see|accept|take|sell|carry|board|groom)`

const PRICE =
  '(?:how much|price|prices|priced|pricey|pricing|cost|costs|charge|charges|charged|charging|fee|fees|rate|rates|estimate|estimates|quote|quotes|afford|discount|discounts|expensive|cheap|cheapest|(?:\\S+ ){1,3}dollars (?:just |only )?(?:to|for)|ballpark|run (?:me|us|you|a person|somebody|these days|nowadays|for)|set (?:me|us) back|whats the damage|out of pocket|(?:the|your|a|any|yalls) minimum|owe (?:you|yall|anything|for)|(?:am i|be|gonna be) out (?:if|for|to)|what(?:s|ll|d)? (?:\\S+ ){1,6}runs?(?=[?.]| $)|what (?:do|does|would|will|did) (?:you|yall|they|it|that)(?: guys| all| folks| people)* (?:get|want|ask|take) (?:for|to)|what (?:am|would|will) i (?:be )?(?:looking at|paying|pay|owe)|(?:have to|need to|gotta|do i|would i|will i) pay|(?:least|most|what)(?: \\S+){0,3} (?:id|i d|i would|wed|ill|we|i) (?:have to |need to |be )?pay(?:ing)?|(?:whats|what is) (?:the|your|yalls) (?:service|trip|house|diagnostic|office) (?:call|charge|visit)|is(?: \\S+){0,5} free|are(?: \\S+){0,5} free|for free)'

/** Somebody comes, or looks: not a job. */
const VISIT_PRICE = cue(
  '(?:come|comes|coming|get|getting|send|sending|have|having|had)(?: \\S+){0,5} (?:out|over|by|out here|to the house|to my house|to look|look|check|here)|(?:take|have|give|taking) (?:a|it a|her a|him a) (?:quick )?(?:look|peek|listen|once over)|(?:look|looking|looked) at|check (?:it|this|that|him|her|them)? ?out|come (?:see|look|check|to)|show up|show(?:ing)? up|house calls?|home visit|service (?:calls?|fees?|charge|visit)|(?:charge|cost|fee|price|free|bill)(?: \\S+){0,4} (?:estimates?|quotes?|inspections?)|check(?:ing|ed)?(?: \\S+){0,4} (?:for|over)|inspect(?:ing|ed|s)?|trip (?:charge|fee)|call ?out (?:fee|charge)|visits?|(?:office|vet) (?:visit|call)|diagnos\\S*|figure out (?:what|whats)|find out (?:what|whats)|see (?:what|whats)|tell me whats|exams?|examined|examination|check ?ups?|consult\\S*|be seen|get (?:him|her|it|them) (?:seen|checked|looked)|see (?:him|her|it|them|the vet|a vet|the doctor|a doctor)|(?:have|get) (?:him|her|it|them|my \\S+) (?:seen|checked|looked|examined)|check(?=[.?,]? $)|bring (?:him|her|it|them|my \\S+|in)|walk (?:in )?(?:the|your) door|inspect(?:ed|ions?)?|(?:for|is|are|your|the|an?) (?:an? |the |your )?(?:estimates?|quotes?)(?! (?:on|for|to))|minimums?|least|get started|(?:send|get) (?:somebody|someone|anybody|a guy|a tech|one of your guys|a person)|figur\\S+ out(?: \\S+)?|whats wrong|cheapest|youll come|come out|hook it up|scan(?:ner)?(?: it| the)?|(?:a |take a )?(?:gander|peek|looksee|look see)|read the code|plug it in',
)

/** Work with a price of its own. */
const JOB = cue(
  '(?<!(?:dont|not|do not|cant) )(?:fix|repair|replace|install|put in|put up|rekey|change|swap|clean|unclog|remove|rebuild|rewire|spay|neuter|treat|spray|cut|build|hang|patch|reroof|re roof|unlock|open)(?: \\S+)?',
)

export const EN_QUESTIONS: Questions = {
  asksWithin: cue(
    '(?:find out|figure out|(?:want|wanted|like|need|needed|wanna|love) to (?:know|ask|check|see)|wondering|wondered|curious|asking|make sure)(?: you)? (?:about )?(?:what|whats|how|if|whether|when|where|wheres|which|who)',
    `(?:do|does|are|can|could|will|would|did) (?:you|yall|they|i)|(?:can|could|do|would|should) we|is there|are there|(?:whats|what is) (?:your|the)|how much`,
  ),
  asks: cue(
    '(?:youre|yall are|you guys are|theyre) (?:licensed|insured|bonded|certified|legit|local|family owned|open|closed)',
    '(?:(?:my|our|the|his|her) (?:\\S+ ){1,3}|he |she |they )(?:asks?|asked|(?:is|are|was|were) (?:asking|wondering)|wonders?|wants? to know|wanted to know|wants? me to ask)(?: me| you| too| also)* (?:if|whether|what|when|where|how|who|do|does|are|is|can|would|will)',
    '(?:dyou|dya|dyall|what(?! (?:i|we|id|wed|im|were|ive|we are)(?: would| am| got| really| just)* (?:like|need|want|wanted|after|looking|calling|hoping|thinking|got|have)(?! to (?:know|ask)))|whats|whatre|whatll|whatd|when|whens|where|wheres|who|whos|which|how|hows|howd|why|do|does|did|dont (?:you|yall|they|i)|are|arent|is|isnt|can|could|would|will|may|am i|is there|are there|any (?:chance|idea|charge|fee|cost|discounts?|way|place|parking|reason|warranty|guarantee)|whereabouts|have you|has|d)(?: \\S+)?',
    '(?:you|yall|you guys|you folks|you all|u)(?: guys| all| folks)? (?:do|a|an|there|here|take|see|have|got|carry|open|closed|licensed|insured|bonded|work on|work with|fix|offer|accept|handle|sell|cut|make|charge|speak|cover|treat|spray|install|replace|service|repair|still open|still|ever|any|come out to|go out to|fool with|mess with|deal with|around|located|finance|guarantee)(?: \\S+)?',
    '(?:(?:just |real |a |one |i |got |have |ive |had |my |the )*(?:quick |more |first |other |last |dumb |silly )*(?:questions?|(?<=(?:first|one|other|last|more) )thing)(?: for (?:you|ya|yall))?(?: (?:i|is|i wanna|i want to|i gotta|about|on))*)(?: (?:know|ask))?',
    'i(?:m| am)? (?:just )?(?:gotta|got to|have to|wanna|want to|need to|trying to) (?:know|ask|find out|figure out)|i(?:d| would)? (?:just )?(?:like|love) to (?:know|ask|find out)|let me ask|(?:can|could) i ask|(?:i )?wonder(?:ing)? (?:if|what|how|when|do|are|is|whether)|(?:say|so) do|(?:curious|not sure|wanting to know|trying to find out) (?:if|about|what|how|whether)|by any chance',
    'i (?:was )?(?:wondering|want to know|wanted to know|need to know|would like to know)|tell me|(?:find out|know|see|check|ask) (?:if|whether|what|when|how|about|your)|just checking',
  ),
  kinds: {
    hours: cue(
      `(?:are|is|if|were|r) ${YOU}(?: guys| all| still| currently| even| ever| gonna be| going to be)* (?:open|closed|around (?:on )?${DAY})`,
      `(?:until|till|til) (?:what time|when)|(?:if|whether) ${YOU}(?: guys| all| are| re| be| will| is| still| gonna| going to)* (?:open|closed)|will ${YOU}(?: guys| all| still)* be (?:open|closed)|(?:youre|theyre) (?:still )?(?:open|closed)|(?:when|what time|how late|how early|what hours|until what time|till what time)(?: (?:do|does|are|is|will))* ${YOU}(?: guys)* (?:open|close|opening|closing|closed|stay|start|shut|here|there|work|be|available)(?: \\S+)?`,
      `(?:your|youre|business|opening|office|store|shop|the|regular|holiday|weekend|normal|working|what|whats|what are the) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days? |summer |winter |current |normal |regular |usual |store |shop |office |business |opening |working |weekend |holiday )?hours(?: of operation)?|hours (?:of operation|on ${DAY}|for ${DAY}|today|tomorrow|are ${YOU})`,
      `(?:do|does|will) ${YOU}(?: guys| all| ever| still| also)* (?:open|close|work|be open|be closed)(?: (?:on|at|over|after|before|until|till))* ${DAY}|open (?:on |over |at |this |until |till )*(?:${DAY}|\\d+)`,
      `(?:are|is) ${YOU} (?:available |open )?(?:24 7|24 hours|twenty four (?:seven|hours))|closing time|opening time|(?:yall|you guys|you folks|youre|you) (?:still |even |ever )?(?:open|closed)(?! (?:the|my|it|a|up (?:my|the|a)|mine|it|for business since))|(?:the )?(?:latest|earliest)(?: \\S+){0,4} (?:i can|can i|we can|come|be there|get there|drop|open|close|there)|(?:yall|you guys|you folks|you) (?:guys )?(?:do |even |ever )?(?:work|do) (?:on )?(?:weekends?|sundays?|saturdays?|nights?|evenings?|holidays?)|(?:youre|yall are|you guys are|yall|are you|are yall|are you guys)(?: \\S+)? (?:24|twenty four) (?:hours?|7|seven)|around the clock|(?:yall|you guys|you) (?:guys )?(?:there|here|around) (?:all night|all day|late|tonight|overnight|on \\S+|weekends|saturdays?|sundays?)|(?:what time|when|how late)(?: (?:do|does|are|is|will))* ${YOU}(?: guys| folks| fellas)* (?:knock off|quit|call it a (?:day|night)|lock up|pack up|head (?:home|out)|go home|leave)|(?:do|does|are) ${YOU}(?: \\S+){0,3} anything (?:on |over )?(?:the )?(?:weekends?|saturdays?|sundays?)|(?:is|are) (?:anyone|anybody|someone) (?:there|in|open) (?:on )?${DAY}|(?:is|are) ${DAY} (?:a day|days) ${YOU}|(?:what|which) days(?: \\S+){0,2} ${YOU}`,
    ),
    price: cue(PRICE),
    visit: cue(
      '(?:make|schedule|book|set up|get|reschedule|cancel|change|move|need|have|confirm) (?:a|an|my|our|another|the)?(?: \\S+){0,2} ?(?:appointment|appointments|visit|booking|reservation|time slot)',
      '(?:can|could|will|would|when can|when will|how soon can|how fast can|how quickly can) (?:you|yall|someone|somebody|anyone|they|he|she|a (?:plumber|tech|technician|guy))(?: guys| please| possibly)* (?:come|be here|get here|get out|send|make it|stop by|show up|fit me|squeeze|see me|schedule|come out|get to|take a look|look at)(?: \\S+)?',
      '(?:how (?:soon|long|fast|quickly)|what time|when)(?: \\S+){0,4} (?:wait|arrive|get here|be here|come out|get out here|availability|come|appointment|take)|availability|appointment|openings?|(?:anything|something|any (?:spots?|slots?|times?|room)) (?:open|available|free|left)|(?:can|could|may) i (?:come|bring|drop|stop|get in|schedule|book)(?: \\S+)?',
    ),
    location: cue(
      `(?:where(?:abouts)?(?:s| is| are|re)?) (?:${YOU}|your)(?: \\S+)?(?: (?:located|at|based|shop|office))?|(?:your|the|whats your|what is your) (?:address|location)|(?:what|which) (?:city|town|area|areas|part of town|street|neighborhood|county)|where (?:exactly )?(?:do|can) i (?:come|go|find)|how do i get there|directions`,
      `(?:do|does|can|could|will) ${YOU}(?: guys)* (?:cover|serve|service(?= (?:my|the|our|this|that|your)? ?(?:area|neighborhood|city|town|county|side|part|zip|suburbs))|come out to|come to|go to|travel to|go out to|work in|drive to|deliver to)(?= (?:my|the|our)? ?(?:area|\\S+))|service area|(?:are|is) ${YOU}(?: guys| all| actually| really| right| even)* (?:in|near|located|local|based|close to|around)(?: \\S+)?`,
    ),
    service_list: cue(
      `what (?:services|kind of services|kinds of services|kind of work|type of work|types of work|sort of work|sort of things|kind of things|all|exactly)? ?(?:do|does|can) ${YOU}(?: guys| all| actually)* (?:do|offer|provide|fix|repair|handle|service|work on|help with|have)(?: exactly)?|(?:your|list of|what|which|what are your) services`,
    ),
    service: cue(
      `${OFFERS}`,
      `(?<=^ (?:(?:hey|hi|hello|so|yeah|um|uh|well|and|okay|ok) )*)${OFFERS_BARE}`,
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
      '(?:door|window|valve|gate|lid|hood|trunk|drawer|wide open|open wound|lock|(?<!(?:you|yall|guys|folks|they|place) )open up|(?:anything|something|spots?|slots?|times?|room|openings?|appointments?) (?:open|available)|hood|sunroof|damper|safe)s?',
    ),
    price: cue(
      '(?:in charge|wont charge|wont hold a charge|chargers?|charging (?:station|port|system|cable)|heart rate|battery|hold a charge|a charge (?:on|in)|(?:are|is) (?:you|yall|anybody|anyone|someone|somebody|he|she|they)(?: \\S+){0,2} free|second rate|first rate|cost cutters?)',
    ),
    phone: cue('my number'),
  },
  serviceLead: cue(
    `(?:${OFFERS}|${OFFERS_BARE})(?: any| a| an| the| my| our| some| for)*`,
    '(?:are|is) (?:you|yall|you guys|they)|is there(?: a| any)?',
  ),
  serviceEnd: cue('because|since|as|so|but|in (?:my|the|our|case)|if|or not|at all|too|there|here'),
  visitPrice: VISIT_PRICE,
  job: JOB,
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
