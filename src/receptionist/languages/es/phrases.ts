import type { Phrases } from '../phrases.ts'
import { sayBack } from '../say-back.ts'
import { clock12, hourOf } from '../spoken-time.ts'

/** "las 9 de la mañana", "la 1:30 de la tarde", "mediodía". */
function time(minute: number): string {
  const { hour, past } = hourOf(minute)
  if (past === 0 && hour === 12) return 'el mediodía'
  if (past === 0 && hour === 0) return 'la medianoche'
  const part = hour < 12 ? 'mañana' : hour < 19 ? 'tarde' : 'noche'
  return `${hour % 12 === 1 ? 'la' : 'las'} ${clock12(minute)} de la ${part}`
}

/** "a el" becomes "al", "de el" becomes "del". */
const to = (noun: string) => `a ${noun}`.replace(/^a el /, 'al ')
const from = (noun: string) => `de ${noun}`.replace(/^de el /, 'del ')

export const ES_PHRASES: Phrases = {
  disclosure: (businessName, isRecorded) => {
    const kept = isRecorded ? 'graba' : 'transcribe'
    return `${businessName}. Soy la recepcionista de inteligencia artificial, y la llamada se ${kept}.`
  },
  offer: 'Español',
  offerAlone: 'En español también.',
  howCanIHelp: '¿En qué le ayudo?',
  resumed: 'Disculpe, se cortó la llamada un momento.',
  stillThere: '¿Sigue ahí?',
  silentGoodbye: 'No le escucho, así que voy a colgar. Llame de nuevo, por favor. Adiós.',
  takeYourTime: 'Claro, tómese su tiempo.',
  goAhead: 'Dígame, le escucho.',

  acknowledged: ['Muy bien, lo paso.', 'Entendido, se lo digo.', 'De acuerdo, se lo hago saber.'],
  heard: ['Muy bien.', 'Entendido.'],
  added: ['Ya lo anoté.', 'Queda anotado.', 'Lo añado al mensaje.'],
  passedOnToo: 'Y lo que me contó, se lo paso al dueño.',
  thanksName: (name) => `Gracias, ${name}.`,
  sorryToHear: 'Lo siento mucho.',
  urgentNoted: 'Lo anoto como urgente.',
  notUrgentNoted: 'Bien, no lo marco como urgente.',
  safety: {
    gas: 'Por favor, salgan todos ahora mismo y llamen desde afuera al 911 o a la compañía de gas.',
    fire: 'Por favor, salgan todos ahora mismo y llamen al 911 desde afuera.',
    body: 'Por favor, cuelgue y llame al 911 ahora mismo.',
    electric: 'Por favor, aléjese y no lo toque. Si hay heridos o algo se quema, llame al 911.',
    threat: 'Por favor, póngase a salvo si puede y llame al 911 ahora mismo.',
    poison:
      'Llame ahora a Control de Envenenamientos, al 1 800, 2 2 2, 1 2 2 2. Si se ve mal, llame al 911.',
  },
  animalSafety: 'Por favor, llévelo a un veterinario de urgencias ahora mismo.',
  safetyUnknown:
    'Desde aquí no lo puedo saber. Si alguien puede estar en peligro, llame primero al 911.',

  robot: 'Soy una inteligencia artificial. Contesto lo que sé y tomo mensajes.',
  recorded: 'Sí, esta llamada se graba.',
  notRecorded: 'No se graba, pero lo que se dice queda por escrito.',
  whyDetails: 'Es para que sepan quién llamó y a dónde devolverle la llamada.',
  identity: (businessName) =>
    `Habla a ${businessName}; soy la recepcionista de inteligencia artificial.`,
  person: 'No puedo comunicarle, pero le paso su mensaje al dueño.',
  wrongNumber: (businessName) => `Aquí es ${businessName}. No hay problema, que tenga buen día.`,
  salesAnswer: 'Eso lo decide el dueño. Le puedo pasar un mensaje.',
  polite: 'Quiero ayudarle; hablemos con respeto, por favor.',
  unclear: 'Perdón, no le entendí. ¿Me lo repite?',
  notANumber: 'Ese no parece un número completo.',

  askNeed: '¿En qué le ayudo?',
  askMatter: '¿Qué mensaje le paso?',
  askName: '¿Me da su nombre?',
  askNameAgain: 'Perdón, ¿cómo se llama?',
  spellPlease: 'Sí, por favor, deletréemelo.',
  isCaller: (name) => `¿Hablo con ${name}?`,
  heardName: (name) => `Anoté el nombre ${name}.`,
  confirmName: (name) => `¿Su nombre es ${name}?`,
  askCallerPhone: (ending) =>
    `¿Y este número, que termina en ${ending}, está bien para devolverle la llamada?`,
  askPhone: '¿A qué número le devolvemos la llamada?',
  askPhoneAgain: '¿Me repite el número, con el código de área?',
  askAreaCode: '¿Y el código de área?',
  offerCall: '¿Quiere que le llamen por eso?',
  askFix: '¿Qué le cambio?',
  askDrop: '¿Lo dejo así y no paso ningún recado?',
  askMore: ['¿Algo más?', '¿Hay algo más?', '¿Desea añadir algo más?'],
  heardNumber: (number, extension) =>
    `Tengo el ${number}${extension ? `, extensión ${extension}` : ''}.`,
  emailNoted: (email) => `Tengo el correo, ${email}.`,
  notedAs: (words) => `He anotado: ${words}.`,
  timeNoted: 'He anotado cuándo llamar.',
  textNoted: 'De acuerdo, pediré que le escriban un mensaje de texto.',
  readBack: (said) =>
    sayBack(said, { have: 'Tengo', numberLead: 'en el', gistLead: 'Esto es lo que tengo' }),
  isThatRight: '¿Está bien así?',
  nothingNoted: 'Todavía no he anotado nada.',
  wroteDown: (words) => `Anoté esto: ${words}.`,
  notNotedYet: 'Eso todavía no lo tengo.',
  messageWithdrawn: 'Está bien, no paso ningún mensaje.',

  goodbye: (businessName) => `Gracias por llamar a ${businessName}. Adiós.`,
  messageGoodbye: (name) => `Gracias${name ? `, ${name}` : ''}. Yo paso el mensaje. Adiós.`,
  safetyGoodbye: (hasMessage) =>
    `Sí, hágalo ahora mismo.${hasMessage ? ' Yo paso el mensaje.' : ''} Adiós.`,
  wrapUp: 'Tengo que terminar la llamada, pero paso todo lo que me dijo. Adiós.',

  unknown: 'Eso no lo sé, pero se lo pregunto al dueño.',
  unknownOnly: 'Eso no lo sé, lo siento.',
  unknownAgain: 'Eso tampoco lo sé; se lo pregunto al dueño.',
  stillUnknown: 'Perdone, de verdad no tengo la respuesta a eso. Queda anotado para el dueño.',
  unknownRest: 'Lo otro no lo sé, pero se lo pregunto al dueño.',
  unknownPrice: 'No tengo el precio de eso; le pido al dueño que se lo diga.',
  notDoneNote: (fact) => `Disculpe, para que sepa: ${fact} Igual puedo tomar un recado.`,
  allIKnow: (fact) => `Solo sé esto: ${fact} Lo demás se lo pregunto al dueño.`,
  ownersNote: (fact) => `La nota que tengo, en inglés, dice: ${fact}`,
  addressIs: (address) => `Estamos en ${address}.`,
  unknownService: 'No sé si hacemos eso; se lo pregunto al dueño.',
  noPromise: 'No puedo prometerle una hora, pero lo paso de inmediato.',
  noDeed: 'Todavía no hay nada agendado. El dueño recibe su mensaje y decide.',
  noAdvice: 'Desde aquí no puedo aconsejarle, pero lo paso.',
  ownersToSettle: 'Eso lo tiene que ver el dueño; yo se lo paso.',
  ownersToSettleAgain: 'Eso también se lo paso al dueño.',
  serviceYes: (service) => `Sí, tenemos ese servicio: ${service}.`,
  services: (list) => `Ofrecemos ${list}.`,
  city: (businessName, city) => `${businessName} está en ${city}.`,
  phone: (number) => `Nuestro número es el ${number}.`,
  languages: (list) => `Hablo ${list}.`,
  notThatLanguage: (list) => `Lo siento, solo hablo ${list}.`,
  switched: 'Claro, seguimos en español.',

  openNow: (until) =>
    until ? `Sí, ahora está abierto, hasta ${until}.` : 'Sí, siempre está abierto.',
  closedNow: (opens) => (opens ? `Ahora está cerrado. Abre ${opens}.` : 'Ahora está cerrado.'),
  reopens: (opens) => `Volvemos a abrir ${opens}.`,
  openOn: (day, hours) => `Abrimos ${day}, ${hours}.`,
  closedOn: (day) => `Cerramos ${day}.`,
  openThen: (day, time, hours) => `Sí, ${day} ${to(time)} está abierto. El horario es ${hours}.`,
  closedThen: (day, time, hours) =>
    hours ? `No, ${day} ${to(time)} no. Ese día abrimos ${hours}.` : `No, ${day} está cerrado.`,
  week: (lines) => `Abrimos ${lines}.`,
  holiday: (regular) =>
    `Normalmente sería ${regular}, pero es día festivo, así que le pregunto al dueño.`,

  days: {
    Monday: 'el lunes',
    Tuesday: 'el martes',
    Wednesday: 'el miércoles',
    Thursday: 'el jueves',
    Friday: 'el viernes',
    Saturday: 'el sábado',
    Sunday: 'el domingo',
  },
  today: 'hoy',
  tomorrow: 'mañana',
  and: 'y',
  closed: 'cerrado',
  allDay: 'las 24 horas',
  time,
  span: (open, close) => `${from(open)} ${to(close)}`,
  dayRange: (first, last) => `${from(first)} ${to(last)}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} ${to(time)}`,
  languageNames: {
    en: 'inglés',
    es: 'español',
    pt: 'portugués',
    fr: 'francés',
    tr: 'turco',
    ru: 'ruso',
    de: 'alemán',
  },
}
