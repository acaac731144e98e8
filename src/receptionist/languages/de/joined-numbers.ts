/**
 * German writes a number as one word: `sechsundzwanzig`, `fünfhundertzwölf`, and amounts in round hundreds up to a
 * million: `zwanzigtausend`, `zweitausendfünfhundert`. Built from single words.
 */
export function joinedNumbers(words: ReadonlyMap<string, number>): [string, number][] {
  const single = [...words]
  const units = single.filter(([, value]) => value > 0 && value < 10)
  const tens = single.filter(([, value]) => value >= 20)
  const compounds = tens.flatMap(([ten, value]) =>
    units.map(([unit, digit]): [string, number] => [`${unit}und${ten}`, value + digit]),
  )
  const rests: [string, number][] = [
    ['', 0],
    ...single.filter(([, value]) => value > 0),
    ...compounds,
  ]
  const hundreds = [...units, ['', 1] as const].flatMap(([unit, digit]) =>
    rests.map(([rest, value]): [string, number] => [`${unit}hundert${rest}`, digit * 100 + value]),
  )
  const rounds = hundreds.filter(([, value]) => value % 100 === 0)
  const counts = [
    ...single.filter(([, value]) => value > 0),
    ...compounds,
    ...rounds,
    ['', 1] as const,
  ]
  const thousands = counts.flatMap(([count, times]) =>
    [['', 0] as const, ...rounds].map(([rest, value]): [string, number] => [
      `${count}tausend${rest}`,
      times * 1000 + value,
    ]),
  )
  return [...compounds, ...hundreds, ...thousands.filter(([word]) => word !== 'tausend')]
}
