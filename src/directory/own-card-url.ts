const CHARACTERS_MAX = 2_048

/** Names that no public DNS answers for (RFC 6761, RFC 6762, RFC 8375, ICANN's list), and ours to leave alone. */
const PRIVATE_HOST =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|corp|home|private|invalid|test|onion|home\.arpa)$/

/** Two labels at least, the last one not of digits: neither a bare name nor an address. */
const PUBLIC_HOST = /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/

/**
 * A business's own agent card, as it will be handed out; undefined for what is no https address on the public web. The
 * form is all that is checked: the card is never fetched, so that a look-up depends on nobody else's server.
 */
export function publicCardUrl(text: string): string | undefined {
  if (text.length > CHARACTERS_MAX || !/^https:\/\/[^\s\\#]+$/i.test(text)) return undefined
  const url = URL.parse(text)
  if (!url || url.username || url.password || url.href.length > CHARACTERS_MAX) return undefined
  const host = url.hostname
  return PUBLIC_HOST.test(host) && !PRIVATE_HOST.test(host) ? url.href : undefined
}
