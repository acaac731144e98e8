import { clock24, type Phrases } from './phrases.ts'

export const PT_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Obrigado por ligar para ${businessName}. Sou uma recepcionista de inteligência artificial, e esta ligação é gravada e transcrita.`,
  offer: 'Também falo português.',
  howCanIHelp: 'Como posso ajudar?',
  resumed: 'Desculpe, a ligação caiu por um momento.',
  stillThere: 'Ainda está aí?',
  goOn: 'Continue, por favor.',
  takeYourTime: 'Sem pressa.',
  robot: 'Sim, sou uma recepcionista de inteligência artificial, não uma pessoa.',
  person: 'Ninguém pode atender agora, mas posso anotar um recado para o dono.',
  danger:
    'Se alguém estiver em perigo, desligue agora e ligue para o 911. Eu não posso enviar ajuda. Se todos estão seguros, anoto como urgente.',
  polite: 'Quero ajudar. Por favor, vamos falar com respeito.',
  unclear: 'Desculpe, não entendi.',
  notANumber: 'Isso não parece um número de telefone completo.',
  noProblem: 'Tudo bem.',
  gotIt: 'Entendi.',
  thanksName: (name) => `Obrigado, ${name}.`,
  heardNumber: (number) => `Tenho ${number}.`,
  urgentNoted: 'Sinto muito. Estou marcando como urgente.',

  askNeed: 'Como posso ajudar?',
  askDetails: 'Que recado quer deixar?',
  askName: 'Qual é o seu nome?',
  askPhone: 'Qual é o melhor número para retornar a ligação?',
  askAreaCode: 'E qual é o código de área?',
  askCallerPhone: 'O número de onde está ligando serve para retornar a ligação?',
  askFix: 'O que devo mudar?',
  askMore: 'Mais alguma coisa?',
  confirm: ({ name, number, text }) =>
    `Vou repetir. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Seu recado: ${text}. ` : ''}Está certo?`,

  goodbye: (businessName) => `Obrigado por ligar para ${businessName}. Até logo.`,
  messageGoodbye: (businessName) =>
    `Obrigado. Vou passar o recado ao dono. Obrigado por ligar para ${businessName}. Até logo.`,
  rudeGoodbye: 'Vou encerrar a ligação aqui. Até logo.',
  spamGoodbye:
    'Obrigado, mas não temos interesse. Por favor, tire este número da sua lista. Até logo.',
  silentGoodbye: 'Não ouço ninguém, então vou desligar. Ligue de novo, por favor. Até logo.',
  wrapUp: 'Preciso encerrar a ligação. Vou passar tudo o que me disse. Até logo.',

  unknown: 'Não tenho essa informação, mas posso anotar um recado.',
  noPromise: 'Não posso marcar nem prometer um horário, mas posso anotar um recado.',
  noPrice: 'Não tenho preços, mas posso anotar um recado.',
  serviceYes: (businessName, service) => `Sim, ${businessName} oferece: ${service}.`,
  servicePartly: (service) =>
    `Na lista tenho ${service}, mas não posso garantir o resto. Posso anotar um recado.`,
  services: (businessName, list) => `${businessName} oferece: ${list}.`,
  city: (businessName, city) => `${businessName} fica em ${city}.`,
  phone: (number) => `O número da empresa é ${number}.`,
  identity: (businessName) =>
    `Aqui é a recepcionista de inteligência artificial de ${businessName}.`,
  languages: (list) => `Falo ${list}.`,
  notThatLanguage: (list) => `Desculpe, só falo ${list}.`,
  switched: 'Claro.',

  openNow: (businessName, until) =>
    until
      ? `Sim, ${businessName} está aberto agora, até ${until}.`
      : `${businessName} está sempre aberto, 24 horas por dia.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} está fechado agora. Abre ${opens}.`
      : `${businessName} está fechado agora e não tenho o horário.`,
  openOn: (businessName, day, hours) => `${businessName} abre ${day}, ${hours}.`,
  closedOn: (businessName, day) => `${businessName} está fechado ${day}.`,
  openThen: (day, time, hours) => `Sim, ${day}, ${time}, está dentro do horário: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Não, ${day}, ${time}, não. O horário nesse dia é ${hours}.`
      : `Não, ${day}, ${time}, não. Nesse dia está fechado.`,
  week: (businessName, lines) => `O horário de ${businessName}: ${lines}.`,
  holiday: 'Não tenho o horário dos feriados, mas posso anotar um recado.',

  days: {
    Monday: 'segunda-feira',
    Tuesday: 'terça-feira',
    Wednesday: 'quarta-feira',
    Thursday: 'quinta-feira',
    Friday: 'sexta-feira',
    Saturday: 'sábado',
    Sunday: 'domingo',
  },
  today: 'hoje',
  tomorrow: 'amanhã',
  and: 'e',
  closed: 'fechado',
  allDay: '24 horas',
  time: clock24,
  span: (open, close) => `das ${open} às ${close}`,
  dayRange: (first, last) => `de ${first} a ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} às ${time}`,
  languageNames: {
    en: 'inglês',
    es: 'espanhol',
    pt: 'português',
    fr: 'francês',
    tr: 'turco',
    ru: 'russo',
    de: 'alemão',
  },
}
