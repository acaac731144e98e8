import { pattern } from '../../kernel/text/pattern.ts'
import { wordsOf } from './folded-words.ts'
import { isAsked, isUnknown, type Said } from './quote-place.ts'
import type { RecapSegment } from './recap-writer.ts'

/** Agreed to, confirmed, or said about all who speak, and more than an opinion. */
export function isDecided(text: string, place: Said): boolean {
  const { sentence, onward, cues, said } = place
  if (PONDERS.test(onward) || isPutOff(text, place) || isEither(text, place)) return false
  const agreed = isAgreed(place)
  if (!agreed && isContested(place) && !saysPutOff(text, cues)) return false
  if (isAsked(sentence) || WONDERS.test(sentence) || said.tentative.test(sentence)) return agreed
  if (cues.doubted.test(sentence.replace(NOT_YET, ''))) return false
  return (
    agreed ||
    isConcluded(place) ||
    isAnswer(place) ||
    NEXT_MEETING.test(sentence) ||
    CONFIRMS.test(place.behind) ||
    [ENDS_AGREED, IT_IS, APPROVES].some((one) => one.test(sentence)) ||
    said.together.test(sentence) ||
    [cues.settled, cues.resolved, cues.agreed].some((one) => one.test(sentence))
  )
}

/** The next speaker neither agrees nor accepts, and then it is postponed. */
function isContested({ sentence, replies: [next], putOff, said }: Said): boolean {
  if (putOff === undefined || next === undefined || next === putOff) return false
  if (said.first.test(next.text) && !said.negated.test(next.text)) return false
  const telling = wordsOf(sentence).filter((word) => word.length >= TELLING)
  return wordsOf(next.text).some((word) => telling.includes(word))
}

/** The least letters of a word that can name a subject. */
const TELLING = 4

/** "Beech or pine": the line names one, and the clause does not choose. */
function isEither(text: string, { clause }: Said): boolean {
  return EITHER.test(clause) && !EITHER.test(text)
}

const EITHER = /\p{L} (?:or|oder|ou|veya|ya da|или) (?!so\b|more\b|less\b|later\b)\p{L}/iu

/** "Dogs stay out, right?" "No, they stay out": this answer decides it. */
function isAnswer({ sentence, before, cues }: Said): boolean {
  const isAnswered = [cues.agreed, cues.objected].some((one) => one.test(sentence))
  return isAnswered && before !== undefined && TAG.test(before.text)
}

const TAG =
  /[, ](?:right|no|yes|oder|nicht wahr|ne|né|certo|verdad|sí|hein|non|değil mi|да|правда)[?.]?$/iu
/** The next meeting's date is decided by whoever sets it. */
const NEXT_MEETING = new RegExp(
  pattern`
      (?<!\p{L})(?:next (?:meeting|session|call)|nächste[sr]? (?:treffen|sitzung|termin|probe)|
      (?:próxima|siguiente) (?:reunión|sesión|junta)|próxima reunião|prochaine (?:réunion|
      séance)|(?:gelecek|bir sonraki) toplantı|следующ(?:ая|ее) (?:встреча|
      собрание))(?! (?:would|could|might|maybe|vielleicht|quizá|talvez))`,
  'iu',
)
const NOT_YET =
  /^(?:not yet|noch nicht|todavía no|aún no|ainda não|pas encore|henüz değil|ещё нет),\s*/i
/** "Yes it's a lot, better a DJ" agrees to something else. */
const COUNTERS = new RegExp(
  pattern`
      ^(?:[\p{L}'’]+[ ,]+){1,4}(?:but|better|instead|rather|pero|mejor|mas|melhor|mais|plutôt|
      aber|lieber|besser|ama|но|лучше) (?!still\b)`,
  'iu',
)

/** "Do we switch it off", "wollen wir die abschaffen": a question, whatever punctuation was heard. */
const WONDERS = new RegExp(
  pattern`
      (?:^|, )(?:(?:so|and|but|or|also|und|oder|aber) )?(?:do|does|did|are|is|was|can|could|
      should|shall|will|would|may|sollen|sollten|wollen|können|dürfen) (?:we|i|you|they|he|she|
      it|wir|ihr|sie)(?!\p{L})`,
  'iu',
)

/** "Let's put that off" decides only the postponement, which the line must say. */
function isPutOff(text: string, { sentence, cues }: Said): boolean {
  return cues.leftOpen.test(sentence) && !saysPutOff(text, cues)
}

function saysPutOff(text: string, cues: Said['cues']): boolean {
  return cues.leftOpen.test(text) || PUTS_OFF.test(text)
}

