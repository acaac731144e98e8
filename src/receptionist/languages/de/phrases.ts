import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { hourOf, padded } from '../spoken-time.ts'

/** "9 Uhr", "14 Uhr 30". */
function time(minute: number): string {
  const { hour, past } = hourOf(minute)
  return `${hour} Uhr${past === 0 ? '' : ` ${padded(past)}`}`
}

export const DE_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) => {
    const kept = isRecorded ? 'aufgezeichnet' : 'mitgeschrieben'
    return `${businessName}. Hier ist die KI am Empfang, und der Anruf wird ${kept}.`
  },
  offer: 'Deutsch',
  offerAlone: 'Auch auf Deutsch.',
  howCanIHelp: 'Wie kann ich Ihnen helfen?',
  resumed: 'Entschuldigung, wir waren kurz getrennt.',
  stillThere: 'Sind Sie noch da?',
  silentGoodbye:
    'Ich höre Sie nicht und lege jetzt auf. Rufen Sie gern wieder an. Auf Wiederhören.',
  takeYourTime: 'Klar, lassen Sie sich Zeit.',
  goAhead: 'Ja bitte, ich höre zu.',

  acknowledged: [
    'Alles klar, das gebe ich weiter.',
    'Gut, ich sage es ihnen.',
    'Verstanden, das richte ich aus.',
  ],
  heard: ['Alles klar.', 'Verstanden.'],
  added: ['Das habe ich notiert.', 'Das steht dabei.', 'Ist notiert.'],
  passedOnToo: 'Und was Sie erzählt haben, gebe ich weiter.',
  thanksName: (name) => `Danke, ${name}.`,
  sorryToHear: 'Das tut mir leid.',
  urgentNoted: 'Ich notiere es als dringend.',
  notUrgentNoted: 'Gut, dann nicht als dringend.',
  safety: {
    gas: 'Bitte gehen Sie alle sofort nach draußen und rufen Sie dort 911 oder das Gaswerk an.',
    fire: 'Bitte gehen Sie alle sofort nach draußen und rufen Sie dort 911 an.',
    body: 'Bitte legen Sie auf und rufen Sie sofort 911 an.',
    electric:
      'Bitte halten Sie Abstand und fassen Sie nichts an. Bei Verletzten oder Feuer rufen Sie 911 an.',
    threat: 'Bitte bringen Sie sich in Sicherheit, wenn es geht, und rufen Sie sofort 911 an.',
    poison:
      'Bitte rufen Sie gleich den Giftnotruf an, 1 800, 2 2 2, 1 2 2 2. Geht es jemandem schlecht, 911.',
  },
  animalSafety: 'Bitte fahren Sie sofort zu einer Tierklinik mit Notdienst.',
  safetyUnknown:
    'Das kann ich von hier nicht beurteilen. Wenn jemand in Gefahr sein könnte, rufen Sie zuerst 911 an.',

  robot: 'Ich bin eine KI. Ich beantworte, was ich weiß, und nehme Nachrichten auf.',
  recorded: 'Ja, der Anruf wird aufgezeichnet.',
  notRecorded: 'Nein, er wird nicht aufgezeichnet, aber das Gesagte wird mitgeschrieben.',
  whyDetails: 'Damit bekannt ist, wer angerufen hat und wo man Sie zurückrufen kann.',
  identity: (businessName) => `Hier ist ${businessName}; ich bin die KI am Empfang.`,
  person: 'Ich kann Sie nicht verbinden, aber ich gebe Ihre Nachricht an den Inhaber weiter.',
  wrongNumber: (businessName) => `Hier ist ${businessName}. Kein Problem, schönen Tag noch.`,
  salesAnswer: 'Das entscheidet der Inhaber. Ich kann etwas ausrichten.',
  polite: 'Ich helfe Ihnen gern; bleiben wir bitte höflich.',
  unclear: 'Entschuldigung, das habe ich nicht verstanden. Sagen Sie es noch einmal?',
  notANumber: 'Das klang nicht nach einer vollständigen Nummer.',

  askNeed: 'Wie kann ich Ihnen helfen?',
  askMatter: 'Was darf ich ausrichten?',
  askName: 'Wie ist Ihr Name?',
  askNameAgain: 'Entschuldigung, wie heißen Sie?',
  spellPlease: 'Ja, bitte buchstabieren Sie ihn.',
  isCaller: (name) => `Spreche ich mit ${name}?`,
  heardName: (name) => `Ich habe ${name} notiert.`,
  confirmName: (name) => `Ist Ihr Name ${name}?`,
  askCallerPhone: (ending) => `Und passt diese Nummer, mit ${ending} am Ende, für den Rückruf?`,
  askPhone: 'Unter welcher Nummer erreichen wir Sie am besten?',
  askPhoneAgain: 'Sagen Sie mir die Nummer noch einmal, mit Vorwahl?',
  askAreaCode: 'Und wie ist die Vorwahl?',
  offerCall: 'Möchten Sie deswegen zurückgerufen werden?',
  askFix: 'Was soll ich ändern?',
  askDrop: 'Soll ich es dabei lassen und nichts weitergeben?',
  askMore: ['Sonst noch etwas?', 'Gibt es noch etwas?', 'Möchten Sie noch etwas hinzufügen?'],
  heardNumber: (number, extension) =>
    `Ich habe ${number}${extension ? `, Durchwahl ${extension}` : ''}.`,
  emailNoted: (email) => `Ich habe die E-Mail, ${email}.`,
  notedAs: (words) => `Ich habe notiert: ${words}.`,
  timeNoted: 'Ich habe notiert, wann man anrufen kann.',
  textNoted: 'Gut, ich bitte darum, dass man Ihnen eine SMS schickt.',
  readBack: (said) =>
    sayBack(said, { have: 'Ich habe', numberLead: 'unter', gistLead: 'Notiert habe ich' }),
  isThatRight: 'Stimmt das so?',
  nothingNoted: 'Ich habe noch nichts notiert.',
  wroteDown: (words) => `Aufgeschrieben habe ich: ${words}.`,
  notNotedYet: 'Das habe ich noch nicht.',
  messageWithdrawn: 'Gut, ich gebe nichts weiter.',

  goodbye: (businessName) => `Danke für Ihren Anruf bei ${businessName}. Auf Wiederhören.`,
  messageGoodbye: (name) => `Danke${name ? `, ${name}` : ''}. Ich gebe es weiter. Auf Wiederhören.`,
  safetyGoodbye: (hasMessage) =>
    `Ja, tun Sie das gleich.${hasMessage ? ' Ich gebe es weiter.' : ''} Auf Wiederhören.`,
  wrapUp: 'Ich muss das Gespräch beenden, gebe aber alles weiter. Auf Wiederhören.',

  unknown: 'Das weiß ich leider nicht, aber ich frage den Inhaber für Sie.',
  unknownOnly: 'Das weiß ich leider nicht.',
  unknownAgain: 'Auch das weiß ich nicht; ich frage den Inhaber.',
  stillUnknown:
    'Es tut mir leid, darauf habe ich wirklich keine Antwort. Für den Inhaber ist es notiert.',
  unknownRest: 'Das andere weiß ich nicht, aber ich frage den Inhaber für Sie.',
  unknownPrice: 'Den Preis habe ich nicht; ich bitte den Inhaber, ihn Ihnen zu nennen.',
  notDoneNote: (fact) => `Leider nur zur Information: ${fact} Eine Nachricht nehme ich gern auf.`,
  allIKnow: (fact) => `Ich weiß nur das: ${fact} Den Rest frage ich den Inhaber.`,
  ownersNote: (fact) => `In meiner Notiz steht auf Englisch: ${fact}`,
  addressIs: (address) => `Die Adresse ist ${address}.`,
  unknownService: 'Ob wir das machen, weiß ich nicht; ich frage den Inhaber.',
  noPromise: 'Eine Zeit kann ich nicht zusagen, aber ich gebe es gleich weiter.',
  noDeed: 'Fest ist noch nichts. Der Inhaber bekommt Ihre Nachricht und entscheidet.',
  noAdvice: 'Dazu kann ich von hier nicht raten, aber ich gebe es weiter.',
  ownersToSettle: 'Das muss der Inhaber entscheiden; ich gebe es weiter.',
  ownersToSettleAgain: 'Auch das gebe ich an den Inhaber weiter.',
  serviceYes: (service) => `Ja, das machen wir: ${service}.`,
  services: (list) => `Wir bieten ${list}.`,
  city: (businessName, city) => `${businessName} ist in ${city}.`,
  phone: (number) => `Unsere Nummer ist ${number}.`,
  languages: (list) => `Ich spreche ${list}.`,
  notThatLanguage: (list) => `Es tut mir leid, ich spreche nur ${list}.`,
  switched: 'Gern, auf Deutsch.',

  openNow: (until) =>
    until ? `Ja, jetzt ist geöffnet, bis ${until}.` : 'Ja, es ist immer geöffnet.',
  closedNow: (opens) =>
    opens ? `Gerade ist geschlossen. Wir öffnen ${opens}.` : 'Gerade ist geschlossen.',
  reopens: (opens) => `Wir öffnen wieder ${opens}.`,
  openOn: (day, hours) => `Wir haben ${day} geöffnet, ${hours}.`,
  closedOn: (day) => `Wir haben ${day} geschlossen.`,
  openThen: (day, time, hours) => `Ja, ${day} um ${time} ist geöffnet. Wir haben ${hours} auf.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Nein, ${day} um ${time} nicht. An dem Tag haben wir ${hours} auf.`
      : `Nein, ${day} ist geschlossen.`,
  week: (lines) => `Wir haben geöffnet: ${lines}.`,
  holiday: (regular) =>
    `Normalerweise wäre es ${regular}, aber das ist ein Feiertag; ich frage den Inhaber.`,

  days: {
    Monday: 'Montag',
    Tuesday: 'Dienstag',
    Wednesday: 'Mittwoch',
    Thursday: 'Donnerstag',
    Friday: 'Freitag',
    Saturday: 'Samstag',
    Sunday: 'Sonntag',
  },
  today: 'heute',
  tomorrow: 'morgen',
  and: 'und',
  closed: 'geschlossen',
  allDay: 'rund um die Uhr',
  time,
  span: (open, close) => `von ${open} bis ${close}`,
  dayRange: (first, last) => `${first} bis ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} um ${time}`,
  languageNames: {
    en: 'Englisch',
    es: 'Spanisch',
    pt: 'Portugiesisch',
    fr: 'Französisch',
    tr: 'Türkisch',
    ru: 'Russisch',
    de: 'Deutsch',
  },
}
