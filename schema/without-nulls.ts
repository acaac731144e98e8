type Optional<T> = {
  [K in keyof T]: null extends T[K] ? K : undefined extends T[K] ? K : never
}[keyof T]

export type WithoutNulls<T> = { [K in Exclude<keyof T, Optional<T>>]: T[K] } & {
  [K in Optional<T>]?: NonNullable<T[K]>
}

/** GraphQL lets a client send null for what it leaves out; the use-cases know only absent. */
export function withoutNulls<T extends object>(input: T): WithoutNulls<T> {
  const given = Object.entries(input).filter(([, value]) => value != null)
  return Object.fromEntries(given) as WithoutNulls<T>
}
