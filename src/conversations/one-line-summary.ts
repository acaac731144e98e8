import { bare, wordsWithin } from '../kernel/text/words-within.ts'

const CHARACTERS_MAX = 140
/** A greeting, a "please". */
const FEW_WORDS = 4

/** One line of at most 140 characters, cut at a word. */
export function gistOf(text: string): string {
  return shortOf(text, CHARACTERS_MAX)
}

/** One line of at most this many characters, cut at a word. */
export function shortOf(text: string, charactersMax: number): string {
  const line = text.replace(/\s+/g, ' ').trim()
  const characters = [...line]
  if (characters.length <= charactersMax) return line
  const room = characters.slice(0, charactersMax - 1).join('')
  const word = room.lastIndexOf(' ')
  const kept = word > room.length / 2 ? room.slice(0, word) : room
  return `${kept.replace(/[\s.,;:]+$/, '')}…`
}

/** Whether both texts are the same except for case and punctuation. */
export function sameWords(one: string, other: string): boolean {
  return bare(one) === bare(other)
}

/** Whether a text is the line plus a few words, so that showing both would repeat it. */
export function saysLittleMore(text: string, line: string): boolean {
  return wordsWithin(line, text) && wordsIn(text) - wordsIn(line) <= FEW_WORDS
}

/** Whether the text ends with the other's words. */
export function endsWith(text: string, other: string): boolean {
  return ` ${bare(text)}`.endsWith(` ${bare(other)}`)
}

function wordsIn(text: string): number {
  return bare(text).split(' ').length
}
