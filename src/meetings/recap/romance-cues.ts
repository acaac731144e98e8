import { pattern } from '../../kernel/text/pattern.ts'
import { type Cues, cue, starting, UNKNOWN } from './cue-pattern.ts'

/** The most common phrases; what is missed is left out of a recap rather than guessed. */
export const ROMANCE_CUES: Record<'es' | 'pt' | 'fr', Cues> = {
  es: {
    ...UNKNOWN,
    settled: cue(
      '(?:hemos )?(?:decidido|acordado)|decidimos|acordamos|quedamos en|queda (?:decidido|acordado)|está decidido',
    ),
    resolved: cue('vamos (?:a ir )?con|nos quedamos con|optamos por|elegimos'),
    proposed: cue('deberíamos|podríamos|propongo|y si|qué tal si'),
    undecided: cue('no (?:lo )?(?:hemos|decidimos|acordamos|está)|todavía no|si'),
    leftOpen: cue(
      pattern`
        (?:lo |la |eso |esto )?(?:vemos|decidimos|hablamos|discutimos|dejamos|retomamos|veremos|
        decidiremos|hablaremos|miramos)(?: \S+){0,4} (?:después|luego|más adelante|más tarde|
        otro día|próxim[oa]|mañana|cuando|semana que viene|mes que viene)`,
      pattern`
        (?:queda|sigue|dejarlo|dejémoslo|dejamos) (?:pendiente|abiert[oa]|para)|
        todavía no (?:lo )?(?:decid\p{L}*|toca)|es (?:muy )?pronto para|mejor esper\p{L}+|
        hay que esperar|ya veremos|lo pienso`,
    ),
    puzzled: cue(
      pattern`
        (?:no (?:sé|sabemos|me queda claro|está claro)|nadie sabe|me pregunto|falta saber|
        la (?:duda|pregunta|cuestión) es)(?: todavía| aún)? (?:si|quién|cuándo|dónde|cómo|
        cuánt\p{L}+|cuál|qué|por qué)`,
    ),
    idle: cue(
      pattern`
        (?:me )?(?:oyen|oís|escuchan|escucháis|ven|veis)|cómo (?:están|estáis|estás|está|les va|
        te va)|algo más|alguna (?:otra )?(?:pregunta|duda|cosa)|qué tal|empezamos|seguimos|
        terminamos|todos (?:listos|de acuerdo)|de acuerdo|verdad`,
    ),
    movedOn: [
      starting('otra cosa|por cierto|además|pasemos|pasamos|siguiente|lo siguiente|segundo|y otra'),
    ],
    agreed: starting(
      'sí|vale|de acuerdo|claro(?! que no)|perfecto|bien|bueno|hecho|ok|okay|por supuesto(?! que no)',
    ),
    objected: starting('no|pero|(?:claro|por supuesto) que no|ni hablar|de ninguna manera'),
    promised: cue(
      pattern`
        (?:yo )?(?:me encargo|llamaré|enviaré|mandaré|prepararé|revisaré|escribiré|haré)|
        voy a (?:llamar|enviar|mandar|preparar|revisar|escribir|hablar|pedir|reservar|confirmar)`,
    ),
    requested: cue(
      pattern`
        (?:puedes|podrías|puede|podría)(?: por favor)? (?:llamar|enviar|mandar|preparar|revisar|
        escribir|hablar|pedir|reservar|confirmar)\p{L}*`,
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
      pattern`
        (?:vemos|decidimos|falamos|discutimos|deixamos|retomamos|veremos|decidiremos|resolvemos|
        vamos (?:ver|decidir|falar|deixar|resolver))(?: \S+){0,4} (?:depois|mais tarde|
        mais para a frente|outro dia|próxim[oa]|amanhã|quando|semana que vem|mês que vem)`,
      pattern`
        (?:fica|deixa|deixar|deixamos|continua) (?:pendente|em aberto|para)|
        ainda não (?:decid\p{L}*)|é (?:muito )?cedo para|melhor esperar|temos de esperar|
        vou pensar|deixa eu pensar`,
    ),
    puzzled: cue(
      pattern`
        (?:não (?:sei|sabemos|está claro|ficou claro)|ninguém sabe|falta saber|a (?:dúvida|
        pergunta|questão) é)(?: ainda)? (?:se|quem|quando|onde|como|quant\p{L}+|qual|o que|
        por que)`,
    ),
    idle: cue(
      pattern`
        (?:me )?(?:ouvem|escutam|estão ouvindo|estão vendo|veem)|como (?:estão|está|vai|vão)|
        mais alguma|alguma (?:outra )?(?:pergunta|dúvida|coisa)|tudo bem|começamos|
        podemos começar|continuamos|certo|de acordo`,
    ),
    movedOn: [
      starting('outra coisa|a propósito|aliás|além disso|passamos|vamos passar|próximo|segundo'),
    ],
    agreed: starting('sim|certo|tá|ok|okay|claro|perfeito|combinado|de acordo|bom|pode ser'),
    objected: starting('não|mas'),
    promised: cue(
      pattern`
        (?:eu )?vou (?:ligar|enviar|mandar|preparar|verificar|escrever|falar|pedir|marcar|
        confirmar)|eu (?:ligo|envio|mando|trato|cuido)|deixa comigo`,
    ),
    requested: cue(
      pattern`
        (?:você )?(?:pode|podes|poderia|consegue)(?: por favor)? (?:ligar|enviar|mandar|
        preparar|verificar|escrever|falar|pedir|marcar|confirmar)`,
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
      pattern`
        (?:on|nous) (?:en |le |la |y )?(?:verr\p{L}+|voit|voyons|décide\p{L}*|reparle\p{L}*|
        parle\p{L}*|revient|reviendra|discute\p{L}*|tranche\p{L}*)(?: \S+){0,4} (?:plus tard|
        la prochaine fois|après|demain|quand|lorsque|une autre fois|prochaine?)`,
      pattern`
        (?:on )?(?:laisse|remet|reporte|garde)(?: \S+){0,3} (?:ouvert\p{L}*|à plus tard|
        en suspens|pour (?:l'instant|plus tard|la prochaine))|reste (?:ouvert|en suspens)|
        trop tôt pour|il faut attendre|mieux vaut attendre|laisse-moi réfléchir|
        je vais y réfléchir`,
    ),
    puzzled: cue(
      pattern`
        (?:(?:je|on|nous|personne)(?: ne| n')? ?(?:sai[st]|savons|comprends|
        comprend)(?: pas)?(?: encore| toujours)?|je me demande|(?:ce n'est|c'est) pas clair|
        la question est(?: de savoir)?) (?:si|s'il|s'ils|qui|quand|où|comment|combien|
        quel\p{L}*|pourquoi|ce que)`,
    ),
    idle: cue(
      pattern`
        (?:vous )?m'entend\p{L}*|(?:vous )?(?:voyez|entendez)|ça va|comment (?:allez|vas|va)|
        autre chose|d'autres? (?:questions?|points?|remarques?)|on (?:commence|continue|
        termine)|tout le monde|d'accord`,
    ),
    movedOn: [
      starting(
        pattern`
        autre chose|au fait|à propos|par ailleurs|passons|on passe|ensuite|deuxièmement|
        point suivant|d'ailleurs|sinon`,
      ),
    ],
    agreed: starting("oui|ouais|d'accord|ok|okay|parfait|très bien|bien sûr|entendu|ça marche"),
    objected: starting('non|mais'),
    promised: cue(
      pattern`
        je (?:vais |m'occupe|me charge)(?:appeler|envoyer|préparer|vérifier|écrire|parler|
        demander|réserver|confirmer)?|j'(?:appelle|appellerai|envoie|enverrai)|je (?:prépare|
        vérifie|préparerai|vérifierai)`,
    ),
    requested: cue(
      pattern`
        (?:tu peux|peux-tu|pouvez-vous|vous pouvez|pourrais-tu|pourriez-vous) (?:appeler|
        envoyer|préparer|vérifier|écrire|parler|demander|réserver|confirmer)`,
    ),
    doubted: cue(
      '(?:je|on) (?:ne )?sai[st] pas|aucune idée|bonne question|il faut (?:vérifier|demander|voir)',
    ),
    wondered: cue("est-ce qu'on sait|sait-on|on sait|qui|quand|où|combien|quel|quelle"),
  },
}
