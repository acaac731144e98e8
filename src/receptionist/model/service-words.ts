import { pattern } from '../../kernel/text/pattern.ts'
import { list } from './modal-words.ts'

/** Verbs for what a business does. */
export const DOING = list(
  `hacemos ofrecemos instalamos reparamos vendemos tratamos fazemos oferecemos consertamos tratamos
  machen bieten reparieren behandeln verkaufen faisons proposons réparons installons soignons делаем
  предлагаем ремонтируем лечим yapıyoruz sunuyoruz`,
)
/** "We'll pass it on": verbs that are not work. */
export const PASSING = list(
  `pass let call be get make tell ask note leave keep see talk need try take have give send want
  reach text email relay return
  drop skip forget scratch mark update correct stick`,
)
/** What a business says about itself and the call, not about a service: open, know, hope, take down, call back. */
export const OUR_TALK = new RegExp(pattern`
  ^(?:abr|cerr|fech|est|som|sab|pod|ten|tem|va|ir|esper|tom|pas|llam|lig|anot|qued|fic|agrad|
  sent|pe|pregunt|pergunt|reten|dej|deix|estab|sommes|avons|est|a$|ouvr|ferm|vous|te|le|la|
  les|ne|pass|rappel|transmet|sav|peut|pouv|serv|sind|haben|hab|öffn|offn|schließ|schliess|
  schliess|rufen|geben|wiss|könn|konn|fragen|freu|werden|melden|bitte|nicht|sie|ihnen|auch$)`)
export const GUARANTEES = list(
  `warranty warranties guarantee guaranteed guarantees garantía garantia garantizado garantizamos
  garantido garantimos garantie garanti garantis garantieren гарантия гарантируем garantili`,
)
/** "Those", "them": refers to something named before. */
export const POINTS = list('those them that these it')
/** "All of our repairs come with …". */
export const OUR = list('our ours their')
export const GIVES = list(
  'come comes carry carries include includes have has guaranteed covered warrantied',
)
/** Words between "we" and the verb. */
export const BESIDE = list(
  'also do all always usually still just got can both regularly often even',
)
/** Verbs that name no service: "we are open", "we know", "we pass it on". */
export const OTHER_VERBS = list(
  `are were re will ll would d could should might may must open close dont know hope need want ask
  pass look try only leave keep note wait hear say speak talk call answer closed opened thank
  understand appreciate apologize record start finish wrap`,
)
/** Words before "we" that make no claim: "if we do", "when we open", "can we". */
export const LEADS = list(
  'can could shall may should do would if whether when how why because until before after that which where so',
)
/** Words of any call, which name no service. */
export const TALK = list(
  `message number name call calls calling owner note notes down email address question questions
  time times day days week today tomorrow information info details record specialties specialty
  services service offerings menu list available way one ones thing things part lot big yes sure
  great right weve text texts voicemail cell spelling first last english spanish german portuguese french
  turkish russian house home line either among`,
)
