import { cue } from '../folded.ts'

/** Danger to life: 911 comes before any message. */
export const TR_EMERGENCY = cue(
  'yangin(?: var| cikti)?|(?<!isik |isigi |lamba |lambasi |ampul )yaniyor|alev\\S*|gaz (?:kok\\S+|kacagi|kaciri\\S+|sizintisi|sizi\\S+)(?: \\S+)?|karbon ?monoksit|nefes alam\\S*|kalp krizi|gogus agrisi|bilinci (?:kapali|yerinde degil)|bayildi|cok kaniyor|ambulans|intihar|elektrik carpti|eve (?:girmeye calisiyor|hirsiz girdi)',
  '(?:bebe\\S+|cocu\\S+|oglum|kizim)(?: \\S+){0,4} (?:kilitli|mahsur)(?: \\S+){0,2}|kivilcim\\S*(?: \\S+){0,8} (?:yanik|duman)\\S*|(?:yanik|duman)\\S*(?: \\S+){0,8} kivilcim\\S*|duman (?:cikiyor|geliyor|cikmaya)',
)

/** Needs the owner now. */
export const TR_URGENT = cue(
  'acil(?:en|dir)?|hemen|en kisa surede|derhal|imdat|bekleyemez|bir an once|cok zor durumda\\S*',
  'boru(?:m|muz|lar|su)? (?:patladi|kirildi|patlamis|delindi)|(?:boru|hortum|sofben|kombi|tesisat)\\S*(?: \\S+){0,2} patla\\S*|su bas(?:ti|iyor|mis)|evi? su bas\\S*|her (?:yer|taraf) su(?: \\S+)?|her yerde su|su (?:durmuyor|fiskiriyor|kesilmiyor)|(?:tavan|cati)\\S*(?: \\S+){0,4} (?:su|akiyor|damliyor|damlatiyor|coktu|cokuyor|akitiyor)|lagim\\S*|kanalizasyon\\S*',
  '(?:isitma|elektrik|su|sicak su|kalorifer|isinma|klima)(?:miz|lar)? (?:yok|gitti|kesildi|kesik)|elektrik(?:ler)?(?:imiz)? (?:kesildi|gitti|yok)|(?:kombi|kalorifer|klima)\\S*(?: \\S+){0,3} (?:calismiyor|bozuldu|durdu)(?: \\S+){0,6} (?:bebe\\S*|yasli\\S*|donuyor\\S*|soguk\\S*)',
  '(?:disarida|kapida|disari|asansorde|icerde|iceride) kald\\S*|kilitli kald\\S*|iceri giremiyor\\S*|eve giremiyor\\S*|anahtar\\S*(?: \\S+){0,2} (?:iceride|icerde|kaldi|kirildi|kaybettim|arabada kaldi|unuttum|kilitlendi|kilitledim)(?: \\S+)?|hirsiz\\S*|kapi\\S* (?:kirilmis|kilitlenmiyor|zorlanmis)',
  'kivilcim\\S*|duman(?! (?:dedekt|alarm|sensor))\\S*|yanik kok\\S*|kisa devre|kablo\\S* (?:acikta|yaniyor)',
  'kaniyor|kanama\\S*|zehir\\S*|araba (?:carpti|carpmis)|ezildi|nobet(?: \\S+)?|havale|(?:cikolata|ilac|uzum|sogan|fare zehri)(?: \\S+){0,2} (?:yedi|yuttu|yemis|yutmus)|kop(?:uk|ugu)(?: \\S+){0,2} (?:geliyor|cikiyor)|(?:ayaga )?kalkamiyor\\S*|(?:isiyemiyor|cisini yapamiyor|yuruyemiyor)\\S*|surekli kusuyor|kan kusuyor|alerji\\S*|(?:yilan|ari|akrep)\\S*(?: \\S+){0,2} (?:soktu|isirdi)',
  'yolda kald\\S*|(?:otoyol|otoban|yol)\\S*(?: \\S+){0,4} (?:kaldim|kaldik|bozuldu|kaldi)|fren\\S* (?:tutmuyor|patladi|bosaldi)|cekici',
)
