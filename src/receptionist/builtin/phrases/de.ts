import { clock24, type Phrases } from './phrases.ts'

export const DE_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Danke für Ihren Anruf bei ${businessName}. Ich bin eine KI am Empfang, und dieser Anruf wird aufgezeichnet und verschriftlicht.`,
  offer: 'Ich spreche auch Deutsch.',
  howCanIHelp: 'Wie kann ich Ihnen helfen?',
  resumed: 'Entschuldigung, die Verbindung war kurz weg.',
  stillThere: 'Sind Sie noch da?',
  goOn: 'Ja, bitte weiter.',
  takeYourTime: 'Lassen Sie sich Zeit.',
  robot: 'Ja, ich bin eine KI und kein Mensch.',
  person:
    'Im Moment kann niemand ans Telefon kommen, aber ich kann eine Nachricht für den Inhaber aufnehmen.',
  danger:
    'Wenn jemand in Gefahr ist, legen Sie bitte sofort auf und wählen Sie 911. Ich kann keine Hilfe schicken. Sind alle in Sicherheit, notiere ich es als dringend.',
  polite: 'Ich möchte helfen. Bitte bleiben wir höflich.',
  unclear: 'Entschuldigung, das habe ich nicht verstanden.',
  notANumber: 'Das scheint keine vollständige Telefonnummer zu sein.',
  noProblem: 'Das ist in Ordnung.',
  gotIt: 'Notiert.',
  thanksName: (name) => `Danke, ${name}.`,
  heardNumber: (number) => `Ich habe ${number}.`,
  urgentNoted: 'Das tut mir leid. Ich notiere es als dringend.',

  askNeed: 'Wie kann ich Ihnen helfen?',
  askDetails: 'Was darf ich ausrichten?',
  askName: 'Wie ist Ihr Name?',
  askPhone: 'Unter welcher Nummer können wir Sie zurückrufen?',
  askAreaCode: 'Und wie ist die Vorwahl?',
  askCallerPhone: 'Können wir Sie unter der Nummer zurückrufen, von der Sie anrufen?',
  askFix: 'Was soll ich ändern?',
  askMore: 'Noch etwas?',
  confirm: ({ name, number, text }) =>
    `Ich wiederhole. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Ihre Nachricht: ${text}. ` : ''}Stimmt das?`,

  goodbye: (businessName) => `Danke für Ihren Anruf bei ${businessName}. Auf Wiederhören.`,
  messageGoodbye: (businessName) =>
    `Danke. Ich gebe Ihre Nachricht an den Inhaber weiter. Danke für Ihren Anruf bei ${businessName}. Auf Wiederhören.`,
  rudeGoodbye: 'Ich beende das Gespräch jetzt. Auf Wiederhören.',
  spamGoodbye:
    'Danke, wir haben kein Interesse. Bitte streichen Sie diese Nummer von Ihrer Liste. Auf Wiederhören.',
  silentGoodbye:
    'Ich höre niemanden und lege jetzt auf. Bitte rufen Sie wieder an. Auf Wiederhören.',
  wrapUp:
    'Ich muss das Gespräch beenden. Ich gebe alles weiter, was Sie gesagt haben. Auf Wiederhören.',

  unknown: 'Das weiß ich leider nicht, aber ich kann eine Nachricht aufnehmen.',
  noPromise: 'Ich kann keinen Termin buchen oder zusagen, aber ich kann eine Nachricht aufnehmen.',
  noPrice: 'Preise habe ich nicht, aber ich kann eine Nachricht aufnehmen.',
  serviceYes: (businessName, service) => `Ja, ${businessName} bietet an: ${service}.`,
  servicePartly: (service) =>
    `Auf der Liste steht ${service}, Genaueres kann ich nicht sagen. Ich kann eine Nachricht aufnehmen.`,
  services: (businessName, list) => `${businessName} bietet an: ${list}.`,
  city: (businessName, city) => `${businessName} ist in ${city}.`,
  phone: (number) => `Die Nummer des Betriebs ist ${number}.`,
  identity: (businessName) => `Hier ist die KI am Empfang von ${businessName}.`,
  languages: (list) => `Ich spreche ${list}.`,
  notThatLanguage: (list) => `Es tut mir leid, ich spreche nur ${list}.`,
  switched: 'Gerne.',

  openNow: (businessName, until) =>
    until
      ? `Ja, ${businessName} hat jetzt geöffnet, bis ${until}.`
      : `${businessName} hat immer geöffnet, rund um die Uhr.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} hat gerade geschlossen. Geöffnet wird ${opens}.`
      : `${businessName} hat gerade geschlossen, und Öffnungszeiten habe ich nicht.`,
  openOn: (businessName, day, hours) => `${businessName} hat ${day} geöffnet, ${hours}.`,
  closedOn: (businessName, day) => `${businessName} hat ${day} geschlossen.`,
  openThen: (day, time, hours) => `Ja, ${day} um ${time} ist geöffnet: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Nein, ${day} um ${time} nicht. An dem Tag ist geöffnet ${hours}.`
      : `Nein, ${day} um ${time} nicht. An dem Tag ist geschlossen.`,
  week: (businessName, lines) => `Die Öffnungszeiten von ${businessName}: ${lines}.`,
  holiday: 'Feiertagszeiten habe ich nicht, aber ich kann eine Nachricht aufnehmen.',

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
  time: clock24,
  span: (open, close) => `von ${open} bis ${close} Uhr`,
  dayRange: (first, last) => `${first} bis ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} um ${time} Uhr`,
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
