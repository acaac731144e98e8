import { cue } from '../builtin/folded.ts'

const VISIT =
  '(?:be there|be at your|be right|be out|come(?! to the phone)|arrive|visit|stop by|fix)'
const CALL = '(?:call|phone|ring|get back|reach out|contact|text|be in touch)'

/**
 * Ways of promising what is not the receptionist's to promise, of claiming to have done what it cannot do, or of
 * passing for a person. "I can't promise" is none of them.
 */
export const PROMISES: readonly RegExp[] = [
  cue(
    '(?:i|we) (?:can |do |will |absolutely )?(?:promise|guarantee|assure)',
    "(?:you're|you are|it's|it is|that's|that is) (?:all )?(?:booked|scheduled|reserved|confirmed|free)",
    "(?:i|we|i've|we've|i have|we have) (?:already |just )?(?:booked|scheduled|reserved|transferred|refunded|sent|dispatched|called|notified|alerted|put you)",
    "(?:i will|i'll|i can|i am going to|i'm going to|we will|we'll|we can|let me) (?:book|schedule|reserve|transfer|refund|send)",
    'your (?:appointment|visit|booking|refund) (?:is|has|will)',
    `\\S+ (?:will|is going to|should|can) ${VISIT}`,
    `(?:someone|somebody|they|he|she|we|owner|i|it)'ll ${VISIT}`,
    `\\S+ (?:will|is going to|should) ${CALL}`,
    `(?:someone|somebody|they|he|she|we|owner|i)'ll ${CALL}`,
    "(?:we will|we'll) have (?:a|an|somebody|someone|our)",
    'make sure (?:that )?(?:someone|somebody|they|he|she|the owner|we) (?:calls?|comes?|visits?)',
    "(?:you will|you'll) (?:hear|get a call|be called)",
    'expect (?:a|us|him|her|them)',
    '(?:someone|somebody|he|she|help|(?:a|the|our) \\S+) (?:is|are) coming',
    'on (?:his|her|their|the|its) way',
    'consider it done',
    "(?:i am|i'm) (?:a real|a human|a person|not an ai|not a robot)",
    '(?:free of charge|be free)',
  ),
  cue(
    '(?:le |te |se lo )?(?:prometo|prometemos|garantizo|garantizamos)',
    '(?:llamará|llamarán|llamaremos|llegará|llegarán|llegaremos|vendrá|vendrán|irá|iremos)',
    '(?:devolverá|devolverán|devolveremos|enviaremos)',
    'de que (?:le|te|lo|la) (?:llamen|llame)',
    '(?:va|van) a (?:llamar|llegar|venir|ir|devolver)\\S*',
    'está en camino',
    '(?:cita|visita) (?:está |queda )?(?:confirmada|reservada|agendada)',
    '(?:he|hemos) (?:reservado|agendado|enviado|programado)',
  ),
  cue(
    '(?:prometo|prometemos|garanto|garantimos)',
    '(?:ligará|ligaremos|chegará|chegaremos|virá|retornará|retornaremos|enviaremos)',
    '(?:vai|vão) (?:ligar|te ligar|lhe ligar|chegar|vir|retornar)',
    'a caminho',
    '(?:está|fica|foi) (?:agendad|marcad|confirmad|reservad)[oa]',
  ),
  cue(
    '(?:je vous |je te |nous vous )?(?:promets|promettons|garantis|garantissons)',
    '(?:rappellera|rappelleront|rappellerons|enverrons|arrivera|arriveront|viendra|viendront|appellera)',
    'va (?:vous |te )?(?:rappeler|appeler|venir|arriver)',
    'en route',
    'rendez-?\\s?vous est (?:pris|confirmé|réservé|fixé)',
  ),
  cue(
    'söz veriyor\\S*',
    'garanti ed\\S*',
    'arayaca\\S*',
    '(?:gelecek|gelecekler|gelecektir)',
    'yola çıktı\\S*',
    'randevunuz (?:onaylandı|oluşturuldu|ayarlandı|alındı)',
  ),
  cue(
    '(?:обещаю|обещаем|гарантирую|гарантируем)',
    '(?:перезвонит|перезвонят|перезвоним|позвонит|позвонят|приедет|приедут|приедем|свяжется|свяжемся)',
    '(?:уже )?в пути',
    '(?:вы записаны|я вас записал|я вас записала|я записала вас)',
  ),
  cue(
    '(?:verspreche|versprechen wir|garantiere|garantieren wir)',
    '(?:ruft|wir rufen) (?:sie|dich)',
    '(?:meldet sich|melden uns)',
    '(?:wird|werden) (?:sie |dich )?(?:\\S+ )?(?:zurückrufen|anrufen|kommen|eintreffen)',
    '(?:ist|sind) unterwegs',
    'termin (?:ist |wurde )(?:gebucht|bestätigt|vereinbart|reserviert)',
  ),
]
