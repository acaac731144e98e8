import { cue } from '../folded.ts'

const SLUR =
  '(?:idiot|moron|bitch|asshole|piece of (?:shit|crap|garbage|junk|trash)|bastard|cunt|scum|scumbag|dumbass|jackass|dipshit|retard|shithead|fucker|motherfucker|dickhead|prick|loser|clanker|whore|pig)s?'
const VERY =
  '(?:one|such|a|an|just|really|so|bunch|of|all|nothing|but|fucking|fuckin|freaking|effing|stupid|dumb|goddamn|damn|useless|worthless|lousy|ugly|fat|lying|rotten|crooked)'

/** Insults aimed at the listener; a caller may swear at a burst pipe, and a machine may be the stupid washer. */
export const EN_RUDE = cue(
  '(?<!(?:the|a|that|this|one|what|which|whatever) )(?:fuck|screw|damn|eff|f) (?:you(?! (?:guys|folks|people|all)? ?(?:put|used|installed|left|gave|sold|said|did|fixed))|yourself|yourselves|yall|ya)|(?<!\\S )(?:fuck|piss|bugger) off|(?:i said|just|go|please|can) (?:fuck|piss|bugger) off|(?<!(?:gone|went|goes|going|shot|all) )(?:go to hell|burn in hell|rot in hell|drop dead)|go (?:fuck|screw) yourself|(?<!(?:wont|wouldnt|will not|would not|doesnt|does not|didnt|cant|never|not|to|it|them|em|him|her|dog|alarm|thing|just|and|gonna|dont) )shut (?:the (?:fuck|hell) )?up(?! (?:off|shop))|suck my \\S+|kiss my (?:ass|butt)|(?<!(?:roaches|mice|rats|they|dogs?|cats?|he|she|to) )eat shit|get bent|get lost|eat a (?:dick|bag)|blow me|up yours|bite me(?= |[.?,])(?! (?:on|and|in))',
  `(?:you|youre|you are|ya|u|yall|yall are|you people are|you guys are|you people)(?: are| re)?(?: ${VERY})* ${SLUR}`,
  `(?:you|youre|you are|u|yall are|yall)(?: are)?(?: ${VERY})* (?:stupid|worthless|useless|retarded|pathetic)(?= ?[,.?]| $| (?:and|robot|bot|machine|ai|computer|thing|people|idiots?))`,
  `(?<!(?:this|that|the|my|our|his|her|of|a|some|with|its) )(?:stupid|dumb|fucking|goddamn|damn|useless|dumbass)(?: ass)? (?:robot|bot|ai|clanker)|(?<=^ (?:(?:you|hey|ugh|oh|this) )*)(?:stupid|dumb|fucking|useless)(?: ass)? (?:machine|computer|recording)(?=[.?,]? $)|(?:shut up|hey|listen|you|hello|yo|eat shit|goodbye|bye) (?:stupid|dumb|fucking|goddamn|damn|useless) (?:machine|computer|recording)|i hate you|you suck|(?<!(?:the|my|this|that|his|her|a|an|of|some|son of a|is|was|such|one|no) )${SLUR}(?=[.?,]? $)`,
)

/** What robocalls and cold calls say, and customers do not. */
export const EN_SPAM = cue(
  '(?:press|dial) (?:one|two|three|nine|zero|[0-9])(?: now)? (?:to|for|now|if)',
  '(?:press|dial) (?:one|two|nine|[0-9]) (?:now|on your)|press (?:one|[0-9])(?! button)',
  '(?:calling|reaching out)(?: \\S+){0,4} (?:yelp|angi|angies list|home ?advisor|thumbtack|groupon|valpak|yellow pages)|about your (?:online|google) (?:reviews|presence|reputation|listing|visibility)',
  'to (?:be removed|opt out|unsubscribe|be placed on)',
  'your (?:car|vehicle|auto|automobile)s? (?:\\S+ )?(?:extended )?warranty',
  '(?:factory|vehicle|auto|car) warranty (?:is|has|may|will|about to|expire|expiration)(?: \\S+)*',
  '(?:verify|verified|verification|update|updating|claim|claimed|optimize|unverified|rank|ranking|suspended|regarding|manage|confirm|removed|deactivated)(?: \\S+){0,6} (?:google|bing)(?: (?:business|maps|my business|search|voice))* (?:listing|listings|profile|account|page)',
  'google (?:business )?(?:listing|profile)(?: \\S+){0,5} (?:verified|verify|suspended|updated|unverified|claimed|removed|expired|optimized|specialist|department)',
  '(?:merchant|credit card|payment) (?:services?|processing)(?: (?:rates?|fees?|provider|account|company|solutions?))?',
  'search engine optimi[sz]ation|seo (?:services?|company|specialist|expert|agency|packages?|audit)|(?:your|increase|improve|boost)(?: \\S+){0,3} (?:seo|search rankings?|website traffic|google rankings?)|(?:first|top|number one) (?:page|spot|position)(?: (?:of|on|in))? google|redesign your website|web ?(?:site )?design services',
  '(?:business|working capital|small business) (?:loans?|funding|financing|line of credit)|(?:pre ?approved|qualif(?:y|ied)) for(?: \\S+){0,6} (?:loan|funding|line of credit|credit|dollars|grant)|merchant cash advance',
  '(?:lower|reduce|lowering|reducing) your (?:\\S+ )?(?:interest|electric|electricity|energy|processing|credit card|utility|insurance|power)(?: \\S+)? (?:rates?|bills?|fees?|costs?)',
  'student loan (?:forgiveness|debt)|debt (?:relief|consolidation|settlement)|social security (?:number|administration|benefits)|(?:internal revenue service|the irs)|(?:your )?amazon (?:account|order)|medicare (?:benefits?|advantage|card|plan)|final (?:notice|attempt|courtesy call)|this is not a (?:sales call|solicitation)|we have been trying to (?:reach|contact) you|(?:weve|we have) been trying to (?:reach|contact) you (?:about|regarding|concerning)|do not (?:hang up|disconnect)|(?:all )?(?:our )?representatives are (?:busy|standing by)|you(?:ve| have)? (?:been selected|won a|been chosen)|free (?:cruise|vacation|gift card)|limited time offer|who(?:s| is)? (?:handles|in charge of)(?: \\S+){0,3} (?:advertising|marketing|utilities|credit card processing|payroll|energy bill)|decision maker|who (?:do|should|would|can) i (?:talk|speak) (?:to|with) about (?:your|the) (?:\\S+ )?(?:advertising|marketing|website|seo|energy|phone service|internet service)|save you(?: \\S+){0,4} (?:on|off) (?:your|the)|(?:get|getting|bring|send|sending|deliver|provide)(?: \\S+){0,8} (?:jobs|leads|appointments|customers|clients|new patients) (?:a|per|every|each) (?:month|week|day)|(?:help|handles?) (?:with )?your (?:\\S+ )?(?:website|web site|seo|social media|online presence)|generate (?:more )?(?:leads|customers)|(?:exclusive|qualified) leads|payroll (?:services|solutions|company)|duct cleaning special|timeshare|(?:calling )?(?:you )?on a recorded line|(?:top|first page|front page) (?:of|on) google|(?:ad|directory|listing|domain) renewal|renew your (?:ad|listing|domain)|tax debt|coverage on your (?:vehicle|car|auto)',
)
