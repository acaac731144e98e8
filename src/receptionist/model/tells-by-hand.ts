import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { wordSet } from './word-set.ts'

/**
 * "Unscrew the handle", "you can just hold the knob down", "cierre la llave": a clause that begins with what is done by
 * hand to a body, an animal or a machine. "Take your time" and "give me the number" are about the call.
 */
export function tellsByHand(words: readonly string[], language: Language): boolean {
  if (language === 'es') return tellsInSpanish(words)
  if (language !== 'en') return false
  const [verb = '', ...behind] = words.slice(words.findIndex((word) => !LEADS.has(word)))
  const isOfCall = SPOKEN.has(verb) && behind.slice(0, 8).some((word) => OF_CALL.has(word))
  return HANDS.has(verb) && !isOfCall && behind.length > 0 && !/ings?$/.test(behind[0] ?? '')
}

const LEADS =
  wordSet(`just then please and so but yes yeah well okay ok sure first next now also simply try to
  dont do not never always oh you then can could`)
/** Verbs of manual actions. */
const HANDS =
  wordSet(`turn unscrew screw swap remove replace tighten loosen pour clean wash rinse soak apply put
    give feed take skip stop start press push pull cut wrap plug unplug flip reset relight light
    drain flush plunge snake jiggle bleed rub massage bandage ice elevate mix add use withhold
    refuse sign sue file record pay crush dilute squeeze trim clip shave bleach tape patch seal bang
    tap shake cover insert induce swallow chew drink eat inject dose hold twist lift install
    disconnect reconnect plead appeal deny admit fight break ignore try reuse treat worm crate
    kennel fast change move shut lock unlock unhook snap detach attach connect pry bend
    wipe dab scrub spray sprinkle scoop grease heat freeze boil dip smear stitch splint evict paint
    glue caulk drill hammer dig mop burn shred hide throw`)
/** Verbs of `HANDS` that also occur in talk about the call. */
const SPOKEN = wordSet(
  'take give hold pay put try start add use stop type press push tap sign record drop',
)
/** Next to such a verb, these show that it is about the call. */
const OF_CALL = wordSet(
  `message messages call calls calling number numbers name time care on me us down note notes
  information details moment second minute address email text look word again back office line advice
  keypad key keys card cards slow easy breath breaths pat hug kiss scratch best love`,
)

/** An imperative at the start of a clause with its object, or with a pronoun attached: "levante el …", "ciérrela". */
function tellsInSpanish(words: readonly string[]): boolean {
  const at = words.findIndex((word) => !LEADS_ES.has(word))
  const [verb = '', next = ''] = words.slice(Math.max(at, 0))
  const form = COMMANDS_ES.exec(verb)
  return (
    form !== null &&
    !words.some((word) => OF_CALL_ES.has(word)) &&
    (form[1] !== undefined || OBJECTS_ES.has(next) || /^\d/.test(next))
  )
}

const LEADS_ES = wordSet(
  'por favor y e ni o pero primero luego despues ahora solo tambien no nunca si bueno bien le lo la los las',
)
const COMMANDS_ES = new RegExp(pattern`
  ^(?:(?:cierr|quit|levant|baj|gir|apriet|afloj|desconect|conect|enchuf|desenchuf|apagu|
  enciend|vaci|limpi|lav|enjuagu|ech|mezcl|saqu|tap|destap|sell|cort|frot|apliqu|tom|tragu|inyect|us|
  firm|pagu|demand|apel|declar|contest|present|niegu|acept|rechac|grab|guard|reemplac|cambi|
  desmont|destornill|atornill|jal|empuj|sacud|golpe|revis|remoj|cepill|administr|coloqu|agarr|sujet|rellen|
  sec|calient|enfri|aliment|pinch|presion|verific|pegu|elev)en?|
  (?:abr|pong|met|viert|cubr|envuelv|beb|com|mid|ofrezc|hag|sub|respond|admit|recoj|enciend|vend|tuerz|muev)an?)
  (lo|la|le|los|las|les|se|selo|sela)?$`)
const OBJECTS_ES =
  wordSet(`el la los las un una unos unas su sus lo le les al a con en bien hasta nada todo todas algo
  agua poco media medio mucha mucho`)
const OF_CALL_ES = wordSet('tiempo mensaje recado numero nombre nota')
