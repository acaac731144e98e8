import { knownFacts } from '../../src/receptionist/facts/known-facts.ts'
import { product, textsOf } from '../../src/receptionist/facts/likely-asked.ts'
import { adapter } from '../../src/receptionist/sentences/adapter.ts'
import { encode } from '../../src/receptionist/sentences/encode.ts'
import { meaningOf } from '../../src/receptionist/understand/meaning-vector.ts'
import { readUtterance } from '../../src/receptionist/understand/utterance.ts'
import { wholeOf } from '../../src/receptionist/understand/words-left-over.ts'
import { businesses, type Row } from './rows.ts'

/**
 * `vector`: of what was said, with a 1 for the bias. `told`: the logarithm of what all facts and services together
 * score. `asked`: the shares of what is told, unknown, nothing and the owner's. `isTurn`: from `turns/`, where the
 * owner's are marked.
 */
export type Example = {
  file: string
  vector: Float64Array
  told: number
  asked: readonly number[]
  isTurn: boolean
}

export function readExamples(): Example[] {
  return businesses().flatMap((business) => {
    const { scale } = adapter()
    const answers = textsOf(knownFacts(business.facts)).map(encode)
    const exampleOf = (row: Row, isTurn: boolean): Example[] => {
      const asked = sharesOf(row.answers)
      const heard = readUtterance(row.text)
      if (asked === null || heard.words.length === 0) return []
      const said = meaningOf(heard, wholeOf(heard))
      const scores = answers.map((answer) => scale * product(said, answer))
      const vector = Float64Array.from([...said, 1])
      return [{ file: business.file, vector, told: logOfSum(scores), asked, isTurn }]
    }
    return [
      ...business.rows.filter(isTaken).flatMap((row) => exampleOf(row, false)),
      ...business.turns.flatMap((row) => exampleOf(row, true)),
    ]
  })
}

/** One row in four is enough for three directions, and a quarter of the time. */
const ROWS_PER_TAKEN = 4

function isTaken(_: Row, at: number): boolean {
  return at % ROWS_PER_TAKEN === 0
}

function sharesOf(answers: Row['answers']): number[] | null {
  const isTold = answers.some((one) => /^(?:\d+|H|S)$/.test(one))
  const asked = [isTold, ...['?', '-', 'O'].map((mark) => answers.includes(mark))].map(Number)
  const all = asked.reduce((sum, one) => sum + one, 0)
  return all === 0 ? null : asked.map((one) => one / all)
}

function logOfSum(scores: readonly number[]): number {
  const most = Math.max(...scores)
  return most + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - most), 0))
}
