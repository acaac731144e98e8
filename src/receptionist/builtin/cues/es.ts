import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { ES_EMERGENCY } from './es-emergency.ts'
import { ES_SPAM } from './unwanted-elsewhere.ts'

export const ES_CUES: Cues = {
  language: 'es',
  tell: cue(
    'hola|buenos|buenas|necesito|necesita|necesitamos|quiero|quisiera|queria|tengo|tenemos|gracias|por favor|esta|estan|estoy|que|una|unos|unas|llamo|mi|mis|si|senor|senora|puede|pueden|cuando|donde|como|abiertos|abierto|abren|ustedes|usted|hay|soy|para|con|se|agua|casa|no funciona|manana|hablan|habla|el|los|las|del|al|muy|mucho|mucha|me|le|les|lo|su|es|pero|porque|tambien|nada|todo|todos|algo|alguien|aqui|ahora|hoy|oiga|mire|ayuda|ayuda(?:r|me)|cuanto|cuesta|cobran|quien|cual|tiene|tienen|hace|hacer|fuga|puerta|perro|gato|carro|luz|techo|cocina|bano|mensaje|digale|eso|este|asi|correcto|claro|bueno|nombre|numero',
  ),
  languageNames: {
    en: cue('ingles|english'),
    es: cue('espanol|castellano|spanish'),
    pt: cue('portugues|portuguese'),
    fr: cue('frances|french'),
    tr: cue('turco|turkish'),
    ru: cue('ruso|russian'),
    de: cue('aleman|german'),
  },
  greeting: cue(
    'hola|buenos dias|buenas tardes|buenas noches|buenas|buen dia|como esta(?:s|n)?|que tal',
  ),
  filler: cue(
    'eh+|este|pues|bueno|mmm+|ah|oh|por favor|ok|okay|mire|oiga|disculpe|perdon|perfecto|claro|o sea',
  ),
  yes: cue(
    'si|claro|claro que si|correcto|exacto|asi es|esta bien|por supuesto|de acuerdo|perfecto|ok|okay|vale|sip|bueno',
  ),
  no: cue('no|nop|incorrecto|esta mal|no gracias|para nada|tampoco'),
  correction: cue(
    'no|perdon|digo|mejor dicho|quise decir|en realidad|me equivoque|corrijo|incorrecto|cambie',
  ),
  thanks: cue(
    '(?:muchas )?gracias(?: por (?:todo|su ayuda|la ayuda|la informacion))?|muy amable|se lo agradezco',
  ),
  goodbye: cue(
    'adios|hasta luego|hasta pronto|hasta manana|chao|chau|bye|que tenga (?:un )?(?:buen|bonito|lindo) dia|nos vemos|olvidelo|llamo (?:despues|luego|mas tarde)',
  ),
  done: cue('(?:eso )?es todo|eso seria todo|nada mas|ya es todo|solo eso|nomas eso|ya esta'),
  repeat: cue(
    '(?:me )?(?:puede|podria) repetir(?:lo)?|repita(?: por favor)?|como dijo|como|mande|que dijo|otra vez|no (?:le )?(?:entendi|escuche|oi)(?: bien)?',
  ),
  wait: cue('un momento|un momentito|espere|esperese|un segundo|dejeme ver|permitame'),
  person: cue(
    '(?:con )?(?:una|un) (?:persona|humano|agente|representante|operador|operadora|ser humano)(?: real)?|hablar con (?:alguien|el dueno|la duena|el gerente|una persona|el encargado)|paseme con|comuniqueme con|operadora',
  ),
  asksFor: cue('(?:esta|se encuentra) (?!en|el|la|mi|muy|todo)\\S+(?=[?])'),
  robot: cue(
    '(?:es|eres) (?:usted |tu )?(?:un |una )?(?:robot|maquina|grabacion|persona(?: real)?|computadora|inteligencia artificial|contestadora)|estoy hablando con (?:un |una )?(?:robot|maquina|persona)',
  ),
  rude: cue(
    '(?:pendej[oa]|idiota|estupid[oa]|imbecil|hij[oa] de puta|vete a la mierda|callate|put[oa]|cabron|maldita maquina|chinga tu madre)',
  ),
  spam: ES_SPAM,
  refusal: cue(
    '(?:prefiero|preferiria) no (?:decir|dar)(?:lo|le)?(?: (?:mi|el|nombre|numero))*|no (?:quiero|voy a) dar(?:lo|le|selo)?(?: (?:mi|el|nombre|numero))*|no tengo (?:telefono|numero)|anonimo|para que (?:quiere|necesita)(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:quiero|quisiera|puedo|me gustaria|deseo) dejar (?:le )?un (?:mensaje|recado)(?: para \\S+)?|(?:puede|podria) tomar (?:un )?(?:mensaje|recado)|tengo una pregunta',
  ),
  smallTalk: cue(
    '(?:ese|este|es) (?:es )?(?:mi|el) (?:numero|celular|telefono)|de nada|esta bien|eso es|igualmente|estoy llamando (?:porque|para)|llamo (?:porque|para)|le llamo (?:porque|para)|digale (?:que)?',
  ),
  nameLead: cue(
    'me llamo|mi nombre(?: completo)?(?: es)?|soy|le habla|habla|nombre es|a nombre de|apellido(?: es)?',
  ),
  askedNameLead: cue('es|con|de parte de|senor|senora|don|dona'),
  notName: wordSet(
    'el la los las un una unos unas de que y o a en con por para mi su tu se es esta estan estoy yo usted ustedes no si cliente vecino dueno propietario urgente necesito quiero tengo llamando llamo aqui alli hoy manana ahora casa agua tubo bano cocina fuga perro gato carro llave puerta porque cuando como donde muy todo nada algo alguien espanol ingles favor gracias hola buenos buenas dias tardes noches numero telefono nombre mensaje bien mal nueva nuevo inquilino mama papa hijo hija hermano hermana esposa esposo',
  ),
  sameNumber: cue(
    '(?:este|el mismo|ese|este mismo) numero|(?:el|del) (?:numero|que) (?:del |desde el )?que (?:le |estoy )?(?:llamo|llamando)|a este|el mismo|lo tiene en la pantalla',
  ),
  numberLead: cue(
    '(?:mi|el|al) (?:numero|telefono|celular)(?: de (?:telefono|celular|casa))?(?: es)?(?: el)?|(?:me pueden|puede|pueden|me puede) (?:llamar|llamarme|marcar|marcarme)(?: al)?|llameme al|numero|al|es el|es',
  ),
  areaCode: cue('codigo de area|area'),
  numbers: numberWords(
    'cero=0 uno=1 un=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 doscientos=200 trescientos=300 cuatrocientos=400 quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('doble=2 triple=3'),
  multipliers: new Map(),
  betweenDigits: wordSet('eh este guion y luego despues es area'),
  spellAs: wordSet('de como'),
  asks: cue(
    'que|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|quien|como|a que hora|hasta que hora|hacen|tienen|puede|pueden|podria|podrian|arreglan|reparan|ofrecen|trabajan|atienden|abren|cierran|hablan|es(?= \\S+ (?:robot|maquina))|quisiera saber|queria saber|me gustaria saber|quiero saber',
  ),
  kinds: {
    hours: cue(
      '(?:estan|esta|estaran) (?:abiert[oa]s?|cerrad[oa]s?)|abiert[oa]s?(?: (?:el|los|hoy|manana|ahora) \\S*)|horarios?|(?:a que hora|cuando|hasta que hora|que dias)(?: \\S+){0,2} (?:abren|cierran|abre|cierra|atienden|trabajan)|(?:abren|cierran|trabajan|atienden)(?: \\S+){0,3}|hasta que hora',
    ),
    price: cue(
      'cuanto|cuesta|cuestan|costo|precio|precios|cobran|cobra|tarifa|presupuesto|cotizacion|vale|gratis',
    ),
    visit: cue(
      'cita|citas|(?:pueden?|podrian?) (?:venir|mandar|enviar|pasar)(?: \\S+)?|(?:cuando|que tan pronto)(?: \\S+){0,2} (?:venir|llegar|vienen|llegan)|disponibilidad|agendar|reservar',
    ),
    location: cue(
      'donde (?:estan|esta|se encuentran|quedan|queda)(?: \\S+)?|(?:su|la) direccion|en que (?:ciudad|zona|calle)|(?:atienden|cubren|van|sirven) (?:en|a|hasta)',
    ),
    service_list: cue(
      'que (?:servicios|tipo de (?:servicios|trabajos))(?: \\S+)?|(?:sus|los) servicios|que ofrecen|que hacen',
    ),
    service: cue(
      '(?:hacen|arreglan|reparan|ofrecen|instalan|limpian|tienen|aceptan|venden|cambian|destapan|dan|trabajan con|pueden (?:arreglar|reparar|instalar|hacer|cambiar|destapar))(?: (?:el|la|los|las|un|una|unos|mi))?',
    ),
    languages: cue(
      '(?:hablan?|habla alguien)(?: \\S+){0,2} (?:espanol|ingles|frances|portugues|aleman|ruso|turco|chino|coreano|arabe)|que idiomas|en (?:espanol|ingles|frances|portugues|aleman|ruso|turco)',
    ),
    phone: cue(
      '(?:su|el) (?:numero|telefono) (?:del negocio|de la oficina|de ustedes)?|cual es su (?:numero|telefono)',
    ),
    identity: cue('quien habla|con quien hablo|que (?:compania|empresa|negocio) es|de donde habla'),
    about: cue('a que se dedican|que (?:tipo|clase) de (?:negocio|empresa|compania)'),
  },
  never: { hours: cue('puerta|ventana|llave|valvula') },
  followUp: cue('y (?:el|los|hoy|manana) ?\\S*|que tal (?:el|los|manana)'),
  serviceLead: cue(
    '(?:hacen|arreglan|reparan|ofrecen|instalan|limpian|tienen|aceptan|venden|cambian|destapan|dan|trabajan con|pueden (?:arreglar|reparar|instalar|hacer|cambiar|destapar))(?: (?:el|la|los|las|un|una|unos|mi))?',
  ),
  serviceEnd: cue('porque|pero|en mi|tambien|ahi'),
  price: cue(
    'cuanto|cuesta|cuestan|costo|precio|precios|cobran|cobra|tarifa|presupuesto|cotizacion|vale|gratis',
  ),
  days: new Map<Day, RegExp>([
    ['Monday', cue('lunes')],
    ['Tuesday', cue('martes')],
    ['Wednesday', cue('miercoles')],
    ['Thursday', cue('jueves')],
    ['Friday', cue('viernes')],
    ['Saturday', cue('sabados?')],
    ['Sunday', cue('domingos?')],
  ]),
  dates: DATE_CUES.es,
  today: cue('hoy|esta (?:noche|tarde)'),
  tomorrow: cue('(?<!(?:la|de|por) )manana'),
  weekend: cue('fin(?:es)? de semana'),
  now: cue('ahora|ahorita|en este momento|todavia'),
  closing: cue('cierran?|hasta que hora|cerrar'),
  holiday: cue(
    'feriados?|dias? festivos?|navidad|ano nuevo|pascua|accion de gracias|nochebuena|cuatro de julio',
  ),
  morning: cue('am|de la manana|por la manana'),
  evening: cue('pm|de la (?:tarde|noche)|por la (?:tarde|noche)'),
  noon: cue('mediodia|medio dia'),
  midnight: cue('medianoche|media noche'),
  timeLead: cue('las|la|a'),
  emergency: ES_EMERGENCY,
  bodily: cue('no (?:puede respirar|respira)|inconsciente|sangrando mucho|se desmayo'),
  pet: cue('perr[oa]s?|perrit[oa]s?|gat[oa]s?|gatit[oa]s?|mascotas?|cachorr[oa]s?|conejo|pajaro'),
  notUrgent: cue(
    'no es (?:muy |tan |nada )?(?:urgente|urgencia|una emergencia|emergencia)|sin prisa|no hay prisa|no corre prisa|cuando puedan?|no tengo prisa',
  ),
  negation: / (?:no|sin|nada de)(?: (?:es|hay|una?|muy|tan))*$/,
  longAgo: cue('el (?:ano|mes|verano|invierno) pasado|hace (?:\\S+ )?(?:anos?|mes(?:es)?)'),
  need: cue('mi|mis|tengo|necesito|quiero|tenemos|nuestro|nuestra|se me|roto|fuga'),
  empty: wordSet(
    'el la los las un una unos unas de del que y o a al en con por para mi mis su sus tu se es son esta estan estoy soy yo usted ustedes no si lo le les me nos hay muy mas pero como cuando donde cual cuanto ya hola gracias favor bueno eh este pues ok quiero quisiera necesito puede pueden tienen hacen ofrecen alguien algo',
  ),
}
