import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { dayWords } from '../facts/day-words.ts'
import { termsIn } from '../facts/english-terms.ts'
import { type CueName, WEEKDAY_CUES } from '../languages/cue-names.ts'
import { kindOf } from '../understand/slots/name-or-common-word.ts'
import { type Range, readUtterance } from '../understand/utterance.ts'
import { clausesOf } from './clauses-of.ts'
import { claimsNothing, isAskedAtEnd, type Sentence, wordsOf } from './sentence-to-check.ts'
import { doneIn, namesIn } from './services-known.ts'
import { wordSet } from './word-set.ts'

/**
 * For languages with a small glossary: the sentence, or a clause of it, says that something is done, and the facts know
 * none of its words.
 */
export function claimsUnknown(sentence: Sentence): boolean {
  const { utterance } = sentence
  if (claimsNothing(sentence) || isAskedAtEnd(sentence)) return false
  return (
    isUnknown(sentence, { from: 0, to: utterance.words.length }, false) ||
    clausesOf(utterance).some(
      (clause) =>
        isUnknown(sentence, clause, false) ||
        (wordsOf(utterance, clause).some((word) => DOING.has(word)) &&
          isUnknown(sentence, { ...clause, to: utterance.words.length }, true)),
    )
  )
}

/** "Hacemos baños y cortes": the facts know nothing of it or, `inAll`, not all of it. */
function isUnknown(sentence: Sentence, range: Range, inAll: boolean): boolean {
  const { utterance, cues, known, language } = sentence
  const words = wordsOf(utterance)
  const places = Array.from({ length: range.to - range.from }, (_, nth) => range.from + nth)
  const byPeople = doneByPeople(sentence, range)
  if (byPeople === null && !places.some((at) => isDone(words, at, language))) return false
  const ours = namesIn(known)
  const { number, clock } = dayWords(language)
  const rest = places.filter((at) => {
    const word = words[at] ?? ''
    if (isDone(words, at, language) || (byPeople !== null && at <= byPeople)) return false
    const isDay = DAYS.some((cue) => cues.has(cue, { from: at, to: at + 1 }))
    return !(ours.has(word) || number.has(word) || clock.has(word) || isDay)
  })
  const heard = rest.map((at) => utterance.words[at]?.heard ?? '').join(' ')
  const terms = termsIn(readUtterance(heard), language)
  const isTelling =
    rest.some(
      (at) => (words[at]?.length ?? 0) > 3 && kindOf(words[at] ?? '', language) !== 'never',
    ) || terms.some(({ weight, isGuess }) => weight >= 1 && !isGuess)
  const does = doneIn(known)
  const isHeld = ({ concept }: { concept: string }) => does.has(concept)
  const isOther = terms.some((term) => term.weight >= 1 && !term.isGuess && !isHeld(term))
  return isTelling && (!terms.some(isHeld) || (inAll && isOther))
}

const DAYS: readonly CueName[] = [...WEEKDAY_CUES, 'today', 'tomorrow', 'weekdays']

/** A verb whose subject is "we", by its ending or by the "we" next to it. */
function isDone(words: readonly string[], at: number, language: Language): boolean {
  const [before, word = '', after] = [words[at - 1] ?? '', words[at], words[at + 1] ?? '']
  if (DOING.has(word)) return true
  if (OUR_TALK.test(word)) return false
  if (language === 'es' || language === 'pt') return /.[aei]mos$/.test(word)
  if (language === 'fr') return before === 'nous' || before === 'on'
  // In "sind wir bis fünf da" the verb is before it: a verb of "wir" ends in "-n".
  return language === 'de' && /e[lr]?n$/.test(word) && [before, after].includes('wir')
}

const DOING = wordSet(
  `hacemos ofrecemos instalamos reparamos vendemos tratamos fazemos oferecemos consertamos tratamos
  machen bieten reparieren behandeln verkaufen faisons proposons réparons installons soignons делаем
  предлагаем ремонтируем лечим yapıyoruz sunuyoruz`,
)
/** What a business says about itself and the call, not about a service: open, know, hope, take down, call back. */
const OUR_TALK = new RegExp(pattern`
  ^(?:abr|cerr|fech|est|som|sab|pod|ten|tem|va|ir|esper|tom|pas|llam|lig|anot|qued|fic|agrad|
  sent|pe|pregunt|pergunt|reten|dej|deix|estab|sommes|avons|est|a$|ouvr|ferm|vous|te|le|la|
  les|ne|pass|rappel|transmet|sav|peut|pouv|serv|sind|haben|hab|öffn|offn|schließ|schliess|
  rufen|geben|wiss|könn|konn|fragen|freu|werden|melden|bitte|nicht|sie|ihnen|auch$)`)

