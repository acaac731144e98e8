import { pattern } from '../../kernel/text/pattern.ts'
import { cue } from './cue-pattern.ts'
import { ENGLISH_SAID } from './english-said-cues.ts'
import type { Language } from './language-heard.ts'
import { alone, back, type SaidCues } from './said-cues.ts'

const DE: SaidCues = {
  done: cue(
    pattern`
      (?:habe? ich|ich habe?) (?:\p{L}+ ){0,3}?(?:schon|bereits|gestern|vorgestern|
      längst)(?: \p{L}+){0,6} \p{L}*(?:ge\p{L}+(?:t|en))`,
  ),
  tentative: cue(
    pattern`
      wollte(?:n|st)?|hatte (?:gesagt|vor|gedacht)|hätte|liebe|mag|gefällt|würde|würden|wäre|
      wären|hätte|hätten|könnte|könnten|sollte|sollten|müsste|müssten|soll|sollen|will|wollen|
      wollte|wollten|vielleicht|wohl|eventuell|hatten|hatte|dachte|dachten|meinte|vorschlag|
      wenn|falls|angeblich|überleg\p{L}*`,
  ),
  negated: cue('nicht|nie|kein|keine|keinen|keinem|keiner|niemand|statt|ohne'),
  somebody: cue('jemand|man|irgendwer|einer von uns'),
  first: cue('ich(?! (?:brauche|will|denke|glaube|weiß|meine|hoffe)\\b)'),
  together: cue('wir|uns|lasst uns'),
  takenBack: back('nein|nee|quatsch|entschuldigung|sorry|moment|vielmehr|ich meine|doch nicht'),
  pleased: cue('passt|gut|gerne|gern|bitte|super|prima|danke|okay|einverstanden'),
  unknown: cue(
    pattern`
      entscheiden (?:wir |das )*(?:heute |jetzt )*nicht|klären (?:wir|das)|keine ahnung|wei(?:ß|
      ss) (?:ich |es |wir |leider |auch |gerade |noch )*nicht|wissen (?:wir |
      es )*(?:noch )?nicht|nicht geantwortet|noch nicht|offen|später|nächste\p{L}* (?:mal|
      sitzung|woche)`,
  ),
  past: cue(
    pattern`
      war [^,.]+, (?:aber )?(?:jetzt|nun)|(?:letzte[ns]?|vorige[ns]?|vergangene[ns]?) (?:jahr|
      mal|monat|woche|sommer|winter|saison)|letztens|damals|früher|vor (?:einem|zwei|
      drei) jahr\p{L}*`,
  ),
  stated: cue(`ist|sind|war|waren|gibt`),
}

const ES: SaidCues = {
  done: cue(
    `(?:(?:ya|te|se|le|les|lo|la|los|las) )+(?!\\p{L}*ré(?!\\p{L}))\\p{L}{2,}[éí]`,
    `(?:ya (?:te |se |le |lo |la )*)(?:he \\p{L}+|hice|puse|di|dije|traje)|\\p{L}{3,}[éí] (?:ayer|anteayer|anoche)`,
  ),
  tentative: cue(
    pattern`
      había (?:dicho|pensado|quedado)|habíamos (?:dicho|pensado)|iba a|íbamos a|pensaba|
      me encanta\p{L}*|prefiero|prefería|podríamos|podría|debería|deberíamos|sería|me gustaría|
      gustaría|quisiera|quiere|quieren|quería|tal vez|quizás?|a lo mejor|pensaba|pensé|propuso|
      dijo|dice|dicen|si`,
  ),
  negated: cue('no|nunca|nadie|ningún|ninguna|sin|en vez de'),
  somebody: cue('alguien|uno de nosotros'),
  first: cue('yo|me encargo|voy|puedo|\\p{L}+aré|\\p{L}+eré|\\p{L}+iré'),
  together: cue('nosotros|\\p{L}+amos|\\p{L}+emos|\\p{L}+imos'),
  takenBack: back(
    `${alone('no', 'no|perdón|perdona|espera|mejor|digo|que|era|sino')}|perdón|perdona|digo|mejor dicho|espera`,
  ),
  pleased: cue('vale|bien|perfecto|por favor|gracias|claro|de acuerdo'),
  unknown: cue(
    pattern`
      no (?:lo |la |los |las |se )?(?:decidimos|decide|decidiremos|hemos decidido)|lo pensamos|
      ya veremos|lo vemos|ni idea|no (?:lo )?(?:sé|sabemos)|nadie sabe|pendiente|abiert[oa]|
      más adelante`,
  ),
  past: cue(
    pattern`
      era [^,.]+, (?:pero )?ahora|(?:el |la )?(?:año|mes|semana|vez|verano|invierno) pasad[oa]|
      la última vez|antes (?:era|eran|hacíamos)|hace (?:un|dos|tres) (?:año|mes|semana)\p{L}*`,
  ),
  stated: cue(`es|son|está|están|era|eran|hay|había`),
}

