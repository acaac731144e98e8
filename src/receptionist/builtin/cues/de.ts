import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { type Cues, numberWords, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { DE_EMERGENCY } from './de-emergency.ts'
import { DE_SPAM } from './unwanted-elsewhere.ts'

const DIGITS = numberWords(
  'null=0 eins=1 ein=1 zwei=2 zwo=2 drei=3 vier=4 funf=5 sechs=6 sieben=7 acht=8 neun=9',
)
const TEENS = numberWords(
  'zehn=10 elf=11 zwolf=12 dreizehn=13 vierzehn=14 funfzehn=15 sechzehn=16 siebzehn=17 achtzehn=18 neunzehn=19',
)
const TENS = numberWords(
  'zwanzig=20 dreissig=30 vierzig=40 funfzig=50 sechzig=60 siebzig=70 achtzig=80 neunzig=90',
)
/** `sechsundzwanzig`: German writes the unit and the ten as one word. */
const COMPOUNDS = [...TENS].flatMap(([ten, tens]) =>
  [...DIGITS].map(([unit, digit]): [string, number] => [`${unit}und${ten}`, tens + digit]),
)
const HUNDREDS = [...DIGITS].map(([unit, digit]): [string, number] => [
  `${unit}hundert`,
  digit * 100,
])

export const DE_CUES: Cues = {
  language: 'de',
  tell: cue(
    'hallo|guten|ich|bin|habe|haben|hat|brauche|brauchen|mochte|wollte|danke|bitte|sie|ist|sind|und|eine|einen|einem|einer|ein|mein|meine|meinem|meinen|ja|nein|wann|wo|wie|was|wer|geoffnet|nicht|das|der|die|den|dem|mit|fur|wir|morgen|heute|jetzt|sprechen|nummer|heisse|kaputt|es|er|hier|da|aber|auch|noch|schon|nur|sehr|ganz|mal|oder|auf|aus|bei|nach|von|vom|zum|zur|im|am|unser|unsere|uns|mich|mir|ihr|ihre|kein|keine|dass|wenn|weil|kostet|kann|konnen|konnten|wasser|haus|tur|hund|katze|auto|dach|kuche|riecht|hilfe|gibt|geht|tropft|steht|wieder|sagen|name',
  ),
  languageNames: {
    en: cue('englisch|english'),
    es: cue('spanisch|spanish|espanol'),
    pt: cue('portugiesisch'),
    fr: cue('franzosisch|french'),
    tr: cue('turkisch'),
    ru: cue('russisch'),
    de: cue('deutsch|german'),
  },
  greeting: cue('hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott|wie geht es ihnen'),
  filler: cue(
    'ah+m?|ehm?|also|na ja|naja|ach|oh|hmm+|bitte|okay|ok|gut|so|halt|entschuldigung|verzeihung|genau|super|alles klar',
  ),
  yes: cue(
    'ja|jawohl|genau|richtig|stimmt|das stimmt|korrekt|klar|naturlich|gerne|passt|in ordnung|ok|okay|sicher|jep',
  ),
  no: cue(
    'nein|nee|ne|falsch|stimmt nicht|das stimmt nicht|nicht richtig|nein danke|nichts|keine|keinen',
  ),
  correction: cue(
    'nein|nee|entschuldigung|ich meine|ich meinte|eigentlich|falsch|vielmehr|korrektur|sondern|nicht',
  ),
  thanks: cue('(?:vielen |herzlichen )?dank|danke(?: schon| sehr| fur (?:ihre hilfe|die hilfe))?'),
  goodbye: cue(
    'auf wiederhoren|auf wiedersehen|tschuss|tschau|ciao|bis (?:bald|dann|spater|morgen)|schonen (?:tag|abend)(?: noch)?|gute nacht|vergessen sie es|ich rufe (?:spater|nochmal|wieder) an',
  ),
  done: cue('das (?:ist|war|ware) alles|das wars|sonst nichts|nichts weiter|mehr nicht'),
  repeat: cue(
    '(?:konnen|konnten) sie (?:das )?(?:bitte )?wiederholen|wiederholen sie(?: bitte)?|wie bitte|was|noch ?mal(?: bitte)?|(?:das )?(?:habe ich )?nicht verstanden|wie',
  ),
  wait: cue(
    '(?:einen )?moment(?: bitte)?|(?:eine )?sekunde|augenblick|warten sie|einen augenblick',
  ),
  person: cue(
    '(?:mit )?(?:einem|einen|ein) (?:richtigen |echten )?(?:menschen|mensch|mitarbeiter|person)|mit (?:jemandem|dem (?:chef|inhaber|besitzer)) (?:sprechen|reden)|verbinden sie mich(?: \\S+){0,3}|mitarbeiter',
  ),
  asksFor: cue('ist (?:der |die )?(?:herr |frau )?\\S+ da(?=[?])'),
  robot: cue(
    '(?:sind sie|bist du|ist das|spreche ich mit) (?:ein |eine |einem |einer )?(?:roboter|maschine|computer|ki|echter mensch|mensch|anrufbeantworter|bot)',
  ),
  rude: cue(
    '(?:idiot|arschloch|blode? (?:kuh|maschine|sau)|fick dich|halt(?:s)? (?:die|dein) (?:fresse|klappe|maul)|halts maul|verpiss dich|schlampe|wichser|dummkopf|scheiss (?:maschine|roboter))',
  ),
  spam: DE_SPAM,
  refusal: cue(
    '(?:das )?(?:mochte|will) ich nicht (?:sagen|nennen|geben|angeben)|ich (?:mochte|will)(?: \\S+){0,3} nicht (?:sagen|nennen|geben|angeben)|ich habe kein telefon|anonym|wozu (?:brauchen|wollen) sie(?: \\S+){0,2}',
  ),
  leaveMessage: cue(
    '(?:ich (?:mochte|wurde gerne|will)|kann ich|darf ich) (?:eine )?nachricht hinterlassen(?: fur \\S+)?|(?:konnen|konnten) sie (?:eine )?nachricht aufnehmen|ich habe eine frage',
  ),
  smallTalk: cue(
    'das ist meine (?:nummer|handynummer)|bitte schon|kein problem|gern geschehen|ebenfalls|ich rufe an (?:weil|wegen)|ich rufe wegen|sagen sie (?:ihm|ihr)(?: dass)?',
  ),
  nameLead: cue(
    'ich heisse|mein name(?: ist)?|ich bin|hier ist|hier spricht|nachname(?: ist)?|vorname(?: ist)?|ich bin (?:der|die)',
  ),
  askedNameLead: cue('es ist|herr|frau|name'),
  notName: wordSet(
    'der die das ein eine einen einem einer und oder in im mit von fur mein meine ihr ihre sich ist sind bin ich sie wir nein ja kunde kundin nachbar besitzer eigentumer mieter dringend brauche rufe hier heute morgen jetzt haus wasser rohr bad kuche leck hund katze auto schlussel tur weil wann wie wo sehr alles nichts etwas jemand deutsch englisch bitte danke hallo guten tag nummer telefon nachricht gut schlecht neu neue sohn tochter mutter vater mann frau ausgesperrt auf an aus am zu nicht noch gerade es besorgt eingesperrt interessiert',
  ),
  sameNumber: cue(
    '(?:diese|die selbe|dieselbe|die gleiche|unter dieser|dieser)(?: selben)? nummer|(?:die nummer )?von der ich (?:gerade )?anrufe|die gleiche|dieselbe',
  ),
  numberLead: cue(
    '(?:meine|die) (?:telefonnummer|nummer|handynummer|rufnummer)(?: ist| lautet)?(?: die)?|(?:sie )?(?:erreichen|konnen) (?:sie )?mich(?: unter)?(?: zuruckrufen)?(?: unter)?|rufen sie mich (?:unter|an unter)|unter(?: der)?|nummer|telefonnummer',
  ),
  areaCode: cue('vorwahl'),
  numbers: new Map([...DIGITS, ...TEENS, ...TENS, ...COMPOUNDS, ...HUNDREDS]),
  soundsLikeDigit: new Map(),
  repeats: numberWords('doppel=2 zweimal=2 dreimal=3'),
  multipliers: numberWords('hundert=100 tausend=1000'),
  betweenDigits: wordSet('ahm ah strich bindestrich und dann vorwahl'),
  spellAs: wordSet('wie'),
  asks: cue(
    'was|welche|welcher|welches|wann|wie|wo|wer|wieviel|haben sie|sind sie|machen sie|reparieren sie|bieten sie|konnen sie|konnten sie|sprechen sie|gibt es|ab wann|bis wann|um wieviel uhr|ich wollte (?:fragen|wissen)|ich mochte wissen|wissen sie|nehmen sie|offnen sie|schliessen sie',
  ),
  kinds: {
    hours: cue(
      'bis wann|(?:haben sie|sind sie|ist|hat)(?: \\S+){0,4} (?:offen|geoffnet|auf|geschlossen|zu)|offnungszeiten|(?:wann|bis wann|ab wann|um wieviel uhr|wie lange)(?: \\S+){0,3} (?:offnen|schliessen|auf|offen|geoffnet|zu)(?: sie)?|(?:offnen|schliessen|arbeiten) sie(?: \\S+){0,3}|(?:am \\S+|heute|morgen|jetzt) (?:noch )?(?:offen|geoffnet)',
    ),
    price: cue(
      'was kostet|wie ?viel|kostet|kosten|preis|preise|gebuhr|angebot|kostenvoranschlag|teuer|kostenlos',
    ),
    visit: cue(
      'termin|termine|(?:konnen|konnten) sie(?: \\S+){0,4} (?:kommen|schicken|vorbeikommen)|(?:wann|wie schnell)(?: \\S+){0,3} (?:kommen|da sein)|verfugbar\\S*',
    ),
    location: cue(
      'wo (?:sind|befinden|liegt|finde|sitzen)(?: \\S+)?(?: \\S+)?|(?:ihre )?adresse|in welcher (?:stadt|gegend)|(?:kommen|fahren) sie (?:auch )?nach',
    ),
    service_list: cue(
      '(?:welche|was fur) (?:dienste|leistungen|dienstleistungen|arbeiten)(?: \\S+){0,3}|was (?:machen|bieten) sie(?: an)?|ihre leistungen',
    ),
    service: cue(
      '(?:machen|reparieren|bieten|installieren|reinigen|haben|akzeptieren|nehmen|verkaufen|wechseln|tauschen) sie(?: auch)?(?: (?:den|die|das|ein|eine|einen|mein|meine))?',
    ),
    languages: cue(
      'sprechen sie \\S+|spricht (?:jemand|da jemand) \\S+|welche sprachen|auf (?:deutsch|englisch|spanisch|franzosisch|russisch|turkisch|portugiesisch)',
    ),
    phone: cue('(?:wie ist |was ist )?ihre (?:telefonnummer|nummer)'),
    identity: cue(
      'wer (?:ist da|spricht|sind sie)|mit wem spreche ich|welche firma|bin ich (?:da )?richtig bei',
    ),
    about: cue('was macht ihre firma|was fur (?:ein|eine) (?:firma|betrieb|geschaft)'),
  },
  never: { hours: cue('tur|fenster|hahn|ventil') },
  followUp: cue('und (?:am|heute|morgen) ?\\S*|wie (?:ist|sieht) es (?:am|morgen|heute)(?: \\S+)?'),
  serviceLead: cue(
    '(?:machen|reparieren|bieten|installieren|reinigen|haben|akzeptieren|nehmen|verkaufen|wechseln|tauschen) sie(?: auch)?(?: (?:den|die|das|ein|eine|einen|mein|meine))?',
  ),
  serviceEnd: cue('weil|aber|bei mir|auch|denn'),
  price: cue(
    'was kostet|wie ?viel|kostet|kosten|preis|preise|gebuhr|angebot|kostenvoranschlag|teuer|kostenlos',
  ),
  days: new Map<Day, RegExp>([
    ['Monday', cue('montags?')],
    ['Tuesday', cue('dienstags?')],
    ['Wednesday', cue('mittwochs?')],
    ['Thursday', cue('donnerstags?')],
    ['Friday', cue('freitags?')],
    ['Saturday', cue('samstags?|sonnabends?')],
    ['Sunday', cue('sonntags?')],
  ]),
  dates: DATE_CUES.de,
  today: cue('heute'),
  tomorrow: cue('(?<!(?:guten|heute|am) )morgen'),
  weekend: cue('wochenenden?'),
  now: cue('jetzt|gerade|im moment|noch'),
  closing: cue('schliessen|schliesst|bis wann|wie lange|machen sie zu'),
  holiday: cue('feiertag\\S*|weihnacht\\S*|neujahr|ostern|silvester'),
  morning: cue('morgens|vormittags?|am morgen'),
  evening: cue('abends|nachmittags?|am abend|nachts'),
  noon: cue('mittags?|zwolf uhr mittags'),
  midnight: cue('mitternacht'),
  timeLead: cue('um|gegen|vor|nach|ab|bis'),
  emergency: DE_EMERGENCY,
  bodily: cue('(?:nicht (?:mehr )?atmen|keine luft)|atmet nicht|bewusstlos|blutet stark'),
  pet: cue('hund\\S*|katze\\S*|kater|welpe\\S*|haustier\\S*|kaninchen'),
  notUrgent: cue(
    'nicht (?:so |sehr |wirklich |besonders )?(?:dringend|eilig)|kein notfall|keine eile|eilt nicht|es eilt nicht|hat zeit|wenn sie zeit haben',
  ),
  negation: / (?:nicht|kein|keine|keinen|ohne)(?: (?:so|sehr|wirklich|mehr))*$/,
  longAgo: cue(
    '(?:letztes|vergangenes|voriges) jahr|(?:letzten|vergangenen) (?:monat|sommer|winter|herbst)|vor (?:\\S+ )?(?:jahren|monaten)',
  ),
  need: cue(
    'mein|meine|meinem|meinen|ich habe|brauche|mochte|wir haben|unser|unsere|kaputt|undicht',
  ),
  empty: wordSet(
    'der die das den dem ein eine einen einem einer und oder in im an am auf mit von fur zu zum mein meine ihr ihre sich ist sind bin hat haben habe ich sie wir es nein ja nicht kein keine sehr mehr aber wie wann wo was wer welche auch schon noch hallo danke bitte guten tag ok gut mochte brauche kann konnen machen bieten jemand etwas gibt',
  ),
}
