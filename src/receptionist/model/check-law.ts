import { pattern } from '../../kernel/text/pattern.ts'
import { BETWEEN, CALL, list, MODALS } from './modal-words.ts'

/** "You've got a strong case", "they can't evict you", "usted no puede ser deportado". */
export function foretellsLaw(words: readonly string[]): boolean {
  const isLaw = words.some((word) => LAW.test(word))
  const isChance = words.some((word) => CHANCE.has(word))
  if (isChance && words.some((word) => ASSESSED.has(word))) return true
  const isTopic = words.some((word) => TOPICS.has(word))
  if (!isTopic && words.some((word) => DECLARED.has(word)) && words.some((word) => IS.has(word)))
    return true
  const text = words.join(' ')
  if (isDeadline(words) || [JUDGES, PROSPECTS, CUSTOMS].some((one) => one.test(text))) return true
  if (
    words.some((word) => VALID.has(word)) &&
    words.some((word) => DEEDS.has(word) || LAW.test(word))
  )
    return true
  if (!isLaw) return false
  const modal = words.findIndex(
    (word, at) =>
      MODALS.has(word) &&
      !OURSELVES.has(words[at - 1] ?? '') &&
      !(HAS.has(word) && HELD.has(words[at + 1] ?? '')),
  )
  const verb = words.slice(modal + 1).find((one) => !BETWEEN.has(one)) ?? ''
  return modal !== -1 && !CALL.has(verb)
}

/** "You have ten days to answer", "tiene diez días para contestar". */
function isDeadline(words: readonly string[]): boolean {
  const text = words.join(' ')
  return DEADLINES.some((one) => one.test(text))
}

const DEADLINES = [
  /\b(?:you have|youve got|youd have|you get) (?:\w+ ){1,3}(?:days|weeks|months|hours) to\b/,
  /\b(?:tienen?|tem|voce tem) (?:\w+ ){1,3}(?:dias|semanas|meses|horas) (?:para|pra)\b/,
  /\bavez (?:\w+ ){1,3}(?:jours|semaines|mois|heures) pour\b/,
  /\bsie haben (?:\w+ ){1,3}(?:tage|wochen|monate|stunden)(?: zeit)?$/,
]

const CHANCE = list('case claim chance chances odds position')
const ASSESSED = list('strong good solid great weak excellent clear winnable decent fair')
const DECLARED = list(
  'illegal legal entitled binding unlawful ilegal ilegales illegal illégal verboten незаконно yasadışı',
)
/** "A legal question" names the field and judges nothing. */
const TOPICS =
  list(`question questions advice matter matters issue issues help team aid field opinion pregunta
    preguntas consejo consejos asunto tema questão questao pergunta assunto conselho frage
    rechtsfrage question conseil вопрос совет soru konu`)
/** Who did wrong, and who is owed what for it. */
const JUDGES = new RegExp(pattern`
  \b(?:broken?|breaks|breaking|violat\w+) (?:the |your |any )?(?:law|laws|lease|rights)\b|
  \b(?:youre|you are|hes|shes|theyre) (?:owed|liable|at fault|in the clear)\b|
  \b(?:youre|you are|hes|shes|theyre) in the right
  (?=$| (?:here|there|about|on|if|because|since|when|with|as|legally)\b)|
  \b(?:its|thats) (?:\w+ )?your (?:\w+ )?rights?\b|
  \byou have (?:a|the|every|full) (?:\w+ )?right to (?!be\b|feel\b|know\b|ask\b)`)
/** How good the caller's case is: "un caso fuerte", "boas chances", "gute Chancen", "un dossier solide". */
const PROSPECTS = new RegExp(pattern`
  \b(?:buen|bom|otimo|gran|excelente) caso\b|
  \b(?:caso|demanda|reclamo|acao|processo|dossier) (?:(?:es|parece|luce|e|est|muy|bastante|bien|muito|
  bem|tres|assez|realmente) )*(?:fuertes?|solid[oa]s?|solide|buen[oa]|bon|boa|fortes?|debil|
  frac[oa]|ganad[oa]|ganable|ganh[oa]|perdid[oa])\b|
  \b(?:buenas|muchas|altas|pocas|boas|muitas|poucas|grandes|bonnes|gute|beste|schlechte)
  (?: de)? (?:posibilidades|probabilidades|chances?|chancen)\b|
  \b(?:starken?|guten?|klaren?|schwachen?) (?:rechts)?fall\b`)
/** "Courts nearly always …", "a judge rarely …": what those who decide a case do. */
const CUSTOMS = new RegExp(pattern`
  \b(?:courts?|judges?|jur(?:y|ies)|prosecutors?|police) (?:nearly |almost )?
  (?:always|never|usually|often|rarely|seldom|tends?)\b`)
/** Whether a document is legally valid. */
const VALID = list(
  `valid invalid void enforceable unenforceable lawful válido válida válidos inválido inválida nulo
  nula gültig ungültig rechtens nichtig valable valide nul действительн`,
)
const DEEDS =
  list(`notice notices contract contracts agreement lease order orders deed will waiver signature
    summons aviso contrato acuerdo orden firma notificación notificação acordo assinatura mitteilung
    vertrag kündigung bescheid unterschrift avis contrat accord préavis signature`)
/** "Nothing I can judge" is about the line. */
const OURSELVES = list('i we')
/** "If you have it" does not say that something must be done. */
const HAS = list('have has')
const HELD = list('it them one that those this any')
const IS = list('is are thats its youre hes shes theyre isnt es é est ist sind eso isso cest das')
const LAW = new RegExp(pattern`
  ^(?:evict|deport|custody|lawsuit|sue|sued|jail|prison|probation|warrant|dismiss|misdemeanor|
  felony|convict|guilty|bail$|garnish|appeal|judge|court|landlord|lease|desaloj|demand[ae]r|
  juez|corte$|cárcel|despej|juiz|justiça|tribunal|expuls|loyer|juge|prison|gericht|kündig|
  klag|vermieter|miete)`)
