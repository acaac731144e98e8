/** Seconds of a wallet at the first of the month, what came and went, what is set aside, and what is left to use. */
export type Sum = { began: number; bought: number; used: number; reserved: number; left: number }

type Unit = {
  /** The month's. */
  name: string
  amount(seconds: number): number
  /** A whole amount in words. */
  said(amount: number): string
}

export type SumLine = { key: string; label: string; much: string }

/**
 * A sum as lines to be added up by eye, and its result. Each line is what the rounded total grows by, so that the lines
 * as printed come to the result as printed.
 */
export function addingUp(
  { began, bought, used, reserved, left }: Sum,
  { name, amount, said }: Unit,
) {
  const given = left + reserved - (began + bought - used)
  const entries = [
    { key: 'began', label: `On ${name} 1`, added: began },
    { key: 'given', label: given < 0 ? 'Taken back' : 'Given free', added: given },
    { key: 'bought', label: 'Bought', added: bought },
    { key: 'used', label: 'Used', added: -used },
    { key: 'reserved', label: 'Reserved', added: -reserved },
  ].filter(({ key, added }) => added !== 0 || key === 'bought' || key === 'used')
  const signed = (printed: number, plus: string) =>
    `${printed < 0 ? '−' : plus}${said(Math.abs(printed))}`
  let seconds = 0
  const lines = entries.map(({ key, label, added }): SumLine => {
    const before = rounded(amount(seconds))
    seconds += added
    const printed = rounded(amount(seconds)) - before
    return { key, label, much: signed(printed, key === 'began' || printed === 0 ? '' : '+') }
  })
  return { lines, sum: signed(rounded(amount(left)), '') }
}

/** Half a cent spent is a cent, as it is where the amount stands alone. */
function rounded(amount: number): number {
  return Math.sign(amount) * Math.round(Math.abs(amount))
}
