import type pg from 'pg'

/** Who answers for a number, by hand. Undefined for a number that is not listed. */
export async function lookUp(pool: pg.Pool, number: string, baseUrl: string) {
  const { rows } = await pool.query({
    name: 'listing',
    text: 'SELECT e164, slug, own_card_url, business, trade, town FROM directory_listings WHERE e164 = $1',
    values: [number],
  })
  const [row] = rows
  if (!row) return undefined
  const { e164, slug, own_card_url, business, trade, town } = row
  const card = own_card_url ?? `${baseUrl}/agents/${slug}/agent-card.json`
  return { number: e164, card, business, trade, town }
}
