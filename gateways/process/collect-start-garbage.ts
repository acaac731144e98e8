/** Long enough for what the start still does in the background. */
const SETTLED_MS = 5_000

/**
 * Frees what only the start needed, once. V8 collects old objects when more are made, so an idle process would keep
 * them: 15 to 30 MB (docs/operations.md, "Memory"). It takes some 50 ms. Without `--expose-gc` nothing is done.
 */
export function collectStartGarbage(): void {
  setTimeout(() => globalThis.gc?.(), SETTLED_MS).unref()
}
