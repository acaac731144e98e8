import { cue } from '../folded.ts'
import type { Pitch } from './cues.ts'

const TRADES =
  '(?:business(?:es)?|companies|contractors?|shops?|clinics?|practices|garages|mechanics|vets|veterinarians|roofers?|plumbers?|electricians?|locksmiths?|exterminators|restaurants|stores|offices|technicians|trades(?:men|people)?|business owners|owners|professionals|service providers|(?:roofing|plumbing|hvac|heating|electrical|pest|appliance|auto|repair|service|home service|locksmith) (?:companies|businesses|contractors|shops))'

const SELLS =
  '(?:help|helps|helping|assist|offer|offers|offering|provide|provides|providing|specialize|specializes|specializing|sell|sells|build|builds|develop|develops|design|designs|generate|generates|generating|deliver|delivers|supply|supplies|buy|buys|save|saves|saving|place|connect|partner|get|send|reduce|lower|cut|guarantee|handle|represent|work with|works with|working with|conducting|doing|running|giving away|rolling out)'

/** The caller's own "we": not "can we get", "when we sell". */
const WE =
  '(?<!(?:can|could|should|if|when|do|did|that|until|so|before|because|since|what|where|how) )(?:we|i|my company|my team|our company|our team|our agency|our firm|our service|our program|our platform|our software|(?:a|the) \\S+ (?:company|agency|firm) that)(?: (?:actually|also|currently|just|really|basically|mainly|have|can|could|would|will|do|d))*'

const OFFER_WHAT =
  '(?:a |an |some |our |the |you |your |this |special |great |exclusive |new |limited |complimentary |very )*(?:special|specials|promotion|promo|free \\S+|demo|free trial|trial|offer|opportunity|program|partnership|discounted rates?|better rates?|lower rates?)'

