export const RECIPIENTS_MAX = 50

/**
 * Who gets a recap, each once however the address is spelled: the first spelling counts, with its host in lower case. What
 * stands before the @ is left as it was given, since some mailboxes are particular about it.
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