/** "Los abogados también redactan …", "le cabinet s'occupe de …": the place of the verb. */
function doneByPeople({ utterance, language }: Sentence, range: Range): number | null {
  const here = wordsOf(utterance, range)
  const text = here.join(' ')
  const who = WHO[language]?.exec(text)
  if (!who) return null
  const count = text.slice(0, who.index).split(' ').filter(Boolean).length
  const isLed = count > 0 && ASKED.has(here[count - 1] ?? '')
  const behind = count + who[0].trim().split(' ').length
  const at = here.findIndex((word, place) => place >= behind && !BESIDE.has(word))
  return isLed || at === -1 || TALKS.test(here[at] ?? '') ? null : range.from + at
}

const ASKED = wordSet('que ob si se quais ver de a para con com avec bei an zu à')
const BESIDE = wordSet(
  `tambien aqui se ya solo siempre si a le les lo la nos tambem ja so sempre sim lhe aussi ici ne y en toujours lui leur
  vous auch hier sich immer gerne nur`,
)
const WHO: Partial<Record<Language, RegExp>> = {
  es: new RegExp(pattern`
    \b(?:el|la|los|las|nuestr[oa]s?|un[oa] de (?:los|las)) (?:despacho|bufete|clinica|consultorio|salon|
    estudio|taller|empresa|negocio|equipo|abogad[oa]s?|plomer[oa]s?|fontaner[oa]s?|tecnic[oa]s?|
    doctor(?:es|as?)?|veterinari[oa]s?|medic[oa]s?|estilistas?|chic[oa]s|muchach[oa]s|peluquer[oa]s?)\b`),
  pt: new RegExp(pattern`
    \b(?:[oa]s?|noss[oa]s?|um d[oa]s) (?:escritorio|clinica|salao|estudio|empresa|equipe|time|
    advogad[oa]s?|encanador(?:es)?|veterinari[oa]s?|doutor(?:es|as?)?|cabeleireir[oa]s?|meninas|
    pessoal|tecnic[oa]s?)\b`),
  fr: new RegExp(pattern`
    \b(?:l|(?:le|la|les|nos|notre|une? des) )(?:cabinet|clinique|salon|studio|entreprise|equipe|
    avocat(?:e?s?)|plombiers?|veterinaires?|docteurs?|medecins?|coiffeu(?:rs?|ses?)|techniciens?)\b`),
  de: new RegExp(pattern`
    \b(?:die|der|das|unsere?|einer der) (?:praxis|kanzlei|klinik|salon|studio|firma|betrieb|
    werkstatt|team|anwalte?|anwaltin|tierarzt\w*|tierarzte|arzte?|klempner|handwerker|techniker|friseur\w*)\b`),
}
/** Verbs of the business's people about themselves and the call. */
const TALKS = new RegExp(pattern`
  ^(?:es|e|est|ist|son|sao|sont|sind|fue|foi|esta|estan|estao|tiene|tienen|tem|puede|pueden|pode|podem|podra|podria|
  peut|debe|deve|doit|abre|abren|abrem|cierra|cierran|fecha|fecham|ouvr|ferm|llam|lig|devuelv|retorn|rappel|respond|
  contest|le(?:e|en|em)?$|decid|sab|qued|fic|va[nio]?$|vao$|dir|dic|diz|habl|fal|revis|escr|confirm|ver[ae]|cobr|
  neces|precis|quier|quer|y$|e$|o$|ou$|et$|und$|que$|qui$|d[eoa]s?$|del$|du$|des$|en$|n[oa]s?$|em$|au$|para$|por$|pour$|
  pas$|ha[ns]?$|haya|hat|haben|wird|kann|ruf|meld|recib|receb|tom|mand|env|avis|explic|comunic|pas[ase]|olh)`)
