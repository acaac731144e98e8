import { type Caller, NIGHT, SUNDAY } from '../../caller.ts'

/** German speakers from Germany, Austria and Switzerland, third set. */
export const DE_3: readonly Caller[] = [
  {
    id: 'u-de-tomcat',
    language: 'de',
    trade: 'vet',
    at: NIGHT,
    tells: [
      'Grüß Gott, mein Kater hockt seit dem Nachmittag auf dem Kisterl und es kommt nix raus, kein Tropfen, er schreit richtig und jetzt erbricht er auch noch',
    ],
    gives: { name: 'Gruber, Elfriede Gruber', phone: '919 638 2704' },
    knows: {
      name: 'Elfriede Gruber',
      phone: '+19196382704',
      mentions: ['Kater'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-gas-basement',
    language: 'de',
    trade: 'hvac',
    tells: [
      'ja guten Tag Schröder hier also bei uns im Keller riecht es total nach Gas seit wir die Heizungsanlage angefasst haben wir stehen jetzt alle draußen im Vorgarten',
    ],
    gives: {
      name: 'Holger Schröder',
      phone: 'sieben zwo null, vier acht sechs, dreiunddreißig, neunzehn',
    },
    knows: {
      name: 'Holger Schröder',
      phone: '+17204863319',
      mentions: ['Gas'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-baby-in-car',
    language: 'de',
    trade: 'lock',
    tells: [
      'Hallo, äh, mir ist das Auto zugefallen, der Schlüssel liegt auf dem Sitz und meine Kleine sitzt drin angeschnallt, acht Monate, und hier ist pralle Sonne',
    ],
    gives: { name: 'Yasemin Aydın', phone: '267 314 8802' },
    knows: {
      name: ['Yasemin Aydın', 'Yasemin Aydin'],
      phone: '+12673148802',
      mentions: ['Schlüssel'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-half-house-dark',
    language: 'de',
    trade: 'electrical',
    tells: [
      'Grüezi, mir händ, äh wir haben im ganzen oberen Stock keinen Strom mehr, die Sicherungen sind alle drin, und da hängt das Sauerstoffgerät von meinem Mann dran',
    ],
    gives: { name: 'Vreni Zürcher', phone: '602 437 5518' },
    knows: {
      name: 'Vreni Zürcher',
      phone: '+16024375518',
      mentions: ['Strom', 'Sauerstoffgerät'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-only-toilet',
    language: 'de',
    trade: 'plumbing',
    at: SUNDAY,
    tells: [
      'Moin, tschuldigung dass ich am Sonntag störe, wir haben nur das eine Klo und da drückt die ganze Brühe von unten hoch, steht schon im Flur',
    ],
    gives: { name: 'Jens Petersen', phone: '737 291 6640' },
    knows: {
      name: 'Jens Petersen',
      phone: '+17372916640',
      mentions: ['Klo'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-wasps-daycare',
    language: 'de',
    trade: 'pest',
    tells: [
      'Guten Morgen, hier ist die Kita am See, an unserer Eingangstür haben sich Wespen eingenistet, zwei Kinder sind schon gestochen worden und eins davon hat eine schwere Allergie',
    ],
    gives: {
      name: 'Sabine Wiechmann',
      phone: 'vier null sieben, acht drei zwo, sechs eins fünf neun',
    },
    knows: {
      name: 'Sabine Wiechmann',
      phone: '+14078326159',
      mentions: ['Wespen', 'Kinder'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-pedal-floor',
    language: 'de',
    trade: 'garage',
    tells: [
      'Servus, i bin grad mit Müh und Not auf an Supermarktparkplatz gerollt, das Bremspedal fällt durch bis zum Boden, da passiert gar nichts mehr, und heim muss ich noch vierzig Meilen',
    ],
    gives: { name: 'der Hubert Aigner', phone: '726 348 9061' },
    knows: {
      name: 'Hubert Aigner',
      phone: '+17263489061',
      mentions: ['Bremspedal'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-dryer-smoke',
    language: 'de',
    trade: 'appliance',
    tells: [
      'Ja hallo, unser Trockner hat eben angefangen zu qualmen, ich hab ihn ausgemacht, aber es riecht immer noch verschmort und hinten ist er richtig heiß',
    ],
    gives: { name: 'Katharina Vogt', phone: '559 743 2086' },
    knows: {
      name: 'Katharina Vogt',
      phone: '+15597432086',
      mentions: ['Trockner'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-warranty-papers',
    language: 'de',
    trade: 'roofing',
    tells: [
      'Guten Tag, Sie haben uns im März das Dach gemacht, da hatte es ja reingeregnet. Ist alles dicht seither, tipptopp. Mir fehlt nur noch der Garantieschein für meine Unterlagen',
    ],
    gives: { name: 'Dieter Kolbe', phone: '918 527 4436' },
    knows: {
      name: 'Dieter Kolbe',
      phone: '+19185274436',
      mentions: ['Garantieschein'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'u-de-once-poisoned',
    language: 'de',
    trade: 'vet',
    tells: [
      'Hallo, unsere Hündin hatte vor drei Jahren mal eine Vergiftung, die ist längst wieder fit wie ein Turnschuh, ich möcht nur die Tollwutimpfung auffrischen lassen irgendwann im Herbst',
    ],
    gives: { name: 'Lena Hofstetter', phone: '984 327 6105' },
    knows: {
      name: 'Lena Hofstetter',
      phone: '+19843276105',
      mentions: ['Tollwutimpfung'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'u-de-fire-and-flame',
    language: 'de',
    trade: 'electrical',
    tells: [
      'Schönen guten Tag, wir kriegen im Winter ein Elektroauto, mein Mann ist Feuer und Flamme und will jetzt schon eine Wallbox in der Garage, wir hätten dafür gern ein schriftliches Angebot',
    ],
    gives: { name: 'Ursula Maier mit A I', phone: '480 276 9913' },
    knows: {
      name: 'Ursula Maier',
      phone: '+14802769913',
      mentions: ['Wallbox'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'u-de-neighbours-burgled',
    language: 'de',
    trade: 'lock',
    tells: [
      'Tag, bei den Nachbarn ist letzten Sommer eingebrochen worden, bei uns zum Glück nix, aber wir überlegen trotzdem ein besseres Schloss an der Haustür, das eilt überhaupt nicht',
    ],
    gives: {
      name: 'Familie Brandl',
      phone: 'zwei eins fünf, neunundsechzig acht, vier vier null zwei',
    },
    knows: {
      name: ['Familie Brandl', 'Brandl'],
      phone: '+12156984402',
      mentions: ['Schloss'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 'u-de-yearly-service',
    language: 'de',
    trade: 'hvac',
    tells: [
      'Grüezi mitenand, ich hätt gern einmal im Jahr jemand, der die Klimaanlage durchcheckt, so ein Wartungsabo, könnten Sie mir dazu etwas schicken',
    ],
    gives: { name: 'Urs Ammann', phone: '303 762 1847' },
    knows: {
      name: 'Urs Ammann',
      phone: '+13037621847',
      mentions: ['Wartungsabo'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-squeal',
    language: 'de',
    trade: 'garage',
    tells: [
      'hallo also mein Golf der quietscht morgens beim Anfahren so die ersten paar Meter danach ist Ruhe ich denk mal der Keilriemen schauen Sie sich das mal an bei Gelegenheit',
    ],
    gives: { name: 'Mehmet Kaya', phone: '210 946 3372' },
    knows: {
      name: 'Mehmet Kaya',
      phone: '+12109463372',
      mentions: ['quietscht'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-sugar-ants',
    language: 'de',
    trade: 'pest',
    tells: [
      'Guten Tag, wir haben seit Wochen so eine Ameisenstraße vom Fenster bis zur Zuckerdose, die Hausmittel bringen alle nichts, ich bräuchte mal einen Termin',
    ],
    gives: { name: 'Annegret Lüders', phone: '321 584 7720' },
    knows: {
      name: 'Annegret Lüders',
      phone: '+13215847720',
      mentions: ['Ameisenstraße'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-saturday-until',
    language: 'de',
    trade: 'appliance',
    tells: ['Grüß Sie, eine Frage nur, bis wann haben Sie samstags geöffnet?'],
    knows: { urgent: false, outcome: 'answered', hears: [/14|2/] },
  },
  {
    id: 'u-de-what-services',
    language: 'de',
    trade: 'plumbing',
    tells: ['Guten Tag, wir sind neu in der Gegend, welche Leistungen bieten Sie denn an?'],
    knows: { urgent: false, outcome: 'answered', hears: [/Leak detection/i, /Drain cleaning/i] },
  },
  {
    id: 'u-de-today-then-gutter',
    language: 'de',
    trade: 'roofing',
    tells: [
      'Wie lange sind Sie heute noch erreichbar?',
      'Alles klar. Dann sagen Sie doch bitte, ich hätte gern ein Angebot für neue Dachrinnen, vorne und hinten am Haus',
    ],
    gives: { name: 'Wolfgang Reiter', phone: '918 643 0758' },
    knows: {
      name: 'Wolfgang Reiter',
      phone: '+19186430758',
      mentions: ['Dachrinnen'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/17|5/],
    },
  },
  {
    id: 'u-de-spelled-late-area',
    language: 'de',
    trade: 'plumbing',
    tells: ['Hallo, in der Gästedusche tropft der Brausekopf nach, nervt halt nachts ein bisschen'],
    gives: {
      name: 'Tomasz Przybylski, also P R Z Y B Y L S K I',
      phone: '846 2970',
      area_code: 'ach so ja, fünf eins zwo',
    },
    knows: {
      name: 'Tomasz Przybylski',
      phone: '+15128462970',
      mentions: ['Brausekopf'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 'u-de-office-phone',
    language: 'de',
    trade: 'appliance',
    from: '+15594401736',
    tells: [
      'Guten Tag, der Geschirrspüler von Miele piept am Schluss nicht mehr und zeigt so ein F elf an, sonst spült er normal',
    ],
    gives: {
      name: 'Jean-Pierre Aeschbacher',
      caller_phone:
        'Nein, das ist das Büro, nehmen Sie lieber mein Handy, 559 283, Moment, 238, also 559 238 6614',
      phone: '559 238 6614',
    },
    knows: {
      name: ['Jean-Pierre Aeschbacher', 'Jean Pierre Aeschbacher'],
      phone: '+15592386614',
      mentions: ['Geschirrspüler'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
