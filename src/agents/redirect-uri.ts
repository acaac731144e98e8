const LOOPBACK_HOSTS = ['localhost', '127.0.0.1', '[::1]']
/** Agents whose scheme has no dot, against RFC 8252 §7.1; they would otherwise be shut out. */
const KNOWN_APP_SCHEMES = ['cursor:']

/** Why an address may not get the owner's answer; undefined if it may. RFC 8252; no fragment (RFC 6749 §3.1.2). */
export function redirectUriProblem(text: string): string | undefined {
  if (!URL.canParse(text) || /[\s\\]/.test(text)) return 'is not an absolute address'
  const { protocol, username, password } = new URL(text)
  if (text.includes('#')) return 'has a fragment'
  if (username || password) return 'has a user name in it'
  if (protocol === 'https:') return undefined
  if (protocol === 'http:') {
    return isLoopback(text) ? undefined : 'is plain http, which is for loopback addresses alone'
  }
  return isAppScheme(protocol)
    ? undefined
    : 'has a scheme that is neither https nor an app’s own (such as com.example.app)'
}

/** Whether the answer goes to a program on the owner's device, which any program there may claim to be. */
export function staysOnDevice(redirectUri: string): boolean {
  return isLoopback(redirectUri) || isAppScheme(new URL(redirectUri).protocol)
}

/** The target in short: `claude.ai`, `127.0.0.1:3999`, `com.example.app`. */
export function redirectHost(redirectUri: string): string {
  const { protocol, host } = new URL(redirectUri)
  return isAppScheme(protocol) ? protocol.slice(0, -1) : host
}

function isLoopback(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return protocol === 'http:' && LOOPBACK_HOSTS.includes(hostname)
}

function isAppScheme(protocol: string): boolean {
  return (
    /^[a-z][a-z0-9+-]*(\.[a-z0-9+-]+)+:$/.test(protocol) || KNOWN_APP_SCHEMES.includes(protocol)
  )
}
