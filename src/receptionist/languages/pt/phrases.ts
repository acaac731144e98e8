import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { hourOf, padded } from '../spoken-time.ts'

/** "9 horas", "14 e 30", "meio-dia". */
function time(minute: number): string {
  const { hour, past } = hourOf(minute)
  if (past === 0 && hour === 12) return 'meio-dia'
  if (past === 0 && hour === 0) return 'meia-noite'
  if (past === 0) return `${hour} ${hour === 1 ? 'hora' : 'horas'}`
  return `${hour} e ${padded(past)}`
}

/** The hour with its article: "às 9 horas", "ao meio-dia", "à meia-noite", "à 1 hora". */
const at = (time: string) => `${articleOf(time, ['às', 'ao', 'à'])} ${time}`
const from = (time: string) => `${articleOf(time, ['das', 'do', 'da'])} ${time}`
const until = (time: string) =>
  /^\d|^mei/.test(time) ? `até ${at(time).replace(/^ao /, 'o ')}` : `até ${time}`

function articleOf(time: string, [many, male, female]: readonly [string, string, string]): string {
  if (time === 'meio-dia') return male
  return time === 'meia-noite' || /^1 /.test(time) ? female : many
}

export const PT_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) => {
    const kept = isRecorded ? 'gravada' : 'transcrita'
    return `${businessName}. Sou a recepcionista de inteligência artificial, e a ligação é ${kept}.`
  },
  offer: 'Português',
  offerAlone: 'Em português também.',
  howCanIHelp: 'Como posso ajudar?',
  resumed: 'Desculpe, a ligação caiu um instante.',
  stillThere: 'Você ainda está aí?',
  silentGoodbye: 'Não estou ouvindo, então vou desligar. Ligue de novo, por favor. Tchau.',
  takeYourTime: 'Claro, fique à vontade.',
  goAhead: 'Pode falar, estou ouvindo.',

  acknowledged: ['Certo, vou passar isso.', 'Entendi, eu aviso.', 'Tudo bem, vou avisar.'],
  heard: ['Certo.', 'Entendi.'],
  added: ['Já anotei.', 'Está anotado.', 'Acrescentei isso.'],
  passedOnToo: 'E o que você me contou, eu passo ao dono.',
  thanksName: (name) => `Obrigada, ${name}.`,
  sorryToHear: 'Sinto muito por isso.',
  urgentNoted: 'Vou marcar como urgente.',
  notUrgentNoted: 'Certo, não marco como urgente.',
  safety: {
    gas: 'Por favor, saiam todos agora e liguem lá de fora para o 911 ou a companhia de gás.',
    fire: 'Por favor, saiam todos agora e liguem para o 911 lá de fora.',
    body: 'Por favor, desligue e ligue para o 911 agora mesmo.',
    electric:
      'Por favor, afaste-se e não toque. Se alguém se feriu ou algo queima, ligue para o 911.',
    threat: 'Por favor, fique em segurança se puder e ligue para o 911 agora.',
    poison:
      'Ligue agora para o centro de intoxicações, 1 800, 2 2 2, 1 2 2 2. Se parecer mal, ligue para o 911.',
  },
  animalSafety: 'Por favor, leve a um veterinário de emergência agora mesmo.',
  safetyUnknown:
    'Daqui não consigo avaliar. Se alguém puder estar em perigo, ligue primeiro para o 911.',

  robot: 'Sou uma inteligência artificial. Respondo o que sei e anoto recados.',
  recorded: 'Sim, esta ligação é gravada.',
  notRecorded: 'Não é gravada, mas o que se diz fica por escrito.',
  whyDetails: 'É para saberem quem ligou e para onde retornar a ligação.',
  identity: (businessName) =>
    `Aqui é ${businessName}; sou a recepcionista de inteligência artificial.`,
  person: 'Não consigo transferir, mas passo seu recado para o dono.',
  wrongNumber: (businessName) => `Aqui é ${businessName}. Sem problema, tenha um bom dia.`,
  salesAnswer: 'Quem decide isso é o dono. Posso passar um recado.',
  polite: 'Quero ajudar; vamos manter o respeito, por favor.',
  unclear: 'Desculpe, não entendi. Pode repetir?',
  notANumber: 'Não me pareceu um número completo.',

  askNeed: 'Como posso ajudar?',
  askMatter: 'Que recado eu passo?',
  askName: 'Qual é o seu nome?',
  askNameAgain: 'Desculpe, como você se chama?',
  spellPlease: 'Sim, por favor, soletre para mim.',
  isCaller: (name) => `Estou falando com ${name}?`,
  heardName: (name) => `Anotei o nome ${name}.`,
  confirmName: (name) => `O seu nome é ${name}?`,
  askCallerPhone: (ending) => `E este número, com final ${ending}, serve para retornar a ligação?`,
  askPhone: 'Qual é o melhor número para retornar?',
  askPhoneAgain: 'Pode repetir o número, com o código de área?',
  askAreaCode: 'E qual é o código de área?',
  offerCall: 'Quer que liguem para você sobre isso?',
  askFix: 'O que eu mudo?',
  askDrop: 'Deixo assim e não passo nada adiante?',
  askMore: ['Mais alguma coisa?', 'Tem mais alguma coisa?', 'Quer acrescentar mais alguma coisa?'],
  heardNumber: (number, extension) => `Tenho ${number}${extension ? `, ramal ${extension}` : ''}.`,
  emailNoted: (email) => `Tenho o e-mail, ${email}.`,
  notedAs: (words) => `Anotei: ${words}.`,
  timeNoted: 'Anotei quando ligar.',
  textNoted: 'Certo, vou pedir que mandem uma mensagem de texto.',
  readBack: (said) =>
    sayBack(said, { have: 'Tenho', numberLead: 'no', gistLead: 'O que eu tenho é' }),
  isThatRight: 'Está certo?',
  nothingNoted: 'Ainda não anotei nada.',
  wroteDown: (words) => `Anotei assim: ${words}.`,
  notNotedYet: 'Isso eu ainda não tenho.',
  messageWithdrawn: 'Tudo bem, não passo nenhum recado.',

  goodbye: (businessName) => `Obrigada por ligar para ${businessName}. Tchau.`,
  messageGoodbye: (name) => `Obrigada${name ? `, ${name}` : ''}. Vou passar o recado. Tchau.`,
  safetyGoodbye: (hasMessage) =>
    `Sim, faça isso agora.${hasMessage ? ' Vou passar o recado.' : ''} Tchau.`,
  wrapUp: 'Preciso encerrar a ligação, mas passo tudo o que você me disse. Tchau.',

  unknown: 'Isso eu não sei, mas pergunto ao dono para você.',
  unknownOnly: 'Isso eu não sei, desculpe.',
  unknownAgain: 'Isso eu também não sei; pergunto ao dono.',
  stillUnknown: 'Desculpe, eu realmente não tenho essa resposta. Fica anotado para o dono.',
  unknownRest: 'O resto eu não sei, mas pergunto ao dono.',
  unknownPrice: 'Não tenho o preço disso; peço ao dono para lhe dizer.',
  notDoneNote: (fact) =>
    `Desculpe, só para você saber: ${fact} Mesmo assim posso anotar um recado.`,
  allIKnow: (fact) => `Só sei isto: ${fact} O resto eu pergunto ao dono.`,
  ownersNote: (fact) => `A nota que tenho, em inglês, diz: ${fact}`,
  addressIs: (address) => `Ficamos em ${address}.`,
  unknownService: 'Não sei se fazemos isso; pergunto ao dono.',
  noPromise: 'Não posso prometer um horário, mas passo adiante agora mesmo.',
  noDeed: 'Ainda não há nada marcado. O dono recebe o seu recado e decide.',
  noAdvice: 'Daqui não posso aconselhar, mas passo adiante.',
  ownersToSettle: 'Isso é com o dono; eu passo o recado.',
  ownersToSettleAgain: 'Isso também eu passo ao dono.',
  serviceYes: (service) => `Sim, fazemos: ${service}.`,
  services: (list) => `Fazemos ${list}.`,
  city: (businessName, city) => `${businessName} fica em ${city}.`,
  phone: (number) => `Nosso número é ${number}.`,
  languages: (list) => `Falo ${list}.`,
  notThatLanguage: (list) => `Desculpe, só falo ${list}.`,
  switched: 'Claro, vamos em português.',

  openNow: (close) =>
    close ? `Sim, estamos abertos agora, ${until(close)}.` : 'Sim, estamos sempre abertos.',
  closedNow: (opens) =>
    opens ? `Agora estamos fechados. Abrimos ${opens}.` : 'Agora estamos fechados.',
  reopens: (opens) => `Voltamos a abrir ${opens}.`,
  openOn: (day, hours) => `Abrimos ${day}, ${hours}.`,
  closedOn: (day) => `Fechamos ${day}.`,
  openThen: (day, time, hours) => `Sim, ${day} ${at(time)} estamos abertos. O horário é ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `Não, ${day} ${at(time)} não. Nesse dia abrimos ${hours}.`
      : `Não, ${day} estamos fechados.`,
  week: (lines) => `Abrimos ${lines}.`,
  holiday: (regular) => `Normalmente seria ${regular}, mas é feriado, então pergunto ao dono.`,

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
  time,
  span: (open, close) => `${from(open)} ${at(close)}`,
  dayRange: (first, last) => `de ${first} a ${last}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} ${at(time)}`,
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
