/** Values of one kind, each kept with the object that it belongs to. */
export type Kept<Owner extends object, Value> = {
  of(owner: Owner): Value | undefined
  keep(owner: Owner, value: Value): void
  /** What is kept with it, made when it is asked for first. */
  once(owner: Owner, make: () => Value): Value
}

/**
 * What belongs to a request, a row or an answer, for as long as that lives. A `WeakMap` says the same, but what it
 * holds outlives the collections of young objects: each row was copied among the old ones (docs/performance.md §6).
 */
export function keptWith<Owner extends object, Value>(name: string): Kept<Owner, Value> {
  const key = Symbol(name)
  const of = (owner: Owner) => (owner as Record<symbol, Value | undefined>)[key]
  const keep = (owner: Owner, value: Value) => {
    // Not told by a copy of the owner: what is another object has other values.
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
