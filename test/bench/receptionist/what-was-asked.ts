import type { Language } from '../../../src/languages.ts'
import type { Asked } from './caller.ts'

export type Question = Asked | 'need' | 'details' | 'more' | 'nothing'

/** Reads a question as a caller would, from its words alone, so any engine can be called. The first that fits is meant. */
const ASKS: Record<Language, readonly (readonly [Question, RegExp])[]> = {
  en: [
    ['caller_phone', /calling from/i],
    ['area_code', /area code/i],
    ['confirm', /\b(?:right|correct)\?/i],
    ['fix', /\bchange\b/i],
    ['name', /\bname\b|who (?:am i|is) (?:speaking|calling)/i],
    ['phone', /\bnumber\b|reach you|call you back/i],
    ['more', /anything else/i],
    ['details', /pass on|message/i],
    ['need', /help you/i],
  ],
  es: [
    ['caller_phone', /del que llama/i],
    ['area_code', /código de área/i],
    ['confirm', /correcto\?/i],
    ['fix', /cambiar|corregir/i],
    ['name', /nombre|se llama/i],
    ['phone', /número|teléfono/i],
    ['more', /algo más/i],
    ['details', /mensaje/i],
    ['need', /ayudar/i],
  ],
  pt: [
    ['caller_phone', /de onde está ligando/i],
    ['area_code', /código de área/i],
    ['confirm', /certo\?|correto\?/i],
    ['fix', /mudar|corrigir/i],
    ['name', /nome/i],
    ['phone', /número|telefone/i],
    ['more', /mais alguma/i],
    ['details', /recado|mensagem/i],
    ['need', /ajudar/i],
  ],
  fr: [
    ['caller_phone', /dont vous appelez/i],
    ['area_code', /indicatif/i],
    ['confirm', /exact|correct/i],
    ['fix', /changer|corriger/i],
    ['name', /nom\b/i],
    ['phone', /numéro|téléphone/i],
    ['more', /autre chose/i],
    ['details', /message/i],
    ['need', /aider/i],
  ],
  tr: [
    ['caller_phone', /aradığınız bu numara/i],
    ['area_code', /alan kodu/i],
    ['confirm', /doğru mu/i],
    ['fix', /değiştire|düzelt/i],
    ['name', /adınız|isminiz/i],
    ['phone', /numara|telefon/i],
    ['more', /başka/i],
    ['details', /mesaj/i],
    ['need', /yardımcı/i],
  ],
  ru: [
    ['caller_phone', /с которого вы звоните/i],
    ['area_code', /код города/i],
    ['confirm', /верно\?|правильно\?/i],
    ['fix', /исправить|изменить/i],
    ['name', /зовут|имя/i],
    ['phone', /номер|телефон/i],
    ['more', /ещё\?/i],
    ['details', /передать|сообщение/i],
    ['need', /помочь/i],
  ],
  de: [
    ['caller_phone', /von der sie anrufen/i],
    ['area_code', /vorwahl/i],
    ['confirm', /stimmt das|richtig\?/i],
    ['fix', /ändern/i],
    ['name', /\bname\b/i],
    ['phone', /nummer|telefon/i],
    ['more', /noch etwas/i],
    ['details', /ausrichten|nachricht/i],
    ['need', /helfen/i],
  ],
}

/** The question a reply ends on; `nothing` where it asks none. */
export function whatWasAsked(text: string, language: Language): Question {
  const question = text.match(/[^.!?]*\?/g)?.at(-1)
  if (question === undefined) return 'nothing'
  return ASKS[language].find(([, pattern]) => pattern.test(question))?.[0] ?? 'nothing'
}
