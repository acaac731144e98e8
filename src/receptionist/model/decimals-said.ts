import type { Language } from '../../kernel/languages.ts'
import type { DigitRun } from '../understand/slots/digit-run.ts'
import { digitRuns } from '../understand/slots/spoken-digits.ts'
import { readUtterance, type Utterance } from '../understand/utterance.ts'
import { list } from './modal-words.ts'
import { type Known, spokenIn } from './reply-sources.ts'

/** A run that is written as a decimal, as "2.3" in any language; null if it is none. */
function decimalIn({ words, source }: Utterance, { range }: DigitRun): string | null {
  const text = source.slice(words[range.from]?.start, words[range.to - 1]?.end)
  const [, whole, part] = WRITTEN.exec(text) ?? []
  return whole === undefined || part === undefined ? null : `${Number(whole)}.${part}`
}

const WRITTEN = /^(\d{1,4})[.,](\d{1,2})$/

/** "2,3 Kilo", when the caller said it written, as "zwei Komma drei", or one like 2.5 as "two and a half". */
export function isDecimalSaid(reply: Utterance, run: DigitRun, { said, facts }: Known): boolean {
  const decimal = decimalIn(reply, run)
  return (
    decimal !== null &&
    said.some((text) => {
      const utterance = readUtterance(text)
      return spokenIn(facts).some((language) => decimalsOf(utterance, language).includes(decimal))
    })
  )
}

function decimalsOf(utterance: Utterance, language: Language): string[] {
  const runs = digitRuns(utterance, language)
  const { words } = utterance
  return runs.flatMap((run, at) => {
    const written = decimalIn(utterance, run)
    if (written !== null) return [written]
    const behind = words.slice(run.range.to, run.range.to + HALF_REACH)
    const halved = behind.some(({ folded }) => HALVES.has(folded)) ? [`${run.digits}.5`] : []
    const next = runs[at + 1]
    const isPointed =
      next?.range.from === run.range.to + 1 && POINTS.has(words[run.range.to]?.folded ?? '')
    return isPointed ? [...halved, `${run.digits}.${next.digits}`] : halved
  })
}

/** "Two and a half". */
const HALF_REACH = 3
const HALVES = list('half medio media meio meia halb halbe halben demi demie')
const POINTS = list('point dot komma coma vírgula virgule virgül запятая целых')
