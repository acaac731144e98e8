import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { EN_EMERGENCY } from './en-emergency.ts'
import { EN_CALLED_OFF, EN_FAREWELL, EN_REMARKS } from './en-farewell.ts'
import { EN_NEED, EN_OWN_CASE } from './en-matter.ts'
import { EN_NOT_NAMES } from './en-not-names.ts'
import { EN_PITCH } from './en-pitch.ts'
import { EN_QUESTIONS } from './en-questions.ts'
import { EN_SUBJECTS } from './en-subjects.ts'
import { EN_RUDE, EN_SPAM } from './en-unwanted.ts'

const DAYS_AHEAD = '(?:today|tomorrow|monday|tuesday|wednesday|thursday|friday)'

export const EN_CUES: Cues = {
  language: 'en',
  tell: cue(
    'hello|hi|hey|the|is|are|was|my|you|your|please|thanks|thank|yes|yeah|yep|nope|this|that|thats|there|theres|i|im|ive|id|need|want|wanted|have|has|had|got|what|when|where|how|who|and|can|could|would|will|it|its|not|dont|doesnt|isnt|wont|cant|to|of|for|with|at|but|just|some|someone|somebody|our|we|they|he|she|his|her|from|about|call|calling|out|up|right|number|name|correct|sorry|okay|anything|all|thing|do|does|whats|wheres|hows|whos|yall|guys|folks|back|any|much|charge|get|did|been|gonna|wanna|gotta|aint|cause|stuff|open|closed|still|if|by|cost|fix|fixed|maam|sir',
  ),
  languageNames: {
    en: cue('english'),
    es: cue('spanish|espanol|castellano'),
    pt: cue('portuguese|portugues'),
    fr: cue('french|francais'),
    tr: cue('turkish|turkce'),
    ru: cue('russian|русскии|по русски'),
    de: cue('german|deutsch'),
  },
  greeting: cue(
    '(?:hi|hello|hey|howdy|hiya|yo)(?: there| everyone| guys)?',
    'good (?:morning|afternoon|evening|day)',
    'how are you(?: doing)?(?: today)?',
  ),
  filler: cue(
    'oh (?:my )?(?:god|gosh|lord|goodness)|good (?:lord|grief)|um+|uh+|uhm|er+|ah+|oh|hmm*|mm+|mhm|well|okay|ok|alright|all right|so|like|you know|please|great|perfect|cool|right|sure|listen|look|actually|just|gotcha|sorry|awesome|excellent|wonderful|hell|damn(?: it)?|dang(?: it)?|shoot|ugh',
  ),
  yes: cue(
    'yes|yeah|yep|yup|ya|yah|uh huh|mhm|mm hmm|sure|correct|right|absolutely|definitely|affirmative|okay|ok|of course|certainly|exactly|perfect|fine|sounds (?:good|right|great)',
    '(?:thats|that is|its|it is|this is|that sounds|sounds) (?:right|correct|it|fine|good|perfect|okay|ok|great)',
    'you got it|you nailed it|you bet|yes ?sir|yessir|yes ?maam|ten four|10 4|sure (?:is|does|thing)|thatll (?:work|do)|that works|close enough|i (?:believe|think|reckon|guess) so|bingo|spot on|roger that|(?:it|this one|that one|this) is|(?:it|that|this) (?:sure )?(?:works|does)|all good|good|yes please|please do|go ahead|got it|i do|i would',
  ),
  no: cue(
    'no|nope|nah|naw|hell no|uh uh|not (?:really|right|sure|quite|correct|exactly|at all|that one|this one)|negative|incorrect|wrong|(?:thats|its|that is) (?:not (?:right|it|correct)|wrong)|it isnt|it is not|i dont|none|never mind',
  ),
  yesAfterNo: cue(
    '(?:no|nope|nah|naw)(?: (?:no|yeah|yes|yep|sir|maam|im sorry|i mean|actually|its fine))* (?:(?:thats|that is|its|youre|you are|you|all|looks|sounds) (?:right|correct|good|perfect|it|fine|got it|nailed it|great)|perfect|correct)(?! (?:except|but|its|the|about|part|up|until))',
  ),
  correction: cue(
    'no|nope|not|wait|hold on|hang on|oops|whoops|er|strike that|check that|my bad|my mistake|excuse me|lemme start over|let me start over|actually|sorry|i mean|i meant|i said|correction|wrong|scratch that|rather|make that|instead|change|should be|supposed to be',
  ),
  thanks: cue(
    '(?:thanks|thank you)(?: so much| very much| a lot| again| for your help| for (?:the|your) (?:help|information|info|time)| for (?:that|this|letting me know|telling me|checking)| a (?:bunch|million|ton)| kindly| youve been (?:very )?helpful)?',
    'i appreciate (?:it|that|your help|you)|much appreciated',
  ),
  goodbye: EN_FAREWELL,
  calledOff: EN_CALLED_OFF,
  done: cue(
    '(?:thats|that is|thatll be|that will be|that would be|thatd be|that should be|i think thats|that about covers) (?:all|it|everything|about it)(?: for (?:now|today|me))?(?: i (?:need|needed|wanted|have))?',
    '(?:that|this) (?:was|is|would be) (?:all|it|everything|what)(?: (?:i|we) (?:need|needed|wanted|was after|was calling (?:for|about)|was looking for|were after))?',
    '(?:thatll|that will|that should) do(?: it)?|nothing else|not (?:right|for) now|im (?:good|all set|done|fine|okay|all good)|all set|thats all|no more|no thanks|no thank you|we are good|were good|(?:i )?(?:dont|didnt|do not) (?:need|want) (?:anything|nothing|any of that|that)(?: else)?|(?:im )?not interested|(?:i )?(?:changed my mind)',
  ),
  repeat: cue(
    '(?:can|could|would|will) you (?:please )?(?:repeat|say)(?: that| it)?(?: again| one more time)?',
    '(?:please )?(?:repeat|say) (?:that|it)(?: again| please| one more time)?|repeat please|repeat|(?:sorry )?what did you (?:say|ask)(?: again)?|come again|say again|pardon(?: me)?|excuse me|what did you (?:say|ask)|what was (?:that|the question)|i (?:didnt|did not|couldnt|cant|could not) (?:catch|hear|get|understand)(?: that| you| what you said| it)?|one more time|(?<!uh )huh(?=[?.]| $)|what(?=[?.]|,? $)|youre breaking up',
  ),
  wait: cue(
    '(?:(?:hold|hang) on(?: (?:a|one|just a) (?:second|sec|moment|minute))?|one moment|one second|one sec|just a (?:moment|second|sec|minute)|give me a (?:moment|second|sec|minute)|wait a (?:moment|second|minute)|let me (?:see|check|think|look|find it|grab it|get it))(?: please)?',
  ),
  person: cue(
    '(?:(?:can|could|may|let|i|id|need|want|would|like|to|me|have|just|please|rather|prefer) ){0,6}(?:speak|talk|speaking|talking) (?:to|with) (?:(?:a|an|some|any|the|another|your) )?(?:real |live |actual |human )*(?:person|human|human being|representative|operator|agent|somebody|someone|anyone|anybody|rep|manager|owner|boss)(?: please)?',
    '(?:a|an|some|any|the|another|actual|real|live|with|to|your) (?:real |live |actual |human )*(?:person|human|human being|representative|operator|agent|somebody|someone real|rep)(?! (?:out|over|here|last|would|wants?|wanted|said|says|told|needs?|needed|asked|asks|who|that|is|was|came|comes|has|had|did|from|named|called))(?: please)?',
    '(?<!(?:the|my|our|his|her|their|this|estate|leasing|insurance|sales|listing|buying|buyers|sellers|forklift|crane|machine|equipment|travel) )(?:representative|operator|agent|human|real person|live person|customer service)(?! (?:out|over|here|last|would|wants?|wanted|said|says|told|needs?|needed|asked|asks|who|that|is|was|came|comes|has|had|did|from|named|called))(?: please)?',
    '(?:speak|talk|speaking|talking) (?:to|with) (?:someone|somebody|anyone|anybody|the (?:owner|manager|boss|office|doctor|vet|technician|dispatcher)|a (?:manager|technician|human|person|vet|doctor|plumber|mechanic|dispatcher))',
    '(?:connect|transfer|put|patch) me (?:to|through|with|over)',
    'is (?:anyone|anybody|someone|somebody) (?:there|available)(?! (?:if|when|on|at|till|until|during|to let) )',
  ),
  asksFor: cue(
    'is (?!any|some|it|this|that|there|everything|your)(?:the )?(?:\\S+ ){1,3}(?:there|in|available|around)(?: today| right now| now)?(?= ?[?.,]| $)',
  ),
  robot: cue(
    '(?:are|r) you (?:a |an |like a |really a |even a |actually a )*(?:robot|bot|ai|a i|machine|computer|real|real person|human|actual person|person|recording|automated|live person|real human|human being)',
    '(?:is this|am i (?:speaking|talking) (?:to|with)) (?:a |an |like a )*(?:robot|bot|ai|a i|machine|computer|real person|recording|human|automated|person|answering machine|voicemail|answering service)(?: system)?',
    '(?:its|it is|this is|youre) (?:automated|artificial|one of those)|(?:nobody|no one|not anybody|no body|nobodys)(?: \\S+)? (?:on here|there|on the line|on)',
    '(?:oh )?(?:its|it is|theres|this is|thats|youre|got|just|is it|were talking to|im talking to)(?: just| only| like)? (?:a|an|the|some|one of (?:those|these|them)|their|another) (?:damn |dang |stupid |freaking |automated |answering |ai |talking )*(?:machines?|robots?|bots?|recordings?|voicemail|voice mail|ais?|a i|computers?|answering services?|auto attendant)(?: (?:things?|talking|answering|again|voice))*',
  ),
  rude: EN_RUDE,
  spam: EN_SPAM,
  pitch: EN_PITCH,
  refusal: cue(
    '(?:id|i would|i) (?:rather|prefer|prefer to) (?:not|keep|stay|remain)(?: (?:say|to say|give|to give|private|anonymous|that|it|my name|my number|you|out))*',
    '(?:im|i am) not (?:going to |gonna |comfortable )?(?:giving|give|sharing|share|telling|tell)(?: you| that| it| out| my| name| number)*',
    '(?:i )?(?:dont|do not|wont|will not) (?:want to|wanna|need to|have to|feel like|like to|give|share)(?: (?:give|say|share|tell|giving|you|that|it|out|my|name|number|phone|a))*',
    'none of your business|why do you need (?:my name|my number|that|it|to know)|(?:that|its|its a) private|anonymous|no (?:name|number)|skip (?:it|that)|doesnt matter|not necessary|i dont have (?:one|a (?:phone|number)|a phone number|a callback number)',
  ),
  leaveMessage: cue(
    '(?:(?:can|could|would|will) you )?(?:please )?(?:have|get) (?:someone|somebody|him|her|them|the owner)(?: to)? (?:call|ring) me(?: back)?|(?:can|could) (?:someone|somebody|he|she|they) call me(?: back)?',
    '(?:can|could|may) i (?:please )?leave (?:a|you a|him a|her a|them a) message(?: for \\S+)?',
    '(?<!(?:dont|not|wont|didnt|dont want to|dont wanna|not gonna|not going to) )(?:i |id |i would )?(?:like|want|wanted|need|just want|just wanted|wanna)? ?(?:to )?leave (?:a|you a|him a|her a) (?:quick )?message(?: for (?:him|her|them|the owner|someone))?',
    '(?:can|could|would|will) you (?:please )?(?:take (?:a|down a|my) message|pass (?:on|along) (?:a|my) message|take some information)',
    '(?:(?:can|could|may) i (?:please )?(?:get|have|request)|i (?:need|want|would like)|id like) a (?:call ?back|call back|return call)(?: please)?|(?:please )?call me back(?: please)?',
    'i have a (?:message|problem|request)',
  ),
  smallTalk: cue(
    EN_REMARKS,
    'i (?:dont|do not) know|(?:im|i am) not sure|i have no idea',
    '(?:thats|that is|this is|its|it is) (?:my|the) (?:cell|mobile|home|work|best|phone|cell phone|office)?(?: ?(?:number|phone|one))?',
    'youre welcome|no problem|no worries|same to you|you too|i see|i understand|let me give you (?:my|a) (?:number|name|info)|are you (?:ready|there)|(?:can you hear me)|anyway|i think so|i guess(?: so)?|it is|they are|it does|you can|for sure|sounds good|that works|thats (?:fine|right|correct|good|okay|great|wrong|not right)|ready|go ahead|you bet|im back|im here|im still here|im calling (?:because|about|to (?:see|ask|find out|let you know)(?: if| about)?|since|as)|i am calling (?:because|about)|i was (?:wondering|calling)(?: (?:because|about|if|to see if|to ask))?|the reason im calling is(?: that| because)?|my (?:question|problem|issue) is(?: that)?|please (?:tell|let) (?:him|her|them|the owner) (?:know )?(?:that)?|tell (?:him|her|them|the owner) (?:that)?',
  ),
  nameLead: cue(
    '(?:my|the) (?:full |first )?name(?:s| is|d be| would be)?',
    'names|name is|this is|(?:youre|you are) (?:speaking|talking) (?:with|to)|(?:everybody|everyone|people|folks|they|most people|friends) calls? me|i go by|(?:you )?can (?:just )?(?:call me|put)|call me|(?:i am|im|i m)|last name(?: is|s)?|first name(?: is|s)?|name(?:d)? (?:under|for)',
  ),
  askedNameLead: cue(
    'put down(?: my \\S+)?|its|it is|thats|that is|for|under|just|with|put|mr|mrs|ms|miss|doctor|dr',
  ),
  nameTail: cue('speaking|calling|here(?= $|[,.?])'),
  notName: EN_NOT_NAMES,
  sameNumber: cue(
    '(?:this|the same|same|that|my current|my) (?:number|phone|one|phone number|cell|line)(?: (?:is|works|will)(?: (?:fine|good|great|okay|ok|best|perfect|do|work))?| please| here)',
    '(?:the )?(?:number|one|phone|line)? ?(?:that )?(?:im|i am|ive|i) (?:calling|called|call)(?: you)?(?: (?:from|on|you from))',
    'same number|this number|this one|(?:you )?(?:have|got|see|should have) (?:it|my number)(?: (?:on|in|from) (?:the |your )?(?:caller id|screen|system|file))?|caller id|the same one|on file',
  ),
  numberLead: cue(
    '(?:my|the|a good|best|a|our|good|callback|call back|his|her|alternate|better) (?:cell |phone |mobile |home |work |best |callback |call back |telephone |good |contact |other |new |correct )*(?:number|phone|cell|mobile|digits)(?: (?:to (?:call|reach)(?: me)?(?: back)?|is|for me|at|would be|here|on|s)| is)*',
    'number is|(?:you|they|he|she) can (?:call|reach|text|get|contact|ring)(?: a hold of| back)?(?: me)?(?: back)?(?: (?:at|on|it))*',
    '(?:call|reach|text|contact|phone|ring) me(?: back)?(?: (?:at|on))|(?:call|reach|text) (?:at|on)|phone|area code|my number|calling from|at|its|call back|number',
  ),
  areaCode: cue('area code|the area'),
  numbers: numberWords(
    'zero=0 oh=0 o=0 one=1 two=2 three=3 four=4 five=5 six=6 seven=7 eight=8 nine=9 niner=9 ten=10 eleven=11 twelve=12 thirteen=13 fourteen=14 fifteen=15 sixteen=16 seventeen=17 eighteen=18 nineteen=19 twenty=20 thirty=30 forty=40 fourty=40 fifty=50 sixty=60 seventy=70 eighty=80 ninety=90',
  ),
  soundsLikeDigit: numberWords('for=4 to=2 too=2 ate=8 won=1 tree=3'),
  repeats: numberWords('double=2 triple=3 treble=3'),
  digitNouns: numberWords(
    'zeros=0 zeroes=0 ohs=0 ones=1 twos=2 threes=3 fours=4 fives=5 sixes=6 sevens=7 eights=8 nines=9',
  ),
  times: wordSet('times'),
  plus: wordSet('plus'),
  multipliers: numberWords('hundred=100 thousand=1000'),
  betweenDigits: wordSet(
    'um uh er uhm hmm like okay ok dash hyphen dot then and area code is its thats space',
  ),
  spellAs: wordSet('as like for'),
  ...EN_QUESTIONS,
  followUp: cue(`(?:what|how) about|and (?:on )?(?:${DAYS_AHEAD}|saturday|sunday|weekends)`),
  emergency: EN_EMERGENCY,
  bodily: cue(
    '(?:cant|cannot|can not|not|isnt|stopped|trouble|difficulty) (?:breathe|breathing)|.{0,30}bleeding.{0,20}|unconscious|passed out|unresponsive|chok(?:ing|ed)|seizure|stroke|overdos(?:e|ed|ing)|dying|collapsed',
  ),
  pet: cue(
    '(?:dog|cat|puppy|pup|kitten|kitty|pet|bird|parrot|rabbit|bunny|hamster|horse|guinea pig|ferret|lab|labrador|golden retriever|german shepherd|poodle|bulldog|chihuahua|beagle|husky|pit ?bull|goat|cow|chicken|turtle|lizard|snake)s?',
  ),
  notUrgent: cue(
    '(?:not|isnt|wasnt|nothing|no|hardly|nothing too|its not|not (?:that|very|super|really|too|an?|exactly|at all))(?: (?:an?|really|that|super|very|too|particularly|exactly|all that))* (?:urgent|emergency|rush|hurry|urgency|pressing)',
    '(?:not|no) in a (?:rush|hurry)|no (?:big )?(?:rush|hurry|pressure)|when(?:ever)? (?:you|they|he|she|its|it is|works|that works)(?: are| is|re|s)? (?:can|get a chance|have (?:a|some) (?:time|chance|minute)|convenient|free|available|get around to it)|at your convenience|take your time|it can wait|can wait|(?:theres|there is) no (?:rush|hurry)|nothing urgent|not time sensitive',
  ),
  negation:
    / (?:no|not|nothing|nobody|nobodys|noones|nothings|isnt|arent|wasnt|without|never|dont|doesnt|didnt|any|non|if theres|in case of|instead of)(?: (?:a|an|any|the|have|see|is|really|actually|like))*$/,
  longAgo: cue(
    '(?:last|a) (?:year|month|summer|winter|spring|fall|while)(?: ago| back)?|(?:\\S+ )?(?:years|months) (?:ago|back)|before we moved in|in the past',
  ),
  need: EN_NEED,
  ownCase: EN_OWN_CASE,
  subjects: EN_SUBJECTS,
  empty: wordSet(
    'gonna gotta wanna lemme whats wheres whos hows whens long often soon far many much youre guys yall a an the i im ive id ill me my we our us you your yours youre he she it its they them their this that these those there theres here is are was were be been am do does did done doing have has had having can could would should will shall may might must to of in on at by for from with without about into over under as if or and but so than then too also very really just some any all no not yes yeah what which who whom whose when where why how hi hello hey um uh okay ok well please thanks thank get got go going come call called calling know want wanted need wondering wonder ask tell say like guys offer provide work works working good also need needs sort kind type thing things something anything someone somebody around right now today one',
  ),
}
