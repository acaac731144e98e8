import { clock24, type Phrases } from './phrases.ts'

export const RU_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Спасибо за звонок в ${businessName}. Я секретарь с искусственным интеллектом, разговор записывается и расшифровывается.`,
  offer: 'Я говорю и по-русски.',
  howCanIHelp: 'Чем я могу помочь?',
  resumed: 'Извините, связь на минуту прервалась.',
  stillThere: 'Вы ещё здесь?',
  goOn: 'Продолжайте, пожалуйста.',
  takeYourTime: 'Не торопитесь.',
  robot: 'Да, я искусственный интеллект, а не человек.',
  person: 'Сейчас никто не может подойти к телефону, но я могу записать сообщение для владельца.',
  danger:
    'Если кто-то в опасности, повесьте трубку и наберите 911. Я не могу прислать помощь. Если все в безопасности, я отмечу это как срочное.',
  polite: 'Я хочу помочь. Давайте говорить вежливо.',
  unclear: 'Извините, не расслышала.',
  notANumber: 'Это не похоже на полный номер телефона.',
  noProblem: 'Хорошо.',
  gotIt: 'Записано.',
  thanksName: (name) => `Спасибо, ${name}.`,
  heardNumber: (number) => `Ваш номер: ${number}.`,
  urgentNoted: 'Очень жаль. Отмечаю как срочное.',

  askNeed: 'Чем я могу помочь?',
  askDetails: 'Что передать?',
  askName: 'Как вас зовут?',
  askPhone: 'По какому номеру вам перезвонить?',
  askAreaCode: 'А какой код города?',
  askCallerPhone: 'Можно перезвонить по номеру, с которого вы звоните?',
  askFix: 'Что исправить?',
  askMore: 'Что-нибудь ещё?',
  confirm: ({ name, number, text }) =>
    `Повторю. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Ваше сообщение: ${text}. ` : ''}Всё верно?`,

  goodbye: (businessName) => `Спасибо за звонок в ${businessName}. До свидания.`,
  messageGoodbye: (businessName) =>
    `Спасибо. Я передам ваше сообщение владельцу. Спасибо за звонок в ${businessName}. До свидания.`,
  rudeGoodbye: 'Я заканчиваю разговор. До свидания.',
  spamGoodbye: 'Спасибо, нам это не интересно. Уберите этот номер из списка. До свидания.',
  silentGoodbye: 'Я никого не слышу и вешаю трубку. Перезвоните, пожалуйста. До свидания.',
  wrapUp: 'Мне нужно закончить разговор. Я передам всё, что вы сказали. До свидания.',

  unknown: 'У меня нет этой информации, но я могу записать сообщение.',
  noPromise: 'Я не могу записать вас или обещать время, но могу записать сообщение.',
  noPrice: 'Цен у меня нет, но я могу записать сообщение.',
  serviceYes: (businessName, service) => `Да, ${businessName} предлагает: ${service}.`,
  servicePartly: (service) =>
    `В списке есть ${service}, но точно сказать не могу. Я могу записать сообщение.`,
  services: (businessName, list) => `${businessName} предлагает: ${list}.`,
  city: (businessName, city) => `${businessName} находится здесь: ${city}.`,
  phone: (number) => `Номер компании: ${number}.`,
  identity: (businessName) => `Это секретарь с искусственным интеллектом компании ${businessName}.`,
  languages: (list) => `Я говорю на этих языках: ${list}.`,
  notThatLanguage: (list) => `Извините, я говорю только на этих языках: ${list}.`,
  switched: 'Конечно.',

  openNow: (businessName, until) =>
    until
      ? `Да, ${businessName} сейчас работает, до ${until}.`
      : `${businessName} работает круглосуточно, без выходных.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} сейчас не работает. Открытие: ${opens}.`
      : `${businessName} сейчас не работает, и часов работы у меня нет.`,
  openOn: (businessName, day, hours) => `${businessName} работает, ${day}: ${hours}.`,
  closedOn: (businessName, day) => `${businessName} не работает, ${day} – выходной.`,
  openThen: (day, time, hours) => `Да, ${day}, ${time} – рабочее время: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Нет, ${day}, ${time} – нерабочее время. Часы в этот день: ${hours}.`
      : `Нет, ${day}, ${time} – нерабочее время. В этот день закрыто.`,
  week: (businessName, lines) => `Часы работы ${businessName}: ${lines}.`,
  holiday: 'Расписания на праздники у меня нет, но я могу записать сообщение.',

  days: {
    Monday: 'понедельник',
    Tuesday: 'вторник',
    Wednesday: 'среда',
    Thursday: 'четверг',
    Friday: 'пятница',
    Saturday: 'суббота',
    Sunday: 'воскресенье',
  },
  today: 'сегодня',
  tomorrow: 'завтра',
  and: 'и',
  closed: 'закрыто',
  allDay: 'круглосуточно',
  time: clock24,
  span: (open, close) => `с ${open} до ${close}`,
  dayRange: (first, last) => `${first} – ${last}`,
  dayLine: (days, hours) => `${days}: ${hours}`,
  moment: (day, time) => `${day}, ${time}`,
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
