export type SaidBack = { name: string | null; number: string | null; gist: string | null }

/** What is known of name, number and gist, in one sentence of a language's own words. */
export function sayBack(
  { name, number, gist }: SaidBack,
  words: { have: string; numberLead: string; gistLead: string },
): string {
  const who = [name, number && (name ? `${words.numberLead} ${number}` : number)].filter(Boolean)
  if (who.length === 0) return `${words.gistLead}: ${ended(gist ?? '')}`
  const lead = `${words.have} ${who.join(', ')}`
  return gist ? `${lead}: ${ended(gist)}` : `${lead}.`
}

function ended(text: string): string {
  return /[.!?…]$/.test(text) ? text : `${text}.`
}