/** How sales calls are built, whatever they sell. */
export const EN_PITCH: Pitch = {
  offer: cue(
    `${WE} (?:love to |like to |be able to |happy to )?${SELLS} (?:(?:out |with )?(?:local |small |other |many |lots of |a lot of |companies|home |independent |skilled |mobile |custom )*${TRADES}|you|your|homeowners|businesses|leads|websites?|apps?|mobile|virtual|commercial|solar|online|digital|exclusive|qualified|affordable|a (?:brief|short|quick|free|lower|better|special|new|service|platform|program)|in \\S+ing|companies|money|free|no cost|working capital)`,
    `(?:were|we are|im|i am|theyre|is|are) (?:currently |just |also |now )?(?:offering|running|conducting|providing|promoting|giving away|rolling out|introducing) (?!a (?:fever|temperature|little|bit|tub|bath))(?:\\S+ )?\\S+`,
    `(?:we|i) (?:have|ve got|got) (?:a|an|some|this) ${OFFER_WHAT}(?! (?:case|needs|dog|cat))`,
    `(?:we|weve|ive) (?:noticed|see|saw|looked at|reviewed|came across|found)(?: that)? your (?:website|web site|site|listing|business|company|reviews|profile|page|ad)`,
    '(?:would love|d love|like|want|wanted|love|looking|hoping) to (?:offer|help|show|tell|introduce|present|partner|share|schedule|set up|get|send|give|grow|feature|get you)(?: (?:you|your|up|on|with|to|a|an|the|some|quick|short|brief|our|about|more))* (?:special|offer|demo|free|trial|grow|business|leads|customers|rates?|jobs|samples?|services|solutions?|products?|program|presentation|ad|ads|packages?|opportunity|partnership|meeting with)',
    '(?:would|if) (?:you|youd|the owner|he|she)(?: be| might be| would be)? (?:be )?(?:interested in (?:our|a|saving|getting|growing|receiving|learning|hearing|more|selling)|open to)|has the owner (?:thought|considered)|(?:youve|you have|your (?:business|company|shop)(?: has| is)?|you are|youre) (?:been )?(?:approved|pre ?approved|pre ?qualified|eligible|selected|qualify|qualifies) (?:for|to)|eligib(?:le|ility) for',
    '(?:brief|short|quick|one minute|two minute|five minute) survey|survey of|take a survey|(?:buy|sell|selling|buying|have|got) (?:\\S+ ){0,3}leads|no (?:obligation|cost to you)|schedule (?:a )?(?:quick |short |brief )?demo',
  ),
  from: cue(
    '(?:calling|reaching out|speaking|contacting)(?: you)?(?: today)? (?:from|with|on behalf of|for)|on behalf of|(?:im|i am|this is \\S+(?: \\S+)?|here) (?:with|from|at) (?!my|the (?:kids|dog|baby)|a (?:leak|problem))|i represent|(?:(?:were|we are|im|i am) an? |from an? |with an? )(?:\\S+ ){0,4}(?:company|agency|firm|provider|consultant|specialist|manager|lender|broker|startup|vendor|supplier|rep)|reaching out|recorded line|account manager for|my name is \\S+(?: \\S+)? (?:and im |im |and i am )?(?:with|from|calling from)',
  ),
  audience: cue(
    `${TRADES} (?:like|such as) (?:you|yours|yourself|yourselves|your \\S+)|(?:contractors|shops|plumbers|roofers|people|folks|guys) (?:like|such as) (?:you|yours)|(?:for|to|with|help|helps|at) (?:local |small |other |independent |area |home service |dental and |commercial )*${TRADES}(?: in (?:your|the) area)?(?! (?:on|at|came|was|is|down))|(?:shops|businesses|companies|owners|contractors) in (?:your|the|this) area|small business(?: owners?)?|local business(?:es)?`,
    'your (?:business|businesss|company|companys|website|web site|google|online|reviews|marketing|advertising|ads|phone (?:system|bill|service)|internet|payroll|utility|utilities|electric(?:ity)? (?:bill|supplier|provider|rate|account)|electricity|energy|fleet|sales|revenue|merchant|processing|card|credit card|workers comp|brand|social media|visibility|listing|crews?|bottom line|cash flow)(?: \\S+)?|get you more|bring you|send you|you more (?:\\S+ )?(?:customers|jobs|leads|calls|reviews|business|work|clients)|(?:the|to) (?:business )?owner|(?:whoever|person who|who) (?:makes|handles|is in charge|takes care)(?: \\S+){0,3} (?:decisions?|advertising|marketing|purchasing|buying|ordering|phones?|utilities|insurance|payroll)|grow your|accept credit cards',
  ),
  product: cue(
    'marketing|advertising|ad space|advertisement|seo|web ?sites?|web design|mobile apps?|leads|toner|copiers?|printers?|office supplies|copy paper|card (?:processing|transactions|readers?|terminals?|machines?)|free terminal|merchant (?:services|account|processing)|payments? (?:processing|solutions?|systems?)|funding|working capital|business loans?|line of credit|small business insurance|workers comp|staffing|recruiting|skilled workers|temp workers|phone systems?|voip|electricity (?:supplier|supply|rates?|provider)|energy (?:rates?|supplier|savings|costs?|broker)|utility rates?|online reviews|five star reviews|reputation|google (?:listing|ranking|ads|maps|profile)|search results|search engines?|social media|crm|gps tracking|fleet (?:tracking|cards?|gps|fuel)|payroll|tax credits?|employee retention|bookkeeping services|uniform (?:service|rental)|janitorial|virtual (?:receptionist|assistant)s?|answering service|solar (?:evaluation|panels for|program|savings|solutions)|extended (?:warranty|auto|coverage|vehicle)|auto protection|coverage on your|exclusive|demo|better rates|lower rates?|cut your (?:bill|costs?)',
  ),
  customer: cue(
    '(?:leak|drip|clog|flood|burst|trip|spark|squeak|buzz|crack|rattl)(?:s|ed|ing|y)?|(?:my|our|his|her|the|a|an|this|one of our)(?: \\S+){1,4} (?:is|are|was|were|keeps?|just|has|went|got) (?:out|down|broken|broke|stuck|dead|clogged|off|leaking|dripping|not|backed|acting|making|running|shot|died|quit|stopped|locked|cold|hot|warm|sick|missing|failing|jammed)|(?:wont|doesnt|isnt|cant|quit|stopped) (?:\\S+ing|close|open|start|turn|lock|flush|drain|work|stop|come|shut|light|cool|heat|get)',
    '(?:i|we|he|she|they|that|tenant|mom|dad|wife|husband|who) (?:\\S+ )?(?:need|needs|needed)(?: (?:a|an|some|somebody|someone|help|you|your|to (?:get|have|book|schedule|set|bring|replace|fix|change)))|(?:get|have|want|wanted|like|getting|having) (?:it|this|that|him|her|them|our \\S+|my \\S+|a \\S+|the \\S+|you|yall|somebody|someone)(?: \\S+)? (?:fixed|looked|repaired|replaced|installed|serviced|inspected|done|checked|rekeyed|treated|sprayed|out|come|over)|(?:want|like|need|get|getting|looking for) (?:a |an |some |to get )*(?:quote|estimate|bid|bids|appointment|inspection)(?:s)?|your (?:order|invoice|delivery|shipment|parts?|permit|appointment)|you (?:ordered|fixed|repaired|installed|replaced|did|put|came|sent|charged|quoted)|(?:about|on) (?:a|my|our|the|your) (?:invoice|bill|claim|order|permit|delivery|estimate|quote|job|repair)|one of your (?:guys|techs|customers|trucks|vans|drivers)',
  ),
}
