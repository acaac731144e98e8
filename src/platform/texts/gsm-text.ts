/** One text of the GSM alphabet; longer, or with any other character, costs several. */
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
 * The words as the GSM alphabet can write them: accents it lacks
 * are left off, and what it has no letter for is left out.
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

/** At most so many characters of it, with three dots where it was cut. */
export function clipText(text: string, charactersMax: number): string {
  if (text.length <= charactersMax) return text
  return charactersMax < 4 ? '' : `${text.slice(0, charactersMax - 3).trimEnd()}...`
}
