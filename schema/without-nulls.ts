type Optional<T> = {
  [K in keyof T]: null extends T[K] ? K : undefined extends T[K] ? K : never
}[keyof T]

export type WithoutNulls<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: NonNullable<T[K]>
}

/** GraphQL clients may send null for a field they omit; the use cases only know undefined. */
export function withoutNulls<T extends object>(input: T): WithoutNulls<T> {
  const given = Object.entries(input).filter(([, value]) => value != null)
  return Object.fromEntries(given) as WithoutNulls<T>
}
