import { parse } from 'graphql'

/** A document that is its text until somebody asks what it defines. */
export class LateDocument {
  kind = 'Document'
  #text
  #definitions
  constructor(text) {
    this.#text = text
  }
  get definitions() {
    this.#definitions ??= parse(this.#text, { noLocation: true }).definitions
    this.#text = undefined
    return this.#definitions
  }
}
