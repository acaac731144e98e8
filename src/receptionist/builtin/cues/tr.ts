import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { TR_EMERGENCY } from './tr-emergency.ts'
import { TR_SPAM } from './unwanted-elsewhere.ts'

export const TR_CUES: Cues = {
  language: 'tr',
  tell: cue(
    'merhaba|selam|iyi gunler|iyi aksamlar|gunaydin|ben|benim|bana|bizim|bize|adim|evet|hayir|tesekkurler|tesekkur|lutfen|bir|bi|var|yok|icin|numaram|istiyorum|istiyoruz|acik|misiniz|musunuz|mi|mu|su|evde|evim|evimde|yarin|bugun|simdi|cok|ve|bu|ariyorum|lazim|gerek|ama|ile|gibi|daha|da|de|ne|nasil|nerede|kadar|kac|kim|hangi|saat|oldu|olur|oluyor|geliyor|gelmiyor|calismiyor|degil|sey|bey|hanim|sizin|siz|kapi|kapida|anahtar|boru|kopek\\S*|kedi\\S*|araba\\S*|mutfak\\S*|banyo\\S*|cati\\S*|ile|sonra|hafta|gun|gunu|yardim|edin|\\S{3,}(?:iyorum|iyoruz|uyorum|uyor|iyor|iyorlar|miyor|muyor|misiniz|musunuz|siniz|sunuz|abilir|ebilir|lerden|lardan|lerinden|larindan|imiz|umuz)',
  ),
  languageNames: {
    en: cue('ingilizce|english'),
    es: cue('ispanyolca|spanish|espanol'),
    pt: cue('portekizce|portuguese'),
    fr: cue('fransizca|french'),
    tr: cue('turkce|turkish'),
    ru: cue('rusca|russian'),
    de: cue('almanca|german'),
  },
  greeting: cue('merhaba(?:lar)?|selam|alo|iyi gunler|iyi aksamlar|gunaydin|nasilsiniz'),
  filler: cue('ee+|sey|yani|iste|hmm+|ah|oh|lutfen|tamam|peki|pardon|affedersiniz|efendim|simdi'),
  yes: cue('evet|tabii|tabi|dogru|aynen|olur|tamam|kesinlikle|elbette|uygun'),
  no: cue('hayir|yok|degil|yanlis|istemiyorum|gerek yok'),
  correction: cue('hayir|pardon|yani|aslinda|yanlis|duzeltiyorum|degil|demek istedim'),
  thanks: cue('(?:cok )?tesekkur(?:ler)?(?: ederim| ediyorum)?|sag ?olun|sag ol|elinize saglik'),
  goodbye: cue(
    'hosca ?kalin?|gorusuruz|gorusmek uzere|gule gule|iyi (?:gunler|aksamlar|geceler) dilerim|bosverin|sonra ararim|allahaismarladik|kendinize iyi bakin',
  ),
  done: cue('bu kadar|hepsi bu|baska (?:bir sey )?yok|yeterli'),
  repeat: cue(
    'tekrar (?:eder misiniz|soyler misiniz|edin)|tekrar|anlamadim|duyamadim|ne dediniz|efendim|nasil',
  ),
  wait: cue('bir (?:dakika|saniye|an)(?: lutfen)?|bekleyin|bi dakika|bi saniye'),
  person: cue(
    '(?:gercek )?(?:bir )?(?:insanla|insan|temsilci|temsilciyle|yetkili|yetkiliyle|operator)(?: \\S+)?|(?:biriyle|sahibiyle|patronla|mudurle) (?:gorusmek|konusmak)|birine baglayin',
  ),
  asksFor: cue('\\S+ (?:bey|hanim) (?:orada|musait) mi'),
  robot: cue(
    '(?:siz |sen )?(?:robot|makine|bilgisayar|yapay zeka|insan|gercek biri) ?(?:misiniz|misin|mi|musunuz)(?: \\S+)?|robotla mi',
  ),
  rude: cue('(?:aptal|salak|gerizekali|siktir|orospu|amk|kapa ceneni|pic)'),
  spam: TR_SPAM,
  refusal: cue(
    '(?:soylemek|vermek) istemiyorum|soylemem|vermem|numaram yok|telefonum yok|gizli|neden (?:istiyorsunuz|soruyorsunuz)',
  ),
  leaveMessage: cue(
    'mesaj birak(?:mak istiyorum|abilir miyim|acagim)|not (?:alir misiniz|birakmak istiyorum)|bir sorum var',
  ),
  smallTalk: cue(
    'rica ederim|sorun degil|iyi gunler|su yuzden ariyorum|bunun icin ariyorum|ariyorum|(?:bu )?benim numaram|size de',
  ),
  nameLead: cue('(?:benim )?adim(?: soyadim)?|ismim|ben|soyadim'),
  askedNameLead: cue('adi|ismi'),
  notName: wordSet(
    'bir bu su o ve ile icin mi mu degil evet hayir ben sen siz biz var yok cok iyi kotu acil musteri komsu ev sahibi kiraci su boru banyo mutfak kopek kedi araba anahtar kapi bugun yarin simdi burada evde neden nasil ne zaman nerede turkce ingilizce lutfen tesekkur tesekkurler merhaba numara numaram telefon telefonum isim mesaj ariyorum istiyorum yasiyorum lazim kaldim disarida size sizi bana evim evimde de da kilitli',
  ),
  sameNumber: cue('(?:bu|ayni|aradigim|su anki) numara(?:dan|yi|m|)?|bu numaradan|ayni numara'),
  numberLead: cue(
    '(?:benim )?(?:telefon |cep )?(?:numaram|telefonum)|beni (?:su numaradan )?(?:arayin|arayabilirsiniz)|numara',
  ),
  areaCode: cue('alan kodu'),
  numbers: numberWords(
    'sifir=0 bir=1 iki=2 uc=3 dort=4 bes=5 alti=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kirk=40 elli=50 altmis=60 yetmis=70 seksen=80 doksan=90',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('cift=2'),
  multipliers: numberWords('yuz=100 bin=1000'),
  betweenDigits: wordSet('ee sey tire ve sonra alan kodu'),
  spellAs: wordSet('gibi'),
  asks: cue(
    'ne|neler|nerede|neredesiniz|nasil|kim|kac|kaca|hangi|ne zaman|acik|kapali|saat|\\S+ (?:misiniz|musunuz|mi|mu|var mi)|\\S+ \\S+ (?:misiniz|musunuz|mi|mu|var mi)|acaba|ogrenmek istiyorum',
  ),
  kinds: {
    hours: cue(
      '(?:acik|kapali) (?:misiniz|mi|misin)|calisma saat\\S*|saat kac(?:a kadar|ta)(?: \\S+){0,2}|kaca kadar acik\\S*|kacta (?:aciliyor|kapaniyor|aciyor|kapatiyor)\\S*|ne zaman (?:aciliyor|aciyor|kapaniyor|kapatiyor)\\S*|(?:acik|calisiyor) ?(?:misiniz|musunuz|mi)',
    ),
    price: cue('ne kadar|kac para|fiyat\\S*|ucret\\S*|tutar|maliyet\\S*|teklif'),
    visit: cue(
      'randevu\\S*|(?:gelebilir|gonderebilir|gelir) misiniz|ne zaman (?:gelir|gelebilir)\\S*|musait\\S*',
    ),
    location: cue('neredesiniz|nerede|adres\\S*|hangi (?:sehir|semt)\\S*|konum\\S*'),
    service_list: cue('(?:hangi|ne) hizmet\\S*(?: \\S+)*|hizmetleriniz\\S*|neler yapiyorsunuz'),
    service: cue(
      '(?:\\S+ ){1,4}(?:yapiyor|tamir ediyor|kabul ediyor|sunuyor|takiyor|degistiriyor|temizliyor|bakiyor) ?(?:musunuz|misiniz)',
    ),
    languages: cue(
      '(?:turkce|ingilizce|ispanyolca|rusca|almanca|fransizca|portekizce)(?: \\S+)?|hangi dil\\S*',
    ),
    phone: cue('(?:sizin )?numaraniz\\S*'),
    identity: cue('kimsiniz|kiminle (?:gorusuyorum|konusuyorum)|neresi(?: burasi)?|burasi neresi'),
    about: cue('ne is yapiyorsunuz|ne yapiyorsunuz|nasil bir (?:isletme|sirket)'),
  },
  never: { hours: cue('pencere|vana|musluk') },
  followUp: cue('peki \\S+(?: \\S+)?|ya \\S+'),
  serviceLead: cue(
    '(?:\\S+ ){1,4}(?:yapiyor|tamir ediyor|kabul ediyor|sunuyor|takiyor|degistiriyor|temizliyor|bakiyor) ?(?:musunuz|misiniz)',
  ),
  serviceEnd: cue('cunku|ama'),
  price: cue('ne kadar|kac para|fiyat\\S*|ucret\\S*|tutar|maliyet\\S*|teklif'),
  days: new Map<Day, RegExp>([
    ['Monday', cue('pazartesi(?:leri|ye)?')],
    ['Tuesday', cue('sali(?:lari)?')],
    ['Wednesday', cue('carsamba(?:lari)?')],
    ['Thursday', cue('persembe(?:leri)?')],
    ['Friday', cue('cuma(?:lari)?')],
    ['Saturday', cue('cumartesi(?:leri)?')],
    ['Sunday', cue('pazar(?:lari)?')],
  ]),
  dates: DATE_CUES.tr,
  today: cue('bugun|bu (?:aksam|gece|sabah)'),
  tomorrow: cue('yarin'),
  weekend: cue('hafta ?sonu|hafta sonlari'),
  now: cue('su an|su anda|simdi|hala'),
  closing: cue('kapaniyor\\S*|kapatiyor\\S*|kaca kadar'),
  holiday: cue('bayram\\S*|tatil\\S*|yilbasi\\S*|noel'),
  morning: cue('sabah|sabahi'),
  evening: cue('aksam|gece|ogleden sonra'),
  noon: cue('ogle(?:n|nde)?|ogleyin'),
  midnight: cue('gece yarisi'),
  timeLead: cue('saat|sabah|aksam'),
  emergency: TR_EMERGENCY,
  bodily: cue('nefes alam\\S*|bilinci kapali|cok kaniyor|bayildi'),
  pet: cue('kope[kg]\\S*|kedi\\S*|yavru\\S*|kus\\S*|tavsan\\S*'),
  notUrgent: cue(
    'acil degil|acelesi yok|acele degil|acelem yok|musait oldugunuzda|ne zaman olursa',
  ),
  negation: / (?:degil|yok)$/,
  longAgo: cue('(?:gecen|once ki) (?:yil|sene|ay|kis|yaz)|(?:\\S+ )?(?:yil|ay|sene) once'),
  need: cue('benim|evim\\S*|bizim|lazim|istiyorum|ihtiyac\\S*|bozuldu|kirildi|patladi'),
  empty: wordSet(
    'bir bu su o ve veya ile icin de da mi mu misiniz musunuz degil evet hayir ben sen siz biz var yok cok daha ama gibi ne nasil zaman nerede hangi merhaba tesekkur tesekkurler lutfen tamam istiyorum lazim olan bana size beni sizi ediyor yapiyor',
  ),
}
