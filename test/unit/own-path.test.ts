import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ownPath } from '../../src/accounts/return-after-sign-in.ts'

const SITE = 'https://desk.example'

test.each([
  ['/developers?tab=keys', '/developers?tab=keys'],
  ['/consent/a1?x=%2F%2Fevil.example', '/consent/a1?x=%2F%2Fevil.example'],
  ['/terms#end', '/terms'],
  ['/', '/'],
])('%j is ours: %s', (text, path) => expect(ownPath(text)).toBe(path))

test.each([
  '',
  'developers',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example/',
  '///evil.example/',
  '/\\evil.example/',
  '/\t/evil.example/',
  '/\n\\evil.example',
  '/.//evil.example/',
  '/x/..//evil.example/',
  '/%2e%2e//evil.example/',
  '/sign-in',
  '/sign-in/callback?state=1',
  `/${'x'.repeat(3_000)}`,
])('%j is not', (text) => expect(ownPath(text)).toBeUndefined())

test('whatever is let through, a browser stays on the site with it', () => {
  const step = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '\t',
    '%2f',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
      const path = ownPath(`/${steps.join('')}`)
      if (path !== undefined) expect(new URL(path, SITE).origin).toBe(SITE)
    }),
    { numRuns: 2_000 },
  )
})
