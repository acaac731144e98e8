import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvRow } from '../../gateways/web/console/frame/csv.ts'

/** Strict RFC 4180: quoted cells, doubled quotes, CRLF at the end. */
function parseRow(row: string): string[] {
  expect(row.endsWith('\r\n')).toBe(true)
  const cells: string[] = []
  let rest = row.slice(0, -2)
  for (;;) {
    const [whole = '', quoted, bare = ''] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))/.exec(rest) ?? []
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'))
    rest = rest.slice(whole.length)
    if (rest === '') return cells
    expect(rest[0]).toBe(',')
    rest = rest.slice(1)
  }
}

const DANGEROUS = ['=', '+', '-', '@', '\t', '\r', '\n', '＝', '＋', '－', '＠']
const hostile = fc
  .tuple(
    fc.constantFrom('', ...DANGEROUS, '"', ',', "'"),
    fc.string({ unit: 'binary' }),
    fc.constantFrom('', '",=1+1', '\r\n=cmd|x', "'", '"'),
  )
  .map((parts) => parts.join(''))

test('whatever is in a cell, it stays one cell, says what it said, and begins no formula', () => {
  fc.assert(
    fc.property(fc.array(hostile, { minLength: 1, maxLength: 5 }), (cells) => {
      const read = parseRow(csvRow(cells))
      expect(read.map((cell, at) => (cell === cells[at] ? cell : cell.slice(1)))).toEqual(cells)
      for (const cell of read) expect(DANGEROUS).not.toContain([...cell][0])
    }),
    { numRuns: 500 },
  )
})

test('numbers stay numbers, below zero too', () => {
  expect(csvRow([-125, 'Call', 0])).toBe('-125,"Call",0\r\n')
})

test.each([
  ['=HYPERLINK("http://evil.example")', '"\'=HYPERLINK(""http://evil.example"")"'],
  ['@SUM(A1)', '"\'@SUM(A1)"'],
  ['-2+3', '"\'-2+3"'],
  ['30 minutes = half an hour', '"30 minutes = half an hour"'],
])('%s', (cell, printed) => {
  expect(csvRow([cell])).toBe(`${printed}\r\n`)
})
