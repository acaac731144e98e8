import type { Language } from '../../../languages.ts'
import { foldWord } from '../utterance.ts'
import { capitalized } from './name-case.ts'
import type { Spelling } from './name-spelling.ts'
import { isFirstName, kindOf } from './word-lists.ts'

/** A name that was said, with the letters that were spelled. `agrees`: the letters are those of the name said. */
export function withSpelling(
  name: string,
  spellings: readonly Spelling[],
): { text: string; agrees: boolean } {
  const said = name.split(' ').filter((word) => word !== '')
  const parts = spellings.flatMap(({ parts }) => parts).flatMap((part) => splitWhole(part, said))
  const words = [...said]
  let agrees = true
  for (const part of parts) {
    const at = nearest(
      words,
      part,
      parts.length > 1 && parts.length === said.length ? parts.indexOf(part) : null,
    )
    const same = at !== null && foldWord(words[at] ?? '') === foldWord(part)
    agrees &&= same
    if (at === null) words.push(capitalized(part))
    else if (!same) words[at] = capitalized(part)
  }
  return { text: words.join(' '), agrees: agrees && said.length > 0 }
}

/** "J O N S M Y T H" after "Jon Smyth", or where it begins with a first name everybody knows. */
function splitWhole(part: string, said: readonly string[]): string[] {
  const letters = foldWord(part)
  if (said.some((word) => distance(foldWord(word), letters) <= 2)) return [part]
  const [first = '', ...rest] = said
  const cuts = Array.from({ length: Math.max(0, part.length - 3) }, (_, at) => at + 2)
  const scored = cuts.map((cut) => {
    const [head, tail] = [letters.slice(0, cut), letters.slice(cut)]
    const far = distance(head, foldWord(first)) + distance(tail, foldWord(rest.at(-1) ?? ''))
    return { cut, far, known: isFirstName(head) }
  })
  const best = scored.toSorted((a, b) => a.far - b.far || Number(b.known) - Number(a.known))[0]
  if (best && said.length > 1 && best.far <= letters.length / 2)
    return [part.slice(0, best.cut), part.slice(best.cut)]
  const apart = scored
    .filter(({ cut, known }) => known && letters.length - cut >= 3 && cut >= 3)
    .at(-1)
  const isOne = isFirstName(letters) || kindOf(letters, 'en') === 'last'
  return apart && !isOne && said.length !== 1
    ? [part.slice(0, apart.cut), part.slice(apart.cut)]
    : [part]
}

/** Which said word the letters spell; null when they spell one that was not said. */
function nearest(said: readonly string[], part: string, place: number | null): number | null {
  const scores = said.map((word, at) => ({ at, far: distance(foldWord(word), foldWord(part)) }))
  const best = scores.toSorted((a, b) => a.far - b.far)[0]
  if (best && best.far <= Math.max(1, part.length / 2)) return best.at
  if (place !== null && said[place] !== undefined) return place
  return said.length > 1 || (said.length === 1 && !isFirstName(foldWord(said[0] ?? '')))
    ? said.length - 1
    : null
}

/** A correction in the name it corrects: "it's Reyes" after "Dana Rayes" changes one word of it. */
export function corrected(
  known: string,
  text: string,
  language: Language,
): { text: string; sure: boolean } {
  const [held, said] = [known.split(' '), text.split(' ')]
  const word = said[0] ?? ''
  if (said.length > 1 || held.length < 2) return { text, sure: true }
  const folded = foldWord(word)
  const same = held.findIndex((one) => foldWord(one) === folded)
  if (same >= 0) {
    const others = held.filter((_, at) => at !== same)
    const isNoise = others.every(
      (one) => kindOf(foldWord(one), language) === 'never' || /^(?:u[hm]+|e[rh]+m?)$/i.test(one),
    )
    return { text: isNoise ? word : known, sure: true }
  }
  const near = nearest(held, folded, null) ?? held.length - 1
  const isNear = distance(foldWord(held[near] ?? ''), folded) <= Math.max(1, folded.length / 2)
  const at = isNear ? near : isFirstName(folded) ? 0 : held.length - 1
  return { text: held.map((one, index) => (index === at ? word : one)).join(' '), sure: isNear }
}

/** How many letters must change to make one word of the other. */
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
