/** What was made of the texts that were read last. The least recently used text is forgotten first. */
export class LatestTexts<Value> {
  readonly #most: number
  readonly #values = new Map<string, Value>()

  constructor(most: number) {
    this.#most = most
  }

  /** The stored value, made on first use. */
  once(text: string, make: () => Value): Value {
    const value = this.#values.get(text) ?? make()
    this.#values.delete(text)
    this.#values.set(text, value)
    const [oldest = text] = this.#values.keys()
    if (this.#values.size > this.#most) this.#values.delete(oldest)
    return value
  }
}
