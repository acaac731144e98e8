const CHARACTERS_MAX = 2_048

/** Names without public DNS (RFC 6761, RFC 6762, RFC 8375, ICANN's list). */
const PRIVATE_HOST =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|private|invalid|test|onion|home\.arpa)$/

/** At least two labels, the last not of digits: no bare name, no IP address. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * The business's own agent card URL; undefined if it is not https on the public web. Only the form is checked: the
 * card is never fetched, so a look-up depends on no other server.
 */
export function publicCardUrl(text: string): string | undefined {
  if (text.length > CHARACTERS_MAX || !/^https:\/\/[^\s\\#]+$/i.test(text)) return undefined
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.href.length > CHARACTERS_MAX) return undefined
  const host = url.hostname
  return PUBLIC_HOST.test(host) && !PRIVATE_HOST.test(host) ? url.href : undefined
}
