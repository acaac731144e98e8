import { clock24, type Phrases } from './phrases.ts'

export const FR_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Merci d'appeler ${businessName}. Je suis une réceptionniste d'intelligence artificielle, et cet appel est enregistré et transcrit.`,
  offer: 'Je parle aussi français.',
  howCanIHelp: 'Comment puis-je vous aider ?',
  resumed: 'Désolée, nous avons été coupés un instant.',
  stillThere: 'Êtes-vous toujours là ?',
  goOn: 'Continuez, je vous prie.',
  takeYourTime: 'Prenez votre temps.',
  robot: "Oui, je suis une réceptionniste d'intelligence artificielle, pas une personne.",
  person:
    "Personne n'est libre pour vous répondre maintenant, mais je peux prendre un message pour le propriétaire.",
  danger:
    "Si quelqu'un est en danger, raccrochez maintenant et composez le 911. Je ne peux pas envoyer de secours. Si tout le monde est en sécurité, je le note comme urgent.",
  polite: "Je veux vous aider. Restons polis, s'il vous plaît.",
  unclear: "Pardon, je n'ai pas compris.",
  notANumber: 'Cela ne semble pas être un numéro de téléphone complet.',
  noProblem: "C'est très bien.",
  gotIt: "C'est noté.",
  thanksName: (name) => `Merci, ${name}.`,
  heardNumber: (number) => `J'ai noté ${number}.`,
  urgentNoted: 'Je suis désolée. Je le note comme urgent.',

  askNeed: 'Comment puis-je vous aider ?',
  askDetails: 'Quel message voulez-vous laisser ?',
  askName: 'Quel est votre nom ?',
  askPhone: 'À quel numéro peut-on vous rappeler ?',
  askAreaCode: "Et quel est l'indicatif régional ?",
  askCallerPhone: 'Peut-on vous rappeler au numéro dont vous appelez ?',
  askFix: 'Que dois-je changer ?',
  askMore: 'Autre chose ?',
  confirm: ({ name, number, text }) =>
    `Je relis. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Votre message : ${text}. ` : ''}Est-ce exact ?`,

  goodbye: (businessName) => `Merci d'avoir appelé ${businessName}. Au revoir.`,
  messageGoodbye: (businessName) =>
    `Merci. Je transmets votre message au propriétaire. Merci d'avoir appelé ${businessName}. Au revoir.`,
  rudeGoodbye: "Je vais mettre fin à l'appel. Au revoir.",
  spamGoodbye:
    'Merci, mais cela ne nous intéresse pas. Veuillez retirer ce numéro de votre liste. Au revoir.',
  silentGoodbye: "Je n'entends personne, je vais donc raccrocher. Rappelez-nous. Au revoir.",
  wrapUp: "Je dois mettre fin à l'appel. Je transmettrai tout ce que vous m'avez dit. Au revoir.",

  unknown: "Je n'ai pas cette information, mais je peux prendre un message.",
  noPromise: 'Je ne peux ni réserver ni promettre une heure, mais je peux prendre un message.',
  noPrice: "Je n'ai pas les prix, mais je peux prendre un message.",
  serviceYes: (businessName, service) => `Oui, ${businessName} propose : ${service}.`,
  servicePartly: (service) =>
    `J'ai ${service} sur la liste, mais je ne peux rien affirmer pour le reste. Je peux prendre un message.`,
  services: (businessName, list) => `${businessName} propose : ${list}.`,
  city: (businessName, city) => `${businessName} se trouve à ${city}.`,
  phone: (number) => `Le numéro de l'entreprise est le ${number}.`,
  identity: (businessName) =>
    `Vous parlez à la réceptionniste d'intelligence artificielle de ${businessName}.`,
  languages: (list) => `Je parle ${list}.`,
  notThatLanguage: (list) => `Désolée, je parle seulement ${list}.`,
  switched: 'Bien sûr.',

  openNow: (businessName, until) =>
    until
      ? `Oui, ${businessName} est ouvert maintenant, jusqu'à ${until}.`
      : `${businessName} est toujours ouvert, 24 heures sur 24.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} est fermé en ce moment. Ouverture : ${opens}.`
      : `${businessName} est fermé en ce moment, et je n'ai pas ses horaires.`,
  openOn: (businessName, day, hours) => `${businessName} est ouvert ${day}, ${hours}.`,
  closedOn: (businessName, day) => `${businessName} est fermé ${day}.`,
  openThen: (day, time, hours) => `Oui, ${day} à ${time}, c'est ouvert : ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Non, pas ${day} à ${time}. Les horaires de ce jour sont ${hours}.`
      : `Non, pas ${day} à ${time}. C'est fermé ce jour-là.`,
  week: (businessName, lines) => `Les horaires de ${businessName} : ${lines}.`,
  holiday: "Je n'ai pas les horaires des jours fériés, mais je peux prendre un message.",

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
  time: clock24,
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
