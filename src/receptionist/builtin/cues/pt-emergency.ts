import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const PT_EMERGENCY = cue(
  '(?:tem|ha|um|esta pegando) (?:um )?(?:fogo|incendio)|peg(?:ando|ou) fogo|em chamas|(?:vejo|tem|saindo|com) chamas|(?:cheiro|vazamento|cheirando|cheira|escapamento)(?: \\S+){0,3} gas|monoxido de carbono',
  'nao (?:consegue|consigo|esta conseguindo) respirar|nao respira|ataque cardiaco|infarto|dor no peito|inconsciente|desmaiou|sangrando muito|overdose|ambulancia|me matar|suicid\\S+|eletrocut\\S+|(?:tomei|levou|levei) (?:um )?choque|(?:estao|esta) (?:entrando|invadindo|tentando entrar)(?: na)? minha casa',
  '(?:bebe|crianca|filh[oa]|net[oa])s?(?: \\S+){0,4} (?:trancad[oa]|pres[oa])s? (?:no|dentro)(?: \\S+){0,3}|(?:faisca|soltando faisca)s?(?: \\S+){0,8} (?:queimado|fumaca)|(?:queimado|fumaca)(?: \\S+){0,8} faiscas?|(?:saindo|sai) fumaca|fumaca saindo',
)
