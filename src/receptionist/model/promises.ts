import { cue } from '../builtin/folded.ts'

/**
 * Ways of promising what is not the receptionist's to promise, of claiming to have done what it cannot do, or of
 * passing for a person. "I can't promise" is none of them.
 */
export const PROMISES: readonly RegExp[] = [
  cue(
    '(?:i|we) (?:can |do |will |absolutely )?(?:promise|guarantee|assure)',
    "(?:you're|you are|it's|it is|that's|that is|i have|i've|we have|we've) (?:all )?(?:you )?(?:booked|scheduled|reserved|confirmed|put you down)",
    '(?:i will|i can|i am going to|we will|we can|let me) (?:book|schedule|reserve|transfer|refund)',
    "(?:i'll|we'll) (?:book|schedule|reserve|transfer|refund)",
    'your (?:appointment|visit|booking) is',
    '\\S+ (?:will|is going to) (?:be there|be at your|be right|come|arrive|visit|stop by|call|phone|ring|get back|reach out|contact|text|fix)',
    "(?:someone'll|they'll|he'll|she'll|we'll|owner'll|i'll) (?:be there|be right|come|arrive|visit|stop by|call|phone|ring|get back|reach out|contact|text|fix)",
    '(?:is|are) (?:already )?on (?:his|her|their|the) way',
    'help is (?:coming|on)',
    "(?:i have|i've|we have|we've) (?:called|sent|dispatched|notified|alerted)",
    "(?:i am|i'm) (?:a real|a human|a person|not an ai|not a robot)",
    'free of charge',
  ),
  cue(
    '(?:le |te |se lo )?(?:prometo|prometemos|garantizo|garantizamos)',
    '(?:llamará|llamarán|llegará|llegarán|vendrá|vendrán|irá|devolverá|devolverán)',
    '(?:va|van) a (?:llamar|llegar|venir|ir|devolver)\\S*',
    'está en camino',
    '(?:cita|visita) (?:está |queda )?(?:confirmada|reservada|agendada)',
    '(?:he|hemos) (?:reservado|agendado|enviado|programado)',
  ),
  cue(
    '(?:prometo|prometemos|garanto|garantimos)',
    '(?:ligará|chegará|virá|retornará)',
    '(?:vai|vão) (?:ligar|te ligar|lhe ligar|chegar|vir|retornar)',
    'a caminho',
    '(?:está|fica|foi) (?:agendad|marcad|confirmad|reservad)[oa]',
  ),
  cue(
    '(?:je vous |je te |nous vous )?(?:promets|promettons|garantis|garantissons)',
    '(?:rappellera|rappelleront|arrivera|arriveront|viendra|viendront|appellera)',
    'va (?:vous |te )?(?:rappeler|appeler|venir|arriver)',
    'en route',
    'rendez-?\\s?vous est (?:pris|confirmé|réservé|fixé)',
  ),
  cue(
    'söz veriyor\\S*',
    'garanti ed\\S*',
    '(?:sizi |geri )?arayacak\\S*',
    '(?:gelecek|gelecekler|gelecektir)',
    'yola çıktı\\S*',
    'randevunuz (?:onaylandı|oluşturuldu|ayarlandı|alındı)',
  ),
  cue(
    '(?:обещаю|обещаем|гарантирую|гарантируем)',
    '(?:перезвонит|перезвонят|перезвоним|позвонит|позвонят|приедет|приедут)',
    '(?:уже )?в пути',
    '(?:вы записаны|я вас записал|я вас записала|я записала вас)',
  ),
  cue(
    '(?:verspreche|versprechen wir|garantiere|garantieren wir)',
    '(?:ruft|rufen) (?:sie|dich)',
    '(?:wird|werden) (?:sie |dich )?(?:\\S+ )?(?:zurückrufen|anrufen|kommen|eintreffen)',
    '(?:ist|sind) unterwegs',
    'termin (?:ist |wurde )(?:gebucht|bestätigt|vereinbart|reserviert)',
  ),
]