const PT: SaidCues = {
  done: cue(
    `já (?:(?:o|a|lhe|te) )?(?!\\p{L}*rei(?!\\p{L}))\\p{L}{2,}(?:ei|i)|\\p{L}{2,}ei (?:ontem|anteontem)`,
  ),
  tentative: cue(
    pattern`
      tinha (?:dito|pensado)|ia (?:\p{L}+r)|íamos|adoro|prefiro|poderíamos|poderia|podíamos|
      devia|devíamos|deveria|seria|gostaria|queria|quer|querem|talvez|se calhar|pensei|pensava|
      propôs|disse|diz|dizem|se`,
  ),
  negated: cue('não|nunca|ninguém|nenhum|nenhuma|sem|em vez de'),
  somebody: cue('alguém|um de nós'),
  first: cue('eu|vou|posso|deixa comigo|\\p{L}+arei|\\p{L}+erei'),
  together: cue('nós|a gente|vamos|\\p{L}+amos|\\p{L}+emos|\\p{L}+imos'),
  takenBack: back(
    `${alone('não', 'não|desculpa|espera|melhor|digo|que|era')}|desculpa|desculpe|digo|quer dizer|aliás|espera`,
  ),
  pleased: cue('bem|bom|perfeito|por favor|obrigad[oa]|claro|certo|combinado'),
  unknown: cue(
    pattern`
      não (?:decidimos|se decide|vamos decidir)|pensamos nisso|depois vemos|fica em aberto|
      não (?:sei|sabemos|faço ideia)|ninguém sabe|pendente|em aberto|mais tarde`,
  ),
  past: cue(
    pattern`
      era [^,.]+, (?:mas )?agora|(?:o |no |na )?(?:ano|mês|semana|vez|verão|inverno) passad[oa]|
      da última vez|antigamente|há (?:um|dois|três) (?:ano|mês|semana)\p{L}*`,
  ),
  stated: cue(`é|são|está|estão|era|eram|há`),
}

const FR: SaidCues = {
  done: cue(
    `(?:je l'|j'|je (?:vous |te |leur |lui )?l?'?)ai (?:déjà \\p{L}+|\\p{L}+ (?:hier|avant-hier))`,
  ),
  tentative: cue(
    pattern`
      j'allais|je voulais|j'avais (?:dit|prévu|pensé)|on allait|j'adore|j'aime|je préfère|
      pourrait|pourrions|devrait|devrions|serait|aimerais|aimerait|voudrais|voudrait|veut|
      veulent|voulait|peut-être|pensais|proposait|a dit|disait|disent|si`,
  ),
  negated: cue("ne|n'\\p{L}+|pas|jamais|personne|aucun|aucune|sans|au lieu de"),
  somebody: cue("quelqu'un|l'un de nous"),
  first: cue("je|j'\\p{L}+|moi"),
  together: cue('nous|on|\\p{L}+ons'),
  takenBack: back('non|pardon|désolée?|enfin|plutôt|je veux dire|attends'),
  pleased: cue("bien|parfait|s'il (?:te|vous) plaît|merci|d'accord|ça marche|oui"),
  unknown: cue(
    pattern`
      on (?:ne )?décide pas|on verra|à voir|aucune idée|(?:sais|sait|savons) pas|
      personne ne sait|en suspens|ouverte?|plus tard`,
  ),
  past: cue(
    pattern`
      était [^,.]+, (?:mais )?maintenant|(?:l'an|l'année|le mois|la semaine|la fois|l'été|
      l'hiver) (?:dernier|dernière|passée?)|la dernière fois|à l'époque|il y a (?:un|deux|
      trois) (?:an|mois|semaine)s?`,
  ),
  stated: cue(`est|sont|était|étaient|c'est|il y a`),
}

