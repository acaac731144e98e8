/** A wallet's month in whole cents or minutes: what it began with, what came and went, and what is set aside. */
export type Sum = { began: number; given: number; bought: number; used: number; reserved: number }

type Unit = {
  /** The month's. */
  name: string
  /** An amount in words. */
  said(amount: number): string
}

export type SumLine = { key: string; label: string; much: string }

/** A sum as lines to be added up by eye, and its result. */
export function addingUp({ began, given, bought, used, reserved }: Sum, { name, said }: Unit) {
  const entries = [
    { key: 'began', label: `On ${name} 1`, added: began },
    { key: 'given', label: given < 0 ? 'Taken back' : 'Given free', added: given },
    { key: 'bought', label: 'Bought', added: bought },
    { key: 'used', label: 'Used', added: -used },
    { key: 'reserved', label: 'Reserved', added: -reserved },
  ].filter(({ key, added }) => added !== 0 || key === 'bought' || key === 'used')
  const signed = (amount: number, plus: string) =>
    `${amount < 0 ? '−' : plus}${said(Math.abs(amount))}`
  const lines = entries.map(
    ({ key, label, added }): SumLine => ({
      key,
      label,
      much: signed(added, key === 'began' || added === 0 ? '' : '+'),
    }),
  )
  return { lines, sum: signed(began + given + bought - used - reserved, '') }
}
