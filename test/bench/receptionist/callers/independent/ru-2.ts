import { type Caller, NIGHT } from '../../caller.ts'

/** Sealed: callers in Russian, from everywhere Russian is spoken, second set. */
export const RU_2: readonly Caller[] = [
  {
    id: 't-ru-alabay',
    language: 'ru',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Здравствуйте, извините что ночью, у нас алабай, его раздуло, живот как барабан, слюна тянется, тошнит его а ничего не выходит, лечь не может, стонет',
    ],
    gives: {
      name: 'Айгуль Сейтказиева',
      phone: 'девятьсот девятнадцать, двести сорок восемь, ноль три, семьдесят шесть',
    },
    knows: {
      name: 'Айгуль Сейтказиева',
      phone: '+19192480376',
      mentions: ['алабай', 'живот'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-poperlo-nazad',
    language: 'ru',
    trade: 'plumbing',
    tells: [
      'Алё, добрый день, слухайте, шо делать, у меня из ванны попёрло назад, ну канализация, уже по коридору плывёт, я тряпки кидаю а оно идёт и идёт',
    ],
    gives: { name: 'Оксана Пилипенко', phone: '512-469-7731' },
    knows: {
      name: 'Оксана Пилипенко',
      phone: '+15124697731',
      mentions: ['канализация', 'коридору'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-kislorod',
    language: 'ru',
    trade: 'electrical',
    tells: [
      'Говорит Римма Абрамовна Фельдман. У нас с утра полдома обесточено, автомат щёлкает и не держит, а у мужа кислородный аппарат от розетки, сейчас на запасном баллоне сидим',
    ],
    gives: { name: 'Римма Абрамовна Фельдман, я же сказала', phone: '480 267 15 09' },
    knows: {
      name: ['Римма Абрамовна Фельдман', 'Римма Фельдман'],
      phone: '+14802671509',
      mentions: ['обесточено', 'кислородный'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-zhara-grudnoy',
    language: 'ru',
    trade: 'hvac',
    tells: [
      'Ассалому алейкум, здравствуйте, кондиционер совсем не дует, в доме уже тридцать шесть градусов, жена с грудным ребёнком, малой весь красный лежит',
    ],
    gives: { name: 'Ботир Юлдашев', phone: '303 918 4026' },
    knows: {
      name: 'Ботир Юлдашев',
      phone: '+13039184026',
      mentions: ['кондиционер', 'ребёнком'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-dochka-v-mashine',
    language: 'ru',
    trade: 'lock',
    from: '+12676153348',
    tells: [
      'Девушка, я дверью хлопнул а ключи на сиденье остались, машина закрылась, дочка двухлетняя внутри пристёгнута, стоим возле Костко',
    ],
    gives: { name: 'Максим Руденко', phone: '267 615 33 48' },
    knows: {
      name: 'Максим Руденко',
      phone: '+12676153348',
      mentions: ['ключи', 'дочка'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-pedal-v-pol',
    language: 'ru',
    trade: 'garage',
    tells: [
      'Брат, короче, педаль тормоза в пол провалилась, еле ручником поймал, стою на заправке за городом, дальше ехать не могу',
    ],
    gives: { name: 'Рустам', phone: '210 764-55-83' },
    knows: {
      name: 'Рустам',
      phone: '+12107645583',
      mentions: ['тормоза', 'заправке'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-duhovka-shipit',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Доброе утро, деточка, духовка у меня газовая, с вечера выключена, а она шипит и газом пахнет на всю кухню',
    ],
    gives: {
      name: 'Тамара Гелашвили',
      phone: 'пятьсот пятьдесят девять, четыреста тридцать два, восемьдесят один, ноль шесть',
    },
    knows: {
      name: 'Тамара Гелашвили',
      phone: '+15594328106',
      mentions: ['духовка', 'газом'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-inspektor',
    language: 'ru',
    trade: 'pest',
    tells: [
      'Здравствуйте, у меня кафе, армянская кухня, завтра в девять утра инспектор приходит, а тараканы прямо днём по стенке ходят, нужно чтобы сегодня вечером обработали, завтра уже поздно',
    ],
    gives: { name: 'Ашот Петросян', phone: '321 508 6647' },
    knows: {
      name: 'Ашот Петросян',
      phone: '+13215086647',
      mentions: ['инспектор', 'тараканы'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-kopiya-garantii',
    language: 'ru',
    trade: 'roofing',
    tells: [
      'Добрый день. Осенью у нас после урагана с потолка лило как из ведра, вы тогда крышу перестелили, с тех пор сухо, претензий никаких. Дом вот продаём, и покупатель просит копию гарантии',
    ],
    gives: { name: 'Лариса Вебер', phone: '918 425 70 63' },
    knows: {
      name: 'Лариса Вебер',
      phone: '+19184257063',
      mentions: ['копию гарантии'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-ru-ne-gorit',
    language: 'ru',
    trade: 'electrical',
    tells: [
      'Значит так, на той неделе весь район без света сидел, подстанция сгорела, ну давно дали, у нас всё в порядке. Я по другому делу, хочу в спальне поставить регулятор яркости вместо выключателя, мне не горит, когда вам удобно',
    ],
    gives: { name: 'Виталий Король', phone: '602 743 28 95' },
    knows: {
      name: 'Виталий Король',
      phone: '+16027432895',
      mentions: ['регулятор яркости'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-ru-kak-ugorelaya',
    language: 'ru',
    trade: 'vet',
    tells: [
      'Вы нашей Мусе весной операцию делали, я тогда от вида крови чуть в обморок не упала, а теперь она носится как угорелая, тьфу-тьфу, здоровенькая. Мне выписка о прививках нужна, в августе летим к внукам в Хайфу',
    ],
    gives: {
      name: 'Белла Кацман',
      phone: 'девять восемь четыре, двести пятьдесят, тридцать три, сорок два',
    },
    knows: {
      name: 'Белла Кацман',
      phone: '+19842503342',
      mentions: ['выписка', 'прививках'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-ru-benzin-konchilsya',
    language: 'ru',
    trade: 'garage',
    tells: [
      'Салам, мы в воскресенье на трассе заглохли, думали всё, движку конец, а это просто бензин кончился, стыдно сказать. Сейчас нормально катаемся, но хотел бы диагностику сделать для спокойствия, в любой день',
    ],
    gives: { name: 'Нурлан Жумабеков', phone: '726 384 9150' },
    knows: {
      name: 'Нурлан Жумабеков',
      phone: '+17263849150',
      mentions: ['диагностику'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-rakovina-lenivo',
    language: 'ru',
    trade: 'plumbing',
    tells: [
      'День добры, здравствуйте то есть, в ванной раковина, вода уходит как-то лениво, постоит-постоит и уйдёт, надо бы прочистить',
    ],
    gives: { name: 'Дмитрий Савицкий', phone: '737 290 46 18' },
    knows: {
      name: 'Дмитрий Савицкий',
      phone: '+17372904618',
      mentions: ['раковина'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-stiralka-skachet',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Привет, у нас стиралка на отжиме скачет, аж до двери доезжает, стирает-то хорошо, ну вот прыгает',
    ],
    gives: { name: 'Света Мороз', phone: '559 867 20 31' },
    knows: {
      name: 'Света Мороз',
      phone: '+15598672031',
      mentions: ['стиралка', 'отжиме'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-muravyi',
    language: 'ru',
    trade: 'pest',
    tells: [
      'Добрый день, по подоконнику муравьишки дорожкой ползают, рыженькие мелкие, хотим чтоб кто-нибудь приехал посмотрел, может на следующей неделе',
    ],
    gives: { name: 'Гульнара Ахметова', phone: '407 396 52 74' },
    knows: {
      name: 'Гульнара Ахметова',
      phone: '+14073965274',
      mentions: ['муравьишки'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-nochyu-tozhe',
    language: 'ru',
    trade: 'lock',
    tells: ['Скажите пожалуйста, вы и ночью работаете или только днём?'],
    knows: { urgent: false, outcome: 'answered', hears: [/24|кругл|сутк|весь день|любое время/i] },
  },
  {
    id: 't-ru-do-skolki',
    language: 'ru',
    trade: 'hvac',
    tells: [
      'Добрый день, подскажите, до скольки вы сегодня открыты?',
      'А в каком вы городе, я номер в интернете взяла',
    ],
    knows: { urgent: false, outcome: 'answered', hears: [/19|7/, /Denver|Денвер/i] },
  },
  {
    id: 't-ru-s-kotorogo-chasa',
    language: 'ru',
    trade: 'appliance',
    tells: [
      'Здравствуйте, а в субботу вы с которого часа открыты?',
      'Понятно. Тогда передайте, посудомойка воду не до конца сливает, на дне чуть-чуть остаётся после мойки',
    ],
    gives: { name: 'Артём Лукьянов', phone: '559 723 4468' },
    knows: {
      name: 'Артём Лукьянов',
      phone: '+15597234468',
      mentions: ['посудомойка', 'сливает'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/10/],
    },
  },
  {
    id: 't-ru-po-bukvam',
    language: 'ru',
    trade: 'roofing',
    tells: [
      'Гамарджоба, добрый день, хочу узнать во сколько обойдутся водостоки вокруг дома, дом одноэтажный',
    ],
    gives: {
      name: 'Вахтанг Цхвитария, по буквам говорю, цэ, ха, вэ, и, тэ, а, эр, и, я',
      phone:
        'девять один восемь, триста шесть, ой нет, триста шестнадцать, восемьдесят восемь, двадцать',
    },
    knows: {
      name: 'Вахтанг Цхвитария',
      phone: '+19183168820',
      mentions: ['водостоки'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-ru-dve-bukvy',
    language: 'ru',
    trade: 'lock',
    from: '+12154449182',
    tells: [
      'Здрасьте, мы в новый дом вселились, ключи от прежних хозяев неизвестно у кого, хотели бы замки перекодировать, спешки никакой',
    ],
    gives: {
      name: 'Ольга Ли, просто Ли, две буквы',
      caller_phone: 'Нет, это рабочий, туда не надо. Пишите мой, 267 530-29-74',
      phone: '267 530-29-74',
    },
    knows: {
      name: 'Ольга Ли',
      phone: '+12675302974',
      mentions: ['замки перекодировать'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
