import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import type { Range, Utterance } from '../understand/utterance.ts'
import { list } from './modal-words.ts'

/**
 * "Our crew covers …", "the attorneys also handle …", "le cabinet s'occupe de …": people of the business and what they
 * do. Returns the position of the verb, or null if the clause says how they are, or what they do in a call.
 */
export function doneByBusiness(
  { words }: Utterance,
  clause: Range,
  language: Language,
): number | null {
  const here = words.slice(clause.from, clause.to).map(({ folded }) => folded)
  const text = here.join(' ')
  const { who, adverbs, talk } = SUBJECTS[language]
  const found = who?.exec(text)
  if (!found) return null
  const before = text.slice(0, found.index).split(' ').filter(Boolean).length
  const lead = words[clause.from + before - 1]
  if (before > 0 && lead?.stop === '' && ASKED.has(lead.folded)) return null
  const behind = before + found[0].trim().split(' ').length
  const at = here.findIndex((word, place) => place >= behind && !adverbs.has(word))
  const verb = words[clause.from + at]
  // In "the Better Business Bureau" the name goes on.
  if (at === -1 || verb === undefined || /^\p{Lu}/u.test(verb.heard)) return null
  const isVisit = SINGULAR.test(found[0].trim()) && at === behind && !verb.folded.endsWith('s')
  if (isVisit) return null
  return talk.test(verb.folded) && !goesTo(words, clause.from + at) ? null : clause.from + at
}

/** In "the office visit" and "the clinic address" a noun follows: of one place the verb would end in "-s". */
const SINGULAR =
  /\b(?:the|our) (?:\w+ )?(?:firm|office|clinic|practice|shop|studio|salon|company|business)$/

/** "Van a San Antonio" goes to a place; "van a reparar" does not. */
function goesTo(words: Utterance['words'], at: number): boolean {
  const [verb, to, where] = words.slice(at, at + 3)
  return (
    /^v[ao]n?[oi]?t?$/.test(verb?.folded ?? '') &&
    to?.folded === 'a' &&
    /^\p{Lu}/u.test(where?.heard ?? '')
  )
}

/** "I'll ask whether the attorneys handle that", "call the office whenever it suits you". */
const ASKED = list(
  `whether if what which that ob was si que se quais whatever when while where how why as than ver to for with from by
  at in of about call tell ask reach let give visit show`,
)

type Subjects = { who: RegExp | null; adverbs: ReadonlySet<string>; talk: RegExp }

export const ENGLISH_PEOPLE = pattern`(?:team|guys|gals|crews?|folks|people|staff|techs?|technicians?|plumbers?|
  doctors?|docs?|vets?|groomers?|attorneys?|lawyers?|stylists?|colorists?|department|girls|ladies|
  partners?|firm|office|clinic|practice|shop|studio|salon|company|business)`

