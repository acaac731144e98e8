import { z } from 'zod'

/**
 * Every character that RFC 5322 §3.2.3 lets stand before the @ unquoted, and a domain with a dot. The validator's own
 * pattern leaves out most of the signs (`o&m@example.com`).
 */
const ADDRESS =
  /^(?!\.)(?!.*\.\.)[\w!#$%&'*+/=?^`{|}~.-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[A-Za-z\d][A-Za-z\d-]*\.)+[A-Za-z]{2,}$/

/** RFC 5321 §4.5.3.1.3: a path has 256 characters, of them two angle brackets. */
const CHARACTERS_MAX = 254

export function emailAddress() {
  return z.email({ pattern: ADDRESS, error: 'not an email address' }).max(CHARACTERS_MAX)
}
