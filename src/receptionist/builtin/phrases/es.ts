import { formatMinute } from '../../../lines/hours.ts'
import type { Phrases } from './phrases.ts'

export const ES_PHRASES: Phrases = {
  greeting: (businessName) =>
    `Gracias por llamar a ${businessName}. Soy una recepcionista de inteligencia artificial, y esta llamada se graba y se transcribe.`,
  offer: 'También hablo español.',
  howCanIHelp: '¿En qué puedo ayudarle?',
  resumed: 'Disculpe, la llamada se cortó un momento.',
  stillThere: '¿Sigue ahí?',
  goOn: 'Continúe, por favor.',
  takeYourTime: 'Tómese su tiempo.',
  robot: 'Sí, soy una recepcionista de inteligencia artificial, no una persona.',
  person:
    'Nadie puede atender el teléfono en este momento, pero puedo tomar un mensaje para el dueño.',
  danger:
    'Si alguien está en peligro, cuelgue ahora y marque el 911. Yo no puedo enviar ayuda. Si todos están a salvo, lo anoto como urgente.',
  polite: 'Quiero ayudarle. Por favor, hablemos con respeto.',
  unclear: 'Perdón, no le entendí.',
  notANumber: 'Ese no parece un número de teléfono completo.',
  noProblem: 'Está bien.',
  gotIt: 'Entendido.',
  thanksName: (name) => `Gracias, ${name}.`,
  heardNumber: (number) => `Tengo ${number}.`,
  urgentNoted: 'Lo siento mucho. Lo anoto como urgente.',

  askNeed: '¿En qué puedo ayudarle?',
  askDetails: '¿Qué mensaje quiere dejar?',
  askName: '¿Me dice su nombre?',
  askPhone: '¿A qué número le podemos devolver la llamada?',
  askAreaCode: '¿Y cuál es el código de área?',
  askCallerPhone: '¿El número del que llama es bueno para devolverle la llamada?',
  askFix: '¿Qué debo cambiar?',
  askMore: '¿Algo más?',
  confirm: ({ name, number, text }) =>
    `Le repito. ${[name, number].filter((part) => part !== null).join(', ')}${name || number ? '. ' : ''}${text ? `Su mensaje: ${text}. ` : ''}¿Es correcto?`,

  goodbye: (businessName) => `Gracias por llamar a ${businessName}. Adiós.`,
  messageGoodbye: (businessName) =>
    `Gracias. Le paso su mensaje al dueño. Gracias por llamar a ${businessName}. Adiós.`,
  rudeGoodbye: 'Voy a terminar la llamada aquí. Adiós.',
  spamGoodbye: 'Gracias, pero no nos interesa. Por favor quite este número de su lista. Adiós.',
  silentGoodbye: 'No oigo a nadie, así que voy a colgar. Llame de nuevo, por favor. Adiós.',
  wrapUp: 'Tengo que terminar la llamada. Pasaré todo lo que me dijo. Adiós.',

  unknown: 'No tengo esa información, pero puedo tomar un mensaje.',
  noPromise: 'No puedo reservar ni prometer una hora, pero puedo tomar un mensaje.',
  noPrice: 'No tengo precios, pero puedo tomar un mensaje.',
  serviceYes: (businessName, service) => `Sí, ${businessName} ofrece: ${service}.`,
  servicePartly: (service) =>
    `En la lista tengo ${service}, pero no puedo asegurarle lo otro. Puedo tomar un mensaje.`,
  services: (businessName, list) => `${businessName} ofrece: ${list}.`,
  city: (businessName, city) => `${businessName} está en ${city}.`,
  phone: (number) => `El número del negocio es ${number}.`,
  identity: (businessName) => `Es la recepcionista de inteligencia artificial de ${businessName}.`,
  languages: (list) => `Hablo ${list}.`,
  notThatLanguage: (list) => `Lo siento, solo hablo ${list}.`,
  switched: 'Claro que sí.',

  openNow: (businessName, until) =>
    until
      ? `Sí, ${businessName} está abierto ahora, hasta ${until}.`
      : `${businessName} está abierto siempre, las 24 horas.`,
  closedNow: (businessName, opens) =>
    opens
      ? `${businessName} está cerrado en este momento. Abre ${opens}.`
      : `${businessName} está cerrado en este momento y no tengo su horario.`,
  openOn: (businessName, day, hours) => `${businessName} abre ${day}, ${hours}.`,
  closedOn: (businessName, day) => `${businessName} está cerrado ${day}.`,
  openThen: (day, time, hours) => `Sí, ${day}, ${time}, está dentro del horario: ${hours}.`,
  closedThen: (day, time, hours) =>
    hours
      ? `No, ${day}, ${time}, no. El horario de ese día es ${hours}.`
      : `No, ${day}, ${time}, no. Ese día está cerrado.`,
  week: (businessName, lines) => `El horario de ${businessName}: ${lines}.`,
  holiday: 'No tengo el horario de los días festivos, pero puedo tomar un mensaje.',

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
  time: formatMinute,
  span: (open, close) => `de ${open} a ${close}`,
  dayRange: (first, last) => `d${first} a${last.slice(1)}`,
  dayLine: (days, hours) => `${days}, ${hours}`,
  moment: (day, time) => `${day} a las ${time}`,
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
