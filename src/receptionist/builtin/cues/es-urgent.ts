import { cue } from '../folded.ts'

const WATER = '(?:tubo|tuberia|cano|caneria|pipa|manguera|llave del agua|calentador|boiler)s?'
const TOXIC =
  '(?:veneno|chocolate|uvas?|pasas|cebollas?|raticida|anticongelante|pastillas?|medicinas?|medicamentos?|insecticida)'

/** Danger to life: 911 comes before any message. */
export const ES_EMERGENCY = cue(
  '(?:hay|tengo|tenemos|un) (?:un )?(?:fuego|incendio)|se (?:esta )?(?:quema|quemando|incendia|incendiando)(?: \\S+){0,3}|en llamas|(?:hay|veo|salen|con) llamas|(?:huele|olor|fuga|huelo|escape)(?: \\S+){0,3} gas|monoxido de carbono',
  'no (?:puede|puedo) respirar|no respira|ataque (?:al corazon|cardiaco)|infarto|dolor en el pecho|inconsciente|se desmayo|sangrando mucho|sobredosis|ambulancia|me quiero matar|suicid\\S+|electrocut\\S+|(?:me|le) dio (?:un toque|una descarga)|(?:esta|estan) entrando a (?:mi|la) casa',
  '(?:bebe|nin[oa]|hij[oa]|niet[oa])s?(?: \\S+){0,4} (?:encerrad[oa]|atrapad[oa])s?|(?:encerrad[oa]|atrapad[oa])s?(?: \\S+){0,4} (?:bebe|nin[oa]|hij[oa])s?',
  '(?:chispas?|chispea\\S*)(?: \\S+){0,8} (?:quemado|humo)|(?:quemado|humo)(?: \\S+){0,8} (?:chispas?|chispea\\S*)|humo(?: \\S+){0,3} (?:sale|saliendo)|(?:sale|saliendo) humo',
)

/** Needs the owner now. */
export const ES_URGENT = cue(
  'urgente|urgencia|emergencia|lo antes posible|cuanto antes|inmediatamente|de inmediato|ahora mismo|ya mismo|lo mas pronto posible|auxilio|socorro|ayudenme|no puede esperar',
  `se (?:me )?(?:rompio|revento|exploto|trono|quebro)(?: \\S+){0,3} ${WATER}|${WATER} (?:rot[oa]|reventad[oa]|quebrad[oa])|se reventaron? \\S+ \\S+|${WATER}(?: \\S+){0,3} (?:revento|rompio|exploto|trono)`,
  'inund\\S+|agua por (?:todas partes|todos lados|todo)|se (?:me )?esta (?:saliendo|metiendo)(?: mucha| toda)? (?:el )?agua|(?:sale|saliendo|entra|entrando|cae|cayendo|chorrea\\S*)(?: mucha)? agua(?: \\S+){0,3} (?:techo|pared|piso|foco)|no para (?:de salir )?(?:el )?agua|(?:gotera|goteando|goteras?)(?: \\S+){0,4} (?:techo|cuarto|cama)|(?:techo)(?: \\S+){0,3} (?:cayo|derrumbo|cayendo)|aguas negras|drenaje (?:tapado|desbordad\\S+)',
  'sin (?:luz|agua|calefaccion|electricidad|agua caliente|aire)|no (?:hay|tengo|tenemos) (?:luz|agua|calefaccion|electricidad|agua caliente|aire acondicionado)|se (?:fue|nos fue) la luz|(?:calefaccion|calenton|aire)(?: \\S+){0,3} (?:no (?:sirve|prende|funciona)|se descompuso)(?: \\S+){0,8} (?:bebe|frio|calor|abuel[oa]|ancian[oa])',
  'me quede (?:afuera|fuera|encerrad[oa])|(?:encerrad[oa]|atrapad[oa])s?|no puedo (?:entrar|abrir)(?: \\S+){0,4} (?:casa|carro|coche|puerta|departamento)|no puedo entrar|(?:deje|quedaron|olvide)(?: \\S+){0,3} llaves(?: \\S+){0,2} (?:adentro|dentro)|llaves (?:adentro|dentro)|se me cerro la puerta|(?:se metieron|entraron) a (?:robar|mi casa|la casa)|me robaron',
  'chispas?|chispea\\S*|(?<!detector de |detectores de |alarma de |sensor de )humo|huele a quemado|olor a quemado|cables? (?:pelados?|expuestos?)',
  `sangrando|sangra|envenen\\S+|atropell\\S+|lo (?:golpeo|pego) un (?:carro|coche)|convulsi\\S+|(?:comio|trago|tomo)(?: \\S+){0,3} ${TOXIC}|no se levanta|no puede (?:orinar|hacer pipi|caminar|pararse|levantarse|moverse)|vomitando(?: \\S+){0,2} sangre|no deja de vomitar|alergic[oa]|reaccion alergica|(?:pico|picaron|mordio)(?: \\S+){0,3} (?:vibora|serpiente|alacran|avispas?|abejas?)`,
  'varad[oa]|(?:tirad[oa]|parad[oa]|quede)(?: \\S+){0,4} (?:carretera|autopista|freeway|camino)|(?:fallaron|sin|no (?:sirven|funcionan)|quede sin)(?: \\S+){0,2} frenos|grua',
)
