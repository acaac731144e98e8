/**
 * The secrets of one setting, separated by commas. The first is used; the others are accepted too, so that a secret can
 * be changed here and at a provider one after the other (docs/operations.md, "Secrets").
 */
export function secretList(text: string): [string, ...string[]] {
  const [first = '', ...others] = text
    .split(',')
    .map((secret) => secret.trim())
    .filter(Boolean)
  return [first, ...others]
}

/** Runs `work` with each secret until one does not throw, and returns its result. @throws the last error */
export function withAnySecret<T>(secrets: readonly string[], work: (secret: string) => T): T {
  let problem: unknown
  for (const secret of secrets) {
    try {
      return work(secret)
    } catch (error) {
      problem = error
    }
  }
  throw problem
}
