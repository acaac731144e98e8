type UpperCased<T extends Record<string, string>> = {
  [Name in keyof T & string as Uppercase<Name>]: { value: T[Name] }
}

/** A stored enum's values under GraphQL's names: `awaiting_payment` → `AWAITING_PAYMENT`. */
export function upperCase<const T extends Record<string, string>>(values: T): UpperCased<T> {
  const entries = Object.entries(values).map(([name, value]) => [name.toUpperCase(), { value }])
  return Object.fromEntries(entries) as UpperCased<T>
}
