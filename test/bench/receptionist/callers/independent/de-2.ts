import { type Caller, SUNDAY } from '../../caller.ts'

/** Sealed: callers in German, second set. */
export const DE_2: readonly Caller[] = [
  {
    id: 't-de-blaue-koerner',
    language: 'de',
    trade: 'vet',
    at: SUNDAY,
    tells: [
      'Grüß Gott, der Bello hat hinten beim Schuppen von dem Rattengift gfressn, die blauen Körner, bestimmt a Handvoll, vor zehn Minuten',
    ],
    gives: {
      name: 'Huber Franz',
      phone: 'neunhundertneunzehn, zwei fünf acht, vierundvierzig, einundsiebzig',
    },
    knows: {
      name: ['Franz Huber', 'Huber Franz'],
      phone: '+19192584471',
      mentions: ['Rattengift'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-ein-klo',
    language: 'de',
    trade: 'plumbing',
    tells: [
      'Hallo, also wir haben nur das eine Klo im Haus und da geht gar nix mehr durch, das steht bis zum Rand, wir sind zu fünft und die Kinder müssen ja auch mal',
    ],
    gives: { name: 'Melanie Hoffmann', phone: '512 873 6190' },
    knows: {
      name: 'Melanie Hoffmann',
      phone: '+15128736190',
      mentions: ['Klo'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-qualm-steckdose',
    language: 'de',
    trade: 'electrical',
    tells: [
      'Moin, hinterm Herd knistert das in der Wand und aus der Steckdose kommt so dünner Qualm, Herd is aus aber das hört nich auf',
    ],
    gives: {
      name: 'Hauke Petersen',
      phone: 'sechs null zwo, drei fünf neun, zwoundzwanzig, vierundachtzig',
    },
    knows: {
      name: 'Hauke Petersen',
      phone: '+16023592284',
      mentions: ['Steckdose', 'Qualm'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-melder-piept',
    language: 'de',
    trade: 'hvac',
    tells: [
      'Ja guten Tag, bei uns im Keller piept die ganze Zeit der CO-Melder neben der Heizung, meiner Frau ist schwindelig und mir brummt auch der Schädel',
    ],
    gives: { name: 'Lindner, Werner Lindner', phone: '303 746 2518' },
    knows: {
      name: 'Werner Lindner',
      phone: '+13037462518',
      mentions: ['CO-Melder', 'schwindelig'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-eiche-aufs-dach',
    language: 'de',
    trade: 'roofing',
    tells: [
      'Uns ist grad die Eiche aufs Dach gekippt, überm Schlafzimmer sieht man den Himmel, und laut Wetterbericht gewittert es in zwei Stunden',
    ],
    gives: { name: 'Steffen Krause', phone: '918 264 5037' },
    knows: {
      name: 'Steffen Krause',
      phone: '+19182645037',
      mentions: ['Eiche', 'Dach'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-schloss-haengt',
    language: 'de',
    trade: 'lock',
    tells: [
      'Ich bin eben heimgekommen, bei mir ist eingebrochen worden, die Polizei war schon da, aber die Haustür geht nicht mehr zu, das Schloss hängt bloß noch so drin und ich wohne allein',
    ],
    gives: { name: 'Roth, Anneliese Roth', phone: '267 891 3340' },
    knows: {
      name: 'Anneliese Roth',
      phone: '+12678913340',
      mentions: ['eingebrochen', 'Haustür'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-rollokasten',
    language: 'de',
    trade: 'pest',
    tells: [
      'Sie, im Rollokasten vom Kinderzimmer ist ein Wespennest, die krabbeln zu zwanzigst durch den Spalt herein, und unsere Kleine ist schwer allergisch, die war deswegen schon einmal im Spital',
    ],
    gives: { name: 'Katharina Steininger', phone: '407 582 6693' },
    knows: {
      name: 'Katharina Steininger',
      phone: '+14075826693',
      mentions: ['Wespennest', 'allergisch'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-nach-houston',
    language: 'de',
    trade: 'garage',
    from: '+12104736628',
    tells: [
      'Tag, mein Passat lädt nicht mehr, rotes Batteriezeichen, und ich muss heut Nacht nach Houston, meine Schwester wird morgen früh operiert, das müsste unbedingt heute noch gemacht werden',
    ],
    gives: { name: 'Dirk Baumann', phone: '210 473 6628' },
    knows: {
      name: 'Dirk Baumann',
      phone: '+12104736628',
      mentions: ['Passat', 'heute noch'],
      urgent: true,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-abgefackelt',
    language: 'de',
    trade: 'appliance',
    tells: [
      'Voriges Jahr hat uns der alte Trockner die Waschküche abgefackelt, mit Feuerwehr und allem, ist längst renoviert. Der neue läuft einwandfrei, nur die Uhr am Display geht immer zehn Minuten nach, vielleicht kann man das einstellen',
    ],
    gives: { name: 'Gisela Kern', phone: '559 341 7806' },
    knows: {
      name: 'Gisela Kern',
      phone: '+15593417806',
      mentions: ['Display'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-de-beim-nachbarn',
    language: 'de',
    trade: 'plumbing',
    tells: [
      'Guten Tag, beim Nachbarn ist im Winter ein Rohr geplatzt, der hatte den ganzen Keller voll, furchtbar. Bei uns ist alles trocken, ich möchte nur vorsorglich mal die Leitungen prüfen lassen, irgendwann im Juli',
    ],
    gives: { name: 'Holger Brandt', phone: '512 906 4473' },
    knows: {
      name: 'Holger Brandt',
      phone: '+15129064473',
      mentions: ['vorsorglich', 'Leitungen'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-de-quittung',
    language: 'de',
    trade: 'lock',
    tells: [
      'Grüezi, Ihr Kollege hat mir am Samstag die Türe aufgemacht, ich war ja ausgesperrt, das hat tipptopp geklappt. Jetzt bräuchte ich einfach noch eine Quittung für den Vermieter',
    ],
    gives: { name: 'Beat Zürcher', phone: '215 638 50 29' },
    knows: {
      name: 'Beat Zürcher',
      phone: '+12156385029',
      mentions: ['Quittung'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-de-moerderin',
    language: 'de',
    trade: 'vet',
    tells: [
      'Unsere Minka ist ja eine richtige Mörderin, jeden Morgen liegt eine tote Maus auf der Matte, aber ihr geht es prächtig. Es geht bloß um die Impfung, die müsste im Herbst aufgefrischt werden',
    ],
    gives: { name: 'Frauke Jansen', phone: '984 217 3065' },
    knows: {
      name: 'Frauke Jansen',
      phone: '+19842173065',
      mentions: ['Impfung'],
      urgent: false,
      outcome: 'message_taken',
      never: [/911/],
    },
  },
  {
    id: 't-de-raeder-tauschen',
    language: 'de',
    trade: 'garage',
    tells: [
      'Tach, ich hätt gern die Räder einmal durchgetauscht, vorne nach hinten, am Kombi, und wann ich da mal vorbeikommen kann',
    ],
    gives: { name: 'Schröder mein Name, Jörg Schröder', phone: '210 655 8397' },
    knows: {
      name: 'Jörg Schröder',
      phone: '+12106558397',
      mentions: ['Räder'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-lueftungskanaele',
    language: 'de',
    trade: 'hvac',
    tells: [
      'Hallöchen, ich wollt mal ein Angebot haben, wenn Sie uns die Lüftungskanäle sauber machen, da kommt immer so ein bisschen Staub raus',
    ],
    gives: { name: 'Yasemin Krüger', phone: '720 438 9216' },
    knows: {
      name: 'Yasemin Krüger',
      phone: '+17204389216',
      mentions: ['Lüftungskanäle'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-deckenventilator',
    language: 'de',
    trade: 'electrical',
    tells: [
      'Servus, mia ham so an Deckenventilator kauft, der liegt no im Karton, den müsst halt einer aufhängen bei uns im Wohnzimmer',
    ],
    gives: { name: 'Sepp Obermeier', phone: '480 729 3351' },
    knows: {
      name: 'Sepp Obermeier',
      phone: '+14807293351',
      mentions: ['Deckenventilator'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-freitag-wie-lange',
    language: 'de',
    trade: 'electrical',
    tells: ['Sagen Sie, wie lange haben Sie denn am Freitag geöffnet?'],
    knows: { urgent: false, outcome: 'answered', hears: [/16|4/] },
  },
  {
    id: 't-de-samstags-auf',
    language: 'de',
    trade: 'garage',
    tells: [
      'Hallo, haben Sie samstags auch auf, und wenn ja bis wann?',
      'Okay, und welche Leistungen bieten Sie so an?',
    ],
    knows: {
      urgent: false,
      outcome: 'answered',
      hears: [/13|\b1\b/, /oil changes|brake repair|state inspections|tire rotation/i],
    },
  },
  {
    id: 't-de-ab-wann',
    language: 'de',
    trade: 'roofing',
    tells: [
      'Guten Morgen, ab wann haben Sie unter der Woche morgens offen?',
      'Gut, dann richten Sie bitte aus, ich hätte gern ein Angebot für neue Dachrinnen, Ostseite, so zwölf Meter',
    ],
    gives: { name: 'Heike Albrecht', phone: '539 246 7013' },
    knows: {
      name: 'Heike Albrecht',
      phone: '+15392467013',
      mentions: ['Dachrinnen'],
      urgent: false,
      outcome: 'message_taken',
      hears: [/8/],
    },
  },
  {
    id: 't-de-buchstabiert',
    language: 'de',
    trade: 'pest',
    tells: [
      'Schönen guten Tag, ich hätte gern, dass mal jemand nach Termiten guckt, nur zur Sicherheit, wir wollen das Haus nämlich kaufen',
    ],
    gives: {
      name: 'Marek Przybylski, ich buchstabiere, P wie Paula, R wie Richard, Z wie Zeppelin, Y wie Ypsilon, B wie Berta, Y wie Ypsilon, L wie Ludwig, S wie Samuel, K wie Kaufmann, I wie Ida',
      phone:
        'vier null sieben, drei drei, Moment, falsch, vier null sieben, zwo drei acht, neun neun eins vier',
    },
    knows: {
      name: 'Marek Przybylski',
      phone: '+14072389914',
      mentions: ['Termiten'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
  {
    id: 't-de-keinem-automaten',
    language: 'de',
    trade: 'appliance',
    tells: [
      'Ja hier Vogt, die Spülmaschine, die Sie uns voriges Jahr repariert haben, die macht so ein Schleifgeräusch beim Abpumpen',
    ],
    gives: {
      name: 'Vogt, hab ich doch gesagt',
      phone: 'Nein, die Nummer geb ich keinem Automaten, die Firma hat mich in der Kartei',
    },
    knows: {
      name: ['Vogt', 'Herr Vogt', 'Frau Vogt'],
      phone: null,
      mentions: ['Spülmaschine', 'Schleifgeräusch'],
      urgent: false,
      outcome: 'message_taken',
    },
  },
]
