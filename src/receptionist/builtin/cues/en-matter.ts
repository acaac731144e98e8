import { cue } from '../folded.ts'

const WRONG = [
  '(?:leak|drip|squeak|squeal|rattl|grind|click|humm|buzz|knock(?!\\S* on)|smell|stink|flood|overflow|spark|smok|tripp|flicker|crack|itch|scratch|swell|cough|overheat|shak|vibrat|stall|beep|chirp|infest|swarm|crawl|sagg|shed|limp|clogg?|jamm|whin|screech|wobbl|vomit|drool|pant|bleed|peel|rust|sneez|shiver|twitch)(?:e|s|es|ed|ing|y)?',
  '(?:keeps|kept) \\S+|keep \\S+ing|(?:broke|broken|breaks|breaking|busted|shot|toast|kaput|died|dies|dead|dying|stuck|burst|cracked|missing|stolen|stole|lost|lose|losing|rotten|moldy|mold|torn|ripped|snapped|swollen|bit|bitten|stung|sick|hurt|hurts|hurting|pain|limp|lame|loose|warped|frozen|froze|freezing|wet|damp|soaked|soaking|raining|low|slow|sluggish|foggy|noisy|loud|weird|funny|strange)',
  '(?:wont|wouldnt|will not|doesnt|does not|isnt|is not|aint|arent)(?! (?:ready|great|good|bad|far|cheap|interested|from|in|necessarily|matter|bother|hurt|mind|sure|that|it|this|there|what|an?|the|anything|urgent|gonna|going)(?= |[,.?])) \\S+|(?:cant|cannot|can not|couldnt)(?! (?:hear|believe|remember|talk|say|complain|afford|decide|tell if|speak|recall|wait|thank)(?= |[,.?])) \\S+|(?:not|barely|hardly|stopped|quits?|stops?) (?:\\S+ing|draining|turning|right|enough|even)',
  '(?:quit|quits|stopped)|(?:went|gone|goes|going|gave|gives|giving|is|was|been|conked|died|burned|burnt|knocked|crapped|pooped) (?:out|bad|off|down|up)|(?:backed|backing|backs|stopped|plugged|acting|acts|seized|locked) up|on the fritz|(?:fell|falling|falls|came|coming|comes|blew|blown|blows|torn|pulled|pulling|broke) (?:off|out|down|in|over|through|loose|up|apart|away)',
  '(?:no|without) (?:power|heat|hot water|water|air|ac|a c|gas|pressure|lights|brakes|electricity|cooling)|(?:check engine|warning|engine|brake|oil|red|yellow)? ?lights? (?:is|are|came|comes|keeps|went) (?:on|off|out)|error code|(?:a|some|this|the|one) (?:\\S+ )?(?:hole|leak|crack|noise|sound|smell|stain|nest|lump|rash|puddle|drip|clog|gap|knot|limp|cough)',
  '(?:ate|swallowed|chewed|got into|threw up|throwing up|throws up|puking|puked|hit by|attacked|collapsed|passed out|cut|choking|locked out|locked (?:me|us|myself|herself|himself|ourselves|my|the|our)|broke in|broken into|kicked in|smashed|shattered|dented|scraped|ran over|run over|backed into|rear ended|wrecked)',
  '(?:ants|roaches|cockroaches|mice|mouse|rats?|termites|wasps|hornets|yellow jackets|bed ?bugs|fleas|ticks|spiders|bees|squirrels|raccoons?|droppings) (?:in|all|every|on|inside|under|up|around|coming|got|have|are|running|crawling|everywhere|behind)',
].join('|')

const PLANS =
  '(?:im|were|i am|we are) (?:putting in|adding|building|remodeling|redoing|installing|replacing|converting|finishing|having (?:trouble|issues|problems))|(?:got|gotta|has|needs|have|ought) (?:to )?(?:be|get) (?:done|fixed|replaced|changed|looked|seen|in|moved|checked|redone)'

