/** "No, that is all, thank you", with the marks before and after it. */
const TOKENS_MAX = 16
const TEXTS_MAX = 64

/**
 * The token vectors of the short texts encoded last, at most 1.6 MB of them: most callers say the same few words at the
 * end of a call. The least recently used text is forgotten first.
 */
export class ShortTexts {
  readonly #vectors = new Map<string, Float32Array>()

  /** @param encode its result is copied, since the model writes every text's vectors to the same place */
  vectorsOf(text: string, tokens: number, encode: () => Float32Array): Float32Array {
    const vectors = this.#vectors.get(text) ?? encode().slice()
    if (tokens > TOKENS_MAX) return vectors
    this.#vectors.delete(text)
    this.#vectors.set(text, vectors)
    this.#forgetOldest()
    return vectors
  }

  #forgetOldest(): void {
    if (this.#vectors.size <= TEXTS_MAX) return
    const [oldest] = this.#vectors.keys()
    if (oldest !== undefined) this.#vectors.delete(oldest)
  }
}