const TR: SaidCues = {
  tentative: cue(
    pattern`
      \p{L}+[ae]cakt[ıi]m|\p{L}+[ae]cekt[ıi]m|demiştim|bayılıyorum|seviyorum|belki|galiba|
      isterdi\p{L}*|istiyor\p{L}*|olabilir|düşünüyordu\p{L}*|dedi|diyor\p{L}*|eğer`,
  ),
  negated: cue('değil|yok|hiç|kimse|\\p{L}+m[aeıi]yor\\p{L}*|\\p{L}+m[ae]z'),
  somebody: cue('biri|birisi|birimiz'),
  first: cue('ben|\\p{L}+[ae]c[ae]ğ[ıi]m|\\p{L}+[ıiuü]r[ıiuü]m|\\p{L}+[ae]r[ıi]m'),
  together: cue('biz|\\p{L}+l[ıi]m|\\p{L}+[ıiuü]yoruz|\\p{L}+[ae]c[ae]ğ[ıi]z'),
  takenBack: back('hayır|yok|pardon|yani|dur'),
  pleased: cue('tamam|olur|iyi|lütfen|teşekkürler|anlaştık'),
  unknown: cue(
    'karar vermiyoruz|sonra bakarız|düşünelim|bilmiyor\\p{L}*|belli değil|fikrim yok|sonra|açık kal\\p{L}*',
  ),
  past: cue(`(?:geçen|önceki) (?:yıl|sene|ay|hafta|sefer|kış|yaz)|eskiden|o zamanlar`),
  stated: cue(`\\p{L}+(?:dır|dir|dur|dür)|var|yok|vardı`),
}

const RU: SaidCues = {
  tentative: cue(
    pattern`
      собирал\p{L}*|планировал\p{L}*|обожаю|люблю|нравится|бы|может|наверное|возможно|
      хотел\p{L}*|хочет|хотят|думал\p{L}*|сказал\p{L}*|говорит|говорят|предлага\p{L}*|если`,
  ),
  negated: cue('не|нет|никто|никогда|без|вместо'),
  somebody: cue('кто-то|кто-нибудь|кому-то'),
  first: cue('я'),
  together: cue('мы|давайте|нам|\\p{L}+ем|\\p{L}+им'),
  takenBack: back('нет|извините|простите|точнее|вернее|то есть'),
  pleased: cue('хорошо|отлично|пожалуйста|спасибо|да|ладно|согласен|согласна'),
  unknown: cue(
    'не решаем|решим потом|посмотрим|не (?:знаю|знаем|решили)|никто не знает|понятия не|открыт\\p{L}*|потом|позже',
  ),
  past: cue(
    pattern`
      был[оаи]? [^,.]+, (?:а |но )?(?:теперь|сейчас)|(?:в )?прошл(?:ый|ом|ая|ую|ой) (?:год|году|
      раз|месяц|месяце|неделю|неделе|зиму|лето)|раньше|тогда|(?:год|месяц|неделю) назад`,
  ),
  stated: cue(`есть|был|была|было|были|это`),
}

const SAID: Record<Language, SaidCues> = {
  en: ENGLISH_SAID,
  de: DE,
  es: ES,
  pt: PT,
  fr: FR,
  tr: TR,
  ru: RU,
}

export function saidCues(language: Language): SaidCues {
  return SAID[language]
}
