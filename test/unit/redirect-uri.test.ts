import fc from 'fast-check'
import { expect, test } from 'vitest'
import { redirectHost, redirectUriProblem, staysOnDevice } from '../../src/agents/redirect-uri.ts'

test('plain http goes nowhere but to the device, however it is written', () => {
  const hosts = fc.oneof(
    fc.domain(),
    fc.ipV4(),
    fc.ipV6().map((address) => `[${address}]`),
    fc.constantFrom(
      'localhost',
      '127.0.0.1',
      '[::1]',
      '127.1',
      '2130706433',
      'localhost.',
      '0.0.0.0',
    ),
  )
  fc.assert(
    fc.property(hosts, fc.nat(65_535), fc.webPath(), (host, port, path) => {
      const address = `http://${host}:${port}${path}`
      const loopback =
        URL.canParse(address) &&
        ['localhost', '127.0.0.1', '[::1]'].includes(new URL(address).hostname)
      expect(redirectUriProblem(address) === undefined).toBe(loopback)
    }),
  )
})

test('whatever is let through says where it leads', () => {
  fc.assert(
    fc.property(fc.oneof(fc.webUrl(), fc.string({ maxLength: 60 })), (address) => {
      if (redirectUriProblem(address) !== undefined) return
      expect(redirectHost(address)).not.toBe('')
      expect(typeof staysOnDevice(address)).toBe('boolean')
    }),
  )
})
