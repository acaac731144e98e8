/** German writes a number up to 999 as one word: `sechsundzwanzig`, `fünfhundertzwölf`. Built from single words. */
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
  return [...compounds, ...hundreds]
}
