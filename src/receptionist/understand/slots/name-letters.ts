import type { Language } from '../../../kernel/languages.ts'
import type { Word } from '../utterance.ts'

const NATO =
  'alpha:a alfa:a bravo:b charlie:c delta:d echo:e foxtrot:f golf:g hotel:h india:i juliet:j juliett:j kilo:k lima:l ' +
  'mike:m november:n oscar:o papa:p quebec:q romeo:r sierra:s tango:t uniform:u victor:v whiskey:w whisky:w xray:x ' +
  'yankee:y zulu:z'

/** Words a recogniser writes for spoken letters. They are real words, so they count only among letters. */
const NAMES: Record<Language, string> = {
  en:
    'ay:a bee:b be:b see:c sea:c cee:c dee:d ee:e eff:f gee:g aitch:h haitch:h eye:i jay:j kay:k ell:l oh:o pee:p ' +
    'pea:p cue:q queue:q are:r ess:s tea:t tee:t you:u vee:v ex:x why:y wye:y zee:z zed:z doubleyou:w',
  es:
    'be:b ce:c de:d efe:f ge:g hache:h jota:j ka:k ele:l eme:m ene:n eñe:ñ pe:p cu:q erre:r ere:r ese:s te:t uve:v ' +
    've:v equis:x ye:y zeta:z',
  pt:
    'be:b ce:c de:d efe:f ge:g aga:h jota:j ka:k ca:k ele:l eme:m ene:n pe:p que:q erre:r esse:s te:t ve:v xis:x ' +
    'ipsilon:y ze:z dablio:w',
  fr:
    'be:b ce:c de:d effe:f ge:g hache:h ji:j ka:k elle:l aime:m haine:n pe:p cu:q erre:r esse:s te:t ve:v ' +
    'ixe:x igrec:y zede:z',
  tr: 'be:b ce:c de:d fe:f ge:g he:h je:j ke:k le:l me:m ne:n pe:p re:r se:s te:t ve:v ye:y ze:z',
  ru: 'бэ:б вэ:в гэ:г дэ:д жэ:ж зэ:з ка:к эль:л эм:м эн:н пэ:п эр:р эс:с тэ:т эф:ф ха:х це:ц че:ч ша:ш ща:щ',
  de:
    'be:b ce:c de:d eff:f ef:f ge:g ha:h jot:j ka:k ell:l el:l emm:m em:m enn:n pe:p ku:q err:r er:r ess:s te:t ' +
    'vau:v we:w ix:x ypsilon:y zett:z eszett:ß anton:a berta:b casar:c dora:d emil:e friedrich:f ' +
    'gustav:g heinrich:h ida:i julius:j kaufmann:k ludwig:l martha:m nordpol:n otto:o paula:p richard:r ' +
    'samuel:s siegfried:s theodor:t ulrich:u viktor:v wilhelm:w zacharias:z',
}

const DOUBLES: ReadonlySet<string> = new Set(
  'double doppel doble duplo dobrado deux cift двойная двойное два zwei'.split(' '),
)
const SHAPES: ReadonlySet<string> = new Set(
  (
    'capital uppercase lowercase big upper lower case letter mayuscula maiuscula majuscule gross grosses grosse ' +
    'buyuk заглавная'
  ).split(' '),
)
const GAPS: ReadonlySet<string> = new Set(
  'space next espacio espaco espace leerzeichen bosluk пробел'.split(' '),
)

/** A `code` is a word of a spelling alphabet, a `sound` the name of a letter; both may also be ordinary words. */
export type Letter = { letter: string; by: 'letter' | 'code' | 'sound' }

const TABLES = new Map<Language, Map<string, Letter>>()

export function letterOf(folded: string, language: Language): Letter | null {
  if (/^\p{L}$/u.test(folded)) return { letter: folded, by: 'letter' }
  return tableOf(language).get(folded) ?? null
}

function tableOf(language: Language): Map<string, Letter> {
  const known = TABLES.get(language)
  if (known) return known
  const entries = (list: string, by: Letter['by']) =>
    list.split(' ').map((pair): [string, Letter] => {
      const [word = '', letter = ''] = pair.split(':')
      return [word, { letter, by }]
    })
  const table = new Map([...entries(NAMES[language], 'sound'), ...entries(NATO, 'code')])
  TABLES.set(language, table)
  return table
}

/** "Scharfes S" is one letter. */
export const isSharp = (folded: string) => folded === 'scharfes' || folded === 'scharfem'
export const isDouble = (folded: string) => DOUBLES.has(folded)
/** "Capital R": says how a letter is written. */
export const isShape = (folded: string) => SHAPES.has(folded)
/** "Space" between two spelled words. */
export const isGap = (folded: string) => GAPS.has(folded)

/** Turkish and Spanish letters keep their marks. */
export function markedLetter({ heard, folded }: Word): string {
  const plain = heard.toLowerCase().replace(/[^\p{L}\p{M}]/gu, '')
  return plain.length === 1 ? plain : folded
}
