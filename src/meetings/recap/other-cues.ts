import { type Cues, cue, starting, UNHEARD } from './cue.ts'
import type { Language } from './languages.ts'

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
  wondered: UNHEARD,
}

/** The most usual ways of saying it; what is missed is left out of a recap rather than guessed. */
export const OTHER_CUES: Record<Exclude<Language, 'en'>, Cues> = {
  es: {
    ...UNKNOWN,
    settled: cue(
      '(?:hemos )?(?:decidido|acordado)|decidimos|acordamos|quedamos en|queda (?:decidido|acordado)|está decidido',
    ),
    resolved: cue('vamos (?:a ir )?con|nos quedamos con|optamos por|elegimos'),
    proposed: cue('deberíamos|podríamos|propongo|y si|qué tal si'),
    undecided: cue('no (?:lo )?(?:hemos|decidimos|acordamos|está)|todavía no|si'),
    agreed: starting('sí|vale|de acuerdo|claro|perfecto|bien|bueno|hecho|ok|okay|por supuesto'),
    objected: starting('no|pero'),
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
