export type SaidBack = { name: string | null; number: string | null; gist: string | null }

/** Name, number and gist, as far as known, in one sentence of the given language. */
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
