import { type Cues, cue, starting, UNHEARD } from './cue-pattern.ts'
import type { Language } from './language-heard.ts'

const UNKNOWN: Cues = {
  settled: UNHEARD,
  resolved: UNHEARD,
  proposed: UNHEARD,
  inclined: UNHEARD,
  undecided: UNHEARD,
  leftOpen: UNHEARD,
  agreed: UNHEARD,
  objected: UNHEARD,
  promised: UNHEARD,
  unpromised: UNHEARD,
  requested: UNHEARD,
  assigned: UNHEARD,
  doubted: UNHEARD,
  puzzled: UNHEARD,
  idle: UNHEARD,
  movedOn: [],
  wondered: UNHEARD,
}

/** The most common phrases; what is missed is left out of a recap rather than guessed. */
export const OTHER_CUES: Record<Exclude<Language, 'en'>, Cues> = {
  es: {
    ...UNKNOWN,
    settled: cue(
      '(?:hemos )?(?:decidido|acordado)|decidimos|acordamos|quedamos en|queda (?:decidido|acordado)|está decidido',
    ),
    resolved: cue('vamos (?:a ir )?con|nos quedamos con|optamos por|elegimos'),
    proposed: cue('deberíamos|podríamos|propongo|y si|qué tal si'),
    undecided: cue('no (?:lo )?(?:hemos|decidimos|acordamos|está)|todavía no|si'),
    leftOpen: cue(
      '(?:lo |la |eso |esto )?(?:vemos|decidimos|hablamos|discutimos|dejamos|retomamos|veremos|decidiremos|hablaremos|miramos)(?: \\S+){0,4} (?:después|luego|más adelante|más tarde|otro día|próxim[oa]|mañana|cuando|semana que viene|mes que viene)',
      '(?:queda|sigue|dejarlo|dejémoslo|dejamos) (?:pendiente|abiert[oa]|para)|todavía no (?:lo )?(?:decid\\p{L}*|toca)|es (?:muy )?pronto para|mejor esper\\p{L}+|hay que esperar|ya veremos|lo pienso',
    ),
    puzzled: cue(
      '(?:no (?:sé|sabemos|me queda claro|está claro)|nadie sabe|me pregunto|falta saber|la (?:duda|pregunta|cuestión) es)(?: todavía| aún)? (?:si|quién|cuándo|dónde|cómo|cuánt\\p{L}+|cuál|qué|por qué)',
    ),
    idle: cue(
      '(?:me )?(?:oyen|oís|escuchan|escucháis|ven|veis)|cómo (?:están|estáis|estás|está|les va|te va)|algo más|alguna (?:otra )?(?:pregunta|duda|cosa)|qué tal|empezamos|seguimos|terminamos|todos (?:listos|de acuerdo)|de acuerdo|verdad',
    ),
    movedOn: [
      starting('otra cosa|por cierto|además|pasemos|pasamos|siguiente|lo siguiente|segundo|y otra'),
    ],
    agreed: starting(
      'sí|vale|de acuerdo|claro(?! que no)|perfecto|bien|bueno|hecho|ok|okay|por supuesto(?! que no)',
    ),
    objected: starting('no|pero|(?:claro|por supuesto) que no|ni hablar|de ninguna manera'),
    promised: cue(
      '(?:yo )?(?:me encargo|llamaré|enviaré|mandaré|prepararé|revisaré|escribiré|haré)|voy a (?:llamar|enviar|mandar|preparar|revisar|escribir|hablar|pedir|reservar|confirmar)',
    ),
    requested: cue(
      '(?:puedes|podrías|puede|podría)(?: por favor)? (?:llamar|enviar|mandar|preparar|revisar|escribir|hablar|pedir|reservar|confirmar)\\p{L}*',
    ),
    doubted: cue(
      'no (?:lo )?(?:sé|sabemos)|ni idea|buena pregunta|hay que (?:averiguar|ver|preguntar)',
    ),
    wondered: cue('sabemos|alguien sabe|quién|cuándo|dónde|cuánto|cuál'),
  },
  pt: {
    ...UNKNOWN,
    settled: cue(
      'decidimos|combinamos|concordamos|acordamos|ficou (?:decidido|combinado|acordado)|está decidido',
    ),
    resolved: cue('vamos (?:ficar )?com|optamos por|escolhemos'),
    proposed: cue('devíamos|deveríamos|podíamos|poderíamos|proponho|que tal'),
    undecided: cue('não (?:decidimos|combinamos|está|ficou)|ainda não|se'),
    leftOpen: cue(
      '(?:vemos|decidimos|falamos|discutimos|deixamos|retomamos|veremos|decidiremos|resolvemos|vamos (?:ver|decidir|falar|deixar|resolver))(?: \\S+){0,4} (?:depois|mais tarde|mais para a frente|outro dia|próxim[oa]|amanhã|quando|semana que vem|mês que vem)',
      '(?:fica|deixa|deixar|deixamos|continua) (?:pendente|em aberto|para)|ainda não (?:decid\\p{L}*)|é (?:muito )?cedo para|melhor esperar|temos de esperar|vou pensar|deixa eu pensar',
    ),
    puzzled: cue(
      '(?:não (?:sei|sabemos|está claro|ficou claro)|ninguém sabe|falta saber|a (?:dúvida|pergunta|questão) é)(?: ainda)? (?:se|quem|quando|onde|como|quant\\p{L}+|qual|o que|por que)',
    ),
    idle: cue(
      '(?:me )?(?:ouvem|escutam|estão ouvindo|estão vendo|veem)|como (?:estão|está|vai|vão)|mais alguma|alguma (?:outra )?(?:pergunta|dúvida|coisa)|tudo bem|começamos|podemos começar|continuamos|certo|de acordo',
    ),
    movedOn: [
      starting('outra coisa|a propósito|aliás|além disso|passamos|vamos passar|próximo|segundo'),
    ],
    agreed: starting('sim|certo|tá|ok|okay|claro|perfeito|combinado|de acordo|bom|pode ser'),
    objected: starting('não|mas'),
    promised: cue(
      '(?:eu )?vou (?:ligar|enviar|mandar|preparar|verificar|escrever|falar|pedir|marcar|confirmar)|eu (?:ligo|envio|mando|trato|cuido)|deixa comigo',
    ),
    requested: cue(
      '(?:você )?(?:pode|podes|poderia|consegue)(?: por favor)? (?:ligar|enviar|mandar|preparar|verificar|escrever|falar|pedir|marcar|confirmar)',
    ),
    doubted: cue(
      'não (?:sei|sabemos|faço ideia)|boa pergunta|temos de (?:ver|descobrir)|precisamos (?:ver|descobrir)',
    ),
    wondered: cue('sabemos|alguém sabe|quem|quando|onde|quanto|qual'),
  },
  fr: {
    ...UNKNOWN,
    settled: cue(
      "(?:on a|nous avons)(?: tous)? (?:décidé|convenu|choisi)|c'est décidé|il est décidé|on est d'accord",
    ),
    resolved: cue(
      'on (?:part sur|prend|garde|reste sur|choisit|va prendre|va garder)|nous (?:prenons|gardons|choisissons)',
    ),
    proposed: cue('on (?:devrait|pourrait)|je propose|et si'),
    undecided: cue("n'(?:a|avons|est) pas|pas encore|si"),
    leftOpen: cue(
      '(?:on|nous) (?:en |le |la |y )?(?:verr\\p{L}+|voit|voyons|décide\\p{L}*|reparle\\p{L}*|parle\\p{L}*|revient|reviendra|discute\\p{L}*|tranche\\p{L}*)(?: \\S+){0,4} (?:plus tard|la prochaine fois|après|demain|quand|lorsque|une autre fois|prochaine?)',
      "(?:on )?(?:laisse|remet|reporte|garde)(?: \\S+){0,3} (?:ouvert\\p{L}*|à plus tard|en suspens|pour (?:l'instant|plus tard|la prochaine))|reste (?:ouvert|en suspens)|trop tôt pour|il faut attendre|mieux vaut attendre|laisse-moi réfléchir|je vais y réfléchir",
    ),
    puzzled: cue(
      "(?:(?:je|on|nous|personne)(?: ne| n')? ?(?:sai[st]|savons|comprends|comprend)(?: pas)?(?: encore| toujours)?|je me demande|(?:ce n'est|c'est) pas clair|la question est(?: de savoir)?) (?:si|s'il|s'ils|qui|quand|où|comment|combien|quel\\p{L}*|pourquoi|ce que)",
    ),
    idle: cue(
      "(?:vous )?m'entend\\p{L}*|(?:vous )?(?:voyez|entendez)|ça va|comment (?:allez|vas|va)|autre chose|d'autres? (?:questions?|points?|remarques?)|on (?:commence|continue|termine)|tout le monde|d'accord",
    ),
    movedOn: [
      starting(
        "autre chose|au fait|à propos|par ailleurs|passons|on passe|ensuite|deuxièmement|point suivant|d'ailleurs|sinon",
      ),
    ],
    agreed: starting("oui|ouais|d'accord|ok|okay|parfait|très bien|bien sûr|entendu|ça marche"),
    objected: starting('non|mais'),
    promised: cue(
      "je (?:vais |m'occupe|me charge)(?:appeler|envoyer|préparer|vérifier|écrire|parler|demander|réserver|confirmer)?|j'(?:appelle|appellerai|envoie|enverrai)|je (?:prépare|vérifie|préparerai|vérifierai)",
    ),
    requested: cue(
      '(?:tu peux|peux-tu|pouvez-vous|vous pouvez|pourrais-tu|pourriez-vous) (?:appeler|envoyer|préparer|vérifier|écrire|parler|demander|réserver|confirmer)',
    ),
    doubted: cue(
      '(?:je|on) (?:ne )?sai[st] pas|aucune idée|bonne question|il faut (?:vérifier|demander|voir)',
    ),
    wondered: cue("est-ce qu'on sait|sait-on|on sait|qui|quand|où|combien|quel|quelle"),
  },
  de: {
    ...UNKNOWN,
    settled: cue(
      '(?:wir haben|haben wir)(?: \\S+){0,6} (?:beschlossen|entschieden|vereinbart)|(?:wir haben uns|haben wir uns)(?: \\S+){0,6} geeinigt|beschlossene sache|ist (?:beschlossen|entschieden)',
    ),
    resolved: cue(
      'wir (?:nehmen|bleiben bei|machen es|entscheiden uns|gehen mit)|nehmen wir|dann machen wir',
    ),
    proposed: cue('wir (?:sollten|könnten)|ich schlage vor|sollen wir|wollen wir'),
    undecided: cue('nicht (?:beschlossen|entschieden|geeinigt)|noch nicht|wenn|ob'),
    leftOpen: cue(
      '(?:das |es |dies )?(?:entscheiden|klären|besprechen|sehen|schauen|verschieben|vertagen|überlegen|behandeln|diskutieren)(?: \\S+){0,4} (?:später|nächst\\p{L}+|ein andermal|danach|morgen|wenn|sobald|nach|auf)',
      '(?:lassen|bleibt|bleiben)(?: \\S+){0,3} (?:offen|liegen|ungeklärt)|vertagen|verschieben wir|zurückgestellt|stellen (?:wir )?(?:\\S+ )?zurück|(?:noch )?zu früh|warten wir|abwarten|lass mich (?:\\S+ )?(?:nachdenken|überlegen)|muss ich (?:mir )?(?:noch )?überlegen',
    ),
    puzzled: cue(
      '(?:weiß (?:ich |noch |immer |keiner |niemand )*(?:nicht)?|wissen (?:wir |noch )*nicht|(?:mir )?ist (?:noch )?(?:nicht klar|unklar)|ich frage mich|die frage ist|offen ist),? (?:ob|wer|wann|wo|wie|wie viel\\p{L}*|welche\\p{L}*|was|warum)',
    ),
    idle: cue(
      '(?:hört|versteht|seht|hören|sehen) (?:ihr|sie|man)|wie geht|noch (?:was|etwas|fragen)|weitere fragen|sonst (?:noch )?(?:was|etwas)|fangen wir|machen wir weiter|sind (?:alle|wir) (?:da|so ?weit|fertig)|alle einverstanden|nicht wahr|oder nicht',
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
      'ich (?:rufe|schicke|sende|kümmere|prüfe|schreibe|bereite|frage|bestelle|buche)|ich werde(?: \\S+){0,6} (?:anrufen|schicken|senden|prüfen|schreiben|vorbereiten|fragen|bestellen|buchen)',
    ),
    requested: cue(
      '(?:kannst du|können sie|könntest du|könnten sie)(?: \\S+){0,8} (?:anrufen|schicken|senden|prüfen|schreiben|vorbereiten|fragen|bestellen|buchen)',
    ),
    doubted: cue(
      '(?:ich )?weiß (?:ich |es )?nicht|wissen wir(?: noch)? nicht|keine ahnung|gute frage|müssen wir(?: noch)? (?:klären|fragen|prüfen)',
    ),
    wondered: cue('wissen wir|weiß jemand|wer|wann|wo|wie viel|wie viele|welche|welcher|welches'),
  },
  tr: {
    ...UNKNOWN,
    settled: cue('karar verdik|karar verildi|kararlaştırdık|anlaştık'),
    resolved: cue('(?:\\p{L}+ ){0,4}(?:ile|seçelim|alalım|gidelim|devam edelim)'),
    leftOpen: cue(
      '(?:sonra|daha sonra|gelecek (?:hafta|ay|toplantı\\p{L}*)|haftaya|başka zaman|ileride)(?: \\S+){0,3} (?:karar\\p{L}*|bak\\p{L}+|konuş\\p{L}+|görüş\\p{L}+|düşün\\p{L}+|ele)',
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
      '(?:решим|обсудим|посмотрим|вернёмся|вернемся|поговорим|подумаем|разберёмся|отложим)(?: \\S+){0,4} (?:позже|потом|завтра|в другой раз|когда|после|на следующ\\p{L}+|до)',
      '(?:позже|потом|в другой раз|на следующ\\p{L}+ (?:неделе|встрече))(?: \\S+){0,2} (?:решим|обсудим|посмотрим|вернёмся|поговорим)|отложим|оставим открыт\\p{L}+|пока (?:открыт|не решен|не решён)\\p{L}*|рано (?:решать|говорить)|подождём|мне надо подумать',
    ),
    puzzled: cue(
      '(?:не (?:знаю|знаем|ясно|понятно)|никто не знает|интересно|вопрос в том),? (?:кто|когда|где|как|сколько|какой|какая|какие|почему|что|\\p{L}+ ли)',
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
      '(?:можешь|можете|сможешь|сможете|пожалуйста)(?: \\p{L}+)? (?:позвонить|отправить|прислать|подготовить|проверить|написать|узнать|заказать)',
    ),
    doubted: cue(
      'не (?:знаю|знаем|уверен|уверена)|хороший вопрос|надо (?:узнать|проверить|спросить)',
    ),
    wondered: cue('знаем ли|кто|когда|где|сколько|какой|какая|какие'),
  },
}
