import { businesses } from '../../../ops/encoder/rows.ts'
import { spelledOut } from '../../../src/receptionist/facts/spelled-out.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import { playCall } from '../../receptionist/play-call.ts'
import { fold } from './fold.ts'

/** Authors d to g: in no adapter; their failures have been read. */
const UNTRAINED = /^[d-g]-/
const OUTCOMES = ['told right', 'told wrong', 'called unknown', 'else'] as const
type Outcome = (typeof OUTCOMES)[number]
type Asked = 'one fact' | 'no fact' | 'nothing'

/** What becomes of single utterances as a caller's first words, by what they ask for: a line of counts for each. */
export async function scoreRows(): Promise<string[]> {
  const counts = new Map<Asked, Map<Outcome, number>>()
  for (const { facts, told, rows } of businesses().filter(({ file }) => UNTRAINED.test(file))) {
    for (const { text, answers } of rows) {
      const asked = askedBy(answers)
      if (asked === null || text.includes(' | ')) continue
      const turn = { kind: 'speech' as const, text, language: 'en' as const }
      const { last } = await playCall([turn], { facts, caller: '+12545550123' })
      const right = answers.flatMap((one) => told[Number(one) - 1] ?? [])
      const of = counts.get(asked) ?? new Map<Outcome, number>()
      const outcome = outcomeOf(last.text, right, told)
      counts.set(asked, of.set(outcome, (of.get(outcome) ?? 0) + 1))
    }
  }
  return [...counts].map(
    ([asked, of]) => `${asked}: ${OUTCOMES.map((one) => `${of.get(one) ?? 0} ${one}`).join(', ')}`,
  )
}

function askedBy(answers: readonly string[]): Asked | null {
  if (answers.includes('-')) return 'nothing'
  if (answers.includes('?')) return 'no fact'
  return answers.length === 1 && /^\d+$/.test(answers[0] ?? '') ? 'one fact' : null
}

/** With the right fact it is right, also if another one is told beside it. */
function outcomeOf(reply: string, right: readonly string[], told: readonly string[]): Outcome {
  const said = told.filter((fact) => isTold(fact, reply))
  if (said.some((fact) => right.includes(fact))) return 'told right'
  if (said.length > 0) return 'told wrong'
  return UNKNOWN.some((phrase) => fold(reply).includes(fold(phrase))) ? 'called unknown' : 'else'
}

const { en } = PHRASES
const UNKNOWN = [
  en.unknown,
  en.unknownOnly,
  en.unknownAgain,
  en.unknownRest,
  en.unknownPrice,
  en.unknownService,
  en.stillUnknown,
  en.noAdvice,
  en.noPromise,
  en.noDeed,
  en.ownersToSettle,
  en.ownersToSettleAgain,
]

/** Four of its words in a row, or all of a shorter one. */
function isTold(fact: string, reply: string): boolean {
  const words = plain(spelledOut(fact)).split(' ')
  const many = Math.min(RUN, words.length)
  const runs = words.slice(many - 1).map((_, at) => words.slice(at, at + many).join(' '))
  return runs.some((run) => ` ${plain(reply)} `.includes(` ${run} `))
}

const RUN = 4

function plain(text: string): string {
  return fold(text.replace(/['’]/g, ''))
    .replace(/[^\p{L}\p{N}$]+/gu, ' ')
    .trim()
}
