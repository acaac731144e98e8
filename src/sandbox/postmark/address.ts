export type Address = { Email: string; Name: string }

const EMAIL = /^[^\s@<>,;:"()]+@[^\s@<>,;:"()]+$/

/** `Ann <ann@a.example>, "Bo, Jr" <bo@b.example>` → its addresses, or undefined when one cannot be parsed. */
export function parseAddresses(text: string): Address[] | undefined {
  const parts = text.match(/(?:"[^"]*"|[^,"])+/g)?.map((part) => part.trim()) ?? []
  const addresses = parts.filter(Boolean).map(parseAddress)
  return addresses.every((address) => address !== undefined) ? addresses : undefined
}

function parseAddress(text: string): Address | undefined {
  const named = /^(.*)<([^<>]+)>$/.exec(text)
  const Email = (named?.[2] ?? text).trim()
  const Name = (named?.[1] ?? '').trim().replace(/^"(.*)"$/, '$1')
  return EMAIL.test(Email) ? { Email, Name } : undefined
}
