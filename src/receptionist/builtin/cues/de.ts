import type { Day } from '../../../lines/hours.ts'
import { cue } from '../folded.ts'
import { ASIDES, BESIDE, NUMBER_REFUSALS } from './asides.ts'
import { type Cues, numberWords, ownClause, wordSet } from './cues.ts'
import { DATE_CUES } from './dates.ts'
import { DE_EMERGENCY } from './de-emergency.ts'
import { DE_NUMBERS } from './de-numbers.ts'
import { DE_SPAM } from './unwanted-elsewhere.ts'

export const DE_CUES: Cues = {
  language: 'de',
  ...ASIDES.de,
  tell: cue(
    'servus|gruezi|tach|mahlzeit|gruss|abend|horen|ihr|euer|moin|servus|ab|gerne|schon|selbstverstandlich|jetzt|grad|hallo|guten|ich|bin|habe|haben|hat|brauche|brauchen|mochte|wollte|danke|bitte|sie|ist|sind|und|eine|einen|einem|einer|ein|mein|meine|meinem|meinen|ja|nein|wann|wo|wie|was|wer|geoffnet|nicht|das|der|die|den|dem|mit|fur|wir|morgen|heute|jetzt|sprechen|nummer|heisse|kaputt|es|er|hier|da|aber|auch|noch|schon|nur|sehr|ganz|mal|oder|auf|aus|bei|nach|von|vom|zum|zur|im|am|unser|unsere|uns|mich|mir|ihr|ihre|kein|keine|dass|wenn|weil|kostet|kann|konnen|konnten|wasser|haus|tur|hund|katze|auto|dach|kuche|riecht|hilfe|gibt|geht|tropft|steht|wieder|sagen|name',
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
  greeting: cue(
    'moin moin|gruss dich|gruezi|grussgott|n abend|n tag|tach(?: auch)?|hi|hey|mahlzeit|guten tag zusammen|schonen guten (?:tag|morgen|abend)',
    'hallo|guten (?:tag|morgen|abend)|servus|moin|gruss gott|wie geht es ihnen',
  ),
  filler: cue(
    'und(?= (?:wo|wann|wie|was|bis|ab|am|haben|sind|in|aus|welche|machen|von))',
    'dann|mal|tja|hm|gell|ja also|sagen sie(?: mal)?|horen sie(?: mal)?|aha|ach so|verstehe|prima|toll|wunderbar|schau(?:en sie)?|wissen sie|na gut|na dann|eh|jo',
    'ah+m?|ehm?|also|na ja|naja|ach|oh|hmm+|bitte|okay|ok|gut|so|halt|entschuldigung|verzeihung|genau|super|alles klar',
  ),
  yes: cue(
    'jawoll|so ist es|absolut|selbstverstandlich|stimmt (?:so|genau|alles)|(?:das )?(?:ist|war|passt|stimmt) (?:so |alles |genau )?(?:richtig|korrekt|gut|so|genau)|alles (?:richtig|korrekt|gut|bestens)|jo|jap|joa|jou|logo|sicher doch|freilich|passt (?:so|genau|schon|alles)|das passt|einverstanden|perfekt|bestens|eben|exakt|ganz genau|tadellos|jaja|doch',
    'ja|jawohl|genau|richtig|stimmt|das stimmt|korrekt|klar|naturlich|gerne|passt|in ordnung|ok|okay|sicher|jep',
  ),
  no: cue(
    'nicht (?:ganz|wirklich|unbedingt)|(?:das )?(?:stimmt|passt|ist) (?:so )?nicht(?: (?:ganz|richtig|so))?|no|noe|ne|nix|naa|auf keinen fall|die nicht|nicht die|nein nein',
    'nein|nee|ne|falsch|stimmt nicht|das stimmt nicht|nicht richtig|nein danke|nichts|keine|keinen',
  ),
  correction: cue(
    'quatsch|moment(?: mal)?|halt|ach|stopp|verzeihung|pardon|blodsinn|tschuldigung|sorry|nee nee|nicht|warten sie|besser gesagt|falsch gesagt|doch nicht',
    'nein|nee|entschuldigung|ich meine|ich meinte|eigentlich|falsch|vielmehr|korrektur|sondern|nicht',
  ),
  thanks: cue(
    'dank ihnen|ich (?:danke|bedanke mich)(?: ihnen)?|besten dank|dankeschon|tausend dank|merci|danke ihnen(?: vielmals)?|vielen lieben dank',
    '(?:vielen |herzlichen )?dank|danke(?: schon| sehr| fur (?:ihre hilfe|die hilfe))?',
  ),
  goodbye: cue(
    'tschus|tschuss\\S*|tschau|wiederhoren|wiederschauen|wiedersehen|auf wiederschauen|ade|machs gut|machen sies gut|(?:einen |ein )?(?:schonen|schones|guten) (?:tag|abend|nachmittag|wochenende|sonntag)(?: (?:noch|ihnen noch|wunsche ich|auch noch))|(?:schones|schonen) (?:wochenende|feierabend|sonntag|tag|abend)(?= $|[,.])|ich (?:rufe|ruf|melde)(?: mich)?(?: dann)? (?:spater|noch ?mal|wieder|morgen)(?: (?:spater|noch ?mal|wieder|morgen))*(?: an)?|(?:ruf|melde)e? ich (?:mich )?(?:dann )?(?:spater|noch ?mal|morgen|wieder)(?: (?:noch ?mal|wieder))?(?: an)?|hat sich erledigt',
    ownClause(
      'bis (?:bald|dann|spater|morgen|nachher)|servus|gruss gott',
      'danke|gut|also|dank|und',
    ),
    'auf wiederhoren|auf wiedersehen|tschuss|tschau|ciao|gute nacht|vergessen sie es|ich rufe (?:spater|nochmal|wieder) an',
  ),
  done: cue(
    '(?:dann )?das wars?(?: (?:schon|dann|auch|soweit|eigentlich|eh))*|das (?:ist|war|ware) (?:dann |schon |auch |erst ?mal |soweit |eigentlich )*alles|das (?:reicht|genugt)(?: (?:schon|so|mir))*|mehr (?:hab|habe|brauch|brauche|wollte|will|mochte) ich (?:gar )?nicht(?: wissen)?|(?:gar )?sonst (?:nix|nichts|war nichts|nichts mehr)|(?:nix|nichts) mehr|alles gut|passt (?:schon|alles)|im moment nicht|(?:mehr )?wollte ich nur wissen|mehr wars nicht|alles erledigt',
    'das (?:ist|war|ware) alles|das wars|sonst nichts|nichts weiter|mehr nicht',
  ),
  repeat: cue(
    '(?:konnen|konnten) sie das (?:noch ?mal|noch einmal)(?: bitte)? (?:sagen|wiederholen)|noch einmal(?: bitte)?|ich (?:verstehe|hore) sie (?:nicht|schlecht|kaum)|was haben sie gesagt|hab(?:e)? ich (?:jetzt )?nicht verstanden|bitte(?=[?])|ha(?=[?])',
    '(?:konnen|konnten) sie (?:das )?(?:bitte )?wiederholen|wiederholen sie(?: bitte)?|wie bitte|was|noch ?mal(?: bitte)?|(?:das )?(?:habe ich )?nicht verstanden|wie',
  ),
  wait: cue(
    '(?:einen |kleinen |kurzen )?(?:moment|augenblick)(?: mal| bitte)?|(?:eine )?(?:sekunde|minute)(?: bitte)?|warten sie (?:mal|kurz|bitte)|ich schau(?:e)?(?: mal| kurz| grad)*|bleiben sie dran',
    '(?:einen )?moment(?: bitte)?|(?:eine )?sekunde|augenblick|warten sie|einen augenblick',
  ),
  person: cue(
    '(?:den|die|dem|der) (?:chef|chefin|inhaber|inhaberin|meister|meisterin|doktor|arzt) (?:gesprochen|sprechen|haben)|mit jemand(?:em|en)? (?:\\S+ )?(?:sprechen|reden)|(?:einen|ein|mit einem|mit ner|mit einer) (?:richtigen |echten |lebenden )?(?:menschen|mensch|person)',
    '(?:mit )?(?:einem|einen|ein) (?:richtigen |echten )?(?:menschen|mensch|mitarbeiter|person)|mit (?:jemandem|dem (?:chef|inhaber|besitzer)) (?:sprechen|reden)|verbinden sie mich(?: \\S+){0,3}|mitarbeiter',
  ),
  asksFor: cue(
    'ist (?:der|die) (?:chef|chefin|inhaber|inhaberin|meister|besitzer|doktor|arzt) (?:da|zu sprechen|im haus)',
    'ist (?!denn|da|noch|jemand)(?:der |die )?(?:herr |frau )?\\S+ da(?=[?])',
  ),
  robot: cue(
    '(?:sind sie|bist du|ist das|spreche ich mit) (?:ein |eine |einem |einer )?(?:roboter|maschine|computer|ki|echter mensch|mensch|anrufbeantworter|bot)',
  ),
  rude: cue(
    '(?:idiot|arschloch|blode? (?:kuh|maschine|sau)|fick dich|halt(?:s)? (?:die|dein) (?:fresse|klappe|maul)|halts maul|verpiss dich|schlampe|wichser|dummkopf|scheiss (?:maschine|roboter))',
  ),
  spam: DE_SPAM,
  refusal: cue(
    NUMBER_REFUSALS.de,
    '(?:das )?(?:sag|sage|verrat|verrate|nenn|nenne|geb|gebe) ich (?:ihnen )?(?:lieber )?nicht(?: raus)?|lieber nicht(?= $|[,.?])|tut nichts zur sache|(?:die|den|meine|meinen) (?:nummer|namen|telefonnummer)(?: \\S+){0,3} nicht(?: (?:raus|heraus|her|an|sagen|nennen|geben))?|ich hab(?:e)? (?:gar )?kein(?:e)? (?:telefon|handy|nummer)|(?:warum|wieso|weshalb|wozu) (?:wollen|brauchen|fragen|mussen) sie(?: \\S+){0,3}|(?:das )?(?:mochte|mocht|will) ich (?:lieber |eigentlich )*nicht(?: \\S+)?|geht (?:sie|niemanden|keinen) (?:nichts|was) an|geht sie nichts an|ohne (?:namen|nummer)|nicht notig|ist nicht wichtig|spielt keine rolle',
    '(?:das )?(?:mochte|will) ich nicht (?:sagen|nennen|geben|angeben)|ich (?:mochte|will)(?: \\S+){0,3} nicht (?:sagen|nennen|geben|angeben)|ich habe kein telefon|anonym|wozu (?:brauchen|wollen) sie(?: \\S+){0,2}',
  ),
  leaveMessage: cue(
    '(?:konnten|konnen) sie (?:bitte )?(?:was|etwas) (?:ausrichten|notieren|aufschreiben)|(?:dann )?(?:schreiben|notieren) sie (?:bitte )?(?:auf|sich)(?= $|[,.?])|richten sie (?:ihm|ihr|bitte)? ?aus',
    '(?:ich (?:mochte|wurde gerne|will)|kann ich|darf ich) (?:eine )?nachricht hinterlassen(?: fur \\S+)?|(?:konnen|konnten) sie (?:eine )?nachricht aufnehmen',
  ),
  smallTalk: cue(
    BESIDE.de,
    '(?:konnen|horen|verstehen) sie mich(?: horen| verstehen| gut)?',
    'muss ich das sagen',
    'ich (?:habe|hab|hatte) (?:eine|ne|mal eine) frage',
    'das ist (?:das (?:telefon|handy)|die nummer|der anschluss) (?:meiner|meines|von|vom|der|des)(?: \\S+){1,2}|das ist (?:vom|von) (?:meinem |meiner |der |dem )?\\S+|(?:der name|die nummer) (?:ist|stimmt|war)(?: \\S+)? ?(?:falsch|nicht|verkehrt)?|alles (?:klar|gut)|passt (?:schon|alles)|hatt ich gern (?:gewusst|gehabt)|ich frag nur(?: mal)?(?: so)?|ich sag mal',
    'das ist meine (?:nummer|handynummer)|bitte schon|kein problem|gern geschehen|ebenfalls|ich rufe an (?:weil|wegen)|ich rufe wegen|sagen sie (?:ihm|ihr)(?: dass)?',
  ),
  nameLead: cue(
    '(?:ich heisse|ich heiss|(?:mein|der) name (?:ist|war|ware|lautet|lautete)|mein name|ich bin|hier (?:ist|spricht|war)|auf den namen|nachname(?: ist)?|vorname(?: ist)?|zuname)(?: (?:der|die|herr|frau|familie|doktor|dr|professor))*',
  ),
  askedNameLead: cue(
    '(?:das ist|es ist|schreiben sie|notieren sie|einfach|sagen sie|familie|doktor|dr|professor|prof|hier)(?: (?:auf|der|die|den|herr|frau|familie|namen|einfach))*',
    'es ist|herr|frau|name',
  ),
  nameTail: cue(
    'hier(?= $|[,.?])|(?:hier )?am (?:apparat|telefon)|(?:ist |war )?(?:mein|der) name|heiss(?:e)? ich|spricht(?: hier)?|nochmal(?= $|[,.?])',
  ),
  capitalNouns: true,
  notName: wordSet(
    'spricht heizung klo toilette abfluss dach strom ofen waschmaschine trockner spulmaschine wespen mause ratten schloss fenster garage boiler alarm rechnung termin notfall problem frage anruf leitung firma gasthof restaurant hotel laden praxis werkstatt buro nachname vorname name namen herr familie doktor frage leck wasserhahn gas kuhlschrank geschirrspuler apparat am nochmal wieder auch mal kein keine nur schon da dann wer was warum wohnung kinder nachbarn nachbarin chef falsch richtig stimmt passt ware heisse heiss schreiben notieren sagen sag lieber dran ganz so beim zum zur dringende verzweifelt allergisch rentner rentnerin alleine allein schwanger unterwegs der die das ein eine einen einem einer und oder in im mit von fur mein meine ihr ihre sich ist sind bin ich sie wir nein ja kunde kundin nachbar besitzer eigentumer mieter dringend brauche rufe hier heute morgen jetzt haus wasser rohr bad kuche leck hund katze auto schlussel tur weil wann wie wo sehr alles nichts etwas jemand deutsch englisch bitte danke hallo guten tag nummer telefon nachricht gut schlecht neu neue sohn tochter mutter vater mann frau ausgesperrt auf an aus am zu nicht noch gerade es besorgt eingesperrt interessiert',
  ),
  sameNumber: cue(
    '(?:unter |auf |an )?(?:die|diese|dieser|der)(?: nummer)? hier|die (?:passt|stimmt|ist gut|geht)|unter (?:dieser|der)(?= $|[,.?])|(?:die|diese|dieser) nummer(?: hier)?|auf dieser',
    '(?:diese|die selbe|dieselbe|die gleiche|unter dieser|dieser)(?: selben)? nummer|(?:die nummer )?von der ich (?:gerade )?anrufe|die gleiche|dieselbe',
  ),
  numberLead: cue(
    '(?:ganz )?am ende|hinten|die endung(?: ist)?|endet (?:auf|mit)|(?:lieber|besser) (?:unter|auf|die)|(?:rufen|erreichen) sie mich(?: (?:bitte|unter|auf|an|der|dem|handy))*|notieren sie|schreiben sie|handy|festnetz',
    '(?:meine|die) (?:telefonnummer|nummer|handynummer|rufnummer)(?: ist| lautet)?(?: die)?|(?:sie )?(?:erreichen|konnen) (?:sie )?mich(?: unter)?(?: zuruckrufen)?(?: unter)?|rufen sie mich (?:unter|an unter)|unter(?: der)?|nummer|telefonnummer',
  ),
  areaCode: cue('vorwahl'),
  numbers: DE_NUMBERS,
  soundsLikeDigit: new Map(),
  repeats: numberWords('doppel=2 zweimal=2 dreimal=3 viermal=4'),
  digitNouns: numberWords(
    'nullen=0 einsen=1 zweien=2 zweier=2 dreien=3 dreier=3 vierer=4 funfen=5 funfer=5 sechsen=6 sechser=6 siebener=7 achten=8 achter=8 neunen=9 neuner=9',
  ),
  times: wordSet('mal'),
  plus: wordSet('plus'),
  multipliers: numberWords('hundert=100 tausend=1000'),
  betweenDigits: wordSet('die der ahm ah strich bindestrich und dann vorwahl'),
  spellAs: wordSet('wie'),
  asks: cue(
    'ihre adresse',
    '(?:habt|seid|macht|arbeitet|nehmt|sprecht) ihr|(?:arbeiten|machen|kommen|kennen|fuhren|reparieren) sie|(?:in|aus|von|an|bei) welche[rmn]?|von wann|um wie ?viel|welch\\S+|(?:ist|hat)(?= (?:heute|bei|der laden|die praxis|das geschaft|gerade|jetzt|morgen|am|samstags?|sonntags?))|(?:kann|darf) ich|wurd\\S* gern wissen|wo',
    'was|welche|welcher|welches|wann|wie|wo|wer|wieviel|haben sie|sind sie|machen sie|reparieren sie|bieten sie|konnen sie|konnten sie|sprechen sie|gibt es|ab wann|bis wann|um wieviel uhr|ich wollte (?:fragen|wissen)|ich mochte wissen|wissen sie|nehmen sie|offnen sie|schliessen sie',
  ),
  asksWithin: cue(
    '(?:in|aus) welcher (?:stadt|gegend|ecke)|wo (?:genau )?(?:sie|ihr) (?:\\S+ )?(?:sitzen|sitzt|sind|seid)|wo (?:ihr|euer|eure) (?:laden|geschaft|buro|betrieb|werkstatt)|(?:brauchte|brauche|mochte|hatte|interessier\\S*)(?: \\S+){0,2} (?:ihre|die) adresse',
  ),
  kinds: {
    hours: cue(
      'machen sie(?: \\S+){0,3} (?:auf|zu)(?= $|[,.?])|sind sie(?: \\S+){0,4} (?:schon|noch) da',
      'bis wann|ab wann|von wann bis wann|(?:haben|hatten|habt|sind|seid|waren|hat|ist) (?:sie|ihr|man|bei ihnen|bei euch|der laden|die praxis|das geschaft|die werkstatt|das buro|heute|morgen|jetzt|gerade)(?: \\S+){0,4} (?:offen|geoffnet|auf|geschlossen|zu)(?= $|[,.?])|(?:offnungs|geschafts|sprech|betriebs)zeiten|(?:wann|wie lange?|um wie ?viel uhr)(?: \\S+){0,4} (?:offnen|schliessen|auf|offen|geoffnet|zu|auf haben)(?: (?:sie|ihr|heute|morgen))*(?= $|[,.?])|wann (?:macht|machen) (?:ihr|sie)(?: \\S+){0,3} (?:auf|zu)(?: \\S+)?|(?:offnen|schliessen|arbeiten|arbeitet) (?:sie|ihr)(?: \\S+){0,3}|(?:am \\S+|heute|morgen|jetzt|samstags|sonntags) (?:noch |auch )?(?:offen|geoffnet)(?= $|[,.?])|(?:seid|sind) (?:ihr|sie)(?: auch| denn)?(?: am)? (?:montags?|dienstags?|mittwochs?|donnerstags?|freitags?|samstags?|sonntags?|heute|morgen|wochenende)(?: \\S+)? da',
    ),
    price: cue(
      'was (?:verlangen|nehmen|berechnen) sie|wie teuer|was (?:macht|ware|wurde|kommt) (?:das|so)(?: \\S+)?|stundensatz|anfahrtskosten',
      'was kostet|wie ?viel|kostet|kosten|preis|preise|gebuhr|angebot|kostenvoranschlag|teuer|kostenlos',
    ),
    visit: cue(
      'termin|termine|(?:konnen|konnten) sie(?: \\S+){0,4} (?:kommen|schicken|vorbeikommen)|(?:wann|wie schnell)(?: \\S+){0,3} (?:kommen|da sein)|verfugbar\\S*',
    ),
    location: cue(
      '(?:in|aus) welcher (?:stadt|gegend)(?: \\S+){0,3}|wo ihr(?:e)? \\S+ (?:ist|liegt|sitzt)',
      'wo (?:genau )?(?:ist|liegt) (?:denn )?(?:ihr|ihre|euer|eure) \\S+|ihre adresse',
      'wo (?:sind|seid|befinden|sitzen|sitzt) (?:sie|ihr)(?: \\S+){0,3}|wo (?:finde|erreiche) ich (?:sie|euch)|wo (?:ist|liegt|war) (?:denn )?(?:ihr|ihre|euer|eure|das|der|die) (?:laden|geschaft|buro|praxis|werkstatt|betrieb|firma|sitz|filiale|standort)|wo (?:sie|ihr) (?:sitzen|sitzt|seid|sind)|(?:ihre|eure|die) (?:genaue )?adresse|(?:in|aus|bei|von) welche[rm] (?:stadt|gegend|ecke|strasse|ort)(?: \\S+){0,3}|welche stadt|wo (?:genau )?(?:sie|ihr)',
      'wo (?:sind|befinden|liegt|finde|sitzen)(?: \\S+)?(?: \\S+)?|(?:ihre )?adresse|in welcher (?:stadt|gegend)|(?:kommen|fahren) sie (?:auch )?nach',
    ),
    service_list: cue(
      'was (?:machen|bieten|konnen|macht) (?:sie|ihr)(?: (?:denn|so|alles|eigentlich))*(?: an)?|(?:welche|was fur) (?:dienste|leistungen|arbeiten|dienstleistungen|services?)(?: \\S+){0,5}|was gehort (?:alles )?zu',
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
      'wer (?:ist|spricht)(?: denn| da)+|wen hab(?:e)? ich da|mit wem (?:spreche|rede|hab) ich',
      'wer (?:ist da|spricht|sind sie)|mit wem spreche ich|welche firma|bin ich (?:da )?richtig bei',
    ),
    about: cue('was macht ihre firma|was fur (?:ein|eine) (?:firma|betrieb|geschaft)'),
  },
  never: {
    hours: cue(
      'tur\\S*|fenster\\S*|\\S*hahn|ventil\\S*|dach\\S*|deckel|leitung|garagentor|\\S*tor|schloss|wunde',
    ),
  },
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
    'mein|meine|meinem|meinen|ich habe(?! (?:nur )?(?:eine|ne) frage)|brauche|mochte(?! (?:nur )?(?:wissen|fragen))|wir haben|unser|unsere|kaputt|undicht',
  ),
  empty: wordSet(
    'der die das den dem ein eine einen einem einer und oder in im an am auf mit von fur zu zum mein meine ihr ihre sich ist sind bin hat haben habe ich sie wir es nein ja nicht kein keine sehr mehr aber wie wann wo was wer welche auch schon noch hallo danke bitte guten tag ok gut mochte brauche kann konnen machen bieten jemand etwas gibt',
  ),
}
