import { type DocumentNode, getOperationAST } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { compileDocument } from '../core/compile-document.ts'

/** A program asks the same few documents over and over; what is asked once or twice is not worth compiling. */
const COMPILED_AT_USE = 3
const DOCUMENTS_MAX = 200
/** Of a document that is kept: its text, syntax tree and code are some fifty times as large together. */
const CHARACTERS_MAX = 8_192

export type KnownDocument = { document: DocumentNode; run: CompiledQuery['query'] }

type Kept = { document: DocumentNode; uses: number; compiled: KnownDocument | undefined }

/**
 * Queries of clients that were let in before, by their text: parsed, held against
 * the schema and the limits, and compiled once. The ones used last are kept.
 */
export class KnownDocuments {
  readonly #kept = new Map<string, Kept>()

  /** The document of a text that was used often enough. */
  find(text: string): KnownDocument | undefined {
    const kept = this.#kept.get(text)
    if (!kept?.compiled) return undefined
    this.#keep(text, kept)
    return kept.compiled
  }

  /**
   * Notes the use of a document that was let in. One that holds
   * several operations, or one that changes something, is left.
   */
  note(text: unknown, document: DocumentNode): void {
    if (typeof text !== 'string' || text.length > CHARACTERS_MAX) return
    const operation = getOperationAST(document)
    if (operation?.operation !== 'query') return
    // What it weighs may hang on a default, which only the whole door fills in.
    if (operation.variableDefinitions?.some(({ defaultValue }) => defaultValue)) return
    const kept = this.#kept.get(text) ?? { document, uses: 0, compiled: undefined }
    kept.uses += 1
    if (kept.uses === COMPILED_AT_USE) kept.compiled = compile(kept.document)
    this.#keep(text, kept)
  }

  #keep(text: string, kept: Kept) {
    this.#kept.delete(text)
    this.#kept.set(text, kept)
    if (this.#kept.size <= DOCUMENTS_MAX) return
    const [oldest = ''] = this.#kept.keys()
    this.#kept.delete(oldest)
  }
}

/** Undefined for what the compiler cannot do. */
function compile(document: DocumentNode): KnownDocument | undefined {
  const run = compileDocument(document)
  return run && { document, run }
}
