type Rule = { about: string; rule: string; guide?: { path: string; says: string } }

/** Rules for every request, shown in the description and on the first page of the reference, which links to more. */
export const EVERY_REQUEST: readonly Rule[] = [
  {
    about: 'Errors',
    rule:
      'Every failure has an `error` with a `code` and a `message`. The code is stable: switch on it. ' +
      'The message is for people.',
    guide: { path: 'errors', says: 'All codes' },
  },
  {
    about: 'Order of checks',
    rule:
      'The key (401), the rate limit (429), the size and type of the body (413, 415), its content (400), then what ' +
      'the path names (404).',
  },
  {
    about: 'Wrong key',
    rule:
      'A 401 `invalid_api_key` means that the key is missing, unknown or revoked, or that the path or method does ' +
      'not exist. If the key works elsewhere, check the path.',
    guide: { path: 'errors#a-401-with-a-key-that-works', says: 'Why both get a 401' },
  },
  {
    about: 'Limits',
    rule:
      'After a 429 wait as many seconds as `Retry-After` says. Every answer to a known key tells what is left in ' +
      '`RateLimit`.',
    guide: { path: 'limits', says: 'All limits' },
  },
  {
    about: 'Idempotency',
    rule: 'A POST with an `Idempotency-Key` can be repeated without doing anything twice.',
    guide: { path: 'idempotency', says: 'How to send one again' },
  },
  {
    about: 'Format',
    rule:
      'Bodies are JSON in UTF-8 of at most 65,536 bytes. A field that is not described here is refused, as is text ' +
      'with control characters other than tabs and line breaks. Times are RFC 3339. HEAD works where GET does.',
  },
]
