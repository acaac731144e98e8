import type { Language } from '../../kernel/languages.ts'
import { pattern } from '../../kernel/text/pattern.ts'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { Voice } from '../receptionist.ts'
import { hearLanguage } from '../understand/hear-language.ts'
import { foldWord, readUtterance } from '../understand/utterance.ts'
import type { Judged } from './check-sentence.ts'
import { isOpening } from './is-opening.ts'
import { leansTo } from './language-of-sentence.ts'

/**
 * The end of a sentence: no digit or abbreviation before a full stop, unless more follows, and no dot within a word, as
 * in an address. A full stop at the end of the text so far counts, so that nothing waits for the next token.
 */
const END = new RegExp(
  pattern`
    [!?？…]["'”»)]*\s*|(?<!\d|\b(?:mr|mrs|ms|dr|st|sr|sra|no|vs|inc|[a-z]\.[a-z]|
    \p{L}))\.(?:["'”»)]+\s*|\s+|$)|[.:]\s*\n|\d\.\s+(?=\P{Ll})`,
  'iu',
)
/** Text right after a full stop, without a space, continues the word before it. */
const GOES_ON = /^[\p{Ll}\p{N}@_-]/u
const MARKUP =
  /[*`<>|\\]+|(?<![\p{L}\p{N}])_+|_+(?![\p{L}\p{N}])|^\s*#+\s+|^\s*(?:[-•]|\d+\.)\s+|\[|\]\([^)]*\)|\]/gmu
const MAX_SENTENCES = 8

/** Judges a sentence by its words. */
export type Check = (sentence: string) => Judged

/**
 * A second check of a doubtful sentence; `before` is the reply so far. Returns why it must not be said, null if it may,
 * undefined if unknown. Never rejects.
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

/** `isByWords`: decided by its words rather than by the second check. */
type Found = { why: string | null; isByWords: boolean }

const NOT_LOOKED_AT: Found = { why: null, isByWords: true }

/** What the line says in a turn: each sentence as soon as it is complete, and none twice. */
export class SpokenLine {
  readonly #voice: Voice | undefined
  readonly #speech: Speech
  readonly #check: Check
  readonly #look: Look | undefined
  readonly #said = new Set<string>()
  #pending = ''
  /** A short sentence that waits for the next one. */
  #opening = ''
  /** The last piece ended in a full stop with nothing after it. */
  #mayGoOn = false
  #held: string[] = []
  /** Everything of this reply so far, said or not. */
  #before = ''
  /** Sentences that wait for a second check, in order. */
  #waiting: Promise<void> | null = null
  /** Everything spoken. */
  text = ''
  /** The part of it from the model, without fillers. */
  words = ''
  refused: { sentence: string; why: string; isByWords: boolean } | null = null

  constructor(voice: Voice | undefined, check: Check, speech: Speech, look?: Look) {
    this.#voice = voice
    this.#check = check
    this.#speech = speech
    this.#look = look
  }

  /** Adds the next characters of a reply, in any chunks. */
  add(characters: string): void {
    this.#pending += characters
    for (let end = END.exec(this.#pending); end; end = END.exec(this.#pending)) {
      const to = end.index + end[0].length
      this.#take(this.#pending.slice(0, to))
      this.#pending = this.#pending.slice(to)
    }
  }

  /** Ends the reply. If it broke off, the incomplete sentence is dropped. */
  finish(isWhole: boolean): void {
    this.#take(isWhole ? this.#pending : '', true)
    this.#pending = ''
  }

  /** Waits until everything so far is said or refused. */
  async settled(): Promise<void> {
    await this.#waiting
    this.#waiting = null
  }

  /** Checks a refused sentence again: a tool may have noted it since, such as a number built from a correction. */
  async checkAgain(): Promise<void> {
    if (!this.refused?.isByWords || this.#check(this.refused.sentence).why !== null) return
    const sentences = [this.refused.sentence, ...this.#held.splice(0)]
    this.refused = null
    for (const sentence of sentences) this.#take(sentence, true)
    await this.settled()
  }

  /** Starts another try after a refusal: the sentences after it will be said again. */
  retry(): void {
    this.#mayGoOn = false
    this.refused = null
    this.#held = []
    this.#before = this.words
  }

  /** Says other words in place of the refused sentence, and then the sentences after it. */
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

  /** Says our own words rather than the model's. */
  say(words: string): void {
    this.#speak(words)
  }

  #take(piece: string, isLast = false): void {
    const raw = this.#opening + piece
    const sentence = plainText(raw.replace(MARKUP, ' '))
    if (!/[\p{L}\p{N}]/u.test(sentence)) return
    this.#opening = !isLast && this.#isOpening(sentence) ? raw : ''
    if (this.#opening !== '') return
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

  #isOpening(sentence: string): boolean {
    return this.#look !== undefined && isOpening(sentence, this.#check(sentence))
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

  /** A model may switch to the caller's language without a tool call; the voice follows. */
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
