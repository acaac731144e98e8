import { pattern } from '../../kernel/text/pattern.ts'
import { wordSet } from './word-set.ts'

/** "You've got a strong case", "they can't evict you", "usted no puede ser deportado". */
export function foretellsLaw(words: readonly string[]): boolean {
  const text = words.join(' ')
  if ([CASES, DEADLINES, CUSTOMS].some((one) => one.test(text))) return true
  const isLaw = words.some((word) => LAW.test(word))
  if (words.some((word) => VALID.has(word)) && (isLaw || words.some((word) => DEEDS.has(word))))
    return true
  const modal = words.findIndex(
    (word, at) => MODALS.has(word) && !OURSELVES.has(words[at - 1] ?? ''),
  )
  const verb = words.slice(modal + 1).find((one) => !BETWEEN.has(one)) ?? ''
  return isLaw && modal !== -1 && !OF_CALL.has(verb)
}

/** How good the caller's case is. */
const CASES = new RegExp(pattern`
  \b(?:strong|good|solid|great|weak|excellent|winnable) (?:\w+ )?(?:case|claim|chances?|odds)\b|
  \b(?:case|claim|chances?|odds) (?:is|are|looks?) (?:\w+ )?(?:strong|good|solid|great|weak|excellent|
  clear|decent|fair)\b|
  \b(?:caso|demanda|acao|processo) (?:(?:es|parece|muy|bastante|bem|muito) )*
  (?:fuerte|solid[oa]|buen[oa]|bo[am]|forte|debil|frac[oa])\b`)
/** "You have ten days to answer", "tiene diez días para contestar". */
const DEADLINES = new RegExp(pattern`
  \b(?:you have|youve got|you get) (?:\w+ ){1,3}(?:days|weeks|months|hours) to\b|
  \b(?:tienen?|tem) (?:\w+ ){1,3}(?:dias|semanas|meses|horas) (?:para|pra)\b`)
/** "Courts nearly always …", "a judge rarely …": what those who decide a case do. */
const CUSTOMS = new RegExp(pattern`
  \b(?:courts?|judges?|jur(?:y|ies)|prosecutors?|police) (?:nearly |almost )?
  (?:always|never|usually|often|rarely|seldom|tends?)\b`)
/** Whether a document is legally valid. */
const VALID = wordSet(
  'valid invalid void enforceable unenforceable válido válida nulo gültig valable',
)
const DEEDS = wordSet(
  'notice contract agreement lease order deed will waiver aviso contrato acuerdo vertrag papier',
)
/** "Nothing I can judge" is about the line. */
const OURSELVES = wordSet('i we')
const MODALS =
  wordSet(`can cant cannot could will wont would should must may might has have theyll youll
  puede pueden debe deben tiene tienen pode podem deve tem peut doit kann darf dürfen muss müssen`)
/** Words between a modal and its verb. */
const BETWEEN = wordSet(
  'to just also always probably safely simply really not be able still have has',
)
/** Verbs about a call. */
const OF_CALL =
  wordSet(`it call hear get ask talk speak tell leave let say give check contact reach come know see
  share explain answer help reply text email pass look discuss decide need want like mention`)
const LAW = new RegExp(pattern`
  ^(?:evict|deport|custody|lawsuit|sue|sued|jail|prison|probation|warrant|dismiss|misdemeanor|
  felony|convict|guilty|bail$|garnish|appeal|judge|court|landlord|lease|desaloj|demand[ae]r|
  juez|corte$|cárcel|despej|juiz|justiça|tribunal|expuls|loyer|juge|prison|gericht|kündig|
  klag|vermieter|miete)`)
