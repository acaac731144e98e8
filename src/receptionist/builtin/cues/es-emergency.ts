import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const ES_EMERGENCY = cue(
  '(?:hay|tengo|tenemos|un) (?:un )?(?:fuego|incendio)|se (?:esta )?(?:quema|quemando|incendia|incendiando)(?: \\S+){0,3}|en llamas|(?:hay|veo|salen|con) llamas|(?:huele|olor|fuga|huelo|escape)(?: \\S+){0,3} gas|monoxido de carbono',
  'no (?:puede|puedo) respirar|no respira|ataque (?:al corazon|cardiaco)|infarto|dolor en el pecho|inconsciente|se desmayo|sangrando mucho|sobredosis|ambulancia|me quiero matar|suicid\\S+|electrocut\\S+|(?:me|le) dio (?:un toque|una descarga)|(?:esta|estan) entrando a (?:mi|la) casa',
  '(?:bebe|nin[oa]|hij[oa]|niet[oa])s?(?: \\S+){0,4} (?:encerrad[oa]|atrapad[oa])s?|(?:encerrad[oa]|atrapad[oa])s?(?: \\S+){0,4} (?:bebe|nin[oa]|hij[oa])s?',
  '(?:chispas?|chispea\\S*)(?: \\S+){0,8} (?:quemado|humo)|(?:quemado|humo)(?: \\S+){0,8} (?:chispas?|chispea\\S*)|humo(?: \\S+){0,3} (?:sale|saliendo)|(?:sale|saliendo) humo',
)
