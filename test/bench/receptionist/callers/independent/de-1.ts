import { type Caller, NIGHT } from '../../caller.ts'

/** Fifteen people who speak German. */
export const DE_1: readonly Caller[] = [
  {
    id: 's-de-brake-pedal',
    language: 'de',
    trade: 'garage',
    tells: [
      'Ja hallo also ich steh hier an der Ausfahrt und das Bremspedal geht durch bis aufs Bodenblech, da kommt nix mehr, ich trau mich keinen Meter weiter',
    ],
    gives: {
      name: 'Haberkorn, Jürgen Haberkorn',
      phone: 'zwo eins null, fünf acht acht, siebenundsechzig, null zwei',
    },
    knows: {
      name: 'Jürgen Haberkorn',
      phone: '+12105886702',
      mentions: ['Bremspedal'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-carbon-monoxide',
    language: 'de',
    trade: 'hvac',
    tells: [
      'Grüß Gott, der Kohlenmonoxidmelder neben dem Heizkessel piept seit ner Viertelstunde und meiner Frau ist ganz schwindlig',
    ],
    gives: { name: 'Xaver Obermaier', phone: '720 339 84 12' },
    knows: {
      name: 'Xaver Obermaier',
      phone: '+17203398412',
      mentions: ['Kohlenmonoxid'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-tarp-gone',
    language: 'de',
    trade: 'roofing',
    tells: [
      'Moin, bei uns ist das Dach grad offen weil neu gedeckt wird, jetzt hat der Wind die Plane weggerissen und es fängt an zu regnen, das läuft uns gleich alles ins Schlafzimmer',
    ],
    gives: {
      name: 'Ich heiße Wiebke Janssen',
      phone: 'neun eins acht, vier zwo sechs, dreißig, einundfünfzig',
    },
    knows: {
      name: 'Wiebke Janssen',
      phone: '+19184263051',
      mentions: ['Dach', 'Plane'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-oxygen-upstairs',
    language: 'de',
    trade: 'electrical',
    tells: [
      'Seit heut früh ist im ganzen Obergeschoss der Strom weg, mein Vater hängt da oben an so einem Sauerstoffgerät, der Akku hält noch eine Stunde',
    ],
    gives: {
      name: 'Dilek Aslan',
      phone: 'sechs null zwei, sieben drei acht, neun null, vier vier',
    },
    knows: {
      name: 'Dilek Aslan',
      phone: '+16027389044',
      mentions: ['Strom', 'Sauerstoff'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-dryer-smokes',
    language: 'de',
    trade: 'appliance',
    tells: [
      'Hallo äh aus unserem Wäschetrockner kommt Qualm und es stinkt verschmort, an den Stecker komm ich nicht ran, der ist hinterm Gerät',
    ],
    gives: { name: 'Lindner, Frau Lindner', phone: '559 612 73 80' },
    knows: {
      name: ['Lindner', 'Frau Lindner'],
      phone: '+15596127380',
      mentions: ['Wäschetrockner', 'Qualm'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-stung-child',
    language: 'de',
    trade: 'pest',
    tells: [
      'Im Rollladenkasten vom Kinderzimmer sind Wespen, die haben den Kleinen vorhin gestochen, der ist allergisch und sein Gesicht schwillt immer weiter an',
    ],
    gives: {
      name: 'Marek Nowak',
      phone: 'vier null sieben, acht fünf eins, sechsundzwanzig, neununddreißig',
    },
    knows: {
      name: 'Marek Nowak',
      phone: '+14078512639',
      mentions: ['Wespen'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-xrays-afterwards',
    language: 'de',
    trade: 'vet',
    tells: [
      'Guten Tag, wir waren vorletztes Wochenende nachts als Notfall mit unserer Katze bei Ihnen, die hatte einen Faden verschluckt, der geht es längst wieder prima. Ich bräuchte nur noch die Röntgenbilder für unsere Unterlagen',
    ],
    gives: { name: 'Henrike Vogt', phone: '919 387 45 60' },
    knows: {
      name: 'Henrike Vogt',
      phone: '+19193874560',
      mentions: ['Röntgenbilder'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-de-lost-spare-key',
    language: 'de',
    trade: 'lock',
    tells: [
      'Mir ist daheim irgendwo der Zweitschlüssel abhandengekommen, ich komm ganz normal rein und raus, würd nur gern bei Gelegenheit noch einen nachmachen lassen',
    ],
    gives: {
      name: 'Thorsten',
      phone: 'zwo sechs sieben, vier eins neun, zwölf, dreiundachtzig',
    },
    knows: {
      name: 'Thorsten',
      phone: '+12674191283',
      mentions: ['Zweitschlüssel'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-de-burst-pipe-of-january',
    language: 'de',
    trade: 'plumbing',
    tells: [
      'Servus, Ludwig Sailer hier, den Rohrbruch vom Januar haben Sie ja wunderbar gerichtet, ist alles trocken. Die Versicherung will jetzt bloß noch einen Bericht von Ihnen',
    ],
    gives: { name: 'Ludwig Sailer', phone: '737 205 94 18' },
    knows: {
      name: 'Ludwig Sailer',
      phone: '+17372059418',
      mentions: ['Bericht'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 's-de-asks-at-night',
    language: 'de',
    trade: 'lock',
    at: NIGHT,
    tells: ['N Abend, sagen Sie, haben Sie nachts eigentlich auch offen, ich frag nur mal so'],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/24|rund um die uhr|durchgehend|tag und nacht|immer/i],
    },
  },
  {
    id: 's-de-asks-hours',
    language: 'de',
    trade: 'roofing',
    tells: ['Wie sind denn Ihre Öffnungszeiten unter der Woche, das hätt ich gern gewusst'],
    knows: { urgent: false, outcome: 'answered', hears: [/8/, /17|5/] },
  },
  {
    id: 's-de-asks-services-then-word',
    language: 'de',
    trade: 'pest',
    tells: [
      'Welche Leistungen bieten Sie denn so an',
      'Gut, dann schreiben Sie bitte auf, wir haben Silberfische im Bad und hätten gern mal einen Kostenvoranschlag',
    ],
    gives: { name: 'Bärbel Kunze', phone: '321 774 60 52' },
    knows: {
      name: 'Bärbel Kunze',
      phone: '+13217746052',
      mentions: ['Silberfische'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/Termite inspections|Rodent control|Bed bug treatment/i],
    },
  },
  {
    id: 's-de-spells-the-name',
    language: 'de',
    trade: 'plumbing',
    tells: ['Der Abfluss in der Dusche läuft recht langsam ab, da müsste mal jemand durchgehen'],
    gives: {
      name: 'Katja Szymanski, S Z Y M A N S K I',
      phone: 'fünf eins zwo, neun vier null, sechs sechs, null acht',
    },
    knows: {
      name: 'Katja Szymanski',
      phone: '+15129406608',
      mentions: ['Abfluss'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-corrects-the-number',
    language: 'de',
    trade: 'electrical',
    from: '+16024489127',
    tells: ['Ich hätt gern so eine Ladestation fürs E-Auto in der Garage und bräuchte ein Angebot'],
    gives: {
      name: 'Sören Petersen',
      caller_phone:
        'Nee, das ist vom Nachbarn, meine ist die vier acht null, drei eins sieben, vierundfünfzig, ach Quatsch, fünfundvierzig, achtundsechzig',
      phone:
        'vier acht null, drei eins sieben, vierundfünfzig, ach Quatsch, fünfundvierzig, achtundsechzig',
    },
    knows: {
      name: 'Sören Petersen',
      phone: '+14803174568',
      mentions: ['Ladestation'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 's-de-area-code-later',
    language: 'de',
    trade: 'appliance',
    tells: ['Unser Geschirrspüler trocknet nicht mehr richtig, die Gläser sind am Ende noch nass'],
    gives: {
      name: 'Uwe Schröder',
      phone: 'sechs zwo drei, einundsiebzig, vierzig',
      area_code: 'Ach so, die fünf fünf neun',
    },
    knows: {
      name: 'Uwe Schröder',
      phone: '+15596237140',
      mentions: ['Geschirrspüler'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
