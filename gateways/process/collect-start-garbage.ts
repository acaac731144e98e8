/** Long enough for what the start still does in the background. */
const SETTLED_MS = 5_000

/**
 * Frees what only the start needed, once. V8 collects old objects when more are made, so an idle process would keep
 * them: 15 to 40 MB (docs/operations.md, "Memory"). `last-resort` also gives back what V8 keeps for new objects. It
 * takes some 100 ms. Without `--expose-gc` nothing is done.
 */
export function collectStartGarbage(): void {
  setTimeout(
    () => globalThis.gc?.({ type: 'major', execution: 'sync', flavor: 'last-resort' }),
    SETTLED_MS,
  ).unref()
}
