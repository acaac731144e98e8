import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const TR_EMERGENCY = cue(
  'yangin(?: var| cikti)?|(?<!isik |isigi |lamba |lambasi |ampul )yaniyor|alev\\S*|gaz (?:kok\\S+|kacagi|kaciri\\S+|sizintisi|sizi\\S+)(?: \\S+)?|karbon ?monoksit|nefes alam\\S*|kalp krizi|gogus agrisi|bilinci (?:kapali|yerinde degil)|bayildi|cok kaniyor|ambulans|intihar|elektrik carpti|eve (?:girmeye calisiyor|hirsiz girdi)',
  '(?:bebe\\S+|cocu\\S+|oglum|kizim)(?: \\S+){0,4} (?:kilitli|mahsur)(?: \\S+){0,2}|kivilcim\\S*(?: \\S+){0,8} (?:yanik|duman)\\S*|(?:yanik|duman)\\S*(?: \\S+){0,8} kivilcim\\S*|duman (?:cikiyor|geliyor|cikmaya)',
)
