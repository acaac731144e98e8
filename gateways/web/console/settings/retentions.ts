import { howMany } from '../../../../src/kernel/text/how-many.ts'

const USUAL: readonly (readonly [days: number, words: string])[] = [
  [30, 'For 30 days'],
  [90, 'For 90 days'],
  [365, 'For a year'],
]

/** How long calls and messages may be kept, to choose from; a time set by a program is one of them. */
export function retentionsOf(days: number | null) {
  const isUsual = days === null || USUAL.some(([usual]) => usual === days)
  const own = isUsual ? [] : [[days, `For ${howMany(days, 'day')}`] as const]
  const all = [...USUAL, ...own].toSorted(([one], [other]) => one - other)
  return [
    { value: '', words: 'Until you delete them', isChosen: days === null },
    ...all.map(([value, words]) => ({ value: String(value), words, isChosen: value === days })),
  ]
}
