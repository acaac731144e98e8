import { cue } from '../folded.ts'
import type { FactSubject } from './cues.ts'

const HAVE =
  '(?:have|carry|got|hold|need|take|accept|do|offer|give|provide|work with|deal with|handle|bill|file)'

/** What callers ask of any business, in the words they ask it; the more particular before the more general. */
export const EN_SUBJECTS: ReadonlyMap<FactSubject, RegExp> = new Map<FactSubject, RegExp>([
  [
    'waiver',
    cue(
      '(?:waive|waived|waives|knock off|knocked off|comes? off|goes? toward|applied|apply|refunded|included in)',
      '(?:pay|charge|charged|owe|fee)(?: \\S+){0,6} (?:if|when|even if|once) (?:you|yall|they|i|we)(?: \\S+){0,3} (?:fix|repair|do the|hire|go with|use|get it fixed)',
    ),
  ],
  [
    'warranty',
    cue(
      '(?:warrant|guarant)(?:y|ies|ee|ees|eed|ied|yed|ee it)|stand (?:behind|by) (?:your|the|yalls|what|it|em|them)|(?:what happens )?(?:craps?|goes?|gives?|conks?|cuts?) out again|happens again|promise|(?:whats|what is|is it|is that|anything) covered|same (?:problem|thing) again|if it (?:breaks|goes out|quits|fails|happens|acts up|leaks|comes back)(?: (?:again|down|on me))?|(?:breaks|quits|fails|goes out|leaks|acts up) again|come back (?:for free|and fix it|if)|make it right|(?:how long|how many \\S+)(?: \\S+){0,6} (?:last|good for|covered|cover)|callbacks?|am i covered|(?:is|are) (?:the |your )?(?:parts|labor|work)(?: \\S+){0,3} covered',
    ),
  ],
  [
    'identification',
    cue(
      'id|i d|ids|identification|drivers license|license on me|(?:see|show|check|need)(?: \\S+)? (?:my|our|a drivers) license|prove (?:its|it is|i|that)|proof (?:of|that)|show (?:you|yall|him|her|them|the guy|anything|something)|(?:what|anything)(?: \\S+){0,3} (?:bring|have on me|have with me|show)',
    ),
  ],
  [
    'chipKeys',
    cue(
      'chip(?:ped)? keys?|keys?(?: \\S+){0,3} chips?|transponders?(?: keys?)?|key ?fobs?|fobs?|smart keys?|(?:push|push to) start|(?:cut|make|copy|program|duplicate)(?: \\S+){0,6} (?:car|truck|honda|toyota|ford|chevy|nissan|ignition|spare) keys?|(?:car|truck|honda|toyota|ford|chevy|nissan) keys?(?: \\S+)? (?:made|cut|copied|programmed)',
    ),
  ],
  [
    'insurers',
    cue(
      'insurance (?:company|companies|claims?|carriers?|adjusters?|provider|plans?|people|work|jobs?|directly)|(?:my|our|homeowners?|home owners?|pet|car|auto|health|house) insurance|adjusters?|insurers?|(?:my|our|homeowners?|home owners?) policy|state farm|allstate|geico|usaa|progressive|farmers insurance|liberty mutual|nationwide|trupanion|(?:take|accept|bill|file|go through|work with|deal with|handle|run it through|submit)(?: \\S+){0,3} (?:insurance|claims?)',
    ),
  ],
  [
    'licensed',
    cue(
      `licensed|bonded|insured|certified|accredited|background checked?|liability(?: insurance)?|workers comp|(?:${HAVE})(?: \\S+){0,3} (?:license|insurance|certification|credentials)|legit|(?:are|is) (?:you|yall|they|your \\S+)(?: guys| all)? covered|if (?:something|anything|they|somebody)(?: \\S+){0,3} (?:goes wrong|breaks|gets hurt|damaged|gets broken)`,
    ),
  ],
  [
    'financing',
    cue(
      'financ(?:e|ing|ed|es)|payment plans?|(?:make|do|take|accept|in|on|monthly|any|small) (?:\\S+ )?payments|installments?|pay(?: \\S+){0,4} (?:over time|later|monthly|a little at a time|in pieces|each month|every month)|spread (?:out )?(?:it|the (?:cost|payments?|bill)|that|them)(?: out)?|credit plan|(?:a little|some) at a time|(?:pay|do it|all)(?: \\S+){0,2} (?:at once|up front|monthly)|layaway|afterpay|affirm|synchrony|carecredit|care credit|terms',
    ),
  ],
  [
    'payment',
    cue(
      '(?:credit|debit) cards?|(?:take|accept) (?:cash|cards?|checks?|visa|amex|american express|mastercard|venmo|zelle|paypal|apple pay)|(?:how|what)(?: \\S+){0,5} (?:pay|payments?|forms? of payment)|cash only|plastic|tap to pay',
    ),
  ],
  [
    'discount',
    cue(
      '(?:discounts?|coupons?|specials?|deals?|promotions?|promos?|break on|(?:military|veterans?|senior|first time|student)(?: \\S+)? (?:rate|price|discount|special))',
    ),
  ],
  [
    'safety',
    cue(
      '(?:a )?problem (?:for|with) (?:him|her|them|it|us|the \\S+|my \\S+|our \\S+)',
      '(?:let|put|bring)(?: \\S+){0,2} (?:dogs?|cats?|pets?|kids?|baby|puppy)(?: \\S+)? (?:back|in|out|inside|outside|on)|(?:okay|ok|fine|alright|bad|good) (?:for|around|with) (?:them|him|her|us|the \\S+|my \\S+|our \\S+)',
      '(?:safe|nontoxic|non toxic|chemical free|toxic|poisonous|harmful|harmless|dangerous|organic|natural|pet friendly|kid friendly|child safe|pet safe)',
      '(?:hurt|harm|bother|poison|affect|kill|make|sicken|bad for|okay for|ok for|okay around|ok around|fine for|fine around)(?: \\S+){0,3} (?:dogs?|cats?|pets?|kids?|baby|babies|children|toddlers?|puppy|puppies|kittens?|sick|fish|birds?|chickens?|family|us|plants?|animals?|em)',
      '(?:leave|be out of|get out of|stay out of|keep)(?: \\S+){0,4} (?:house|home|dogs?|cats?|pets?|kids?|inside|outside)',
    ),
  ],
  [
    'loaner',
    cue(
      'loaners?|(?:cars?|trucks?|vehicles?)(?: \\S+){0,3} (?:borrow|use|drive)|rentals?|rental cars?|courtesy (?:car|vehicle|ride)|shuttle|(?:something|anything|a car|a vehicle|wheels)(?: \\S+){0,3} (?:drive|borrow|use|get around)|(?:give|drive|drop|take|run)(?: \\S+)? (?:me|us) (?:home|to work|a ride|a lift)|a ride (?:home|to work)|borrow (?:a|one|something)',
    ),
  ],
  [
    'walkIn',
    cue(
      'walk ?ins?|(?:walk|drop|swing|come|roll|pull|stop|pop|pull right|drive|just show|show)(?: right| on| just)* (?:in|by|up|through|on in)|(?:without|need|have to have|have to make|gotta have|by|make) (?:an? )?(?:appointments?|appt)|first come|just (?:come|show|bring|drop|drive|roll|pull|swing|stop)',
    ),
  ],
  [
    'parking',
    cue('park(?:ing|ed)?|parking (?:lot|spot|garage|space)|leave my (?:car|truck) (?:out|while)'),
  ],
  [
    'windowUnits',
    cue(
      'window (?:unit|ac|a c|air|shaker|rattler)s?(?: conditioners?)?|portable (?:unit|ac|air)s?',
    ),
  ],
  [
    'bodyWork',
    cue(
      '(?:body ?work|body shop|dents?|dings?|fenders?|bumpers?|scratch(?:es)?|buff(?: out)?|paint jobs?|paint|repaint|collision|quarter panels?|hail damage)',
    ),
  ],
  [
    'wildlife',
    cue(
      '(?:bees?|beehives?|hives?|honeybees?|wildlife|raccoons?|coons?|squirrels?|possums?|opossums?|skunks?|bats?|snakes?|gophers?|moles?|armadillos?|groundhogs?|critters?|gators?|iguanas?|birds?|pigeons?|chipmunks?|foxes|coyotes?)',
    ),
  ],
  [
    'animals',
    cue(
      '(?:rabbits?|bunny|bunnies|birds?|parrots?|parakeets?|cockatiels?|chickens?|ducks?|goats?|horses?|cows?|pigs?|hamsters?|gerbils?|guinea pigs?|ferrets?|rats?|reptiles?|lizards?|geckos?|bearded dragons?|snakes?|turtles?|tortoises?|fish|exotics?|hedgehogs?|chinchillas?|livestock)',
      '(?:what|which)(?: \\S+){0,3} (?:animals?|pets?|critters?|species)|(?:other|all|any) (?:kinds of )?(?:animals?|pets|critters)|(?:besides|other than|only|just) (?:dogs|cats|dogs and cats|cats and dogs)|(?:see|take|treat) (?:dogs?|cats?|puppies|kittens?|animals|pets)',
    ),
  ],
  [
    'commercial',
    cue(
      '(?:commercial|restaurants?|business(?:es)?(?= (?:or|too|accounts?|equipment|properties|property))|industrial|office buildings?|warehouses?|walk in (?:coolers?|freezers?)|laundromats?|apartment (?:buildings?|complex(?:es)?)|residential|homes|churches|bars?|cafes?|diners?|bakery|bakeries|storefronts?|schools?)',
    ),
  ],
  [
    'brands',
    cue(
      'brands?|makes|(?:samsung|lg|whirlpool|maytag|kenmore|ge|bosch|frigidaire|kitchenaid|kitchen aid|sub zero|subzero|viking|wolf|miele|electrolux|amana|thermador|speed queen|haier|hotpoint|jenn air|trane|carrier|lennox|goodman|rheem|ruud|york|amana|daikin|mitsubishi|bmw|mercedes|audi|volkswagen|vw|toyota|honda|ford|chevy|subaru|mazda|hyundai|kia|tesla|volvo|jaguar|land rover|foreign|imports?|european|japanese|german|american)(?:s|es)?',
    ),
  ],
  [
    'experience',
    cue(
      '(?:how (?:long|many years)|how old|since when|when did)(?: \\S+){0,4} (?:been (?:around|in business|doing|open|there|at it|here)|in business|experience|company|business|(?:get )?start(?:ed)?|open)|been (?:around|in business|doing this)|family (?:owned|run|business|operated)|locally owned|years of experience|new (?:company|business)',
    ),
  ],
  ['towing', cue('tow(?:s|ing|ed)?|tow trucks?|wreckers?|flat ?beds?')],
])
