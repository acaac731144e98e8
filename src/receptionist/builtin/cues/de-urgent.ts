import { cue } from '../folded.ts'

const WATER =
  '(?:rohr|rohre|wasserrohr|leitung|wasserleitung|schlauch|heizungsrohr|boiler|warmwasserspeicher)'
const TOXIC =
  '(?:gift|rattengift|schokolade|weintrauben|trauben|rosinen|zwiebeln?|tabletten?|medikamente?|frostschutz\\S*|schneckenkorn)'

/** Danger to life: 911 comes before any message. */
export const DE_EMERGENCY = cue(
  'es brennt|(?<!lampe |licht |birne |leuchte )brennt(?! nicht| nur| noch)|feuer|in flammen|flammen|(?:gas ?geruch|gasleck|gas leck|riecht(?: \\S+){0,5} gas|rieche(?: \\S+){0,2} gas|gas (?:austritt|tritt aus|stromt aus))|kohlenmonoxid|co melder',
  '(?:kann|bekommt|bekomme|kriegt)(?: \\S+){0,2} (?:nicht (?:mehr )?atmen|keine luft)|atmet nicht|herzinfarkt|brustschmerzen|schlaganfall|bewusstlos|ohnmachtig|blutet stark|uberdosis|krankenwagen|notarzt|umbringen|selbstmord|stromschlag|(?:einen|eine) (?:gewischt|schlag) bekommen|(?:bricht|brechen)(?: \\S+){0,3} ein',
  '(?:baby|kind|kinder|sohn|tochter|enkel)(?: \\S+){0,4} (?:eingesperrt|eingeschlossen)|funken(?: \\S+){0,9} (?:verbrannt|verschmort|rauch\\S*|brandgeruch)|(?:verbrannt|verschmort|rauch\\S*)(?: \\S+){0,9} funken|rauch (?:kommt|steigt|dringt)(?: \\S+){0,3}|kommt rauch',
)

/** Needs the owner now. */
export const DE_URGENT = cue(
  'dringend\\S*|notfall|notfalle|so schnell wie moglich|sofort|umgehend|schnellstmoglich|(?<=^ )hilfe|kann nicht warten|ganz schnell',
  `rohrbruch|wasserrohrbruch|${WATER}(?: \\S+){0,3} (?:gebrochen|geplatzt|gerissen|undicht geworden)|(?:gebrochen|geplatzt|gerissen)\\S*(?: \\S+){0,2} ${WATER}`,
  'uberflut\\S*|uberschwemm\\S*|uberall wasser|(?:unter|voll) wasser|wasser (?:uberall|spritzt|schiesst|steigt|hort nicht auf|steht (?:im|in|schon))(?: \\S+)?|wasser (?:lauft|kommt|tropft)(?: \\S+){0,4} (?:decke|wand|dach|keller)|(?:tropft|regnet|lauft)(?: \\S+){0,4} (?:decke|durchs? dach)|(?:dach|decke)(?: \\S+){0,3} (?:eingesturzt|abgedeckt|kommt runter|undicht und)|abwasser|lauft uber',
  'keine? (?:heizung|strom|wasser|warmwasser|warmes wasser|klimaanlage)|kein(?:en)? strom|heizung(?: \\S+){0,2} (?:ausgefallen|aus)|heizung(?: \\S+){0,3} kaputt(?: \\S+){0,6} (?:baby|kalt|frieren\\S*|minus)|strom(?: \\S+){0,2} (?:weg|ausgefallen)|stromausfall',
  '(?:ausgesperrt|ausgeschlossen|eingesperrt)|komme nicht (?:rein|hinein|in)(?: \\S+)?|(?:tur|ture)(?: \\S+){0,3} (?:zugefallen|ins schloss gefallen|aufgebrochen|schliesst nicht|lasst sich nicht)|schlussel(?: \\S+){0,4} (?:drin|drinnen|stecken|abgebrochen|verloren|im auto)|eingebrochen|einbruch|einbrecher',
  'funken|rauch|brandgeruch|verbrannt|verschmort|schmort|kurzschluss|kabel (?:liegen )?(?:frei|blank)',
  `blutet|vergift\\S*|angefahren|uberfahren|krampf\\S*|(?<!nichts |nicht |kaum |wenig |mehr )(?:gefressen|verschluckt|geschluckt)|(?:hat|frass)(?: \\S+){0,2} ${TOXIC}(?: gefressen)?|steht nicht (?:mehr )?auf|kann nicht (?:mehr )?(?:laufen|aufstehen|pinkeln|urinieren|stehen)|bewegt sich nicht|(?:erbricht|kotzt)(?: \\S+){0,3} (?:blut|dauernd|standig)|allergi\\S+|(?:gebissen|gestochen)`,
  'liegen ?geblieben|(?:panne|liegen)(?: \\S+){0,4} (?:autobahn|landstrasse|standstreifen)|bremsen?(?: \\S+){0,3} (?:versag\\S+|gehen nicht|funktionieren nicht|ausgefallen)|abschlepp\\S*',
)
