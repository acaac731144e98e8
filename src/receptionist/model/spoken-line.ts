import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { Voice } from '../receptionist.ts'
import { hearLanguage } from '../understand/hear-language.ts'
import { foldWord, readUtterance } from '../understand/utterance.ts'
import type { Judged } from './check-sentence.ts'
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

/** Judges a sentence by its words. */
export type Check = (sentence: string) => Judged

/**
 * A second look at a sentence in doubt; `before`: what stands before it in the reply. Why it must not be said, null
 * where it may, undefined where there is no telling. Never rejects.
 */
export type Look = (sentence: string, before: string) => Promise<string | null | undefined>

/** `caller`: the language of what the caller has just said. */
export type Speech = {
  current(): Language
  caller: Language
  offered: readonly Language[]
  change(language: Language): void
}

type Sentence = { sentence: string; goesOn: boolean; language: Language }

/** `isByWords`: as the words of it say; else a second look at it. */
type Found = { why: string | null; isByWords: boolean }

const NOT_LOOKED_AT: Found = { why: null, isByWords: true }

/** What the line says in a turn: a sentence at a time, as soon as each is whole, and none twice. */
export class SpokenLine {
  readonly #voice: Voice | undefined
  readonly #speech: Speech
  readonly #check: Check
  readonly #look: Look | undefined
  readonly #said = new Set<string>()
  #pending = ''
  /** The last piece ended in a full stop and nothing behind it. */
  #mayGoOn = false
  #held: string[] = []
  /** All of this reply so far, said or not. */
  #before = ''
  /** What waits for a second look, each behind the one before it. */
  #waiting: Promise<void> | null = null
  /** All that was spoken. */
  text = ''
  /** What of it the model said, not a filler. */
  words = ''
  refused: { sentence: string; why: string; isByWords: boolean } | null = null

  constructor(voice: Voice | undefined, check: Check, speech: Speech, look?: Look) {
    this.#voice = voice
    this.#check = check
    this.#speech = speech
    this.#look = look
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

  /** All that has come is said or refused. */
  async settled(): Promise<void> {
    await this.#waiting
    this.#waiting = null
  }

  /** What a tool has noted since may be said after all: a number put together from a correction. */
  async checkAgain(): Promise<void> {
    if (!this.refused?.isByWords || this.#check(this.refused.sentence).why !== null) return
    const sentences = [this.refused.sentence, ...this.#held.splice(0)]
    this.refused = null
    for (const sentence of sentences) this.#take(sentence)
    await this.settled()
  }

  /** Another try at what was refused: what stood behind it is said anew. */
  retry(): void {
    this.#mayGoOn = false
    this.refused = null
    this.#held = []
    this.#before = this.words
  }

  /** Goes on behind what was refused, with other words in its place. */
  async sayInstead(words: string): Promise<void> {
    this.refused = null
    const held = this.#held.splice(0)
    this.say(words)
    for (const sentence of held) {
      const found = await this.#lookAt(sentence)
      if (found.why === null)
        this.#sayOnce({ sentence, goesOn: false, language: this.#speech.current() })
    }
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
    const said = { sentence, goesOn, language: this.#speech.current() }
    const found = this.refused ? NOT_LOOKED_AT : this.#lookAt(sentence)
    this.#before += ` ${sentence}`
    if (this.#waiting === null && !(found instanceof Promise)) this.#settle(said, found)
    else
      this.#waiting = Promise.all([found, this.#waiting]).then(([one]) => this.#settle(said, one))
  }

  #lookAt(sentence: string): Found | Promise<Found> {
    const { why, isDoubted } = this.#check(sentence)
    const byWords = { why, isByWords: true }
    if (!isDoubted || this.#look === undefined) return byWords
    return this.#look(sentence, this.#before.trim()).then((seen) =>
      seen === undefined ? byWords : { why: seen, isByWords: false },
    )
  }

  #settle(said: Sentence, { why, isByWords }: Found): void {
    if (this.refused) this.#held.push(said.sentence)
    else if (why === null) this.#sayOnce(said)
    else this.refused = { sentence: said.sentence, why, isByWords }
  }

  #sayOnce({ sentence, goesOn, language }: Sentence): void {
    const folded = sentence.split(/\s+/).map(foldWord).join(' ')
    if (!goesOn && (this.#said.has(folded) || this.#said.size >= MAX_SENTENCES)) return
    this.#said.add(folded)
    this.words += this.words === '' || goesOn ? sentence : ` ${sentence}`
    this.#speak(sentence, goesOn, language)
  }

  #speak(sentence: string, goesOn = false, language = this.#speech.current()): void {
    if (this.#voice?.stopped.aborted) return
    const token = this.text === '' || goesOn ? sentence : ` ${sentence}`
    this.text += token
    this.#voice?.say(token, language)
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
