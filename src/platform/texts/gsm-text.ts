/** The length of a single text in the GSM alphabet; a longer text, or one with other characters, costs several. */
export const TEXT_CHARACTERS_MAX = 160

/** GSM 03.38 without its extension table, whose characters count twice, and without control characters. */
const GSM =
  '@£$¥èéùìòÇØøÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ ' +
  '!"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'

const ALIKE: Record<string, string> = {
  '’': "'",
  '‘': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '.',
  ı: 'i',
}

/**
 * Converts words to the GSM alphabet: accents it lacks are dropped, and characters without a letter in it are removed.
 */
export function gsmText(words: string): string {
  return [...words.normalize('NFC')]
    .map((character) => (GSM.includes(character) ? character : withoutAccent(character)))
    .join('')
    .replace(/\s+/g, ' ')
    .trim()
}

function withoutAccent(character: string): string {
  if (/\s/.test(character)) return ' '
  const alike = ALIKE[character] ?? [...character.normalize('NFD')][0] ?? ''
  return GSM.includes(alike) ? alike : ''
}

/**
 * Cuts a text to this many characters, with three dots at the end if it was cut: between two words, unless that would
 * leave less than half of the place filled.
 */
export function clipText(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  if (charactersMax < 4) return ''
  const place = charactersMax - 3
  const end = text.lastIndexOf(' ', place)
  const kept = text.slice(0, end < place / 2 ? place : end)
  return `${kept.replace(/[\s,;:.-]+$/, '')}...`
}
