import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { excuses } from './kind-words.ts'
import { list } from './modal-words.ts'

/**
 * Tells the caller, or somebody else, what to do: an imperative by its form ("Kühlen Sie …", "Coupez …", "ciérrela",
 * "no le dé …"), or in English how to deal with the police, a landlord or a judge, and what a third person should not
 * do. Words about the call are allowed ("warten Sie", "dígame", "llame").
 */
export function directs(words: readonly string[], language: Language): boolean {
  return !words.some((word) => OF_CALL.has(word)) && DIRECTIVES[language](words)
}

const DIRECTIVES: Record<Language, (words: readonly string[]) => boolean> = {
  en: (words) =>
    [dealsWithOutsiders, forbidsAnother, isPermitted, spares].some((one) => one(words)),
  es: (words) => commands(words, SPANISH) || isLawful(words),
  pt: (words) => commands(words, PORTUGUESE) || isLawful(words),
  de: (words) =>
    words.some(
      (word, at) =>
        words[at + 1] === 'sie' &&
        /..e[lr]?n$|^tun$/.test(word) &&
        leads(words, at) &&
        !CALL.has(word),
    ),
  fr: (words) =>
    words.some(
      (word, at) =>
        /..(?<!r)ez$|[tr]irez$|errez$/.test(word) && leads(words, at) && !CALL.has(word),
    ),
  ru: (words) =>
    words.some(
      (word, at) => /..(?:ите|ьте|йте)(?:сь)?$/.test(word) && leads(words, at) && !CALL.has(word),
    ),
  tr: (words) =>
    /...(?:yin|in|un|iniz|unuz)$/.test(words.at(-1) ?? '') && HANDS_TR.test(words.at(-1) ?? ''),
}

/** Only leading words come before it, so it begins the clause. */
function leads(words: readonly string[], at: number): boolean {
  return words.slice(0, at).every((word) => LEADS.has(word))
}

const LEADS =
  list(`bitte dann und aber oder nur einfach zuerst erst danach jetzt am besten sofort ja nein gut okay also
    por favor y e ni o pero mas entonces entao primero primeiro luego depois despues ahora agora solo so
    apenas tambien tambem no nao nunca si sim bueno bien bem le lhe lo la los las les se
    et mais ou puis ensuite abord maintenant ne oui non alors
    пожалуйста и но потом затем сначала сейчас не да нет просто`)

/** Verbs about a call, in the imperative forms checked here. */
const CALL =
  list(`sagen nennen rufen warten bleiben buchstabieren sprechen melden schreiben teilen haben sind mochten konnen
    wollen brauchen wissen werden hinterlassen lassen kommen fragen erzahlen entschuldigen verzeihen wiederholen
    horen kennen sehen erreichen fahren gehen bringen verlassen beschreiben denken machen suchen bekommen erhalten
    finden atmen durfen mussen sollten sollen wurden konnten hatten waren wenden meinen
    attendez dites donnez appelez rappelez laissez patientez repetez epelez allez venez parlez excusez pardonnez
    restez ecoutez sortez avez etes pouvez voulez savez devez souhaitez aimez chez assez connaissez cherchez
    rappellez contactez precisez indiquez ecrivez envoyez
    скажите подождите назовите позвоните перезвоните оставьте повторите говорите напишите извините простите
    здравствуйте звоните хотите можете диктуйте продиктуйте выходите выйдите уточните сообщите вызовите расскажите
    поговорите приходите приезжайте дайте`)

/** Stems of manual actions, by conjugation; `gives`: "dé" is "de" without its accent. */
type Commands = {
  ar: string
  er: string
  gives: RegExp
  clitics: string
  objects: ReadonlySet<string>
}

/**
 * An imperative at the start of a clause with its object, or with a pronoun attached: "levante el …", "no le dé …",
 * "ofrézcale".
 */
function commands(
  words: readonly string[],
  { ar, er, gives, clitics, objects }: Commands,
): boolean {
  if (gives.test(words.join(' '))) return true
  const at = words.findIndex((word) => !LEADS.has(word))
  const [verb = '', next = ''] = words.slice(Math.max(at, 0))
  const form = new RegExp(`^(?:(?:${ar})(?:en?|em)|(?:${er})(?:an?|am))(${clitics})?$`).exec(verb)
  if (!form) return false
  const isDenied = words.slice(0, at).some((word) => NOT.has(word))
  return form[1] !== undefined || objects.has(next) || /^\d/.test(next) || isDenied
}

const NOT = list('no nao nunca ni nem tampoco')
/** "Tómese su tiempo", "nehmen Sie sich Zeit". */
const OF_CALL = list(
  `tiempo tempo mensaje mensagem recado numero nombre nome nota zeit nachricht nummer namen temps
  message numero nom время сообщение номер`,
)

