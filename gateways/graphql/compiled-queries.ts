import { type DocumentNode, getOperationAST } from 'graphql'
import type { CompiledQuery } from 'graphql-jit'
import { compileDocument } from '../core/compile-document.ts'

/** Programs repeat the same few documents. One that is used only once or twice is not worth compiling. */
const COMPILED_AT_USE = 3
const DOCUMENTS_MAX = 200
/** Limits the documents that are kept: with its syntax tree and code, one takes about fifty times its text. */
const CHARACTERS_MAX = 8_192

export type KnownDocument = { document: DocumentNode; run: CompiledQuery['query'] }

type Kept = { document: DocumentNode; uses: number; compiled: KnownDocument | undefined }

/**
 * Clients' queries that have passed before, by their text: parsed, validated against the schema and limits, and
 * compiled once. Keeps the most recently used.
 */
export class KnownDocuments {
  readonly #kept = new Map<string, Kept>()

  /** The document, if its text has been used often enough. */
  find(text: string): KnownDocument | undefined {
    const kept = this.#kept.get(text)
    if (!kept?.compiled) return undefined
    this.#keep(text, kept)
    return kept.compiled
  }

  /** Counts the use of a document that has passed. Skips documents with several operations, and mutations. */
  note(text: unknown, document: DocumentNode): void {
    if (typeof text !== 'string' || text.length > CHARACTERS_MAX) return
    const operation = getOperationAST(document)
    if (operation?.operation !== 'query') return
    // The cost may depend on a default value, which only the full handler fills in.
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

/** Undefined if the compiler does not support it. */
function compile(document: DocumentNode): KnownDocument | undefined {
  const run = compileDocument(document)
  return run && { document, run }
}
