/** Rules for every request, shown in the description and on the first page of the reference. */
export const EVERY_REQUEST = [
  {
    about: 'Errors',
    rule:
      'Every failure has an `error` with a `code` and a `message`. The code is stable: switch on it. ' +
      'The message is for people.',
  },
  {
    about: 'Order of checks',
    rule:
      'Key (401), rate limit (429), size and type of the body (413, 415), its content (400), what the path names ' +
      '(404).',
  },
  {
    about: 'Wrong key',
    rule:
      '401, `invalid_api_key`: the key is missing, unknown or revoked, or the path or method does not exist. ' +
      'If the key works elsewhere, read the path again.',
  },
  {
    about: 'Limits',
    rule:
      'After a 429 wait as many seconds as `Retry-After` says. Every answer to a known key tells what is left in ' +
      '`RateLimit`.',
  },
  {
    about: 'Idempotency',
    rule: 'A POST with an `Idempotency-Key` can be repeated without doing anything twice.',
  },
  {
    about: 'Format',
    rule:
      'Bodies are JSON in UTF-8 of at most 65,536 bytes. A field that is not described here is refused, as is text ' +
      'with control characters other than tabs and line breaks. Times are RFC 3339. HEAD works where GET does.',
  },
] as const
