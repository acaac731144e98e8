import { type Caller, NIGHT } from '../../caller.ts'

/** Fifteen people who speak Russian. */
export const RU_1: readonly Caller[] = [
  {
    id: 's-ru-stalled-on-the-highway',
    language: 'ru',
    trade: 'garage',
    at: NIGHT,
    tells: [
      'алло здравствуйте у меня машина заглохла прямо на трассе и не заводится вообще со мной двое детей тут темно и фуры мимо летят',
    ],
    gives: {
      name: 'Рустам Галиев',
      phone: 'двести десять, триста семьдесят четыре, сорок восемь, ноль девять',
    },
    knows: {
      name: 'Рустам Галиев',
      phone: '+12103744809',
      mentions: ['заглохла'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-bulging-ceiling',
    language: 'ru',
    trade: 'roofing',
    tells: [
      'Ой девушка тут ливень а крыша течёт, в спальне потолок пузырём надулся и вот-вот рухнет, тазики не справляются',
    ],
    gives: { name: 'Людмила Петровна Сорокина', phone: '918 355-62-40' },
    knows: {
      name: ['Людмила Петровна Сорокина', 'Людмила Сорокина'],
      phone: '+19183556240',
      mentions: ['крыша', 'потолок'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-insulin-in-the-fridge',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Холодильник ночью умер, а у мужа там инсулин лежит на месяц, уже тёплый всё, до завтра оно не доживёт',
    ],
    gives: {
      name: 'Жанна',
      phone: 'пять пять девять, четыре три ноль, семнадцать, шестьдесят восемь',
    },
    knows: {
      name: 'Жанна',
      phone: '+15594301768',
      mentions: ['холодильник', 'инсулин'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-tomcat',
    language: 'ru',
    trade: 'vet',
    tells: [
      'здрасьте кот второй день не может пописать сидит в лотке и орёт а сейчас вообще лёг и не встаёт живот как камень',
    ],
    gives: {
      name: 'Илья Бондаренко',
      phone: 'девятьсот восемьдесят четыре, двести шесть, тридцать один, пятнадцать',
    },
    knows: {
      name: 'Илья Бондаренко',
      phone: '+19842063115',
      mentions: ['не может пописать'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-sewage-in-the-tub',
    language: 'ru',
    trade: 'plumbing',
    tells: [
      'Слушайте у нас из ванны и из унитаза лезет канализация, вонища страшная, весь коридор уже залит, и чем больше соседи сливают тем хуже',
    ],
    gives: { name: 'Артур Саакян', phone: '512 893-04-77' },
    knows: {
      name: 'Артур Саакян',
      phone: '+15128930477',
      mentions: ['канализация'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-after-the-burglary',
    language: 'ru',
    trade: 'lock',
    from: '+12156728329',
    tells: [
      'К нам влезли пока мы были на работе, замок выломали с мясом, дверь теперь не закрывается никак, а я тут одна с дочкой, ночевать боюсь',
    ],
    gives: {
      name: 'Меня Екатерина Лысенко зовут',
      caller_phone: 'Да да, этот и есть мой',
      phone: 'два один пять, шесть семь два, восемьдесят три, двадцать девять',
    },
    knows: {
      name: 'Екатерина Лысенко',
      phone: '+12156728329',
      mentions: ['дверь', 'не закрывается'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-cafe-called-spark',
    language: 'ru',
    trade: 'electrical',
    tells: [
      'Добрый день, мы осенью открываем кафе, называется Искра, надо будет повесить пару потолочных вентиляторов, хочу заранее прикинуть смету',
    ],
    gives: { name: 'Георгий Кузьмин', phone: '480 517-29-36' },
    knows: {
      name: 'Георгий Кузьмин',
      phone: '+14805172936',
      mentions: ['вентиляторов'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-ru-detector-of-last-winter',
    language: 'ru',
    trade: 'hvac',
    tells: [
      'Здравствуйте',
      'Зимой у нас сработал датчик угарного газа, приезжали пожарные, оказалось сам датчик бракованный, поставили новый и всё в порядке. Теперь хотим просто заключить договор на обслуживание печки',
    ],
    gives: {
      name: 'Вера Ткач',
      phone: 'триста три, семьсот двадцать один, пятьдесят, восемьдесят восемь',
    },
    knows: {
      name: 'Вера Ткач',
      phone: '+13037215088',
      mentions: ['обслуживание'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-ru-termites-not-burning',
    language: 'ru',
    trade: 'pest',
    tells: [
      'В гараже попалась одна дохлая мышь, муж уже выбросил. А хотели бы мы на всякий случай проверку на термитов, не горит, можно и через месяц',
    ],
    gives: { name: 'Оксана', phone: '407 268 91 03' },
    knows: {
      name: 'Оксана',
      phone: '+14072689103',
      mentions: ['термитов'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-ru-asks-tonight',
    language: 'ru',
    trade: 'vet',
    tells: ['Подскажите пожалуйста, со скольки вы сегодня открываетесь'],
    knows: { urgent: false, outcome: 'answered', hears: [/18|6/] },
  },
  {
    id: 's-ru-asks-city',
    language: 'ru',
    trade: 'electrical',
    tells: ['Здравствуйте, а вы территориально где находитесь, в каком городе'],
    knows: { urgent: false, outcome: 'answered', hears: [/Phoenix|Финикс/i] },
  },
  {
    id: 's-ru-asks-saturday-then-word',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'А в субботу вы до скольки работаете?',
      'Понятно, тогда запишите, что духовка недогревает, пироги сырые выходят, хочу чтоб посмотрели как-нибудь',
    ],
    gives: { name: 'Надежда Шульц', phone: '559 834 66 05' },
    knows: {
      name: 'Надежда Шульц',
      phone: '+15598346605',
      mentions: ['духовка'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/14|\b2\b/],
    },
  },
  {
    id: 's-ru-spells-the-name',
    language: 'ru',
    trade: 'garage',
    tells: ['Хочу записаться на замену масла, у меня хонда цивик'],
    gives: {
      name: 'Мирон Чхеидзе, по буквам Ч Х Е И Д З Е',
      phone: 'семьсот двадцать шесть, четыреста один, двадцать два, девяносто',
    },
    knows: {
      name: 'Мирон Чхеидзе',
      phone: '+17264012290',
      mentions: ['замену масла'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-another-number',
    language: 'ru',
    trade: 'hvac',
    from: '+17204128835',
    tells: ['Нам бы вентиляцию почистить, из решёток пыль летит'],
    gives: {
      name: 'Алексей Громов',
      caller_phone:
        'Нет, это рабочий, лучше на мобильный триста три, девятьсот шестьдесят восемь, четырнадцать, семьдесят два',
      phone: 'триста три, девятьсот шестьдесят восемь, четырнадцать, семьдесят два',
    },
    knows: {
      name: 'Алексей Громов',
      phone: '+13039681472',
      mentions: ['вентиляцию'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-ru-refuses-the-number',
    language: 'ru',
    trade: 'lock',
    tells: ['Мы в апреле переехали, хотелось бы замки перекодировать, спешки никакой'],
    gives: {
      name: 'Тамара Белова',
      phone: ['Ой нет, телефон я никому не даю', 'Нет, я же сказала, без телефона'],
    },
    knows: {
      name: 'Тамара Белова',
      phone: null,
      mentions: ['замки'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
