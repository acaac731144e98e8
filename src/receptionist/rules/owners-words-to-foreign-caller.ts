import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { STREET } from '../facts/known-facts.ts'
import { phrasesOf, type Turn } from './turn.ts'

/**
 * An answer the caller can follow: English words of the owner are introduced as such, after the sum or the address when
 * only one is asked for. Answers in the caller's language stay unchanged.
 */
export function inTheirLanguage(turn: Turn, text: string, kind?: AskedOfFacts['kind']): string {
  const { notes, facts } = turn
  const isOwners = [facts.extra, facts.description].some((written) => written?.includes(bare(text)))
  if (notes.language === 'en' || !isOwners) return text
  const { ownersNote, priceIs, addressIs } = phrasesOf(turn)
  const address = kind === 'location' ? STREET.exec(text)?.[0] : undefined
  if (address !== undefined && IS_HERE.test(text)) return addressIs(address)
  const sums = text.match(SUM) ?? []
  const [sum] = sums
  const isPrice =
    kind === 'price' && sum !== undefined && sums.length === 1 && !QUALIFIED.test(text)
  return isPrice ? `${priceIs(sum)} ${ownersNote(text)}` : ownersNote(text)
}

/** Undoes the capital and the full stop that were added to a part of a sentence. */
function bare(text: string): string {
  return text.slice(1).replace(/\.$/, '')
}

const SUM = /[$€£]\s?\d+(?:,\d{3})*(?:\.\d+)?/g
const QUALIFIED =
  /\b(?:from|starts?|starting|over|under|up to|at least|about|around|per|hour|hourly|unless|free|half)\b/i
const IS_HERE = /\b(?:we are|we're|located|address|find us)\b/i
