import type { Phrases } from '../phrases.ts'
import { sayBack } from '../said-back.ts'
import { spokenTime12 } from '../spoken-time.ts'

export const EN_PHRASES: Phrases = {
  disclosure: (businessName) =>
    `${businessName}. I'm the AI receptionist, and this call is recorded.`,
  offer: 'English',
  howCanIHelp: 'How can I help?',
  resumed: 'Sorry, we got cut off for a moment.',
  stillThere: 'Are you still there?',
  silentGoodbye: "I can't hear you, so I'll hang up for now. Please call again. Goodbye.",
  takeYourTime: 'Sure, take your time.',
  goAhead: "Go ahead, I'm listening.",

  acknowledged: [
    "Okay, I'll pass that on.",
    "Got it, I'll tell them.",
    "All right, I'll let them know.",
  ],
  thanksName: (name) => `Thanks, ${name}.`,
  noProblem: 'No problem.',
  sorryToHear: "I'm sorry to hear that.",
  urgentNoted: "I'll mark this urgent.",
  notUrgentNoted: "Okay, I won't mark it urgent.",
  safety: {
    gas: 'Please get everyone outside right now, then call 911 or the gas company from there.',
    fire: 'Please get everyone out right now, then call 911 from outside.',
    body: 'Please hang up and call 911 right now.',
    electric:
      "Please stay well away and don't touch it. Call 911 if anyone's hurt or it's burning.",
    threat: 'Please get somewhere safe if you can, and call 911 right now.',
    poison:
      'Please call Poison Control now, at 1 800, 2 2 2, 1 2 2 2. If they look unwell, call 911.',
  },
  animalSafety: 'Please take them to an emergency vet right away.',
  safetyUnknown:
    "I can't judge that from here. If you're not sure you're safe, get out and call 911.",

  robot: "Yes, I'm an AI. I take messages and answer what I can.",
  recorded: 'Yes, this call is recorded.',
  identity: (businessName) => `This is ${businessName}; I'm the AI receptionist.`,
  person: "I can't put you through, but I'll get your message to the owner.",
  wrongNumber: (businessName) => `This is ${businessName}. No problem, have a good day.`,
  salesAnswer: 'The owner decides on that. I can pass along a message.',
  polite: "I'd like to help, so let's keep it friendly.",
  unclear: "Sorry, I didn't catch that. Could you say it again?",
  notANumber: "That didn't sound like a full phone number.",
  correctedSorry: "Sorry about that, I've changed it.",

  askNeed: 'How can I help?',
  askMatter: 'What should I pass on?',
  askName: 'Can I get your name?',
  askNameAgain: "Sorry, what's your name?",
  confirmName: (name) => `Is that ${name}?`,
  askCallerPhone: (number) => `And is this number, ${number}, good for a call back?`,
  askPhone: "What's the best number to call you back?",
  askPhoneAgain: 'Could you give me the number once more, with the area code?',
  askAreaCode: "And what's the area code?",
  askFix: 'What should I change?',
  askMore: 'Anything else?',
  heardNumber: (number, extension) =>
    `I have ${number}${extension ? `, extension ${extension}` : ''}.`,
  emailNoted: (email) => `I have the email, ${email}.`,
  readBack: (said) =>
    sayBack(said, { have: 'I have', numberLead: 'at', gistLead: "Here's what I have" }),
  isThatRight: 'Is that right?',
  nothingNoted: "I haven't written anything down yet.",
  messageWithdrawn: "Okay, I won't pass anything on.",

  goodbye: (businessName) => `Thanks for calling ${businessName}. Goodbye.`,
  messageGoodbye: (name) => `Thanks${name ? `, ${name}` : ''}. I'll pass this on. Goodbye.`,
  rudeGoodbye: "I'm going to hang up now. Goodbye.",
  wrapUp: "I have to end the call here, but I'll pass on what you told me. Goodbye.",

  unknown: "I don't know that one, but I'll ask the owner for you.",
  unknownAgain: "I'm not sure about that either; I'll add it to the note.",
  unknownPrice: "I don't have a price for that; I'll ask the owner to tell you.",
  notDoneNote: (fact) => `Sorry, just so you know: ${fact} I can still take a message.`,
  unknownService: "I'm not sure we do that; I'll ask the owner.",
  unknownArea: (areas) => `We cover ${areas}. I'm not sure beyond that, so I'll ask.`,
  noPromise: "I can't promise a time, but I'll pass it on right away.",
  noBooking: "I can't book it myself, but I'll pass it on.",
  serviceYes: (service) => `Yes, we do ${service}.`,
  services: (list) => `We do ${list}.`,
  city: (businessName, city) => `${businessName} is in ${city}.`,
  phone: (number) => `Our number is ${number}.`,
  languages: (list) => `I speak ${list}.`,
  notThatLanguage: (list) => `I'm sorry, I only speak ${list}.`,
  switched: 'Sure, English it is.',

  openNow: (until) => (until ? `Yes, we're open now, until ${until}.` : "Yes, we're always open."),
  closedNow: (opens) =>
    opens ? `We're closed right now. We open ${opens}.` : "We're closed right now.",
  openOn: (day, hours) => `We're open ${day}, ${hours}.`,
  closedOn: (day) => `We're closed ${day}.`,
  openThen: (day, time, hours) => `Yes, we're open ${day} at ${time}. The hours are ${hours}.`,
  closedThen: (day, time, hours) =>
    hours ? `No, not ${day} at ${time}. We're open ${hours} that day.` : `No, we're closed ${day}.`,
  week: (lines) => `We're open ${lines}.`,
  holiday: (regular) =>
    `Normally it'd be ${regular}, but that's a holiday, so I'll check with the owner.`,

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
  allDay: '24 hours',
  time: spokenTime12,
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
