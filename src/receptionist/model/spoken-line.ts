import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { Voice } from '../receptionist.ts'
import { hearLanguage } from '../understand/hear-language.ts'
import { foldWord, readUtterance } from '../understand/utterance.ts'
import { leansTo } from './language-of-sentence.ts'

/**
 * A stop that ends a sentence: no digit or abbreviation before a full stop, unless
 * more follows, and no dot within a word, as in an address. At the end of what has
 * come so far a full stop is taken for one, so that nobody waits for the next token.
 */
const END = new RegExp(
  pattern`
    [!?？…]["'”»)]*\s*|(?<!\d|\b(?:mr|mrs|ms|dr|st|sr|sra|no|vs|inc|[a-z]\.[a-z]|
    \p{L}))\.(?:["'”»)]+\s*|\s+|$)|[.:]\s*\n|\d\.\s+(?=\P{Ll})`,
  'iu',
)
/** What comes behind a full stop without a blank goes on with the word before it. */
const GOES_ON = /^[\p{Ll}\p{N}@_-]/u
const MARKUP =
  /[*`<>|\\]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|^\s*#+\s+|^\s*(?:[-•]|\d+\.)\s+|\[|\]\([^)]*\)|\]/gmu
const MAX_SENTENCES = 8

/** Why a sentence is not said; null where it is. */
export type Check = (sentence: string) => string | null

/** `caller`: the language of what the caller has just said. */
export type Speech = {
  current(): Language
  caller: Language
  offered: readonly Language[]
  change(language: Language): void
}

/** What the line says in a turn: a sentence at a time, as soon as each is whole, and none twice. */
export class SpokenLine {
  readonly #voice: Voice | undefined
  readonly #speech: Speech
  readonly #check: Check
  readonly #said = new Set<string>()
  #pending = ''
  /** The last piece ended in a full stop and nothing behind it. */
  #mayGoOn = false
  #held: string[] = []
  /** All that was spoken. */
  text = ''
  /** What of it the model said, not a filler. */
  words = ''
  refused: { sentence: string; why: string } | null = null

  constructor(voice: Voice | undefined, check: Check, speech: Speech) {
    this.#voice = voice
    this.#check = check
    this.#speech = speech
  }

  /** The next of a reply's characters, in whatever pieces. */
  add(characters: string): void {
    this.#pending += characters
    for (let end = END.exec(this.#pending); end; end = END.exec(this.#pending)) {
      const to = end.index + end[0].length
      this.#take(this.#pending.slice(0, to))
      this.#pending = this.#pending.slice(to)
    }
  }

  /** The reply is complete, or broke off: then the rest of a sentence is no sentence. */
  finish(isWhole: boolean): void {
    if (isWhole) this.#take(this.#pending)
    this.#pending = ''
  }

  /** What a tool has noted since may be said after all: a number put together from a correction. */
  checkAgain(): void {
    if (this.refused === null || this.#check(this.refused.sentence) !== null) return
    const sentences = [this.refused.sentence, ...this.#held.splice(0)]
    this.refused = null
    for (const sentence of sentences) this.#take(sentence)
  }

  /** Another try at what was refused: what stood behind it is said anew. */
  retry(): void {
    this.#mayGoOn = false
    this.refused = null
    this.#held = []
  }

  /** Goes on behind what was refused, with other words in its place. */
  sayInstead(words: string): void {
    this.refused = null
    const held = this.#held.splice(0)
    this.say(words)
    for (const sentence of held) if (this.#check(sentence) === null) this.#sayOnce(sentence)
  }

  /** Words of ours; not the model's. */
  say(words: string): void {
    this.#speak(words)
  }

  #take(raw: string): void {
    const sentence = plainText(raw.replace(MARKUP, ' '))
    if (!/[\p{L}\p{N}]/u.test(sentence)) return
    const goesOn = this.#mayGoOn && GOES_ON.test(raw)
    this.#mayGoOn = raw.endsWith('.')
    this.#follow(sentence)
    if (this.refused) this.#held.push(sentence)
    else {
      const why = this.#check(sentence)
      if (why === null) this.#sayOnce(sentence, goesOn)
      else this.refused = { sentence, why }
    }
  }

  #sayOnce(sentence: string, goesOn = false): void {
    const folded = sentence.split(/\s+/).map(foldWord).join(' ')
    if (!goesOn && (this.#said.has(folded) || this.#said.size >= MAX_SENTENCES)) return
    this.#said.add(folded)
    this.words += this.words === '' || goesOn ? sentence : ` ${sentence}`
    this.#speak(sentence, goesOn)
  }

  #speak(sentence: string, goesOn = false): void {
    if (this.#voice?.stopped.aborted) return
    const token = this.text === '' || goesOn ? sentence : ` ${sentence}`
    this.text += token
    this.#voice?.say(token, this.#speech.current())
  }

  /** A model may change over to the caller's language without a word; its voice goes with it. */
  #follow(sentence: string): void {
    const { current, caller, offered, change } = this.#speech
    const known = { current: current(), offered }
    const utterance = readUtterance(sentence)
    const isCallers = known.current !== caller && leansTo(utterance, caller, known.current)
    const heard = hearLanguage(utterance, caller, known)
    if (isCallers) change(caller)
    else if (!heard.asked && heard.language !== known.current) change(heard.language)
  }
}
