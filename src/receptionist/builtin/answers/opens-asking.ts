import type { Cues } from '../cues/cues.ts'

/** Whether words begin as a question does, after a greeting, a filler or a word of the last answer. */
export function opensAsking(words: string, cues: Cues): boolean {
  let rest = ` ${words.trim()} `
  let opener = openerOf(rest, cues)
  while (opener > 0) {
    rest = ` ${rest.slice(opener).replace(/^[ ,.]+/, '')}`
    opener = openerOf(rest, cues)
  }
  return rest.search(cues.asks) === 0
}

/** The length of a greeting, a filler or an "and" at the start. */
function openerOf(text: string, cues: Cues): number {
  const openers = [cues.greeting, cues.filler, cues.yes, cues.thanks]
  const opener = openers.map((pattern) => lengthAtStart(text, pattern)).find((length) => length > 0)
  return opener ?? CONNECTIVE.exec(text)?.[0].length ?? remarkOf(text, cues)
}

const CONNECTIVE =
  /^ (?:and|but|so|also|then|oh|y|pero|e|mas|et|mais|ve|ama|и|а|но|und|aber)(?=[ ,])/

/** "Good to know, …" is a clause of its own; "I don't know what …" is none. */
function remarkOf(text: string, cues: Cues): number {
  const remark = lengthAtStart(text, cues.smallTalk)
  return remark > 0 && /^(?:[,.]| and )/.test(text.slice(remark)) ? remark : 0
}

/** How far a cue reaches from the start, and no further looked for: six hundred fillers are each looked at once. */
function lengthAtStart(text: string, pattern: RegExp): number {
  const sticky = STICKY.get(pattern) ?? new RegExp(pattern.source, 'y')
  STICKY.set(pattern, sticky)
  sticky.lastIndex = 0
  return sticky.exec(text)?.[0].length ?? 0
}

const STICKY = new WeakMap<RegExp, RegExp>()

/** What a sentence asks, without the clauses that say why; the short ones after it may be a list. */
export function askingPart(text: string, cues: Cues): string {
  const clauses = text.split(/, | (?:because|cause|cuz|since) /)
  const first = clauses.findIndex((clause) => opensAsking(clause, cues))
  if (first === -1) return text
  const asking = clauses
    .slice(first)
    .filter((clause, at) => at === 0 || opensAsking(clause, cues) || isListed(clause))
  return ` ${asking.join(', ').trim()} `
}

function isListed(clause: string): boolean {
  return clause.trim().split(' ').length <= MAX_LISTED_WORDS
}

const MAX_LISTED_WORDS = 3
