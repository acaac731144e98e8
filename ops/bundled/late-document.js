import { parse } from 'graphql'

/** A GraphQL document that is parsed only when its definitions are first read. */
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
