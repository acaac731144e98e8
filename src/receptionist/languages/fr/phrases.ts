import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { hourOf, padded } from '../spoken-time.ts'

/** "9 heures", "17 heures 30", "midi". */
function time(minute: number): string {
  const { hour, past } = hourOf(minute)
  if (past === 0 && hour === 12) return 'midi'
  if (past === 0 && hour === 0) return 'minuit'
  return `${hour} ${hour < 2 ? 'heure' : 'heures'}${past === 0 ? '' : ` ${padded(past)}`}`
}

export const FR_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) => {
    const kept = isRecorded ? 'enregistré' : 'transcrit'
    return `${businessName}. Je suis l'intelligence artificielle à l'accueil, et l'appel est ${kept}.`
  },
  offer: 'Français',
  offerAlone: 'En français aussi.',
  howCanIHelp: 'Comment puis-je vous aider ?',
  resumed: 'Désolée, nous avons été coupés un instant.',
  stillThere: 'Vous êtes toujours là ?',
  silentGoodbye:
    "Je ne vous entends pas, je vais raccrocher. Rappelez-nous, s'il vous plaît. Au revoir.",
  takeYourTime: 'Bien sûr, prenez votre temps.',
  goAhead: 'Allez-y, je vous écoute.',

  acknowledged: [
    "D'accord, je transmets.",
    'Très bien, je le leur dis.',
    'Entendu, je les préviens.',
  ],
  heard: ['Très bien.', 'Bien compris.'],
  added: ["C'est noté.", "Je l'ajoute au message.", "C'est noté aussi."],
  passedOnToo: "Et je transmets ce que vous m'avez dit.",
  thanksName: (name) => `Merci, ${name}.`,
  sorryToHear: "J'en suis désolée.",
  urgentNoted: 'Je le note comme urgent.',
  notUrgentNoted: "D'accord, je ne le note pas comme urgent.",
  safety: {
    gas: 'Faites sortir tout le monde tout de suite, puis appelez le 911 ou la compagnie de gaz.',
    fire: "Faites sortir tout le monde tout de suite, puis appelez le 911 de l'extérieur.",
    body: 'Raccrochez et appelez le 911 tout de suite.',
    electric:
      "Éloignez-vous et n'y touchez pas. Si quelqu'un est blessé ou si ça brûle, appelez le 911.",
    threat: 'Mettez-vous en sécurité si vous le pouvez, et appelez le 911 tout de suite.',
    poison:
      "Appelez le centre antipoison, au 1 800, 2 2 2, 1 2 2 2. Si ça n'a pas l'air d'aller, appelez le 911.",
  },
  animalSafety: "Emmenez-le tout de suite chez un vétérinaire d'urgence, s'il vous plaît.",
  safetyUnknown:
    "D'ici, je ne peux pas en juger. Si quelqu'un peut être en danger, appelez d'abord le 911.",

  robot:
    'Je suis une intelligence artificielle. Je réponds à ce que je sais et je prends les messages.',
  recorded: 'Oui, cet appel est enregistré.',
  notRecorded: "Non, il n'est pas enregistré, mais ce qui est dit est mis par écrit.",
  whyDetails: "C'est pour savoir qui a appelé et où vous rappeler.",
  identity: (businessName) =>
    `Vous êtes chez ${businessName} ; je suis l'intelligence artificielle à l'accueil.`,
  person: "Je ne peux pas vous passer quelqu'un, mais je transmets votre message au propriétaire.",
  wrongNumber: (businessName) => `Ici, c'est ${businessName}. Pas de problème, bonne journée.`,
  salesAnswer: "C'est le propriétaire qui décide. Je peux transmettre un message.",
  polite: 'Je veux bien vous aider ; restons polis.',
  unclear: "Pardon, je n'ai pas compris. Vous pouvez répéter ?",
  notANumber: 'Ça ne ressemble pas à un numéro complet.',

  askNeed: 'Comment puis-je vous aider ?',
  askMatter: 'Quel message dois-je transmettre ?',
  askName: 'Je peux avoir votre nom ?',
  askNameAgain: 'Pardon, quel est votre nom ?',
  spellPlease: "Oui, épelez-le, s'il vous plaît.",
  isCaller: (name) => `Je parle bien à ${name} ?`,
  heardName: (name) => `J'ai noté ${name}.`,
  confirmName: (name) => `Votre nom est bien ${name} ?`,
  askCallerPhone: (ending) =>
    `Et ce numéro, qui finit par ${ending}, convient pour vous rappeler ?`,
  askPhone: 'À quel numéro peut-on vous rappeler ?',
  askPhoneAgain: "Pouvez-vous me redonner le numéro, avec l'indicatif ?",
  askAreaCode: "Et quel est l'indicatif ?",
  offerCall: "Voulez-vous qu'on vous rappelle à ce sujet ?",
  askFix: 'Que dois-je changer ?',
  askDrop: "J'en reste là et je ne transmets rien ?",
  askMore: ['Autre chose ?', 'Y a-t-il autre chose ?', 'Voulez-vous ajouter autre chose ?'],
  heardNumber: (number, extension) =>
    `J'ai le ${number}${extension ? `, poste ${extension}` : ''}.`,
  emailNoted: (email) => `J'ai l'adresse mail, ${email}.`,
  notedAs: (words) => `J'ai noté : ${words}.`,
  timeNoted: "J'ai noté quand appeler.",
  textNoted: "D'accord, je demanderai qu'on vous envoie un SMS.",
  readBack: (said) => sayBack(said, { have: "J'ai noté", numberLead: 'au', gistLead: "J'ai noté" }),
  isThatRight: "C'est bien ça ?",
  nothingNoted: "Je n'ai encore rien noté.",
  wroteDown: (words) => `J'ai écrit : ${words}.`,
  notNotedYet: "Ça, je ne l'ai pas encore.",
  messageWithdrawn: "D'accord, je ne transmets rien.",

  goodbye: (businessName) => `Merci d'avoir appelé ${businessName}. Au revoir.`,
  messageGoodbye: (name) => `Merci${name ? `, ${name}` : ''}. Je transmets. Au revoir.`,
  safetyGoodbye: (hasMessage) =>
    `Oui, faites-le tout de suite.${hasMessage ? ' Je transmets.' : ''} Au revoir.`,
  wrapUp: "Je dois terminer l'appel, mais je transmets ce que vous m'avez dit. Au revoir.",

  unknown: 'Ça, je ne le sais pas, mais je demande au propriétaire.',
  unknownOnly: 'Ça, je ne le sais pas, désolée.',
  unknownAgain: 'Ça non plus, je ne le sais pas ; je le demanderai au propriétaire.',
  stillUnknown: "Désolée, je n'ai vraiment pas la réponse. C'est noté pour le propriétaire.",
  unknownRest: 'Pour le reste, je ne sais pas ; je demanderai au propriétaire.',
  unknownPrice: "Je n'ai pas le prix ; je demande au propriétaire de vous le dire.",
  notDoneNote: (fact) =>
    `Désolée, pour information : ${fact} Je peux quand même prendre un message.`,
  allIKnow: (fact) =>
    `Je sais seulement ceci : ${fact} Pour le reste, je demanderai au propriétaire.`,
  ownersNote: (fact) => `La note que j'ai, en anglais, dit : ${fact}`,
  addressIs: (address) => `Nous sommes au ${address}.`,
  unknownService: 'Je ne sais pas si nous le faisons ; je demande au propriétaire.',
  noPromise: "Je ne peux pas promettre d'heure, mais je transmets tout de suite.",
  noDeed: "Rien n'est encore fixé. Le propriétaire reçoit votre message et décide.",
  noAdvice: "Je ne peux pas vous conseiller d'ici, mais je transmets.",
  ownersToSettle: "C'est au propriétaire de voir ; je lui transmets.",
  ownersToSettleAgain: 'Je le transmets aussi au propriétaire.',
  serviceYes: (service) => `Oui, nous faisons : ${service}.`,
  services: (list) => `Nous proposons ${list}.`,
  city: (businessName, city) => `${businessName} est à ${city}.`,
  phone: (number) => `Notre numéro est le ${number}.`,
  languages: (list) => `Je parle ${list}.`,
  notThatLanguage: (list) => `Désolée, je parle seulement ${list}.`,
  switched: 'Bien sûr, en français.',

  openNow: (until) =>
    until ? `Oui, c'est ouvert, jusqu'à ${until}.` : "Oui, c'est toujours ouvert.",
  closedNow: (opens) =>
    opens ? `C'est fermé pour le moment. Ça rouvre ${opens}.` : "C'est fermé pour le moment.",
  reopens: (opens) => `Nous rouvrons ${opens}.`,
  openOn: (day, hours) => `Nous ouvrons ${day}, ${hours}.`,
  closedOn: (day) => `C'est fermé ${day}.`,
  openThen: (day, time, hours) => `Oui, ${day} à ${time}, c'est ouvert. L'horaire est ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Non, pas ${day} à ${time}. Ce jour-là, c'est ouvert ${hours}.`
      : `Non, c'est fermé ${day}.`,
  week: (lines) => `Nous sommes ouverts ${lines}.`,
  holiday: (regular) =>
    `D'habitude, ce serait ${regular}, mais c'est un jour férié ; je demande au propriétaire.`,

  days: {
    Monday: 'lundi',
    Tuesday: 'mardi',
    Wednesday: 'mercredi',
    Thursday: 'jeudi',
    Friday: 'vendredi',
    Saturday: 'samedi',
    Sunday: 'dimanche',
  },
  today: "aujourd'hui",
  tomorrow: 'demain',
  and: 'et',
  closed: 'fermé',
  allDay: '24 heures sur 24',
  time,
  span: (open, close) => `de ${open} à ${close}`,
  dayRange: (first, last) => `du ${first} au ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} à ${time}`,
  languageNames: {
    en: 'anglais',
    es: 'espagnol',
    pt: 'portugais',
    fr: 'français',
    tr: 'turc',
    ru: 'russe',
    de: 'allemand',
  },
}
