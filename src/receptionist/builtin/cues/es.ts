import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { ASIDES, BESIDE, NUMBER_REFUSALS } from './asides.ts'
import { type Cues, numberWords, ownClause, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { ES_EMERGENCY } from './es-emergency.ts'
import { ES_SPAM } from './unwanted-elsewhere.ts'

export const ES_CUES: Cues = {
  language: 'es',
  ...ASIDES.es,
  tell: cue(
    'alo|buen dia|bonito|molestia|escucha|cuales|sus|ustedes|desde|disculpe|hasta|hola|buenos|buenas|necesito|necesita|necesitamos|quiero|quisiera|queria|tengo|tenemos|gracias|por favor|esta|estan|estoy|que|una|unos|unas|llamo|mi|mis|si|senor|senora|puede|pueden|cuando|donde|como|abiertos|abierto|abren|ustedes|usted|hay|soy|para|con|se|agua|casa|no funciona|manana|hablan|habla|el|los|las|del|al|muy|mucho|mucha|me|le|les|lo|su|es|pero|porque|tambien|nada|todo|todos|algo|alguien|aqui|ahora|hoy|oiga|mire|ayuda|ayuda(?:r|me)|cuanto|cuesta|cobran|quien|cual|tiene|tienen|hace|hacer|fuga|puerta|perro|gato|carro|luz|techo|cocina|bano|mensaje|digale|eso|este|asi|correcto|claro|bueno|nombre|numero',
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
    '(?:buen|bonito|lindo) dia|bueno(?= ?[?])',
    'alo|bueno buenas|que onda|que hubo|muy (?:buenos dias|buenas (?:tardes|noches))',
    'hola|buenos dias|buenas tardes|buenas noches|buenas|buen dia|como esta(?:s|n)?|que tal',
  ),
  filler: cue(
    'y(?= (?:me|cual|que|a|en|donde|hasta|los|el|cuanto|ustedes|de|como|cuando))',
    'soy yo|entonces|fijese(?: que)?|mira|sabe que|vera|senorita|joven|orale|listo',
    'eh+|este|pues|bueno|mmm+|ah|oh|por favor|ok|okay|mire|oiga|disculpe|perdon|perfecto|claro|o sea',
  ),
  yes: cue(
    'ey|ajam|mjm|si asi',
    'exactamente|efectivamente|andele(?: pues)?|eso(?: es)?(?= $|[,.?])|ese mero|simon|sale|listo|todo (?:bien|correcto|esta bien)|tal cual|afirmativo|aja|(?:es|esta|asi es) (?:correcto|perfecto|bien)|asi (?:esta bien|mero|mismo)|eso mero|con gusto',
    'si|claro|claro que si|correcto|exacto|asi es|esta bien|por supuesto|de acuerdo|perfecto|ok|okay|vale|sip|bueno',
  ),
  no: cue(
    'no es (?:correcto|asi|ese|eso|ella|el)|no esta bien|nel|negativo|que no|no senor(?:a|ita)?',
    'no|nop|incorrecto|esta mal|no gracias|para nada|tampoco',
  ),
  correction: cue(
    'quiero decir|ay no|espere(?:se)?|mentira|disculpe|perdone|mas bien|al contrario',
    'no|perdon|digo|mejor dicho|quise decir|en realidad|me equivoque|corrijo|incorrecto|cambie',
  ),
  thanks: cue(
    'mil gracias|se (?:le )?agradece|muy amables?',
    '(?:muchas )?gracias(?: por (?:todo|su ayuda|la ayuda|la informacion))?|muy amable|se lo agradezco',
  ),
  goodbye: cue(
    'que (?:este|esten) (?:muy )?bien|que (?:le|les|te) vaya (?:muy )?bien|que (?:tenga|tengan|pase|pasen)(?: un| una| muy)* (?:buen[oa]?s?|bonit[oa]|lind[oa]|feliz|excelente) (?:dia|dias|tarde|tardes|noche|noches|fin de semana)|(?<=gracias )(?:bonito|buen|lindo|feliz) (?:dia|fin de semana)|(?<=gracias )(?:buenas|feliz|bonita) (?:tardes?|noches?)|cuidese(?: mucho)?|bendiciones|dios (?:lo|la|le|te|los) bendiga|(?:entonces )?(?:yo )?(?:le |les )?(?:llamo|marco|hablo|vuelvo a llamar) (?:despues|luego|mas tarde)',
    ownClause(
      'hasta manana|nos vemos|hasta luego|hasta pronto',
      'gracias|bueno|ok|pues|vale|muy amable',
    ),
    'adios|chao|chau|chaito|bye|que tenga (?:un )?(?:buen|bonito|lindo) dia|olvidelo|llamo (?:despues|luego|mas tarde)',
  ),
  done: cue(
    '(?:no )?(?:eso )?(?:seria|era|fue) todo(?: por (?:ahora|hoy|el momento))?|ya con eso|con eso (?:esta bien|basta|ya)|(?:solo|solamente|nada mas|nomas|no mas) (?:queria|quiero|era para) (?:saber|preguntar)(?: eso)?|(?:eso )?es todo por (?:el momento|ahora|hoy)|por (?:el momento|ahora) (?:es todo|nada mas|no)|nada mas (?:eso|gracias)|ya nada mas|asi (?:esta bien|nomas)|todo bien|ya quedo|ningun[oa]|eso nomas',
    '(?:eso )?es todo|eso seria todo|nada mas|ya es todo|solo eso|nomas eso|ya esta',
  ),
  repeat: cue(
    '(?:me lo )?(?:puede|podria) (?:decir|repetir)(?:melo|lo)? (?:otra vez|de nuevo)|como dice|que me dijo|no (?:le )?(?:escucho|oigo)(?: bien)?',
    '(?:me )?(?:puede|podria) repetir(?:lo)?|repita(?: por favor)?|como dijo|como|mande|que dijo|otra vez|no (?:le )?(?:entendi|escuche|oi)(?: bien)?',
  ),
  wait: cue(
    '(?:dame|deme|permitame|espereme) (?:un )?(?:momento|momentito|segundo|minuto|ratito|tantito)|aguarde|un segundito',
    'un momento|un momentito|espere|esperese|un segundo|dejeme (?:ver|buscar)|permitame|tantito',
  ),
  person: cue(
    '(?:me )?(?:comunica|comunican|comunique|pasa|pasan|transfiere|conecta|pone)(?:me)? con (?:alguien|algun|el|la|un|una)(?: \\S+)?|hablar (?:directamente )?con (?:el|la|un|una|algun) (?:encargad[oa]|jef[ea]|tecnico|senor|gente|ser humano)',
    '(?:con )?(?:una|un) (?:persona|humano|agente|representante|operador|operadora|ser humano)(?: real)?|hablar con (?:alguien|el dueno|la duena|el gerente|una persona|el encargado)|paseme con|comuniqueme con|operadora',
  ),
  asksFor: cue(
    '(?:esta|anda|se encuentra) (?:el|la) (?:dueno|duena|encargad[oa]|jef[ea]|senora?|doctora?|gerente)(?= $|[,.?]| por| ahi)',
    '(?:esta|se encuentra) (?!en|el|la|mi|muy|todo)\\S+(?=[?])',
  ),
  robot: cue(
    '(?:es|eres) (?:usted |tu )?(?:un |una )?(?:robot|maquina|grabacion|persona(?: real)?|computadora|inteligencia artificial|contestadora)|estoy hablando con (?:un |una )?(?:robot|maquina|persona)',
  ),
  rude: cue(
    '(?:pendej[oa]|idiota|estupid[oa]|imbecil|hij[oa] de puta|vete a la mierda|callate|put[oa]|cabron|maldita maquina|chinga tu madre)',
  ),
  spam: ES_SPAM,
  refusal: cue(
    NUMBER_REFUSALS.es,
    '(?:eso )?no (?:se )?(?:lo |la )?(?:doy|digo|dare|dire|puedo dar|voy a (?:dar|decir)|quiero (?:decir|dejar|dar))(?:le|lo|la|selo)?(?: (?:mi|el|nombre|numero|telefono|a|nadie))*|prefiero (?:que )?no(?: \\S+)?|mejor no(?= $|[,.?])|sin (?:nombre|numero|telefono)|no hace falta|no es necesario|no (?:le )?importa',
    '(?:prefiero|preferiria) no (?:decir|dar)(?:lo|le)?(?: (?:mi|el|nombre|numero))*|no (?:quiero|voy a) dar(?:lo|le|selo)?(?: (?:mi|el|nombre|numero))*|no tengo (?:telefono|numero)|anonimo|para que (?:quiere|necesita)(?: \\S+){0,3}',
  ),
  leaveMessage: cue(
    '(?:quiero|quisiera|puedo|me gustaria) dejar (?:dicho|un recadito)(?: que)?',
    '(?:quiero|quisiera|puedo|me gustaria|deseo) dejar (?:le )?un (?:mensaje|recado)(?: para \\S+)?|(?:puede|podria) tomar (?:un )?(?:mensaje|recado)',
  ),
  smallTalk: cue(
    BESIDE.es,
    '(?:si )?me (?:escucha|oye)|se (?:escucha|oye)|la molestia|disculpe la (?:molestia|hora)',
    'tengo una (?:pregunta|preguntita|duda)',
    '(?:el|mi) (?:numero|nombre|apellido) (?:esta|es) (?:mal|equivocado|incorrecto)|(?:ese|este) (?:telefono )?es (?:prestado|del trabajo|de (?:mi|un|una) \\S+)|(?:sale )?pues|todo bien|que pena|(?:le )?(?:hablo|llamo|marco) (?:porque|para (?:ver(?: lo de)?|que|preguntar)|por(?= ))|mi amor|queria saber eso',
    '(?:ese|este|es) (?:es )?(?:mi|el) (?:numero|celular|telefono)|de nada|esta bien|eso es|igualmente|estoy llamando (?:porque|para)|llamo (?:porque|para)|le llamo (?:porque|para)|digale (?:que)?',
  ),
  nameLead: cue(
    'mi nombre(?: completo)? (?:es|seria)(?: (?:el|la|senor|senora|senorita|don|dona|doctor|doctora))*|(?:soy|le habla|habla|a nombre de)(?: (?:el|la|senor|senora|senorita|don|dona|doctor|doctora|licenciado|licenciada|ingeniero))+|(?:mi |el )?apellido (?:es|paterno)',
    'me llamo|mi nombre(?: completo)?(?: es)?|soy|le habla|habla|nombre es|a nombre de|apellido(?: es)?',
  ),
  askedNameLead: cue(
    '(?:me (?:dicen|llaman|conocen como)|llameme|digame|ponga(?:le|me)?|pongale|apunte(?:le|me)?|anote(?:le|me)?|registre(?:lo|la|me)?|a nombre de|con)(?: (?:como|a|el|la|senor|senora|don|dona|nombre|de))*|senorita|doctora?|licenciad[oa]|ingeniero',
    'es|con|de parte de|senor|senora|don|dona',
  ),
  nameTail: cue(
    'por favor',
    'me llamo|es mi (?:apellido|nombre)|mi apellido|para servir(?:le|les|te)|a sus ordenes|le (?:habla|saluda)|al habla|nada mas|nomas|por aca|soy yo|es mi nombre|aqui(?= $|[,.?])|y (?:mi|el) apellido(?: es)?(?= $)',
  ),
  notName: wordSet(
    'favor asi correcto correcta correctamente eso esto ese restaurante tienda hotel oficina edificio empresa negocio compania taller para servirle nada mas nomas prestado apellido llama llamas dicen ponga luz agua gas drenaje calentador techo aire urgencia emergencia parte del el la los las un una unos unas de que y o a en con por para mi su tu se es esta estan estoy yo usted ustedes no si cliente vecino dueno propietario urgente necesito quiero tengo llamando llamo aqui alli hoy manana ahora casa agua tubo bano cocina fuga perro gato carro llave puerta porque cuando como donde muy todo nada algo alguien espanol ingles favor gracias hola buenos buenas dias tardes noches numero telefono nombre mensaje bien mal nueva nuevo inquilino mama papa hijo hija hermano hermana esposa esposo',
  ),
  sameNumber: cue(
    '(?:a |al |en )?(?:este|ese)(?: mismo| mero| aqui)+|a (?:este|ese)(?= $|[,.?])|(?:este|ese) (?:esta|es) (?:bien|bueno|mi celular|mi cel|el mio|mio)|al que (?:le )?(?:llamo|marco|hablo)|ese mero',
    '(?:este|el mismo|ese|este mismo) numero|(?:el|del) (?:numero|que) (?:del |desde el )?que (?:le |estoy )?(?:llamo|llamando)|a este|el mismo|lo tiene en la pantalla',
  ),
  numberLead: cue(
    '(?:anote|apunte|marque(?:me|nme)?|llame(?:me|nme)?|hable(?:me|nme)?)(?:le)?(?: al?)?|(?:el numero )?termina en|al final(?: es)?|mejor al',
    '(?:mi|el|al) (?:numero|telefono|celular)(?: de (?:telefono|celular|casa))?(?: es)?(?: el)?|(?:me pueden|puede|pueden|me puede) (?:llamar|llamarme|marcar|marcarme)(?: al)?|llameme al|numero|al|es el|es',
  ),
  areaCode: cue('codigo de area|area'),
  numbers: numberWords(
    'cero=0 uno=1 un=1 una=1 dos=2 tres=3 cuatro=4 cinco=5 seis=6 siete=7 ocho=8 nueve=9 diez=10 once=11 doce=12 trece=13 catorce=14 quince=15 dieciseis=16 diecisiete=17 dieciocho=18 diecinueve=19 veinte=20 veintiuno=21 veintidos=22 veintitres=23 veinticuatro=24 veinticinco=25 veintiseis=26 veintisiete=27 veintiocho=28 veintinueve=29 treinta=30 cuarenta=40 cincuenta=50 sesenta=60 setenta=70 ochenta=80 noventa=90 cien=100 doscientos=200 trescientos=300 cuatrocientos=400 quinientos=500 seiscientos=600 setecientos=700 ochocientos=800 novecientos=900 ochocientas=800 doscientas=200 trescientas=300 cuatrocientas=400 quinientas=500 seiscientas=600 setecientas=700 novecientas=900 ciento=100 mil=1000',
  ),
  soundsLikeDigit: new Map(),
  repeats: numberWords('doble=2 triple=3'),
  digitNouns: numberWords(
    'ceros=0 unos=1 doses=2 treses=3 cuatros=4 cincos=5 seises=6 sietes=7 ochos=8 nueves=9',
  ),
  times: wordSet('veces'),
  plus: wordSet('mas'),
  multipliers: numberWords('mil=1000'),
  betweenDigits: wordSet('el los la este aca eh este guion y luego despues es area'),
  spellAs: wordSet('de como'),
  asks: cue(
    'cuales|me (?:da|pasa|manda|dice|puede (?:dar|decir|pasar)|podria (?:dar|decir|pasar))(?= (?:la|su|el|que|a|si|donde|cuanto))|ustedes(?= (?:de|en|a|por|hasta|desde|que|donde|cual|abren|trabajan|hacen))|(?:en|de|a|por|desde|hasta|con) (?:que|cual|cuales|donde|quien|cuanto)|a partir de que|en cuanto|(?:de )?casualidad|hay|abren|aceptan|venden|cambian|instalan|destapan|esta(?:n|ran)? (?:abiert|cerrad)[oa]s?|sabe si|l[ao]s (?:sabados|domingos|lunes|viernes)',
    'que|cual|cuales|cuando|cuanto|cuanta|cuantos|donde|quien|como|a que hora|hasta que hora|hacen|tienen|puede|pueden|podria|podrian|arreglan|reparan|ofrecen|trabajan|atienden|abren|cierran|hablan|es(?= \\S+ (?:robot|maquina))|quisiera saber|queria saber|me gustaria saber|quiero saber',
  ),
  asksWithin: cue(
    '(?:saber|preguntar|averiguar)(?= (?:en|de|por|a|donde|que|cual|hasta|cuanto|la direccion|su direccion))|quer(?:ia|emos) ver (?:en que|donde)|(?:en|de|por) (?:que|cual) (?:ciudad|parte|zona|rumbo|colonia|barrio|pueblo)',
  ),
  kinds: {
    hours: cue(
      'hasta las cuantas(?: \\S+){0,2}',
      '(?:estan|estaran|van a estar) (?:abiert[oa]s?|cerrad[oa]s?)|(?:esta|estara) (?:abiert|cerrad)[oa](?: (?:hoy|manana|ahora|ahorita|el \\S+|todavia|ya)|(?= $|[,.?]))|abiert[oa]s? (?:(?:el|los) (?:lunes|martes|miercoles|jueves|viernes|sabados?|domingos?|fin(?:es)?)|hoy|manana|ahora|ahorita)|horarios?(?: de \\S+)?|(?:cual(?:es)? (?:es|son) )?(?:sus|las) horas(?: de \\S+)?(?= $|[,.?])|(?:de|desde) que horas?(?: (?:a|hasta) que horas?)?(?: \\S+){0,2}|a partir de que hora|(?:a que horas?|cuando|hasta que horas?|que dias)(?: \\S+){0,2} (?:abren|cierran|abre|cierra|atienden|trabajan|estan)|(?:abren|cierran|trabajan|atienden)(?: \\S+){0,3}|hasta que horas?|que horas? tienen',
    ),
    price: cue(
      'cuanto|cuesta|cuestan|costo|precio|precios|cobran|cobra|tarifa|presupuesto|cotizacion|vale|gratis',
    ),
    visit: cue(
      'cita|citas|(?:pueden?|podrian?) (?:venir|mandar|enviar|pasar)(?: \\S+)?|(?:cuando|que tan pronto)(?: \\S+){0,2} (?:venir|llegar|vienen|llegan)|disponibilidad|agendar|reservar',
    ),
    location: cue(
      '(?:en|de) que ciudad (?:tienen|son|estan|queda|quedan)(?: \\S+){0,2}',
      '(?:en|de|por) (?:que|cual) (?:ciudad|parte|zona|calle|colonia|lado|pueblo|rumbo|area)(?: \\S+){0,2}|(?:cual es |me (?:da|pasa|manda) )?(?:su|la) (?:ubicacion|direccion)|ubicad[oa]s?|(?:en |por )?donde (?:se encuentran|se ubican|quedan|queda|andan|los encuentro|estan|esta)(?: ustedes)?(?: ubicad[oa]s)?|que ciudad',
      'donde (?:estan|esta|se encuentran|quedan|queda)(?: \\S+)?|(?:su|la) direccion|en que (?:ciudad|zona|calle)|(?:atienden|cubren|van|sirven) (?:en|a|hasta)',
    ),
    service_list: cue(
      'que (?:clase|tipos?) de (?:trabajos?|servicios?|cosas)(?: \\S+)?|que mas (?:hacen|ofrecen)',
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
  never: {
    hours: cue(
      'puertas?|ventanas?|llaves?|valvulas?|cajon(?:es)?|tapas?|agua|gas|ojos|herida|bolsa',
    ),
  },
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
  need: cue(
    'mi|mis|tengo|necesito(?! saber)|quiero(?! saber)|tenemos|nuestro|nuestra|se me|roto|fuga',
  ),
  empty: wordSet(
    'el la los las un una unos unas de del que y o a al en con por para mi mis su sus tu se es son esta estan estoy soy yo usted ustedes no si lo le les me nos hay muy mas pero como cuando donde cual cuanto ya hola gracias favor bueno eh este pues ok quiero quisiera necesito puede pueden tienen hacen ofrecen alguien algo',
  ),
}
