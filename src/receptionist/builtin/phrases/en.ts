import { formatMinute } from '../../../lines/hours.ts'
import type { Phrases } from './phrases.ts'

export const EN_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Thank you for calling ${businessName}. I'm an AI receptionist, and this call is recorded and transcribed.`,
  offer: 'I speak English.',
  howCanIHelp: 'How can I help you?',
  resumed: 'Sorry, we were cut off for a moment.',
  stillThere: 'Are you still there?',
  goOn: 'Go on, please.',
  takeYourTime: 'Take your time.',
  robot: "Yes, I'm an AI receptionist, not a person.",
  person: 'Nobody is free to come to the phone right now, but I can take a message for the owner.',
  danger:
    "If anyone is in danger, please hang up now and dial 911. I can't send help from here. If everyone is safe, I'll take this down as urgent.",
  polite: "I'd like to help. Please let's keep this polite.",
  unclear: "Sorry, I didn't catch that.",
  notANumber: "That doesn't sound like a full phone number.",
  noProblem: "That's fine.",
  gotIt: 'Got it.',
  thanksName: (name) => `Thanks, ${name}.`,
  heardNumber: (number) => `I have ${number}.`,
  urgentNoted: "I'm sorry to hear that. I'm marking this as urgent.",

  askNeed: 'How can I help you?',
  askDetails: 'What would you like me to pass on?',
  askName: 'May I have your name?',
  askPhone: 'What is the best number to call you back on?',
  askAreaCode: 'And what is the area code?',
  askCallerPhone: "Is the number you're calling from a good one to call you back on?",
  askFix: 'What should I change?',
  askMore: 'Is there anything else?',
  confirm: ({ name, number, text }) =>
    `Let me read that back. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Your message: ${text}. ` : ''}Is that right?`,

  goodbye: (businessName) => `Thank you for calling ${businessName}. Goodbye.`,
  messageGoodbye: (businessName) =>
    `Thank you. I'll pass your message to the owner. Thank you for calling ${businessName}. Goodbye.`,
  rudeGoodbye: "I'm going to end the call here. Goodbye.",
  spamGoodbye:
    "Thank you, but we're not interested. Please take this number off your list. Goodbye.",
  silentGoodbye: "I can't hear anyone, so I'll hang up now. Please call again. Goodbye.",
  wrapUp: 'I have to end the call here. I will pass on everything you told me. Goodbye.',

  unknown: "I don't have that information, but I can take a message.",
  noPromise: "I can't book or promise a time, but I can take a message.",
  noPrice: "I don't have prices, but I can take a message.",
  serviceYes: (businessName, service) => `Yes, ${businessName} lists ${service}.`,
  servicePartly: (service) =>
    `I have ${service} on the list, but I can't say for certain about that. I can take a message.`,
  services: (businessName, list) => `${businessName} lists ${list}.`,
  city: (businessName, city) => `${businessName} is in ${city}.`,
  phone: (number) => `The business's number is ${number}.`,
  identity: (businessName) => `This is the AI receptionist of ${businessName}.`,
  languages: (list) => `I speak ${list}.`,
  notThatLanguage: (list) => `I'm sorry, I can only speak ${list}.`,
  switched: 'Of course.',

  openNow: (businessName, until) =>
    until
      ? `Yes, ${businessName} is open now, until ${until}.`
      : `${businessName} is always open, 24 hours a day.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} is closed right now. It opens ${opens}.`
      : `${businessName} is closed right now, and I have no opening hours.`,
  openOn: (businessName, day, hours) => `${businessName} is open ${day}, ${hours}.`,
  closedOn: (businessName, day) => `${businessName} is closed ${day}.`,
  openThen: (day, time, hours) => `Yes, ${day} at ${time} is within opening hours: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `No, not ${day} at ${time}. The hours that day are ${hours}.`
      : `No, not ${day} at ${time}. The business is closed that day.`,
  week: (businessName, lines) => `The hours of ${businessName}: ${lines}.`,
  holiday: "I don't have holiday hours, but I can take a message.",

  days: {
    Monday: 'Monday',
    Tuesday: 'Tuesday',
    Wednesday: 'Wednesday',
    Thursday: 'Thursday',
    Friday: 'Friday',
    Saturday: 'Saturday',
    Sunday: 'Sunday',
  },
  today: 'today',
  tomorrow: 'tomorrow',
  and: 'and',
  closed: 'closed',
  allDay: 'all day and night',
  time: formatMinute,
  span: (open, close) => `${open} to ${close}`,
  dayRange: (first, last) => `${first} to ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} at ${time}`,
  languageNames: {
    en: 'English',
    es: 'Spanish',
    pt: 'Portuguese',
    fr: 'French',
    tr: 'Turkish',
    ru: 'Russian',
    de: 'German',
  },
}
