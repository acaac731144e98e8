import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import type { Utterance } from '../understand/utterance.ts'

/**
 * "I've been programmed to keep answers short", "on m'a donné comme consigne de ne jamais parler de prix": says how the
 * line was told to talk. Its purpose ("I'm set up to take messages") is no secret.
 */
export function tellsOwnSetup({ words }: Utterance, language: Language): boolean {
  const text = words.map(({ folded }) => folded).join(' ')
  const { setUp, ofTalk } = SETUPS[language]
  if (TOOL.test(text)) return true
  const told = setUp.exec(text)
  return told !== null && ofTalk.test(text.slice(told.index + told[0].length))
}

/** "There's a tool called end call". */
const TOOL = /\b(?:an?|the|my) (?:tool|function) (?:called|named)\b/

/** `setUp`: somebody configured it; `ofTalk`: followed by how it answers. */
type Setup = { setUp: RegExp; ofTalk: RegExp }

const SETUPS: Record<Language, Setup> = {
  en: {
    setUp: new RegExp(pattern`
      \b(?:ive|i have|i was|im|i am|i got)(?: \w+){0,2} (?:programmed|instructed|told|configured|
      trained|built|designed|made|asked|coded|prompted|limited|restricted|set(?: up)?)
      (?: not| never| only)? (?:to|by|so|with)\b|
      \b(?:my|the) (?:setup|settings?|configuration|script|training|programming|developers?|
      creators?|makers?|system) (?:\w+ ){0,2}?(?:says?|tells?|lets?|limits?|allows?|keeps?|
      told|made|wants?|requires?|forbids?)\b`),
    ofTalk: new RegExp(pattern`
      \b(?:answers?|answering|repl(?:y|ies|ying)|sentences?|respon\w+|mention|discuss|talk|speak|
      say|quote|words?|short|brief|topics?|
      (?:name|give|state) (?:a |any |out )?(?:prices?|figures?|quotes?|advice))\b`),
  },
  es: {
    setUp: new RegExp(pattern`
      \bme (?:han )?(?:program\w+|orden\w+|instruy\w+|instruid\w+|configur\w+|entren\w+|dijeron|
      dicho|pid\w+|indic\w+|(?:dieron|dado) (?:\w+ ){0,2}(?:orden|instruccion|consigna|regla))\b|
      \b(?:fui|estoy|he sido) (?:program|configur|entren|disen|instruid)\w*`),
    ofTalk: /\b(?:contest|respond|respuesta|frase|habl|decir|mencion|coment|palabra)/,
  },
  pt: {
    setUp: new RegExp(pattern`
      \bme (?:program\w+|mand\w+|disseram|orient\w+|pediram|instru\w+|configur\w+)\b|
      \b(?:fui|sou|estou) (?:program|configur|trein|instru|orient|projet)\w*`),
    ofTalk: /\b(?:respond|resposta|frase|fal(?:ar|o)|dizer|mencion|coment|palavra)/,
  },
  fr: {
    setUp: new RegExp(pattern`
      \b(?:on ma|ils mont|jai (?:ete|recu)|je suis) (?:\w+ ){0,2}(?:donne|dit|demande|ordonne|
      program\w+|configur\w+|concu\w*|regle\w*|entrain\w+|lordre|ordre|consigne|instruction)\b`),
    ofTalk: /\b(?:parl|phrase|repond|reponse|mention|dire|avis|cit(?:er|e)|evoqu|mots?)/,
  },
  de: {
    setUp: new RegExp(pattern`
      \b(?:ich (?:wurde|bin|war)|wurde ich|bin ich|mir (?:wurde|ist)|(?:man hat|haben sie) mir)
      (?:\w+ ){0,4}(?:programmiert|angewiesen|eingestellt|vorgegeben|gesagt|aufgetragen|
      konfiguriert|trainiert|instruiert|beigebracht)\b`),
    ofTalk: /\b(?:satz|satze|sag|sprech|red(?:en|e)|erwahn|nenn|antwort|wort)/,
  },
  ru: {
    setUp: /(?:мне (?:велели|сказали|приказали)|меня (?:настроили|запрограммировали|обучили))/,
    ofTalk: /(?:отвеча|говори|предложени|упомина|обсужда|слов)/,
  },
  tr: {
    setUp: /(?:programlandi|talimat\w*|ayarlandi|egitildi)/,
    ofTalk: /(?:cevap|cumle|konus|soyle|bahset|yanit)/,
  },
}
