/**
 * Fits the three directions of `adapter.bin` that judge turns of whole calls (what no fact answers, what asks nothing,
 * what only the owner settles) to the rows and turns, with the encoder as it is, behind `fit.py`: `node
 * ops/encoder/fit-directions.ts`. `--without <business.txt,…>` leaves their turns out, tells how those are then judged
 * and writes nothing.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { DIRECTIONS, trainedDirections, withTurnDirections } from './adapter-file.ts'
import { readExamples } from './direction-examples.ts'
import { describe, fitted } from './directions.ts'

const ADAPTER = new URL('../../src/receptionist/sentences/adapter.bin', import.meta.url)

const { values } = parseArgs({ options: { without: { type: 'string', default: '' } } })
const without = new Set(values.without.split(',').filter(Boolean))
const examples = readExamples()
const isLeftOut = ({ file, isTurn }: { file: string; isTurn: boolean }) =>
  isTurn && without.has(file)
const file = readFileSync(ADAPTER)
const before = trainedDirections(file)
const after = fitted(
  before,
  examples.filter((one) => !isLeftOut(one)),
)
if (without.size > 0) {
  const leftOut = examples.filter(isLeftOut)
  process.stdout.write(`before\n${describe(before, leftOut)}after\n${describe(after, leftOut)}`)
} else writeFileSync(ADAPTER, withTurnDirections(file, after))
process.stdout.write(`${examples.length} examples, ${DIRECTIONS.join(', ')}\n`)
