import { clock24, type Phrases } from './phrases.ts'

export const TR_PHRASES: Phrases = {
  greeting: (businessName) =>
    `${businessName} işletmesini aradığınız için teşekkürler. Ben bir yapay zekâ resepsiyonistiyim; bu görüşme kaydedilir ve yazıya dökülür.`,
  offer: 'Türkçe de konuşuyorum.',
  howCanIHelp: 'Size nasıl yardımcı olabilirim?',
  resumed: 'Üzgünüm, bağlantı bir an koptu.',
  stillThere: 'Orada mısınız?',
  goOn: 'Devam edin, lütfen.',
  takeYourTime: 'Acele etmeyin.',
  robot: 'Evet, ben bir yapay zekâ resepsiyonistiyim, insan değilim.',
  person: 'Şu anda kimse telefona gelemiyor ama işletme sahibi için mesaj alabilirim.',
  danger:
    'Tehlikede olan biri varsa lütfen hemen kapatıp 911’i arayın. Ben yardım gönderemem. Herkes güvendeyse bunu acil olarak not ediyorum.',
  polite: 'Yardımcı olmak istiyorum. Lütfen saygılı konuşalım.',
  unclear: 'Üzgünüm, anlayamadım.',
  notANumber: 'Bu tam bir telefon numarası gibi değil.',
  noProblem: 'Sorun değil.',
  gotIt: 'Anladım.',
  thanksName: (name) => `Teşekkürler, ${name}.`,
  heardNumber: (number) => `Numaranız: ${number}.`,
  urgentNoted: 'Çok üzgünüm. Bunu acil olarak işaretliyorum.',

  askNeed: 'Size nasıl yardımcı olabilirim?',
  askDetails: 'Hangi mesajı bırakmak istersiniz?',
  askName: 'Adınızı alabilir miyim?',
  askPhone: 'Sizi hangi numaradan geri arayalım?',
  askAreaCode: 'Alan kodu nedir?',
  askCallerPhone: 'Sizi aradığınız bu numaradan geri arayabilir miyiz?',
  askFix: 'Neyi değiştireyim?',
  askMore: 'Başka bir şey var mı?',
  confirm: ({ name, number, text }) =>
    `Tekrar ediyorum. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Mesajınız: ${text}. ` : ''}Doğru mu?`,

  goodbye: (businessName) =>
    `${businessName} işletmesini aradığınız için teşekkürler. Hoşça kalın.`,
  messageGoodbye: (businessName) =>
    `Teşekkürler. Mesajınızı işletme sahibine ileteceğim. ${businessName} işletmesini aradığınız için teşekkürler. Hoşça kalın.`,
  rudeGoodbye: 'Görüşmeyi burada bitiriyorum. Hoşça kalın.',
  spamGoodbye: 'Teşekkürler, ilgilenmiyoruz. Lütfen bu numarayı listenizden çıkarın. Hoşça kalın.',
  silentGoodbye: 'Kimseyi duyamıyorum, kapatıyorum. Lütfen tekrar arayın. Hoşça kalın.',
  wrapUp: 'Görüşmeyi burada bitirmem gerekiyor. Söylediğiniz her şeyi ileteceğim. Hoşça kalın.',

  unknown: 'Bu bilgi bende yok ama mesaj alabilirim.',
  noPromise: 'Randevu veremem veya saat sözü veremem ama mesaj alabilirim.',
  noPrice: 'Fiyat bilgisi bende yok ama mesaj alabilirim.',
  serviceYes: (businessName, service) => `Evet, ${businessName} şunu sunuyor: ${service}.`,
  servicePartly: (service) =>
    `Listede ${service} var ama bunun için kesin bir şey söyleyemem. Mesaj alabilirim.`,
  services: (businessName, list) => `${businessName} şunları sunuyor: ${list}.`,
  city: (businessName, city) => `${businessName} şu şehirde: ${city}.`,
  phone: (number) => `İşletmenin numarası: ${number}.`,
  identity: (businessName) => `Ben ${businessName} işletmesinin yapay zekâ resepsiyonistiyim.`,
  languages: (list) => `Konuştuğum diller: ${list}.`,
  notThatLanguage: (list) => `Üzgünüm, yalnızca şu dilleri konuşuyorum: ${list}.`,
  switched: 'Elbette.',

  openNow: (businessName, until) =>
    until
      ? `Evet, ${businessName} şu anda açık. Kapanış: ${until}.`
      : `${businessName} her zaman açık, günde 24 saat.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} şu anda kapalı. Açılış: ${opens}.`
      : `${businessName} şu anda kapalı, çalışma saatleri bende yok.`,
  openOn: (businessName, day, hours) => `${businessName} ${onDay(day)} açık: ${hours}.`,
  closedOn: (businessName, day) => `${businessName} ${onDay(day)} kapalı.`,
  openThen: (day, time, hours) => `Evet, ${day} ${time} çalışma saatleri içinde: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Hayır, ${day} ${time} kapalı. O günün saatleri: ${hours}.`
      : `Hayır, ${day} ${time} kapalı. İşletme o gün açık değil.`,
  week: (businessName, lines) => `${businessName} çalışma saatleri: ${lines}.`,
  holiday: 'Tatil günlerinin saatleri bende yok ama mesaj alabilirim.',

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
  dayRange: (first, last) => `${first} – ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} ${time}`,
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

/** "bugün" and "yarın" already say on which day. */
function onDay(day: string): string {
  return day === 'bugün' || day === 'yarın' ? day : `${day} günü`
}
