import type { Language } from '../../kernel/languages.ts'
import type { Conclusion } from '../../receptionist/receptionist.ts'

/** The goal of a simulated caller, who also answers the line's questions. */
export type Goal = {
  wants: string
  /** Asked one after the other, once nothing is missing. */
  asks: readonly string[]
  name?: string | undefined
  phone?: string | undefined
}

/** The state of a call when the caller is to speak. */
export type Standing = {
  line: string
  language: Language
  missing: Conclusion['missing']
}

const YES: Record<Language, string> = {
  en: 'Yes, that is right.',
  es: 'Sí, es correcto.',
  pt: 'Sim, está certo.',
  fr: 'Oui, c’est ça.',
  tr: 'Evet, doğru.',
  ru: 'Да, верно.',
  de: 'Ja, das stimmt.',
}

const GOODBYE: Record<Language, string> = {
  en: 'No, that is all. Thank you, bye.',
  es: 'No, eso es todo. Gracias, adiós.',
  pt: 'Não, é só isso. Obrigado, tchau.',
  fr: 'Non, c’est tout. Merci, au revoir.',
  tr: 'Hayır, hepsi bu. Teşekkürler, hoşça kalın.',
  ru: 'Нет, это всё. Спасибо, до свидания.',
  de: 'Nein, das ist alles. Danke, auf Wiederhören.',
}

/** How often each is said: a line that asks a third time has not understood. */
const TOLD_MAX = 2

/**
 * A caller with a goal: says what they want, then whatever the message still lacks, confirms a number that is read
 * back, asks their questions, and says goodbye. It works in every language, as it reads what the message lacks.
 */
export function goalCaller(goal: Goal): (standing: Standing) => string {
  const asks = [...goal.asks]
  const told = { name: 0, phone: 0 }
  let began = false

  function tellMissing(missing: Standing['missing']): string | undefined {
    const field = missing.find((one) => goal[one] !== undefined && told[one] < TOLD_MAX)
    if (!field) return undefined
    told[field] += 1
    return goal[field]
  }

  return ({ line, language, missing }) => {
    if (!began) {
      began = true
      return goal.wants
    }
    if (readsBack(line, goal.phone)) return YES[language]
    return tellMissing(missing) ?? asks.shift() ?? GOODBYE[language]
  }
}

/** Whether the line says the end of the number, with any spacing. */
function readsBack(line: string, phone = ''): boolean {
  const end = phone.replace(/\D/g, '').slice(-4)
  return end.length === 4 && line.replace(/\D/g, '').includes(end)
}
