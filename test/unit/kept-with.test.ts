import { expect, test } from 'vitest'
import { keptWith } from '../../src/kernel/kept-with.ts'

test('what is kept with an object is its own: not of another, of a copy or of another kind', () => {
  const counts = keptWith<object, number>('count')
  const names = keptWith<object, string>('name')
  const owner = { id: 1 }
  counts.keep(owner, 1)
  counts.keep(owner, 2)
  expect(counts.of(owner)).toBe(2)
  expect(counts.once(owner, () => 3)).toBe(2)
  expect(names.of(owner)).toBeUndefined()
  expect(counts.of({ ...owner })).toBeUndefined()
  expect(counts.once({ ...owner }, () => 4)).toBe(4)
  expect(JSON.stringify(owner)).toBe('{"id":1}')
})
