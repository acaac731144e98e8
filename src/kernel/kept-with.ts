/** Values of one kind, each stored on the object it belongs to. */
export type Kept<Owner extends object, Value> = {
  of(owner: Owner): Value | undefined
  keep(owner: Owner, value: Value): void
  /** The stored value; created at the first call. */
  once(owner: Owner, make: () => Value): Value
}

/**
 * Stores values on a request, a row or a response, for as long as that lives. A `WeakMap` would do the same, but its
 * values survive garbage collections of young objects, so each row was promoted to the old generation
 * (docs/performance.md §6).
 */
export function keptWith<Owner extends object, Value>(name: string): Kept<Owner, Value> {
  const key = Symbol(name)
  const of = (owner: Owner) => (owner as Record<symbol, Value | undefined>)[key]
  const keep = (owner: Owner, value: Value) => {
    // Not enumerable, so that a copy of the owner does not get the value.
    Object.defineProperty(owner, key, { value, configurable: true })
  }
  const once = (owner: Owner, make: () => Value) => {
    const known = of(owner)
    if (known !== undefined) return known
    const value = make()
    keep(owner, value)
    return value
  }
  return { of, keep, once }
}
