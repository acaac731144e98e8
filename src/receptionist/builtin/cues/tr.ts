import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { ASIDES, BESIDE, NUMBER_REFUSALS } from './asides.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { TR_EMERGENCY } from './tr-emergency.ts'
import { TR_SPAM } from './unwanted-elsewhere.ts'

export const TR_CUES: Cues = {
  language: 'tr',
  ...ASIDES.tr,
  tell: cue(
    'alo|selamun|aleykum|efendim|sesim|kolay gelsin|hayirli isler',
    'miyim|miyiz|alabilir|\\S{4,}(?:inizi|unuzu|iniz|unuz|desiniz|dasiniz|siniz)|dukkan\\S*|adres\\S*|merhaba|selam|iyi gunler|iyi aksamlar|gunaydin|ben|benim|bana|bizim|bize|adim|evet|hayir|tesekkurler|tesekkur|lutfen|bir|bi|var|yok|icin|numaram|istiyorum|istiyoruz|acik|misiniz|musunuz|mi|mu|su|evde|evim|evimde|yarin|bugun|simdi|cok|ve|bu|ariyorum|lazim|gerek|ama|ile|gibi|daha|da|de|ne|nasil|nerede|kadar|kac|kim|hangi|saat|oldu|olur|oluyor|geliyor|gelmiyor|calismiyor|degil|sey|bey|hanim|sizin|siz|kapi|kapida|anahtar|boru|kopek\\S*|kedi\\S*|araba\\S*|mutfak\\S*|banyo\\S*|cati\\S*|ile|sonra|hafta|gun|gunu|yardim|edin|\\S{3,}(?:iyorum|iyoruz|uyorum|uyor|iyor|iyorlar|miyor|muyor|misiniz|musunuz|siniz|sunuz|abilir|ebilir|lerden|lardan|lerinden|larindan|imiz|umuz)',
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
  greeting: cue(
    'alo(?: alo)?|kolay gelsin|hayirli (?:isler|gunler|sabahlar)|selamun ?aleykum|iyi (?:sabahlar|geceler|gunler)|buyrun',
    'merhaba(?:lar)?|selam|alo|iyi gunler|iyi aksamlar|gunaydin|nasilsiniz',
  ),
  filler: cue(
    'hocam|abi|abicim|abla|canim|kardesim|usta|anladim|ha|hadi|acaba|valla|vallahi|pekala|super|guzel|aa|ya|hani|kusura bakmayin',
    'ee+|sey|yani|iste|hmm+|ah|oh|lutfen|tamam|peki|pardon|affedersiniz|efendim|simdi',
  ),
  yes: cue(
    'dogrudur|tamamdir|tam olarak oyle|aynen (?:oyle|bu|dogru)|tabi(?:i)? ki|(?:evet )+(?:hepsi )?(?:dogru|uygun)?|hepsi dogru|he+|hi hi|oyle|eyvallah|uygundur|olsun|gayet dogru|bundan(?= $|[,.?]| arayin)|bu(?: numara)?(?= $|[,.?])',
    'evet|tabii|tabi|dogru|aynen|olur|tamam|kesinlikle|elbette|uygun',
  ),
  no: cue(
    'dogru degil|oyle degil|bu degil|(?:yok|hayir)(?: yok| hayir)+|istemem|hatali|pek degil|tam degil|olmaz',
    'hayir|yok|degil|yanlis|istemiyorum|gerek yok',
  ),
  correction: cue(
    'yok|hatali|dur|ay|ozur dilerim|kusura bakmayin|yanlis soyledim|pardon yani',
    'hayir|pardon|yani|aslinda|yanlis|duzeltiyorum|degil|demek istedim',
  ),
  thanks: cue(
    'eyvallah|(?:cok )?tesekkur ederiz|allah razi olsun|var olun|zahmet oldu|minnettarim|elinize kolunuza saglik',
    '(?:cok )?tesekkur(?:ler)?(?: ederim| ediyorum)?|sag ?olun|sag ol|elinize saglik',
  ),
  goodbye: cue(
    '(?<=(?:tesekkur|tesekkurler|ederim|ederiz|sag ol|sagol|sag olun|sagolun|kadar|tamam|tamamdir|peki|yok|eyvallah|canim|hocam|anladim) )(?:iyi|hayirli) (?:gunler|aksamlar|geceler|isler|haftalar|calismalar)|(?<=(?:tesekkurler|ederim|sag ol|sagol|sag olun|sagolun|kadar|tamam|tamamdir|peki|yok|eyvallah|hocam) )kolay gelsin|(?:sonra|tekrar|daha sonra) (?:tekrar |yine )?ar(?:arim|ayacagim|ariz)|hadi (?:eyvallah|gorusuruz|bay bay)|bay bay|allaha emanet olun|esen kalin|bos ?verin',
    'hosca ?kalin?|gorusuruz|gorusmek uzere|gule gule|iyi (?:gunler|aksamlar|geceler) dilerim|bosverin|sonra ararim|allahaismarladik|kendinize iyi bakin',
  ),
  done: cue(
    '(?:simdilik |hepsi |sadece |iste )?bu kadar(?:di|dir)?|hepsi bu(?: kadar)?|baska (?:bir sey |bir istegim |soyleyecegim )?(?:yok|kalmadi)|(?:bunu|sadece bunu) (?:ogrenmek|sormak|soracaktim)(?: istemistim| istiyordum)?|yok (?:baska|bir sey)|o kadar(?= $|[,.?])',
    'bu kadar|hepsi bu|baska (?:bir sey )?yok|yeterli',
  ),
  repeat: cue(
    'bir daha (?:soyler|tekrarlar) misiniz|tekrarlar misiniz|sesiniz gelmiyor|anlayamadim|duymadim|nasil yani|efendim(?=[?])',
    'tekrar (?:eder misiniz|soyler misiniz|edin)|tekrar|anlamadim|duyamadim|ne dediniz|efendim|nasil',
  ),
  wait: cue(
    '(?:bir |bi )?(?:dakika|saniye|saniyenizi|dakikanizi)(?: bekler misiniz| bekleyin| lutfen)?|bekler misiniz|dur bakayim|bir bakayim',
    'bir (?:dakika|saniye|an)(?: lutfen)?|bekleyin|bi dakika|bi saniye',
  ),
  person: cue(
    '(?:bir |gercek )*(?:usta|yetkili|temsilci|patron|sahib|mudur|sorumlu|biri|birisi|insan|gercek biri|musteri temsilcisi)(?:y?l[ae]|siyle|yle|iyle)? (?:gorus|konus)\\S*(?: \\S+)?|beni (?:bir |birine |ustaya |yetkiliye |sahibine )*bagla(?:r misiniz|yin|yabilir misiniz)|(?:patron|sahibi|usta) (?:orada|musait) mi',
    '(?:gercek )?(?:bir )?(?:insanla|insan|temsilci|temsilciyle|yetkili|yetkiliyle|operator)(?: \\S+)?|(?:biriyle|sahibiyle|patronla|mudurle) (?:gorusmek|konusmak)|birine baglayin',
  ),
  asksFor: cue('\\S+ (?:bey|hanim) (?:orada|musait) mi'),
  robot: cue(
    '(?:siz |sen )?(?:robot|makine|bilgisayar|yapay zeka|insan|gercek biri) ?(?:misiniz|misin|mi|musunuz)(?: \\S+)?|robotla mi',
  ),
  rude: cue('(?:aptal|salak|gerizekali|siktir|orospu|amk|kapa ceneni|pic)'),
  spam: TR_SPAM,
  refusal: cue(
    NUMBER_REFUSALS.tr,
    '(?:soylemek|vermek|paylasmak) (?:istemiyorum|istemem)|(?:soyle|ver|paylas)me(?:sem|yeyim|yecegim|m)(?: olur mu| daha iyi)?|(?:adimi|ismimi|numarami|telefonumu|numara) (?:vermek|soylemek|vermeyeyim|vermem|soylemem|paylasmak)(?: \\S+)?|(?:ver|soyle)(?:meyeyim|mem|mesem)(?: (?:adimi|ismimi|numarami|telefonumu))?|gerek yok|onemli degil|ne yapacaksiniz|(?:adim|ismim|numaram) (?:kalsin|lazim degil)|isimsiz',
    '(?:soylemek|vermek) istemiyorum|soylemem|vermem|numaram yok|telefonum yok|gizli|neden (?:istiyorsunuz|soruyorsunuz)',
  ),
  leaveMessage: cue(
    'not (?:birakayim|alin|alabilir misiniz|yazin|dusun)|(?:not|mesaj) birakacaktim|iletir misiniz|soyleyin de',
    'mesaj birak(?:mak istiyorum|abilir miyim|acagim)|not (?:alir misiniz|birakmak istiyorum)',
  ),
  smallTalk: cue(
    BESIDE.tr,
    'sesim geliyor mu|(?:beni )?duyuyor musunuz|orada misiniz',
    'bir sorum var',
    '(?:bu )?(?:\\S+ )?(?:esimin|karimin|kocamin|komsunun|komsumun|is yerinin|annemin|babamin|arkadasimin)(?: (?:telefonu|numarasi|hatti))|(?:ismim|adim|numara|numaram|isim) (?:yanlis|hatali)|(?:tam olarak )oyle|bir sey (?:soracagim|soracaktim|sorabilir miyim)|(?:sizi )?su(?:nun)? (?:icin|yuzden) ariyorum|dikkat edin|kolay gelsin',
    'rica ederim|sorun degil|iyi gunler|su yuzden ariyorum|bunun icin ariyorum|ariyorum|(?:bu )?benim numaram|size de',
  ),
  nameLead: cue(
    '(?:benim )?(?:adim soyadim|ismim|adim|soy ?ismim)|(?:ben|burasi)(?: (?:usta|doktor|avukat))?',
    '(?:benim )?adim(?: soyadim)?|ismim|ben|soyadim',
  ),
  askedNameLead: cue('adi|ismi|isim|ad soyad', 'adi|ismi'),
  nameTail: cue(
    '(?:efendim|hocam|abi|abim|abla|bey|hanim|kardesim|usta|diye|deyin|diyin|diyebilirsiniz|olarak|olacak|yazin|yazabilirsiniz|kaydedin|not alin|konusuyorum|arayan|benim)(?: (?:deyin|diyin|diyebilirsiniz|diye|yazin|yazabilirsiniz|kaydedin|not alin|efendim))*|ben(?= $|[,.?])|ben ariyorum|benim (?:soy)?adim|(?:soy)?adim',
  ),
  notName: wordSet(
    'efendim hocam abi abim abicim abla ablacim bey hanim kardesim deyin diyebilirsiniz diyin yazin yazabilirsiniz diye benim ben olacak olarak konusuyorum kaydedin soyadim adim ismim isim ad soyad usta lokanta restoran dukkan otel sirket apartman kombi klima elektrik gaz dogalgaz kalorifer lavabo tuvalet tavan cati acilen aslinda galiba yeni yine tekrar dun sey hala daha soylemek istemem vermek bir bu su o ve ile icin mi mu degil evet hayir ben sen siz biz var yok cok iyi kotu acil musteri komsu ev sahibi kiraci su boru banyo mutfak kopek kedi araba anahtar kapi bugun yarin simdi burada evde neden nasil ne zaman nerede turkce ingilizce lutfen tesekkur tesekkurler merhaba numara numaram telefon telefonum isim mesaj ariyorum istiyorum yasiyorum lazim kaldim disarida size sizi bana evim evimde de da kilitli',
  ),
  sameNumber: cue(
    '(?:benim )?(?:kendi )?(?:telefonum|numaram|hattim)(?= $|[,.?])',
    'bu(?:ndan)?(?= $|[,.?])|bundan (?:arayin|ulasin|arayabilirsiniz|ulasabilirsiniz)|bu numara(?:dan|yi|ya)?(?: (?:ulasabilirsiniz|arayabilirsiniz|arayin|uygun|olur))?|ayni hat(?:tan)?',
    '(?:bu|ayni|aradigim|su anki) numara(?:dan|yi|m|)?|bu numaradan|ayni numara',
  ),
  numberLead: cue(
    'yaz(?:in|iyor musunuz)?|(?:cep |ev |is )?(?:telefonum|numaram|cebim)|(?:numaranin )?sonu(?:nda)?|numarasindan|not alin',
    '(?:benim )?(?:telefon |cep )?(?:numaram|telefonum)|beni (?:su numaradan )?(?:arayin|arayabilirsiniz)|numara',
  ),
  areaCode: cue('alan kodu'),
  numbers: numberWords(
    'sifir=0 bir=1 iki=2 uc=3 dort=4 bes=5 alti=6 yedi=7 sekiz=8 dokuz=9 on=10 yirmi=20 otuz=30 kirk=40 elli=50 altmis=60 yetmis=70 seksen=80 doksan=90 sifirdan=0 ikiden=2 ucten=3 dortten=4 besten=5 altidan=6 yediden=7 sekizden=8 dokuzdan=9 yirmiden=20 otuzdan=30 kirktan=40 elliden=50 altmistan=60 yetmisten=70 seksenden=80 doksandan=90 sifiri=0 ikiyi=2 ucu=3 dordu=4 besi=5 altiyi=6 yediyi=7 sekizi=8 dokuzu=9',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('cift=2'),
  digitNouns: new Map(),
  times: wordSet('tane kere defa'),
  plus: wordSet('arti'),
  multipliers: numberWords('yuz=100 bin=1000'),
  betweenDigits: wordSet('ee sey tire ve sonra alan kodu'),
  spellAs: wordSet('gibi'),
  asks: cue(
    '(?:\\S+ ){0,2}(?:adres\\S*|konum\\S*|yeriniz)(?: ne(?:dir|resi)?| neresi)',
    '(?:\\S+ ){1,3}(?:nere?de(?:siniz|ydi|ydiniz)?|hangi (?:sehir|semt|ilce|il|mahalle|bolge)\\S*|ne kadar|kaca|kacta|kac(?: lira| para)|alabilir miyim|ogrenebilir miyim)|nerdesiniz|siz(?= (?:hangi|nere|ne|kac))|mesai|kacta|kactan|pek(?:i)?(?= \\S+ \\S+ (?:mi|misiniz|musunuz))',
    'ne|neler|nerede|neredesiniz|nasil|kim|kac|kaca|hangi|ne zaman|acik|kapali|saat|\\S+ (?:misiniz|musunuz|mi|mu|var mi)|\\S+ \\S+ (?:misiniz|musunuz|mi|mu|var mi)|acaba|ogrenmek istiyorum',
  ),
  asksWithin: cue(
    '(?:ogren(?:mek|ecek)|soracak|sormak|merak)\\S*(?: \\S+)?|hangi (?:sehir|semt|ilce|mahalle)\\S*',
  ),
  kinds: {
    hours: cue(
      'kacta (?:geliyor|oradasiniz|basliyor|acilir|kapanir)\\S*|(?:mi|mu)? ?bakiyor musunuz(?= $)',
      '(?:acik|kapali)(?: (?:olacak|oluyor|olur|degil))? ?(?:misiniz|mi|misin|musunuz|siniz)|aciksiniz|(?:calisma|mesai|acilis|kapanis) saat\\S*|(?:hizmet veriyor|calisiyor|acik oluyor|duruyor|bakiyor) ?musunuz|(?:saat )?(?:kaca|kacta|kactan|kaclarda) (?:kadar )?(?:\\S+ )?(?:acik|ac|kap|duruyor|calis|bakiyor|varsiniz|orda|burda)\\S*|(?:saat )?kaca kadar(?: \\S+)?|kactan kaca|hangi (?:saatler|gunler)\\S*(?: \\S+)?|saat kacta (?:\\S+ )?(?:ac|kap)\\S*',
      '(?:acik|kapali) (?:misiniz|mi|misin)|calisma saat\\S*|saat kac(?:a kadar|ta)(?: \\S+){0,2}|kaca kadar acik\\S*|kacta (?:aciliyor|kapaniyor|aciyor|kapatiyor)\\S*|ne zaman (?:aciliyor|aciyor|kapaniyor|kapatiyor)\\S*|(?:acik|calisiyor) ?(?:misiniz|musunuz|mi)',
    ),
    price: cue(
      'kaca (?:yap|ol|pat|gel)\\S*|kac (?:lira|dolar|tl)|fiyatiniz|ne tutar|ne tutuyor',
      'ne kadar|kac para|fiyat\\S*|ucret\\S*|tutar|maliyet\\S*|teklif',
    ),
    visit: cue(
      'randevu\\S*|(?:gelebilir|gonderebilir|gelir) misiniz|ne zaman (?:gelir|gelebilir)\\S*|musait\\S*',
    ),
    location: cue(
      'yeriniz(?:i|in)?|hangi (?:sehir|semt)\\S*(?: \\S+){0,2}',
      '(?:yeriniz|dukkan\\S*|ofis\\S*|magaza\\S*|is ?yeri\\S*|klinig?\\S*|atolye\\S*|siz|tam olarak) nere?de\\S*|nere?desiniz|nere?deydi\\S*|nerdesiniz|hangi (?:sehir|semt|ilce|il|muhit|mahalle|bolge)\\S*(?: \\S+){0,2}|adres\\S*|konum\\S*|ne tarafta\\S*',
      'neredesiniz|nerede|adres\\S*|hangi (?:sehir|semt)\\S*|konum\\S*',
    ),
    service_list: cue(
      '(?:ne gibi|ne tur|hangi|ne) (?:isler?|hizmet\\S*)(?: \\S+)*|neler (?:yapiyor|yapiyorsunuz)\\S*',
      '(?:hangi|ne) hizmet\\S*(?: \\S+)*|hizmetleriniz\\S*|neler yapiyorsunuz',
    ),
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
  never: {
    hours: cue(
      'pencere\\S*|vana\\S*|muslu\\S+|kapi\\S*|kapag\\S+|dolap\\S*|dolab\\S*|gaz\\S*|suyu|sular',
    ),
  },
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