const PUTS_OFF = new RegExp(
  pattern`
      (?<!\p{L})(?:put off|postpone\p{L}*|wait\p{L}*|later|until|revisit\p{L}*|delay\p{L}*|
      push\p{L}* back|leave\p{L}*|left|(?:decided|discussed|settled) (?:in|on|at|next|after|
      once)|verschob\p{L}*|vertag\p{L}*|später|warte\p{L}*|bleib\p{L}*|aplaz\p{L}*|poster\p{L}*|
      deja\p{L}*|queda\p{L}*|espera\p{L}*|adia\p{L}*|fica\p{L}*|report\p{L}*|attend\p{L}*|
      ertele\p{L}*|отлож\p{L}*|перен\p{L}*)(?!\p{L})`,
  'iu',
)

/** "I'm going to sleep on it": what was said just before was not final. */
const PONDERS = new RegExp(
  pattern`
      (?<!\p{L})(?:sleep on|(?:think|thought) (?:about|(?:it|that) over)|mull|let (?:you|
      everyone) know|make up my mind|überleg\p{L}*|drüber schlafen|lo pienso|pensarlo|
      pensármelo|vou pensar|réfléch\p{L}*|düşün\p{L}*|подума\p{L}*)(?!\p{L})`,
  'iu',
)
/** "Thirty-five it is." */
const IT_IS = /^[^?]+ it is[.!]?$/i
/** Said of a thing, it decides: "Approved, send it over." */
const APPROVES = new RegExp(
  pattern`
      ^(?:approved|granted|accepted|sold|done|settled|genehmigt|bewilligt|angenommen|
      beschlossen|aprobad[oa]|aceptad[oa]|aprovad[oa]|aceit[oa]|approuvée?|adoptée?|accordée?|
      onaylandı|kabul|утверждено|принято)(?!\p{L})`,
  'iu',
)

/** "Then that's how we do it", after a statement. */
const CONFIRMS = new RegExp(
  pattern`
      (?<!\p{L})(?:let's do (?:it|that)|(?:we do|we'll do) (?:it|that)(?: like that| that way)?|
      machen wir(?: das)? so|so machen wir(?: das|'s| es)?|(?:lo )?hacemos así|así lo hacemos|
      fazemos assim|on fait comme ça|öyle yapalım|так и сделаем)(?!\p{L})`,
  'iu',
)

/** The next speaker agrees, or whoever answers once the same speaker has repeated it. */
export function isAgreed(place: Said): boolean {
  return [place.replies, place.lastReplies].some(
    ([next]) => next !== undefined && agrees(next, place),
  )
}

function agrees({ text }: RecapSegment, { cues, said }: Said): boolean {
  if (isAsked(text) || isUnknown(text, cues, said)) return false
  if (COUNTERS.test(text)) return false
  if (cues.agreed.test(text) || ENDS_AGREED.test(text) || ECHOES.test(text)) return true
  return said.pleased.test(text) && !said.negated.test(text)
}

/** "Studio B on the ninth, good", "the thirtieth, noted": repeated and agreed to. */
const ENDS_AGREED = new RegExp(
  pattern`
      ,\s*(?:good|okay|ok|fine|noted|got it|agreed|great|perfect|deal|gut|passt|einverstanden|
      notiert|abgemacht|vale|bien|perfecto|anotado|de acuerdo|hecho|bom|certo|combinado|anotado|
      fechado|perfeito|d'accord|parfait|noté|ça marche|tamam|anlaştık|хорошо|ладно|договорились|
      отлично)[.!]?$`,
  'iu',
)

/** "Twenty-five yes", "a las siete vale": a few words said again and agreed to, as heard without commas. */
const ECHOES = new RegExp(
  pattern`
      ^(?!no\b|not\b)(?:[\p{L}\p{N}:-]+ ){1,4}(?:yes|okay|ok|good|works|fine|agreed|perfect|sí|
      vale|bien|hecho|perfecto|ja|gut|passt|okay|sim|certo|bom|oui|bien|tamam|хорошо)[.!]?$`,
  'iu',
)

/** "So it's the red one", right after somebody agreed, or "so it stays at two" after a no to another proposal. */
function isConcluded({ sentence, before, cues }: Said): boolean {
  if (before === undefined || !CONCLUDES.test(sentence)) return false
  return [cues.agreed, cues.objected].some((one) => one.test(before.text))
}

const CONCLUDES = new RegExp(
  pattern`
      ^(?:okay|ok|good|great|right|alright|vale|bien|gut|bon|bom|tamam|хорошо)?[\s,]*(?:so|then|
      pues|entonces|also|dann|alors|donc|então|o zaman|значит|тогда)(?!\p{L})`,
  'iu',
)