const HAPPENED =
  '(?:had|got|took|just had|been through) (?:a |an |some |that |the |this )?(?:\\S+ )?(?:hail|storms?|winds?|tornado|hurricane|flood|fire|break ?in|wreck|accident|leak|limb|tree)'

const NOTICED =
  '(?:i|we|she|he|i just|we just|ive|weve|kids?|husband|wife) (?:saw|seen|found|noticed|heard|hear|smell|smelled|spotted|caught|keep (?:seeing|hearing|finding))(?! (?:you|your|yall|yalls|that you|about|it|on|online|a sign|the sign|an ad|the ad|good|great|from|of))'

/** Who, or what, is no thing to be mended. */
const NOT_A_THING =
  '(?:wife|niece|nephew|aunts?|grandkids?|stepson|stepdaughter|fiancee?|tenant|husband|hubby|parents?|grandparents?|folks|in laws?|spouse|students?|teacher|pastor|supervisor|group|team|crew|guests?|customers?|clients?|grandmother|grandfather|renters?|manager|secretary|coach|class|dorm|school|mom|mama|mother|dad|daddy|father|sister|brother|neighbors?|friend|buddy|boss|board|hoa|landlord|son|daughter|kids?|cousin|uncle|aunt|grandson|granddaughter|grandma|grandpa|mother in law|father in law|sister in law|brother in law|boyfriend|girlfriend|roommate|partner|coworker|client|insurance|insurer|budget|credit|schedule|city|county|last|other|guy|guys|lady|fella|man|woman|internet|website|sign|ad|question|only|reason|thing is|thing i|house|place|name|number|phone|same|one|best|first|old|whole|people|folks|company|adjuster|agent|manager|supervisor|tenants?|fridge list|truck driver|realtor|inspector|contractor|plumber|electrician|roofer|mechanic|vet|doctor|list|calendar|understanding|guess)'

/** "The washer walks across the floor." */
const A_THING = `(?<=^ (?:(?:and|but|so|anyway|well|um|uh|okay|yeah|cause|because|now) )*)(?:the|my|our|his|her|these|those) (?!${NOT_A_THING}s?\\b)(?!\\S+ (?:you|yall) )(?!\\S+ (?:is |are )?(?:says?|said|told|asks?|asked|asking|wonders?|wondered|wondering|wants?|wanted|recommended|uses?|used|loves?|swears?|thinks?|fine|good|okay|ok|great)\\b)\\S+ \\S+`

/** "It's blowing warm", "he jumped off the deck". */
const GOING_ON =
  '(?:its|hes|shes|theyre|it is|he is|she is|mine is|mines) (?!going|gonna|looking|planning|calling|trying|asking|wondering|shopping|thinking|nothing|gathering|comparing|getting|making|moving|driving)\\S+ing|(?:it|he|she) (?!asked|said|told|wanted|used|recommended|loved|needed|liked|mentioned|figured)\\S+ed|(?:theres|there is|there was|there are) (?:a|an|some|this|no|water|something|stuff)(?! (?:robot|machine|recording|sign|chance|reason|way|place|deal|coupon|ad))|ours (?!is fine|are fine|would|will|was)\\S+|mine (?!is fine|are fine|would|will|was)\\S+'

/** "I need", "we want", and not "I want to know". */
const ONLY_TO_KNOW =
  '(?! (?:to )?(?:know|ask|hear|understand|see (?:if|what|how|whether|when)|find out|figure|make sure|be sure|check|confirm|verify|compare|decide|get (?:an |a |some )?(?:idea|sense|info|feel)))'

const WANTS = `(?:need|needs|needed|want|wants|wanted|wanna|would like|d like|d love|would love|gotta get|gotta have|have got to|have to have|have to get)${ONLY_TO_KNOW}`

