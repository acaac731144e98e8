import { foldWord } from '../understand/utterance.ts'

/** A set of words, written apart by spaces, as they are heard. */
export const wordSet = (words: string) => new Set(words.trim().split(/\s+/).map(foldWord))
