import { foldWord } from '../utterance.ts'
import { capitalized, properCase } from './name-case.ts'
import { isFirstName, isLastName } from './name-or-common-word.ts'
import type { Spelling } from './name-spelling.ts'

/** A spoken name combined with its spelling. `agrees`: the letters match the spoken name. */
export function withSpelling(
  name: string,
  spellings: readonly Spelling[],
): { text: string; agrees: boolean } {
  const said = name === '' ? [] : name.split(' ')
  const given = spellings.flatMap(({ parts }) => parts)
  const parts = given.length === 1 ? splitWhole(given[0] ?? '', said) : given
  const words =
    parts.length > 1 && said.length <= parts.length ? parts.map(capitalized) : intoName(said, parts)
  const agrees = words.map(foldWord).join(' ') === said.map(foldWord).join(' ')
  return { text: agrees ? name : properCase(words), agrees }
}

/** Puts each spelled word in the place of the spoken word it is most like. */
function intoName(said: readonly string[], parts: readonly string[]): string[] {
  const words = [...said]
  for (const part of parts) {
    const at = nearest(words, part)
    if (at === null) words.push(capitalized(part))
    else if (foldWord(words[at] ?? '') !== foldWord(part)) words[at] = capitalized(part)
  }
  // "Yesenia, Yesenia Tlaxcalteca".
  return words.filter((word, at) => foldWord(word) !== foldWord(words[at - 1] ?? ''))
}

/**
 * "J O N S M Y T H" is two words if the caller said two, or if it begins with a first name: picks the split, or none,
 * that is closest to what was said and to known names.
 */
function splitWhole(part: string, said: readonly string[]): string[] {
  const letters = foldWord(part)
  if (said.some((word) => foldWord(word) === letters)) return [part]
  const [first = '', last = ''] = [
    foldWord(said[0] ?? ''),
    said.length > 1 ? foldWord(said.at(-1) ?? '') : '',
  ]
  const alikeOne = Math.max(...said.map((word) => alike(foldWord(word), letters)), 0)
  const whole = alikeOne + (isFirstName(letters) || isLastName(letters) ? 4 : 0)
  const cuts = Array.from({ length: Math.max(0, letters.length - 4) }, (_, at) => at + 3)
  const ways = cuts.map((cut) => {
    const [head, tail] = [letters.slice(0, cut), letters.slice(cut)]
    const known = (isFirstName(head) ? 3 : 0) + (isLastName(tail) ? 2 : 0)
    return { cut, score: known + alike(first, head) + alike(last, tail) + cut / 100 }
  })
  const best = ways.toSorted((a, b) => b.score - a.score)[0]
  const parted = best && best.score > Math.max(whole, 3.2)
  return parted ? [part.slice(0, best.cut), part.slice(best.cut)] : [part]
}

/** 4 for the same word, 2 for one letter off, 1 for two letters off in a longer word. */
function alike(a: string, b: string): number {
  const far = a === '' ? 9 : distance(a, b)
  if (far === 0) return 4
  if (far === 1) return 2
  return far === 2 && b.length > 4 ? 1 : 0
}

/** Which spoken word the letters spell; null when they spell a new one. */
function nearest(said: readonly string[], part: string): number | null {
  const scores = said.map((word, at) => ({ at, far: distance(foldWord(word), foldWord(part)) }))
  const best = scores.toSorted((a, b) => a.far - b.far)[0]
  if (best && best.far <= Math.max(1, part.length / 2)) return best.at
  const [only = ''] = said
  // "Wei-Ling, T S A O": the letters are the rest of the name.
  const isFirst = said.length === 1 && (only.includes('-') || isFirstName(foldWord(only)))
  return said.length === 0 || isFirst ? null : said.length - 1
}

/** Puts a correction into the name: "it's Reyes" after "Dana Rayes" changes one word of it. */
export function corrected(known: string, text: string): { text: string; sure: boolean } {
  const [held, said] = [known.split(' '), text.split(' ')]
  const word = said[0] ?? ''
  if (said.length > 1 || held.length < 2) return { text, sure: true }
  const folded = foldWord(word)
  if (held.some((one) => foldWord(one) === folded)) {
    // "Nora" for what was taken as "Uh Nora".
    const isNoise = held.every((one) => foldWord(one) === folded || SOUND.test(foldWord(one)))
    return { text: isNoise ? text : known, sure: true }
  }
  const near = nearest(held, folded) ?? held.length - 1
  const isNear = distance(foldWord(held[near] ?? ''), folded) <= Math.max(1, folded.length / 2)
  const at = isNear ? near : isFirstName(folded) ? 0 : held.length - 1
  return { text: held.map((one, index) => (index === at ? word : one)).join(' '), sure: isNear }
}

const SOUND = /^(?:u[hm]+|e[rh]+m?)$/

/** "Stine" for "Tom Steen": a repeat or correction of a word of the known name. */
export function isLike(known: string, word: string): boolean {
  const most = word.length < 5 ? 1 : Math.ceil(word.length / 3)
  return word.length > 2 && known.split(' ').some((one) => distance(foldWord(one), word) <= most)
}

/** Edit distance: how many letters must change to turn one word into the other. */
export function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i]
    for (let j = 1; j <= b.length; j += 1) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