const WISHES = `(?:id|wed|hed|shed|theyd) (?:really |sure |still |just |also )*(?:like|love|want|need|appreciate|rather)${ONLY_TO_KNOW}|looking for (?:someone|somebody|a guy) to|looking to (?:get|have|schedule|book|set)|(?:hoping|trying|wanting|needing|calling|ready|due) (?:to|for)${ONLY_TO_KNOW} (?:get|have|schedule|book|set|a|an|some|someone|somebody|reach|bring|drop|cancel|reschedule|move|change|pick|his|her|their|my)`

const ASKS_FOR =
  '(?:tell|let|remind|ask) (?:him|her|them|the \\S+|\\S+) (?:know|that|i|we|to|about|its|he|she|my|the)|(?:call|text|ring|phone) me|give (?:me|us) a (?:call|ring|holler|shout|buzz)|(?:have|get|send|need|want) (?:him|her|them|someone|somebody|one of|some guy|a guy|a tech|the owner|\\S+) (?:to )?(?:come|call|give|look|out|over|take|stop|swing|check|fix)|(?:get|have|getting|having) (?:it|this|that|her|him|em|them|one|these|those|mine|my \\S+|the \\S+) (?:fixed|looked|done|checked|seen|in|serviced|replaced|installed|repaired|put|changed|cleaned|taken|redone|picked)|put me (?:down|on|in)|sign (?:me|us) up|(?:set up|schedule|book|reschedule|cancel) (?:a|an|my|our|the|one|something|that|it)|(?<!(?:ill|gonna|can|to) )pass (?:that|this|it) (?:on|along)|(?:question|calling|call|asking|ask|talk|something|check|checking|returning)(?: (?:a|you|yall|your|to|somebody|someone|with))* (?:about|on) (?:my|our|an?|some|getting|having|the (?!hours|price|fee|exam|service))|returning(?: \\S+)? call|(?:a )?(?:quote|bid|estimate|price) (?:on|for|to)|(?:as soon as|asap|right away)'

const BEFORE_ASKING = '(?<!(?:do|did|would|should|can|could|if|what|when|will|may|must|that) )'

/** Outside a question: what is wrong, what is wanted, what is to be passed on. */
export const EN_NEED = cue(
  `(?<!(?:all|everything|what|thing|only) )(?:i|we|he|she|and|just|really|ll|also|still|then|do|kinda) ${WANTS}`,
  `(?<!they )(?!they|dont|doesnt|didnt|wont|not|never|people)\\S+ needs?${ONLY_TO_KNOW}`,
  WISHES,
  ASKS_FOR,
  HAPPENED,
  PLANS,
  '(?:i|we|ive|weve) (?:have|got) (?:them|em|those|some) (?:all|in|on|under|at|coming|here)',
  NOTICED,
  GOING_ON,
  A_THING,
  WRONG,
)

/** Inside a question, only of the caller's own: "do you fix dryers, mine quit", not "do you fix leaks?" */
export const EN_OWN_CASE = cue(
  NOTICED,
  `(?:mine|my|our|ours|its|weve|ive|hes|shes|theyre|theres|there is|were having|im having|this|i got|we got|i have|we have)(?: \\S+){0,4} (?:${WRONG})`,
  `${BEFORE_ASKING}(?<!(?:all|everything|what|thing|only) )(?:i|we)(?: \\S+){0,7} ${WANTS}`,
  `${BEFORE_ASKING}(?:id|wed|im|(?<!i )were) (?:really |still |just |also )*(?:like|love|need|want|looking|hoping|trying|locked|stuck|stranded|having)${ONLY_TO_KNOW}`,
  `(?:and|also|because|cause|since|plus) (?:also )?(?:my|our) (?!${NOT_A_THING}s?\\b)\\S+ \\S+`,
  '(?:call|text|ring) me|(?:quote|bid|estimate|price) (?:on|for) (?!(?:an? )?(?:visit|exam|inspection|service call|diagnos))',
  '(?:because|cause|cuz|since) (?:\\S+ ){0,3}(?:just|needs?|wants?|isnt|wont|doesnt|broke|died|quit|stopped|leaking|burst|bleeding|flooding|locked)',
)
