import type { Language } from '../kernel/languages.ts'

type Words = { soon: string; over: string }

/** What a caller hears shortly before the end of the call, and at its end. It promises nothing about a message. */
const WORDS: Record<Language, Words> = {
  en: {
    soon: 'This call has to end soon. Please tell me now what else I should write down.',
    over: 'Our time on this call is up, so I have to hang up now. Thank you for calling. Goodbye.',
  },
  es: {
    soon: 'Esta llamada tiene que terminar pronto. Dígame ahora qué más debo anotar.',
    over: 'Se nos acabó el tiempo de esta llamada y tengo que colgar. Gracias por llamar. Adiós.',
  },
  pt: {
    soon: 'Esta ligação precisa terminar em breve. Diga-me agora o que mais devo anotar.',
    over: 'O tempo desta ligação acabou e preciso desligar. Obrigado por ligar. Até logo.',
  },
  fr: {
    soon: 'Cet appel doit bientôt se terminer. Dites-moi maintenant ce que je dois encore noter.',
    over: 'Le temps de cet appel est écoulé et je dois raccrocher. Merci de votre appel. Au revoir.',
  },
  tr: {
    soon: 'Bu görüşme birazdan bitmek zorunda. Not almamı istediğiniz başka bir şey varsa lütfen şimdi söyleyin.',
    over: 'Bu görüşmenin süresi doldu, şimdi kapatmam gerekiyor. Aradığınız için teşekkürler. Hoşça kalın.',
  },
  ru: {
    soon: 'Этот звонок скоро придётся закончить. Скажите сейчас, что ещё мне записать.',
    over: 'Время этого звонка закончилось, мне нужно положить трубку. Спасибо за звонок. До свидания.',
  },
  de: {
    soon: 'Dieses Gespräch muss bald enden. Bitte sagen Sie mir jetzt, was ich noch notieren soll.',
    over: 'Die Zeit für dieses Gespräch ist um, ich muss jetzt auflegen. Danke für Ihren Anruf. Auf Wiederhören.',
  },
}

export function timeWords(language: Language): Words {
  return WORDS[language]
}
