import type { Language } from '../../languages.ts'
import { plainText } from '../../plain-text.ts'
import type { Voice } from '../builtin/old-port.ts'
import { MAX_REPLY_CHARS } from './reply-guard.ts'

/** The end of a sentence, with what closes it, that something follows. */
const SENTENCE_END = /[.!?…]["'”»)]*\s+/u

/**
 * What the line says in a turn, said a sentence at a time as it comes: the most of a reply that can still be kept back
 * once it turns out to be nothing to say, and the least that a voice speaks well.
 */
export class SpokenLine {
  readonly #voice: Voice | undefined
  readonly #language: Language
  #pending = ''
  #text = ''

  constructor(voice: Voice | undefined, language: Language) {
    this.#voice = voice
    this.#language = language
  }

  get text(): string {
    return this.#text
  }

  /** The next of a reply's characters, in whatever pieces. `fits` is asked with all that would have been said then. */
  add(characters: string, fits: (text: string) => boolean): boolean {
    this.#pending += characters
    for (let end = this.#sentenceEnd(); end > 0; end = this.#sentenceEnd()) {
      if (!this.#sayIf(this.#pending.slice(0, end), fits)) return false
      this.#pending = this.#pending.slice(end)
    }
    const all = this.#joined(this.#pending)
    return all.length <= MAX_REPLY_CHARS || fits(all)
  }

  /** The reply is complete: what is left of it is said. */
  finish(fits: (text: string) => boolean): boolean {
    return this.#sayIf(this.#pending, fits)
  }

  say(words: string): void {
    const text = plainText(words)
    if (text === '' || this.#voice?.stopped.aborted) return
    const token = this.#text === '' ? text : ` ${text}`
    this.#text += token
    this.#voice?.say(token, this.#language)
  }

  #sayIf(words: string, fits: (text: string) => boolean): boolean {
    if (!fits(this.#joined(words))) return false
    this.say(words)
    return true
  }

  #joined(words: string): string {
    return `${this.#text} ${words}`
  }

  #sentenceEnd(): number {
    const end = SENTENCE_END.exec(this.#pending)
    return end ? end.index + end[0].length : 0
  }
}
