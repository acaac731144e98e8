import { plainText } from '../kernel/text/plain-text.ts'
import type { Heard } from '../receptionist/receptionist.ts'

/**
 * A recogniser writes no characters that steer a display; a sender could use them to disguise text in the owner's
 * mail.
 */
export function stripControlCharacters(heard: Heard): Heard {
  if (heard.kind === 'digits') return { kind: 'digits', digits: plainText(heard.digits) }
  if (heard.kind === 'interrupt') {
    return { kind: 'interrupt', utteranceUntilInterrupt: plainText(heard.utteranceUntilInterrupt) }
  }
  if (heard.kind === 'silence') return heard
  const { text, language } = heard
  return {
    kind: 'speech',
    text: plainText(text),
    ...(language ? { language: plainText(language) } : {}),
  }
}
