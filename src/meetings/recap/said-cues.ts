import { pattern } from '../../kernel/text/pattern.ts'

/** Phrases in a quote that make it a wish, a doubt or somebody else's word. */
export type SaidCues = {
  /** "I'd lean toward", "wir könnten", "they want": only an opinion. */
  tentative: RegExp
  /** A negation. */
  negated: RegExp
  /** "Somebody should". */
  somebody: RegExp
  /** Speakers about their own actions. */
  first: RegExp
  /** Speakers about what they do together. */
  together: RegExp
  /** Right after a quote: takes it back. */
  takenBack: RegExp
  /** Agreement anywhere in an answer. */
  pleased: RegExp
  unknown: RegExp
  /** Describes another time. */
  past: RegExp
  /** Describes how something is. */
  stated: RegExp
  /** The speaker has done it already. */
  done?: RegExp
}

/** "Ach nein", "pero al final no". */
const LEADS = pattern`
    (?:ach|oh|ah|but|well|hm+|pero|mas|aber|mais|ama|но|ой|al final|no final|au final|am ende|
    finalement|doch|ay|na)[ ,]+`

export const back = (words: string) =>
  new RegExp(`^[\\s,;.—–-]*(?:${LEADS})*(?:${words})(?![\\p{L}])`, 'iu')

/** A "no" that denies only the words after it: "no hay nada firmado", "no rush". */
export const alone = (no: string, goesOn: string) =>
  `${no}(?=\\s*(?:[,.;:!?…—–-]|$)|\\s+(?:${goesOn})(?![\\p{L}]))`