const SPANISH: Commands = {
  ar: pattern`cierr|quit|levant|baj|gir|apriet|afloj|desconect|conect|enchuf|desenchuf|apagu|
    enciend|vaci|limpi|lav|enjuagu|ech|mezcl|saqu|tap|sell|cort|frot|apliqu|tom|tragu|inyect|us|
    firm|pagu|demand|apel|declar|contest|present|niegu|acept|rechac|grab|guard|reemplac|cambi|
    desmont|destornill|atornill|jal|empuj|sacud|golpe|revis|remoj|cepill|administr|suministr|
    coloqu|agarr|sujet|rellen|sec|calient|enfri|alimient|pinch|inmovilic|vend|presion|verific|
    calm|bañ|ban|masaje|pegu|eleve?|elev`,
  er: pattern`abr|pong|met|viert|cubr|envuelv|beb|com|mid|ofrezc|hag|sub|respond|admit|recoj|
    enciend|vend|tuerz|muev|introduzc|vierta`,
  clitics: 'lo|la|le|los|las|les|se|selo|sela',
  objects: list(
    `el la los las un una unos unas su sus lo le les al a con en bien hasta nada todo todas algo
    agua poco media medio mucha mucho`,
  ),
  gives: /^(?:no |y |pero |luego |despues )*(?:(?:le|les) den?|den?les?|dales?)\b/,
}
const PORTUGUESE: Commands = {
  ar: pattern`fech|tir|retir|levant|gir|apert|afroux|desligu|conect|esvazi|limp|lav|enxagu|despej|
    mistur|coloqu|tamp|enrol|cort|esfregu|apliqu|tom|us|assin|pagu|process|declar|contest|negu|
    aceit|grav|troqu|desmont|parafus|desparafus|pux|empurr|verifiqu|molh|hidrat|pass|aquec|resfri|
    sequ`,
  er: 'abr|ponh|cubr|beb|com|engul|ofereç|oferec|respond|admit|recorr|substitu|faç|fac|mex|torç',
  clitics: 'lo|la|lhe|lhes|los|las|se|o|a',
  objects: list(
    'o a os as um uma uns umas seu sua seus suas ao com em lhe nada tudo algo agua pouco meia meio bem ele ela',
  ),
  gives: /^(?:nao |e |mas |depois )*(?:lhes? de|de (?:a ele|a ela|lhe)|delhe)\b/,
}

const HANDS_TR =
  /^(?:kapat|ac|cevir|sok|tak|cikar|dok|temizle|yika|sur|ver|icir|yedir|sar|kes|imzala|ode|dava|reddet)/

/** "Don't talk to the detective", "just say you want a lawyer": how to deal with the other side or the authorities. */
function dealsWithOutsiders(words: readonly string[]): boolean {
  const text = words.join(' ')
  if (!OUTSIDERS.test(text)) return false
  return (
    COMMANDED.test(text) ||
    (MUST.test(text) && !/\bcall(?:ed)? (?:the )?(?:police|cops|911)\b/.test(text))
  )
}

const OUTSIDERS = new RegExp(pattern`
  \b(?:police|cops?|officers?|detectives?|prosecutors?|da|judge|court|landlord|insurance|
  insurer|adjuster|lawyer there|irs|ice|agents?|creditors?|collectors?|opposing|boss|employer|
  ex)\b`)
const COMMANDED = new RegExp(pattern`
  ^(?:(?:just|then|please|and|so|but|no|yes) )*(?:dont|do not|never|just|only|always)\b.* |
  ^(?:just |then )*(?:say|tell|write|send|show|give|ask|call|answer|talk|speak|stay|avoid|
  refuse|ignore) (?!911)`)
const MUST = /\b(?:should|shouldnt|must|mustnt|ought|needs? to|has to|have to|had better|better)\b/

/** "He shouldn't say anything", "your brother ought to stay away": tells a third person what to do. */
function forbidsAnother(words: readonly string[]): boolean {
  const text = words.join(' ')
  return (FORBIDS.test(text) && !excuses(words)) || COUNSELS_KIN.test(text)
}

const FORBIDS = new RegExp(pattern`
  \b(?:he|she|they|you|hed|shed|youd|theyd) (?:really |probably |definitely )?
  (?:shouldnt|should not|should never|mustnt|must not|must never|oughtnt|ought not|had better not|
  better not) (?!(?:have|need|be charged|worry|wait|hear|expect|see)\b)`)
const COUNSELS_KIN = new RegExp(pattern`
  \byour (?:\w+ )?(?:brother|sister|son|daughter|wife|husband|partner|mother|father|mom|dad|
  kids?|child|children|cousin|uncle|aunt|nephew|niece|friend|roommate|tenant|dog|cat|puppy|
  kitten|rabbit|bunny|pet|baby) (?:should|must|ought|needs? to|has to|had better|better|
  can safely)\b(?! be (?:able|there|home|around|so|really|very|quite|such|hard|tough)\b)`)

/** "Pode gravar sim", "puede negarse a firmar": what the law allows somebody to do. */
function isLawful(words: readonly string[]): boolean {
  return LAWFUL.test(words.join(' '))
}

const LAWFUL = new RegExp(pattern`
  ^(?:(?:si|sim|claro|no|nao|usted|voce|tambien|tambem) )*(?:puedes?|podes?) (?:si |sim )?
  (?:gra[bv]ar|negar|recusar|recha[zc]ar|demandar|processar|apelar|recorrer|reter|retener|firmar|assinar)`)

/** "No need for the vet", "you can skip the doctor": help that nobody but a professional may call needless. */
export function spares(words: readonly string[]): boolean {
  return SPARES.test(words.join(' '))
}

const SPARES = new RegExp(pattern`
  \b(?:no need (?:for|of|to (?:see|call|get|visit|go to))|(?:dont|doesnt|wont|not) need|skip)[ ]
  (?:to (?:see|call|visit) )?
  (?:(?:an?|the|any|your) )?(?:\w+ )?(?:vet|doctor|emergency|er|hospital|ambulance|911|lawyer|attorney|plumber)\b`)

/** "You're allowed to hold back the rent". */
function isPermitted(words: readonly string[]): boolean {
  return PERMITS.test(words.join(' '))
}

const PERMITS = new RegExp(pattern`
  \b(?:youre|you are|hes|he is|shes|she is|theyre|they are|tenants are|hed be|youd be|
  you would be) (?:not |legally |perfectly |totally |always |never )*
  (?:allowed|permitted|free|within your rights|entitled|obliged|obligated|required) to\b
  (?! (?:call|ask|leave a|come|talk|hang))`)
