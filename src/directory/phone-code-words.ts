import type { Language } from '../kernel/languages.ts'

/** What the person at the phone hears or reads: what the code is for, and that we never ask for it. */
const WORDS: Record<Language, (code: string, business: string) => string> = {
  en: (code, business) =>
    `Your Frontdesk code for ${business} is ${code}. Enter it in the console. We never ask you for it.`,
  es: (code, business) =>
    `Su código de Frontdesk para ${business} es ${code}. Introdúzcalo en la consola. Nunca se lo pediremos.`,
  pt: (code, business) =>
    `O seu código Frontdesk para ${business} é ${code}. Digite-o no console. Nunca vamos pedi-lo.`,
  fr: (code, business) =>
    `Votre code Frontdesk pour ${business} est ${code}. Entrez-le dans la console. Nous ne vous le demanderons jamais.`,
  tr: (code, business) =>
    `${business} için Frontdesk kodunuz ${code}. Konsola girin. Bu kodu sizden asla istemeyiz.`,
  ru: (code, business) =>
    `Ваш код Frontdesk для ${business}: ${code}. Введите его в консоли. Мы никогда его не спрашиваем.`,
  de: (code, business) =>
    `Ihr Frontdesk-Code für ${business} ist ${code}. Geben Sie ihn in der Konsole ein. Wir fragen Sie nie danach.`,
}

type Told = { code: string; business: string; language: string }

/** Digit by digit, so that it can be written down. */
export function spokenCode({ code, business, language }: Told): string {
  return wordsOf(language)([...code].join(', '), business)
}

export function writtenCode({ code, business, language }: Told): string {
  return wordsOf(language)(code, business)
}

function wordsOf(language: string) {
  return WORDS[language as Language] ?? WORDS.en
}
