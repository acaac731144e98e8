import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

const WINTER = new Date('2026-01-21T16:30:00Z')

/** Callers who speak Russian, wherever they come from. */
export const RU_4: readonly Caller[] = [
  {
    id: 'v-ru-cat-blue-tongue',
    language: 'ru',
    trade: 'vet',
    at: NIGHT,
    from: '+19196834127',
    tells: [
      'Алло девушка у меня кот под диван забился рот открыт дышит как собака и язык прямо синий я не знаю что делать',
    ],
    gives: { name: 'Лейла Мамедова', caller_phone: 'Да да на этот', phone: '919 683 4127' },
    knows: {
      name: 'Лейла Мамедова',
      phone: '+19196834127',
      mentions: ['кот', 'синий'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-pedal-to-the-floor',
    language: 'ru',
    trade: 'garage',
    tells: [
      'Здравствуйте, значит так, еду я по 410-й, нажимаю, а педаль тормоза в пол провалилась, еле ручником остановился, теперь стою на обочине, фуры мимо летят',
    ],
    gives: {
      name: 'Рустам Каримов',
      phone: 'двести десять, восемьсот тридцать два, сорок четыре, ноль семь',
    },
    knows: {
      name: 'Рустам Каримов',
      phone: '+12108324407',
      mentions: ['тормоза', 'обочине'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-slippers-on-the-landing',
    language: 'ru',
    trade: 'lock',
    at: SUNDAY,
    tells: [
      'Сынок, я мусор вышла вынести, а дверь за мной и захлопнулась, стою в тапочках на площадке, ключи внутри, а у меня там борщ на плите варится, от соседки звоню',
    ],
    gives: {
      name: 'Тамара Ивановна Ткачук',
      phone: 'Соседкин номер, щас она подскажет, 267 394 8851',
    },
    knows: {
      name: ['Тамара Ивановна Ткачук', 'Тамара Ткачук'],
      phone: '+12673948851',
      mentions: ['захлопнулась', 'плите'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-radiators-cold-newborn',
    language: 'ru',
    trade: 'hvac',
    at: WINTER,
    tells: [
      'Добрый день, у нас с ночи отопление не включается, на улице минус восемнадцать, дома уже одиннадцать градусов, а дочке три недели, мы её в два одеяла завернули',
    ],
    gives: { name: 'Айгерим Сулейменова', phone: '303-726-5918' },
    knows: {
      name: 'Айгерим Сулейменова',
      phone: '+13037265918',
      mentions: ['отопление', 'три недели'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-shower-brings-it-up',
    language: 'ru',
    trade: 'plumbing',
    tells: [
      'Ой здрасьте, у нас тут это, извините за подробности, из душа канализация наверх лезет, чёрная вонючая, уже через порожек в коридор пошла',
    ],
    gives: {
      name: 'Эдик. Ну, Эдуард Саркисян',
      phone: 'пять один два, четыре семь шесть, два два девять ноль',
    },
    knows: {
      name: ['Эдуард Саркисян', 'Эдик Саркисян'],
      phone: '+15124762290',
      mentions: ['канализация'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-rain-onto-the-bed',
    language: 'ru',
    trade: 'roofing',
    from: '+19186047733',
    tells: [
      'Слушайте, тут ливень стеной и с потолка в спальне прямо на кровать льёт, мы три таза подставили, не успеваем выливать, штукатурка уже пузырём',
    ],
    gives: {
      name: 'Наталья Гончаренко',
      caller_phone: 'Ага, с этого самого',
      phone: '918 604 7733',
    },
    knows: {
      name: 'Наталья Гончаренко',
      phone: '+19186047733',
      mentions: ['потолка', 'спальне'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-panel-buzzes-hot',
    language: 'ru',
    trade: 'electrical',
    tells: [
      'Здравствуйте, э-э, я в гараже сейчас, щиток гудит, крышка такая что рука не терпит, и палёной пластмассой воняет, вот только что началось',
    ],
    gives: { name: 'Меня Виталий зовут, Виталий Чобану', phone: '480 291 6604' },
    knows: {
      name: 'Виталий Чобану',
      phone: '+14802916604',
      mentions: ['щиток', 'воняет'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-inspector-at-five',
    language: 'ru',
    trade: 'pest',
    tells: [
      'Добрый день, это кафе Самарканд, к нам сегодня в пять санитарная инспекция придёт, а повара сейчас мешок с мукой подняли и там тараканы кучей, надо обязательно до инспекции обработать',
    ],
    gives: { name: 'Шерзод Юлдашев', phone: '407 238 9416, это мобильный мой' },
    knows: {
      name: 'Шерзод Юлдашев',
      phone: '+14072389416',
      mentions: ['тараканы', 'инспекция'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-outlet-sparked-in-spring',
    language: 'ru',
    trade: 'electrical',
    tells: [
      'Доброе утро, вы у нас в апреле розетку меняли, которая искрила, с тех пор всё отлично, я только хотела копию чека, а то мы налоги собираем и бумажка потерялась',
    ],
    gives: { name: 'Ольга Веремеенко', phone: '602 745 3182' },
    knows: {
      name: 'Ольга Веремеенко',
      phone: '+16027453182',
      mentions: ['копию чека'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'v-ru-thanks-for-opening',
    language: 'ru',
    trade: 'lock',
    tells: [
      'Здравствуйте, на той неделе я без ключей на улице остался, ваш парень приехал и за пять минут открыл, спасибо ему огромное, так вот он у меня отвёртку свою забыл, жёлтую, пусть заберёт когда мимо будет',
    ],
    gives: { name: 'Георгий Беридзе', phone: '215 467 2039' },
    knows: {
      name: 'Георгий Беридзе',
      phone: '+12154672039',
      mentions: ['отвёртку'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'v-ru-dog-poisoned-last-year',
    language: 'ru',
    trade: 'vet',
    tells: [
      'Добрый день, у нас такса, её в прошлом году вы от отравления спасли, крысиный яд она тогда съела, сейчас бегает здоровая, тьфу-тьфу, мы хотим на ежегодную прививку записаться, где-нибудь в июле',
    ],
    gives: {
      name: 'Инна Шварцман',
      phone: 'девятьсот восемьдесят четыре, двести семь, шестьдесят один, тридцать пять',
    },
    knows: {
      name: 'Инна Шварцман',
      phone: '+19842076135',
      mentions: ['прививку'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'v-ru-flooded-two-winters-ago',
    language: 'ru',
    trade: 'plumbing',
    from: '+15128036471',
    tells: [
      'Приветствую, я домик продаю, в позапрошлую зиму тут трубу прорвало и кухню затопило, вы тогда и чинили, давно всё сухо, покупатель просит справку о том ремонте, сможете найти у себя',
    ],
    gives: { name: 'Арсен Петросян', caller_phone: 'Можно и на этот', phone: '512 803 6471' },
    knows: {
      name: 'Арсен Петросян',
      phone: '+15128036471',
      mentions: ['справку'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'v-ru-dryer-squeals',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Здравствуйте, у меня сушилка для белья, Вирпул, скрипит, понимаете, как телега, но сушит нормально, хотелось бы чтоб посмотрели, я по вторникам дома',
    ],
    gives: { name: 'Зинаида', phone: '559 418 7720' },
    knows: {
      name: 'Зинаида',
      phone: '+15594187720',
      mentions: ['сушилка', 'скрипит'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-tires-swap-front-back',
    language: 'ru',
    trade: 'garage',
    tells: [
      'День добрый, Тойота Сиенна, хочу колёса местами поменять, перед с задом, и заодно масло, на следующей неделе в любой день после обеда, я таксую, с утра не могу',
    ],
    gives: { name: 'Бакыт Асанов', phone: '726 204 5583' },
    knows: {
      name: 'Бакыт Асанов',
      phone: '+17262045583',
      mentions: ['колёса', 'масло'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-gutters-estimate',
    language: 'ru',
    trade: 'roofing',
    tells: [
      'Алё, здравствуйте, мне бы узнать сколько встанет, ну прикинуть хотя бы, новые водостоки по всему дому, дом одноэтажный, мы ещё только думаем, сравниваем',
    ],
    gives: { name: 'Пётр Лебедюк', phone: '539 367 2148' },
    knows: {
      name: 'Пётр Лебедюк',
      phone: '+15393672148',
      mentions: ['водостоки'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-saturday-till-when',
    language: 'ru',
    trade: 'garage',
    tells: ['Здравствуйте, подскажите пожалуйста, в субботу вы до скольки открыты'],
    knows: { urgent: false, outcome: 'answered', hears: [/13/] },
  },
  {
    id: 'v-ru-what-do-you-do',
    language: 'ru',
    trade: 'pest',
    tells: ['Добрый день, мне вашу визитку дали, скажите, а какие у вас вообще услуги'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/Termite inspections|Rodent control|Bed bug treatment|Wasp nest removal/i],
    },
  },
  {
    id: 'v-ru-thursday-then-oven',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Здравствуйте, а до которого часа вы работаете в четверг',
      'Понятно. Тогда передайте мастеру, духовка у меня врёт градусов на двадцать, пироги не пропекаются, пусть наберёт когда удобно',
    ],
    gives: { name: 'Светлана Цой', phone: '559 276 4093' },
    knows: {
      name: 'Светлана Цой',
      phone: '+15592764093',
      mentions: ['духовка', 'пироги'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/17/],
    },
  },
  {
    id: 'v-ru-ducts-number-mended',
    language: 'ru',
    trade: 'hvac',
    tells: [
      'Добрый день, хотим вентиляцию почистить, воздуховоды эти, лет шесть никто туда не заглядывал, пыли наверно, не горит, хоть через месяц',
    ],
    gives: {
      name: 'Дильноза Абдурахмонова',
      phone: '418 33 09, ой нет, перепутала, 481 33 09',
      area_code: 'семьсот двадцать',
    },
    knows: {
      name: 'Дильноза Абдурахмонова',
      phone: '+17204813309',
      mentions: ['воздуховоды'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'v-ru-ants-spelled-name',
    language: 'ru',
    trade: 'pest',
    from: '+14079126650',
    tells: [
      'Здравствуйте, муравьи рыжие мелкие по подоконнику дорожкой ходят, я уже и содой и уксусом, возвращаются, хочу чтоб кто-нибудь обработал',
    ],
    gives: {
      name: 'Заурбек Хвичава, фамилия по буквам Х В И Ч А В А',
      caller_phone: 'Нет, это рабочий, лучше на домашний, 321 684 7705',
      phone: '321 684 7705',
    },
    knows: {
      name: 'Заурбек Хвичава',
      phone: '+13216847705',
      mentions: ['муравьи'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
