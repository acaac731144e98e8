import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { clock24 } from '../spoken-time.ts'

/** "saat 9:00": a following word takes the case, so that figures need no ending. */
const at = (time: string) => `saat ${time}`
/** With a capital for the start of a sentence; elsewhere a day's name is lower-case. */
const begun = (day: string) => `${day.charAt(0).toLocaleUpperCase('tr')}${day.slice(1)}`

export const TR_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) =>
    `${businessName}. Ben yapay zekâ resepsiyonistim, bu görüşme ${isRecorded ? 'kaydediliyor' : 'yazıya dökülüyor'}.`,
  offer: 'Türkçe',
  howCanIHelp: 'Nasıl yardımcı olabilirim?',
  resumed: 'Kusura bakmayın, bağlantı bir an koptu.',
  stillThere: 'Hâlâ orada mısınız?',
  silentGoodbye: 'Sizi duyamıyorum, telefonu kapatıyorum. Lütfen tekrar arayın. Hoşça kalın.',
  takeYourTime: 'Tabii, acele etmeyin.',
  goAhead: 'Buyurun, dinliyorum.',

  acknowledged: ['Tamam, iletirim.', 'Peki, söylerim.', 'Anladım, haber veririm.'],
  heard: ['Anladım.', 'Tamam.'],
  added: ['Bunu da not ettim.', 'Notuma ekledim.'],
  passedOnToo: 'Anlattıklarınızı da iletirim.',
  thanksName: (name) => `Teşekkürler, ${name}.`,
  sorryToHear: 'Çok üzüldüm.',
  urgentNoted: 'Acil olarak not ediyorum.',
  notUrgentNoted: 'Tamam, acil olarak işaretlemiyorum.',
  safety: {
    gas: 'Lütfen herkes hemen dışarı çıksın, sonra dışarıdan 911 ya da gaz şirketini arayın.',
    fire: 'Lütfen herkes hemen dışarı çıksın, sonra dışarıdan 911 arayın.',
    body: 'Lütfen telefonu kapatıp hemen 911 arayın.',
    electric: 'Lütfen uzak durun ve dokunmayın. Yaralı varsa ya da yanıyorsa 911 arayın.',
    threat: 'Mümkünse güvenli bir yere geçin ve hemen 911 arayın.',
    poison:
      'Lütfen hemen zehir danışma hattını arayın, 1 800, 2 2 2, 1 2 2 2. Durumu kötüyse 911 arayın.',
  },
  animalSafety: 'Lütfen hemen acil bir veterinere götürün.',
  safetyUnknown: 'Buradan bilemem. Tehlikede olan biri olabilirse önce 911 arayın.',

  robot: 'Ben bir yapay zekâyım. Bildiğimi yanıtlar, mesaj alırım.',
  recorded: 'Evet, bu görüşme kaydediliyor.',
  notRecorded: 'Hayır, ses kaydı yok, ama konuşulanlar yazıya dökülüyor.',
  identity: (businessName) => `Burası ${businessName}; ben yapay zekâ resepsiyonistim.`,
  person: 'Sizi bağlayamıyorum ama mesajınızı işletme sahibine iletirim.',
  wrongNumber: (businessName) => `Burası ${businessName}. Sorun değil, iyi günler.`,
  salesAnswer: 'Buna işletme sahibi karar verir. Bir mesaj iletebilirim.',
  polite: 'Yardımcı olmak isterim; lütfen kibar konuşalım.',
  unclear: 'Kusura bakmayın, anlayamadım. Tekrar eder misiniz?',
  notANumber: 'Tam bir telefon numarasına benzemedi.',

  askNeed: 'Nasıl yardımcı olabilirim?',
  askMatter: 'Ne ileteyim?',
  askName: 'Adınızı alabilir miyim?',
  askNameAgain: 'Kusura bakmayın, adınız neydi?',
  spellPlease: 'Evet, lütfen heceleyin.',
  isCaller: (name) => `${name} ile mi görüşüyorum?`,
  heardName: (name) => `Adınızı ${name} olarak not ettim.`,
  confirmName: (name) => `Adınız ${name}, doğru mu?`,
  askCallerPhone: (number) => `Sizi bu numaradan, ${number}, arayabilir miyiz?`,
  askPhone: 'Sizi hangi numaradan arayalım?',
  askPhoneAgain: 'Numarayı alan koduyla bir kez daha söyler misiniz?',
  askAreaCode: 'Peki alan kodu nedir?',
  offerCall: 'Bu konuda sizi aramalarını ister misiniz?',
  askFix: 'Neyi değiştireyim?',
  askDrop: 'Böyle bırakayım, hiçbir şey iletmeyeyim mi?',
  askMore: ['Başka bir şey var mı?', 'Eklemek istediğiniz başka bir şey var mı?'],
  heardNumber: (number, extension) =>
    `Numara ${number}${extension ? `, dahili ${extension}` : ''}.`,
  emailNoted: (email) => `E-posta ${email}.`,
  readBack: (said) =>
    sayBack(said, { have: 'Kayıtta', numberLead: 'numara', gistLead: 'Notum şöyle' }),
  isThatRight: 'Doğru mu?',
  nothingNoted: 'Henüz bir şey not etmedim.',
  wroteDown: (words) => `Şöyle yazdım: ${words}.`,
  notNotedYet: 'O henüz bende yok.',
  messageWithdrawn: 'Tamam, hiçbir şey iletmiyorum.',

  goodbye: () => 'Aradığınız için teşekkürler. Hoşça kalın.',
  messageGoodbye: (name) => `Teşekkürler${name ? `, ${name}` : ''}. İletiyorum. Hoşça kalın.`,
  safetyGoodbye: (hasMessage) =>
    `Evet, hemen öyle yapın.${hasMessage ? ' Mesajınızı iletiyorum.' : ''} Hoşça kalın.`,
  wrapUp: 'Görüşmeyi bitirmem gerekiyor ama söylediklerinizi ileteceğim. Hoşça kalın.',

  unknown: 'Onu bilmiyorum ama işletme sahibine sorarım.',
  unknownOnly: 'Onu bilmiyorum, üzgünüm.',
  unknownAgain: 'Bunu da bilmiyorum; nota ekliyorum.',
  stillUnknown: 'Üzgünüm, bunun yanıtı bende gerçekten yok. İşletme sahibi için not ettim.',
  unknownRest: 'Diğerini bilmiyorum ama işletme sahibine soracağım.',
  unknownPrice: 'Onun fiyatı bende yok; işletme sahibinden size söylemesini isterim.',
  notDoneNote: (fact) => `Üzgünüm, bilginiz olsun: ${fact} Yine de mesajınızı alabilirim.`,
  ownersNote: (fact) => `Elimdeki notta İngilizce olarak şöyle yazıyor: ${fact}`,
  addressIs: (address) => `Adresimiz ${address}.`,
  unknownService: 'Bunu yapıyor muyuz emin değilim; işletme sahibine sorarım.',
  noPromise: 'Saat sözü veremem ama hemen iletirim.',
  noDeed: 'Henüz kesin bir şey yok. Mesajınızı işletme sahibi alır ve karar verir.',
  noAdvice: 'Buradan yol gösteremem ama iletirim.',
  noBooking: 'Bunu işletme sahibi onaylar; ben iletirim.',
  serviceYes: (service) => `Evet, yapıyoruz: ${service}.`,
  services: (list) => `Hizmetlerimiz: ${list}.`,
  city: (businessName, city) => `${businessName} şu şehirde: ${city}.`,
  phone: (number) => `Numaramız ${number}.`,
  languages: (list) => `Konuştuğum diller: ${list}.`,
  notThatLanguage: (list) => `Kusura bakmayın, yalnızca şu dilleri konuşuyorum: ${list}.`,
  switched: 'Tabii, Türkçe devam edelim.',

  openNow: (until) => (until ? `Evet, şu an açık. Kapanış ${at(until)}.` : 'Evet, her zaman açık.'),
  closedNow: (opens) => (opens ? `Şu an kapalı. Açılış ${opens}.` : 'Şu an kapalı.'),
  reopens: (opens) => `Yeniden açılış ${opens}.`,
  openOn: (day, hours) => `${begun(day)} açık, ${hours}.`,
  closedOn: (day) => `${begun(day)} kapalı.`,
  openThen: (day, time, hours) => `Evet, ${day} ${at(time)} için açık. Çalışma saatleri ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Hayır, ${day} ${at(time)} için kapalı. O gün saatler ${hours}.`
      : `Hayır, ${day} kapalı.`,
  week: (lines) => `Çalışma saatleri: ${lines}.`,
  holiday: (regular) => `Normalde ${regular} olurdu ama o gün tatil, işletme sahibine sorarım.`,

  days: {
    Monday: 'pazartesi',
    Tuesday: 'salı',
    Wednesday: 'çarşamba',
    Thursday: 'perşembe',
    Friday: 'cuma',
    Saturday: 'cumartesi',
    Sunday: 'pazar',
  },
  today: 'bugün',
  tomorrow: 'yarın',
  and: 've',
  closed: 'kapalı',
  allDay: '24 saat',
  time: clock24,
  span: (open, close) => `${open} ile ${close} arası`,
  dayRange: (first, last) => `${first} ile ${last} arası`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} ${at(time)}`,
  languageNames: {
    en: 'İngilizce',
    es: 'İspanyolca',
    pt: 'Portekizce',
    fr: 'Fransızca',
    tr: 'Türkçe',
    ru: 'Rusça',
    de: 'Almanca',
  },
}
