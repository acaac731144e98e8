import type { AskedOfFacts } from '../facts/asked-of-facts.ts'
import { STREET } from '../facts/known-facts.ts'
import { spelledOut } from '../facts/spelled-out.ts'
import { phrasesOf, type Turn } from './turn.ts'

/**
 * An answer the caller can follow: English words of the owner are introduced as such, after the address when that is
 * asked for. A sum is not said in front of them: said alone it stands for a price, whatever it is the price of.
 * Answers in the caller's language stay unchanged.
 */
export function inTheirLanguage(turn: Turn, text: string, kind?: AskedOfFacts['kind']): string {
  const { notes, facts } = turn
  const written = [facts.extra, facts.description].map((one) => spelledOut(one ?? ''))
  const isOwners = written.some((one) => one.includes(bare(text)))
  if (notes.language === 'en' || !isOwners) return text
  const { ownersNote, addressIs } = phrasesOf(turn)
  const address = kind === 'location' ? STREET.exec(text)?.[0] : undefined
  if (address !== undefined && IS_HERE.test(text)) return addressIs(address)
  return ownersNote(text)
}

/** Undoes the capital and the full stop that were added to a part of a sentence. */
function bare(text: string): string {
  return text.slice(1).replace(/\.$/, '')
}

const IS_HERE = /\b(?:we are|we're|located|address|find us)\b/i
