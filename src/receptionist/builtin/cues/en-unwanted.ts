import { cue } from '../folded.ts'

/** Insults aimed at the listener; a caller may swear at a burst pipe. */
export const EN_RUDE = cue(
  '(?:fuck|screw|damn) (?:you|off|yourself)|go to hell|shut (?:the (?:fuck|hell) )?up|suck (?:it|my \\S+)|piss off|kiss my ass|eat shit',
  '(?:you|youre|you are|ya|u)(?: are| such| a| an| just| really| so| bunch of)* (?:(?:fucking|stupid|dumb|goddamn|useless|worthless|damn) )*(?:idiot|moron|bitch|asshole|piece of (?:shit|crap|garbage)|bastard|cunt|scum|stupid|dumbass|retard|shithead|fucker|worthless|useless)',
  '(?:stupid|dumb|fucking|goddamn|damn|useless) (?:robot|bot|machine|computer|ai)|i hate you|you suck|(?:bitch|asshole|cunt|motherfucker)',
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
  'student loan (?:forgiveness|debt)|debt (?:relief|consolidation|settlement)|social security (?:number|administration|benefits)|(?:internal revenue service|the irs)|(?:your )?amazon (?:account|order)|medicare (?:benefits?|advantage|card|plan)|final (?:notice|attempt|courtesy call)|this is not a (?:sales call|solicitation)|we have been trying to (?:reach|contact) you|(?:weve|we have) been trying to (?:reach|contact) you (?:about|regarding|concerning)|do not (?:hang up|disconnect)|(?:all )?(?:our )?representatives are (?:busy|standing by)|you(?:ve| have)? (?:been selected|won a|been chosen)|free (?:cruise|vacation|gift card)|limited time offer|who(?:s| is)? (?:handles|in charge of)(?: \\S+){0,3} (?:advertising|marketing|utilities|credit card processing|payroll|energy bill)|decision maker|generate (?:more )?(?:leads|customers)|(?:exclusive|qualified) leads|payroll (?:services|solutions|company)|duct cleaning special|timeshare',
)
