/** Who is texted, by which name if one is known, and for which business. */
type TextBack = { number: string; name: string | null | undefined; businessName: string }

/**
 * A link to a text to a caller that says who writes: they know the business, not the owner's own number. An iPhone
 * reads the body after `&`, other phones after `?`; both read it after `?&`.
 */
export function textBackLink({ number, name, businessName }: TextBack): string {
  const [first] = name?.trim().split(/\s+/) ?? []
  const body = `Hi${first ? ` ${first}` : ''}, this is ${businessName}. `
  return `sms:${number}?&body=${encodeURIComponent(body)}`
}
