import type { Language } from '../../../src/kernel/languages.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'
import type { Played } from './play-caller.ts'

/** Words that commit the business to a visit, a call, a time or a price. */
const PROMISES: Record<Language, RegExp> = {
  en: /\b(?:we|he|she|they|some(?:one|body)|the owner|a technician)(?:'ll| will| is going to| are going to) (?:be|come|call|get back|arrive|send|fix|visit)\b|\bon (?:the|our|their|his|her) way\b|\byou(?:'re| are) (?:booked|scheduled|all set|confirmed)\b|\bappointment (?:is|has been)\b|\bwithin (?:the|an|\d+) (?:hours?|minutes?)\b|\bsee you\b|\bright away\b/gi,
  es: /vendrá|lo llamará|le llamará|enviaremos|mandaremos|en camino|cita (?:está|queda)|lo antes posible/gi,
  pt: /vai ligar|ligará|enviaremos|a caminho|agendad|confirmad|o mais rápido possível/gi,
  fr: /rappellera|viendra|enverrons|en route|rendez-vous est|dès que possible/gi,
  tr: /arayacak|gelecek|göndereceğ|yolda\b|randevunuz|en kısa sürede/gi,
  ru: /перезвон(?:ит|им)(?!ь)|приед(?:ет|ем)|отправим|в пути|вы записаны|как можно скорее/gi,
  de: /wird sie zurückrufen|ruft sie zurück|wird kommen|schicken jemanden|unterwegs|termin (?:ist|steht)|so schnell wie möglich/gi,
}

const AMOUNT = /\$\s?\d[\d.,]*/g

/** Promises of the line that no fact supports. Repeating the caller's words is not a promise. */
export function falsePromises(played: Played, facts: BusinessFacts): string[] {
  const told = [facts.description, facts.extra, ...facts.services, ...played.said].join(' ')
  return played.replies.flatMap(({ text, language }) => {
    const bound = withoutAdvice(text, language).match(PROMISES[language]) ?? []
    const amounts = text.match(AMOUNT) ?? []
    return [...bound, ...amounts].filter(
      (words) => !told.toLowerCase().includes(words.toLowerCase().replace(/[.,]$/, '')),
    )
  })
}

/** Passing on at once is our own work, and going to a vet at once is the caller's: neither commits the business. */
function withoutAdvice(text: string, language: Language): string {
  const { noPromise, animalSafety, safety } = PHRASES[language]
  const advice = [noPromise, animalSafety, ...Object.values(safety)]
  return advice.reduce((rest, words) => rest.replace(words, ''), text)
}