const SUBJECTS: Record<Language, Subjects> = {
  en: {
    who: new RegExp(pattern`
      \b(?:(?:all |both |one |some |most )?(?:of )?(?:the|our) (?:\w+ ){0,2}?${ENGLISH_PEOPLE}
      (?: here| there)?|(?:dr|doctor) \w+) (?!of |for |at |on |in |to )`),
    adverbs: list(
      'also all both always usually often regularly still even really actually just do does can could',
    ),
    talk: new RegExp(pattern`
      ^(?:are|is|was|were|be|been|will|would|should|might|may|must|ha[sd]|have|hasnt|opens?|closes?d?|
      knows?|hopes?|needs?|wants?|asks?|pass(?:es)?|looks?|looked|tr(?:y|ies)|only|leaves?|keeps?|
      notes?|waits?|hears?|says?|said|speaks?|talks?|tells?|told|calls?|called|answers?|thanks?|
      understands?|appreciates?|records?|reads?|reviews?|decides?|sets?|checks?|gets?|gives?|
      returns?|repl(?:y|ies)|sends?|lets?|makes?|follows?|confirms?|explains?|discuss(?:es)?|likes?|
      loves|prefers?|asked|go(?:es)? (?:by|over)|uses?|sits?|picks?|reach(?:es)?|responds?|gone|and|
      or|that|who|which|with|from|number|phone|line|address|hours|to|when|whenever|if|so|then|now|here|there|
      directly|itself|themselves|about|back|too|first|as|near|before|after|tomorrow|today|tonight|
      i|you|we|they|he|she|it|your|their|his|her|the|a|an|not|never|dont|doesnt|cant|wont|isnt|arent|
      runs?|starts?|charges?|costs?|bills?|quotes?|walks?)$`),
  },
  es: {
    who: new RegExp(pattern`
      \b(?:el|la|los|las|nuestr[oa]s?|un[oa] de (?:los|las)) (?:despacho|bufete|clinica|consultorio|salon|
      estudio|taller|empresa|negocio|equipo|abogad[oa]s?|plomer[oa]s?|fontaner[oa]s?|tecnic[oa]s?|
      doctor(?:es|as?)?|veterinari[oa]s?|medic[oa]s?|estilistas?|chic[oa]s|muchach[oa]s|
      peluquer[oa]s?)\b`),
    adverbs: list('tambien aqui se ya solo siempre si a veces le les lo la nos'),
    talk: new RegExp(pattern`
      ^(?:es|son|era|fue|esta|estan|estara|tiene|tienen|puede|pueden|podra|podria|debe|abre|abren|cierra|
      cierran|llam|devuelv|respond|contest|le(?:e|en)$|decid|sab|qued|va$|van$|ira|dir|dic|habl|
      revis|escrib|confirm|ver[ae]?n?$|cobr|necesit|quier|y$|o$|que$|de$|en$|del$|para$|por$|no$|ha$|
      han$|haya|recib|tom|mand|envi|avis|explic|comunic|pas[ae])`),
  },
  pt: {
    who: new RegExp(pattern`
      \b(?:[oa]s?|noss[oa]s?|um d[oa]s) (?:escritorio|clinica|salao|estudio|empresa|equipe|time|
      advogad[oa]s?|encanador(?:es)?|veterinari[oa]s?|doutor(?:es|as?)?|cabeleireir[oa]s?|meninas|
      pessoal|tecnic[oa]s?)\b`),
    adverbs: list('tambem aqui se ja so sempre sim as vezes lhe'),
    talk: new RegExp(pattern`
      ^(?:e|sao|era|foi|esta|estao|tem|pode|podem|podera|deve|abre|abrem|fecha|fecham|lig|retorn|
      respond|le(?:em)?$|decid|sab|fic|vai$|vao$|ira|diz|fal|revis|escrev|confirm|cobr|precis|quer|e$|
      ou$|que$|d[eoa]s?$|n[oa]s?$|em$|para$|por$|nao$|receb|tom|mand|envi|avis|explic|pass|vera|olh)`),
  },
  fr: {
    who: new RegExp(pattern`
      \b(?:l|(?:le|la|les|nos|notre|une? des) )(?:cabinet|clinique|salon|studio|entreprise|equipe|
      avocat(?:e?s?)|plombiers?|veterinaires?|docteurs?|medecins?|coiffeu(?:rs?|ses?)|
      techniciens?)\b`),
    adverbs: list('aussi ici se ne y en toujours souvent egalement oui lui leur vous'),
    talk: new RegExp(pattern`
      ^(?:est|sont|etait|sera|a$|ont|aura|peut|peuvent|pourra|doit|doivent|ouvr|ferm|rappel|appel|repond|
      lit$|lisent|decid|sait|savent|va$|vont|dit|dira|parl|regard|ecri|confirm|factur|besoin|veu|et$|
      ou$|qui$|que$|de$|du$|des$|en$|au$|a$|pour$|par$|pas$|recoi|prendra|envo|expliq|vous|sou$|verr|
      dem)`),
  },
  de: {
    who: new RegExp(pattern`
      \b(?:die|der|das|unsere?|einer der) (?:praxis|kanzlei|klinik|salon|studio|firma|betrieb|
      werkstatt|team|anwalte?|anwalt(?:in|innen)|tierarzt\w*|tierarzte|arzte?|arzt(?:in|innen)|klempner|
      installateure?|handwerker|techniker|friseur\w*|madels|jungs|kollegen)\b`),
    adverbs: list('auch hier sich ja immer gerne gern schon oft nur'),
    talk: new RegExp(pattern`
      ^(?:ist|sind|war|waren|wird|werden|hat|haben|kann|konnen|konnte|muss|mussen|soll|darf|offn|
      schlie|ruf|meld|antwort|lies|lesen|entscheid|weiss|wissen|bleib|sag|sprech|sprich|schau|
      schreib|bestatig|berechn|brauch|will|wollen|und$|oder$|die$|der$|das$|in$|im$|am$|von$|fur$|
      nicht|bekomm|erhalt|schick|erklar|geb|gib|besprech|besprich|pruf)`),
  },
  ru: { who: null, adverbs: new Set(), talk: /(?:)/ },
  tr: { who: null, adverbs: new Set(), talk: /(?:)/ },
}
