import { pattern } from '../../kernel/text/pattern.ts'
import { type Cues, cue, starting, UNKNOWN } from './cue-pattern.ts'
import type { Language } from './language-heard.ts'
import { ROMANCE_CUES } from './romance-cues.ts'

/** The most common phrases; what is missed is left out of a recap rather than guessed. */
export const OTHER_CUES: Record<Exclude<Language, 'en'>, Cues> = {
  ...ROMANCE_CUES,
  de: {
    ...UNKNOWN,
    settled: cue(
      pattern`
        (?:wir haben|haben wir)(?: \S+){0,6} (?:beschlossen|entschieden|vereinbart)|
        (?:wir haben uns|haben wir uns)(?: \S+){0,6} geeinigt|beschlossene sache|
        ist (?:beschlossen|entschieden)`,
    ),
    resolved: cue(
      'wir (?:nehmen|bleiben bei|machen es|entscheiden uns|gehen mit)|nehmen wir|dann machen wir',
    ),
    proposed: cue('wir (?:sollten|könnten)|ich schlage vor|sollen wir|wollen wir'),
    undecided: cue('nicht (?:beschlossen|entschieden|geeinigt)|noch nicht|wenn|ob'),
    leftOpen: cue(
      pattern`
        (?:das |es |dies )?(?:entscheiden|klären|besprechen|sehen|schauen|verschieben|vertagen|
        überlegen|behandeln|diskutieren)(?: \S+){0,4} (?:später|nächst\p{L}+|ein andermal|
        danach|morgen|wenn|sobald|nach|auf)`,
      pattern`
        (?:lassen|bleibt|bleiben)(?: \S+){0,3} (?:offen|liegen|ungeklärt)|vertagen|
        verschieben wir|zurückgestellt|stellen (?:wir )?(?:\S+ )?zurück|(?:noch )?zu früh|
        warten wir|abwarten|lass mich (?:\S+ )?(?:nachdenken|überlegen)|
        muss ich (?:mir )?(?:noch )?überlegen`,
    ),
    puzzled: cue(
      pattern`
        (?:weiß (?:ich |noch |immer |keiner |niemand )*(?:nicht)?|wissen (?:wir |noch )*nicht|
        (?:mir )?ist (?:noch )?(?:nicht klar|unklar)|ich frage mich|die frage ist|
        offen ist),? (?:ob|wer|wann|wo|wie|wie viel\p{L}*|welche\p{L}*|was|warum)`,
    ),
    idle: cue(
      pattern`
        (?:hört|versteht|seht|hören|sehen) (?:ihr|sie|man)|wie geht|noch (?:was|etwas|fragen)|
        weitere fragen|sonst (?:noch )?(?:was|etwas)|fangen wir|machen wir weiter|sind (?:alle|
        wir) (?:da|so ?weit|fertig)|alle einverstanden|nicht wahr|oder nicht`,
    ),
    movedOn: [
      starting(
        'übrigens|nächster punkt|anderes thema|noch etwas|außerdem|zweitens|kommen wir|weiter mit|zum nächsten',
      ),
    ],
    agreed: starting(
      'ja|genau|okay|ok|einverstanden|gut|in ordnung|klar|abgemacht|passt|gerne|mache ich',
    ),
    objected: starting('nein|aber|nee'),
    promised: cue(
      pattern`
        ich (?:rufe|schicke|sende|kümmere|prüfe|schreibe|bereite|frage|bestelle|buche)|
        ich werde(?: \S+){0,6} (?:anrufen|schicken|senden|prüfen|schreiben|vorbereiten|fragen|
        bestellen|buchen)`,
    ),
    requested: cue(
      pattern`
        (?:kannst du|können sie|könntest du|könnten sie)(?: \S+){0,8} (?:anrufen|schicken|
        senden|prüfen|schreiben|vorbereiten|fragen|bestellen|buchen)`,
    ),
    doubted: cue(
      pattern`
        (?:ich )?weiß (?:ich |es )?nicht|wissen wir(?: noch)? nicht|keine ahnung|gute frage|
        müssen wir(?: noch)? (?:klären|fragen|prüfen)`,
    ),
    wondered: cue('wissen wir|weiß jemand|wer|wann|wo|wie viel|wie viele|welche|welcher|welches'),
  },
  tr: {
    ...UNKNOWN,
    settled: cue('karar verdik|karar verildi|kararlaştırdık|anlaştık'),
    resolved: cue('(?:\\p{L}+ ){0,4}(?:ile|seçelim|alalım|gidelim|devam edelim)'),
    leftOpen: cue(
      pattern`
        (?:sonra|daha sonra|gelecek (?:hafta|ay|toplantı\p{L}*)|haftaya|başka zaman|
        ileride)(?: \S+){0,3} (?:karar\p{L}*|bak\p{L}+|konuş\p{L}+|görüş\p{L}+|düşün\p{L}+|ele)`,
      'erteleyelim|ertelendi|açık kalsın|beklemede|henüz erken|bekleyelim',
    ),
    idle: cue('duyuyor musunuz|nasılsınız|başka (?:soru|bir şey)|başlayalım mı|tamam mı|değil mi'),
    movedOn: [starting('bu arada|başka bir konu|bir de|ayrıca|sıradaki')],
    agreed: starting('evet|tamam|olur|anlaştık|peki'),
    objected: starting('hayır|ama'),
    promised: cue(
      '(?:arayacağım|göndereceğim|hazırlayacağım|yazacağım|ararım|gönderirim|hazırlarım|hallederim)',
    ),
    requested: cue(
      '(?:arar mısın|gönderir misin|hazırlar mısın|arayabilir misin|gönderebilir misin|hazırlayabilir misin)\\p{L}*',
    ),
    doubted: cue('bilmiyorum|bilmiyoruz|emin değilim|iyi soru'),
    wondered: cue('biliyor muyuz|kim|kimin|ne zaman|nerede|kaç|hangi'),
  },
  ru: {
    ...UNKNOWN,
    settled: cue('(?:мы )?(?:решили|договорились|постановили)|решено|договорились'),
    resolved: cue('(?:давайте|мы) (?:возьмём|берём|выберем|оставим|остановимся)'),
    proposed: cue('предлагаю|может быть,? нам|нам стоит'),
    undecided: cue('не (?:решили|договорились|решено)|если'),
    leftOpen: cue(
      pattern`
        (?:решим|обсудим|посмотрим|вернёмся|вернемся|поговорим|подумаем|разберёмся|
        отложим)(?: \S+){0,4} (?:позже|потом|завтра|в другой раз|когда|после|на следующ\p{L}+|
        до)`,
      pattern`
        (?:позже|потом|в другой раз|на следующ\p{L}+ (?:неделе|встрече))(?: \S+){0,2} (?:решим|
        обсудим|посмотрим|вернёмся|поговорим)|отложим|оставим открыт\p{L}+|пока (?:открыт|
        не решен|не решён)\p{L}*|рано (?:решать|говорить)|подождём|мне надо подумать`,
    ),
    puzzled: cue(
      pattern`
        (?:не (?:знаю|знаем|ясно|понятно)|никто не знает|интересно|вопрос в том),? (?:кто|когда|
        где|как|сколько|какой|какая|какие|почему|что|\p{L}+ ли)`,
    ),
    idle: cue(
      '(?:слышно|видно)|как (?:дела|вы)|ещё (?:вопросы|что-то)|есть вопросы|начнём|продолжим|все согласны|правда',
    ),
    movedOn: [starting('кстати|другой вопрос|следующ\\p{L}+|ещё одно|дальше|во-вторых')],
    agreed: starting('да|хорошо|ладно|согласен|согласна|договорились|отлично|конечно'),
    objected: starting('нет|но'),
    promised: cue(
      'я (?:\\p{L}+ )?(?:позвоню|отправлю|пришлю|подготовлю|проверю|напишу|узнаю|закажу)',
    ),
    requested: cue(
      pattern`
        (?:можешь|можете|сможешь|сможете|пожалуйста)(?: \p{L}+)? (?:позвонить|отправить|
        прислать|подготовить|проверить|написать|узнать|заказать)`,
    ),
    doubted: cue(
      'не (?:знаю|знаем|уверен|уверена)|хороший вопрос|надо (?:узнать|проверить|спросить)',
    ),
    wondered: cue('знаем ли|кто|когда|где|сколько|какой|какая|какие'),
  },
}
