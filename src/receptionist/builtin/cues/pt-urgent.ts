import { cue } from '../folded.ts'

const WATER = '(?:cano|tubo|encanamento|mangueira|caixa dagua|aquecedor)s?'
const TOXIC =
  '(?:veneno|chocolate|uvas?|passas|cebolas?|chumbinho|raticida|remedios?|comprimidos?|inseticida)'

/** Danger to life: 911 comes before any message. */
export const PT_EMERGENCY = cue(
  '(?:tem|ha|um|esta pegando) (?:um )?(?:fogo|incendio)|peg(?:ando|ou) fogo|em chamas|(?:vejo|tem|saindo|com) chamas|(?:cheiro|vazamento|cheirando|cheira|escapamento)(?: \\S+){0,3} gas|monoxido de carbono',
  'nao (?:consegue|consigo|esta conseguindo) respirar|nao respira|ataque cardiaco|infarto|dor no peito|inconsciente|desmaiou|sangrando muito|overdose|ambulancia|me matar|suicid\\S+|eletrocut\\S+|(?:tomei|levou|levei) (?:um )?choque|(?:estao|esta) (?:entrando|invadindo|tentando entrar)(?: na)? minha casa',
  '(?:bebe|crianca|filh[oa]|net[oa])s?(?: \\S+){0,4} (?:trancad[oa]|pres[oa])s? (?:no|dentro)(?: \\S+){0,3}|(?:faisca|soltando faisca)s?(?: \\S+){0,8} (?:queimado|fumaca)|(?:queimado|fumaca)(?: \\S+){0,8} faiscas?|(?:saindo|sai) fumaca|fumaca saindo',
)

/** Needs the owner now. */
export const PT_URGENT = cue(
  'urgente|urgencia|emergencia|o mais rapido possivel|o quanto antes|imediatamente|agora mesmo|quanto antes|socorro|pelo amor de deus|nao pode esperar',
  `${WATER}(?: \\S+){0,2} (?:estourou|estourado|quebrou|rompeu|quebrado|furou)|(?:estourou|quebrou|rompeu|furou)(?: \\S+){0,2} ${WATER}`,
  'inund\\S+|alag\\S+|agua por (?:toda parte|todo lado|todos os lados)|agua nao para|(?:agua|chuva)(?: \\S+){0,3} (?:entrando|caindo|escorrendo|pingando)(?: \\S+){0,4} (?:teto|forro|parede|quarto)|(?:goteira|pingando|vazando|infiltracao)(?: \\S+){0,4} (?:teto|cama|quarto)|(?:teto|forro)(?: \\S+){0,3} (?:caiu|desabou|caindo)|esgoto',
  'sem (?:luz|agua|aquecimento|energia|agua quente|ar)|nao (?:tem|tenho|temos|ha) (?:luz|agua|aquecimento|energia|agua quente|ar condicionado)|(?:acabou|caiu) a (?:luz|energia)|(?:ar condicionado|aquecimento|aquecedor)(?: \\S+){0,3} (?:parou|quebrou)(?: \\S+){0,8} (?:bebe|frio|calor|idos[oa])',
  'tranc(?:ad[oa]|ad[oa]s) (?:fora|para fora|pra fora|do lado de fora)|(?:fiquei|estou|ficamos) (?:tranc|pres)\\S+|nao consigo (?:entrar|abrir)|(?:chave|chaves)(?: \\S+){0,3} (?:dentro|trancada)|porta (?:bateu|fechou|trancou)|(?:arrombaram|invadiram|entraram)(?: \\S+){0,3}|fui roubad[oa]',
  'faiscas?|(?<!detector de |detectores de |alarme de |sensor de )fumaca|cheiro de queimado|cheirando (?:a )?queimado|fios? (?:desencapados?|expostos?)|curto circuito',
  `sangrando|sangra|envenen\\S+|atropel\\S+|convuls\\S+|(?:comeu|engoliu|tomou)(?: \\S+){0,3} ${TOXIC}|nao (?:se levanta|levanta|se mexe)|nao consegue (?:urinar|fazer xixi|andar|levantar|ficar em pe)|vomitando(?: \\S+){0,2} (?:sangue|sem parar)|nao para de vomitar|alergic[oa]|reacao alergica|(?:picou|picaram|mordeu|picad[oa])(?: \\S+){0,3} (?:cobra|vespas?|abelhas?|escorpiao)`,
  '(?:parad[oa]|quebr\\S+|enguic\\S+)(?: \\S+){0,4} (?:estrada|rodovia|avenida|acostamento)|(?:sem|falharam|perdi)(?: \\S+){0,2} freios?|guincho',
)
