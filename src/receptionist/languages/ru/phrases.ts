import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { clock24 } from '../spoken-time.ts'

export const RU_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) => {
    const kept = isRecorded ? 'звонок записывается' : 'разговор переводится в текст'
    return `${businessName}. Я секретарь, искусственный интеллект, ${kept}.`
  },
  offer: 'Русский',
  offerAlone: 'Можно и по-русски.',
  howCanIHelp: 'Чем могу помочь?',
  resumed: 'Извините, связь ненадолго прервалась.',
  stillThere: 'Вы ещё на линии?',
  silentGoodbye: 'Я вас не слышу и кладу трубку. Перезвоните, пожалуйста. До свидания.',
  takeYourTime: 'Конечно, не торопитесь.',
  goAhead: 'Говорите, я слушаю.',

  acknowledged: ['Хорошо, я передам.', 'Поняла, скажу им.', 'Ясно, сообщу им.'],
  heard: ['Понятно.', 'Поняла.'],
  added: ['Это я тоже записала.', 'Записала.', 'Поняла, добавила.'],
  passedOnToo: 'А то, что вы рассказали, я передам.',
  thanksName: (name) => `Спасибо, ${name}.`,
  sorryToHear: 'Мне очень жаль.',
  urgentNoted: 'Отмечу как срочное.',
  notUrgentNoted: 'Хорошо, срочным не отмечаю.',
  safety: {
    gas: 'Пожалуйста, все сейчас же выйдите на улицу и оттуда позвоните 911 или в газовую службу.',
    fire: 'Пожалуйста, все сейчас же выйдите на улицу и оттуда позвоните 911.',
    body: 'Пожалуйста, положите трубку и сейчас же звоните 911.',
    electric: 'Отойдите подальше и не трогайте. Если кто-то пострадал или горит, звоните 911.',
    threat: 'Укройтесь в безопасном месте, если можете, и сейчас же звоните 911.',
    poison:
      'Сейчас же позвоните в центр отравлений, 1 800, 2 2 2, 1 2 2 2. Если плохо, звоните 911.',
  },
  animalSafety: 'Пожалуйста, сразу везите в неотложную ветклинику.',
  safetyUnknown: 'Отсюда мне не понять. Если кто-то может быть в опасности, сначала звоните 911.',

  robot: 'Я искусственный интеллект. Отвечаю на то, что знаю, и принимаю сообщения.',
  recorded: 'Да, звонок записывается.',
  notRecorded: 'Аудиозаписи нет, но сказанное сохраняется как текст.',
  whyDetails: 'Чтобы было известно, кто звонил и куда вам перезвонить.',
  identity: (businessName) => `Это ${businessName}; я секретарь, искусственный интеллект.`,
  person: 'Соединить вас не могу, но передам ваше сообщение владельцу.',
  wrongNumber: (businessName) => `Это ${businessName}. Ничего страшного, всего доброго.`,
  salesAnswer: 'Это решает владелец. Могу передать сообщение.',
  polite: 'Я хочу помочь; давайте говорить вежливо.',
  unclear: 'Извините, не расслышала. Повторите, пожалуйста?',
  notANumber: 'Похоже, это не полный номер.',

  askNeed: 'Чем могу помочь?',
  askMatter: 'Что передать?',
  askName: 'Как вас зовут?',
  askNameAgain: 'Извините, ваше имя?',
  spellPlease: 'Да, пожалуйста, по буквам.',
  isCaller: (name) => `Это ${name}?`,
  heardName: (name) => `Я записала имя: ${name}.`,
  confirmName: (name) => `Ваше имя ${name}?`,
  askCallerPhone: (ending) => `А этот номер, с ${ending} на конце, подойдёт, чтобы перезвонить?`,
  askPhone: 'По какому номеру вам перезвонить?',
  askPhoneAgain: 'Повторите, пожалуйста, номер вместе с кодом?',
  askAreaCode: 'А какой код города?',
  offerCall: 'Хотите, чтобы вам перезвонили по этому поводу?',
  askFix: 'Что исправить?',
  askDrop: 'Оставить так и ничего не передавать?',
  askMore: ['Что-нибудь ещё?', 'Есть что-нибудь ещё?', 'Хотите что-нибудь добавить?'],
  heardNumber: (number, extension) =>
    `Записала ${number}${extension ? `, добавочный ${extension}` : ''}.`,
  emailNoted: (email) => `Записала почту, ${email}.`,
  notedAs: (words) => `Записано: ${words}.`,
  timeNoted: 'Записано, когда звонить.',
  textNoted: 'Хорошо, я попрошу написать вам сообщение.',
  readBack: (said) =>
    sayBack(said, { have: 'У меня', numberLead: 'номер', gistLead: 'У меня записано' }),
  isThatRight: 'Всё верно?',
  nothingNoted: 'Пока ничего не записано.',
  wroteDown: (words) => `Я записала так: ${words}.`,
  notNotedYet: 'Этого у меня пока нет.',
  messageWithdrawn: 'Хорошо, ничего не передаю.',

  goodbye: (businessName) => `Спасибо за звонок в ${businessName}. До свидания.`,
  messageGoodbye: (name) => `Спасибо${name ? `, ${name}` : ''}. Я всё передам. До свидания.`,
  safetyGoodbye: (hasMessage) =>
    `Да, сделайте это сейчас.${hasMessage ? ' Я всё передам.' : ''} До свидания.`,
  wrapUp: 'Мне нужно закончить разговор, но всё сказанное передам. До свидания.',

  unknown: 'Этого я не знаю, но спрошу у владельца.',
  unknownOnly: 'Этого я, к сожалению, не знаю.',
  unknownAgain: 'И этого не знаю; спрошу у владельца.',
  stillUnknown: 'Простите, ответа на это у меня правда нет. Для владельца записано.',
  unknownRest: 'На остальное я ответить не могу, но спрошу у владельца.',
  unknownPrice: 'Цены у меня нет; попрошу владельца вам сказать.',
  notDoneNote: (fact) => `Извините, чтобы вы знали: ${fact} Сообщение я всё равно могу принять.`,
  allIKnow: (fact) => `Я знаю только это: ${fact} Остальное спрошу у владельца.`,
  ownersNote: (fact) => `В моей записке по-английски сказано: ${fact}`,
  addressIs: (address) => `Наш адрес: ${address}.`,
  unknownService: 'Не уверена, что мы это делаем; спрошу у владельца.',
  noPromise: 'Время обещать не могу, но сразу передам.',
  noDeed: 'Пока ничего не назначено. Владелец получит ваше сообщение и решит.',
  noAdvice: 'Отсюда посоветовать не могу, но передам.',
  ownersToSettle: 'Это решит владелец; я передам.',
  ownersToSettleAgain: 'Это я тоже передам владельцу.',
  serviceYes: (service) => `Да, мы это делаем: ${service}.`,
  services: (list) => `Мы предлагаем: ${list}.`,
  city: (businessName, city) => `${businessName} находится в городе ${city}.`,
  phone: (number) => `Наш номер ${number}.`,
  languages: (list) => `Я говорю на этих языках: ${list}.`,
  notThatLanguage: (list) => `Извините, я говорю только на этих языках: ${list}.`,
  switched: 'Конечно, давайте по-русски.',

  openNow: (until) => (until ? `Да, сейчас открыто, до ${until}.` : 'Да, открыто всегда.'),
  closedNow: (opens) => (opens ? `Сейчас закрыто. Откроется ${opens}.` : 'Сейчас закрыто.'),
  reopens: (opens) => `Снова откроемся ${opens}.`,
  openOn: (day, hours) => `Открыто ${day}, ${hours}.`,
  closedOn: (day) => `Закрыто ${day}.`,
  openThen: (day, time, hours) => `Да, ${day} в ${time} открыто. Часы работы ${hours}.`,
  closedThen: (day, time, hours) =>
    hours ? `Нет, ${day} в ${time} закрыто. В этот день открыто ${hours}.` : `Нет, ${day} закрыто.`,
  week: (lines) => `Мы работаем: ${lines}.`,
  holiday: (regular) => `Обычно было бы ${regular}, но это праздник, поэтому спрошу у владельца.`,

  days: {
    Monday: 'в понедельник',
    Tuesday: 'во вторник',
    Wednesday: 'в среду',
    Thursday: 'в четверг',
    Friday: 'в пятницу',
    Saturday: 'в субботу',
    Sunday: 'в воскресенье',
  },
  today: 'сегодня',
  tomorrow: 'завтра',
  and: 'и',
  closed: 'закрыто',
  allDay: 'круглосуточно',
  time: clock24,
  span: (open, close) => `с ${open} до ${close}`,
  dayRange: (first, last) => `${fromDay(first)} ${toDay(last)}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} в ${time}`,
  languageNames: {
    en: 'английский',
    es: 'испанский',
    pt: 'португальский',
    fr: 'французский',
    tr: 'турецкий',
    ru: 'русский',
    de: 'немецкий',
  },
}

/** A day comes in the accusative, "в среду": "со среды" begins a run of days, "по среду" ends it. */
function fromDay(day: string): string {
  const since: Record<string, string> = {
    'в понедельник': 'с понедельника',
    'во вторник': 'со вторника',
    'в среду': 'со среды',
    'в четверг': 'с четверга',
    'в пятницу': 'с пятницы',
    'в субботу': 'с субботы',
    'в воскресенье': 'с воскресенья',
  }
  return since[day] ?? day
}

function toDay(day: string): string {
  return day.replace(/^во? /, 'по ')
}
