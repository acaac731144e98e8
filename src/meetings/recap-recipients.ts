export const RECIPIENTS_MAX = 50

/**
 * The recipients of a recap, each once whatever the spelling: the first spelling counts, with its host in lower case.
 * The part before the @ stays as given, since some mailboxes are case-sensitive.
 */
export function recapRecipients(addresses: readonly string[]): string[] {
  const byMailbox = new Map<string, string>()
  for (const address of addresses.map(withPlainHost)) {
    const mailbox = address.toLowerCase()
    if (!byMailbox.has(mailbox)) byMailbox.set(mailbox, address)
  }
  return [...byMailbox.values()].slice(0, RECIPIENTS_MAX)
}

function withPlainHost(address: string): string {
  const [mailbox = '', host = ''] = address.trim().split(/@(?=[^@]*$)/)
  return `${mailbox}@${host.toLowerCase()}`
}
