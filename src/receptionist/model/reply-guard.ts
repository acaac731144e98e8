import { foldText } from '../builtin/folded.ts'
import { inventedFigure } from './figures.ts'
import { PROMISES } from './promises.ts'
import { RULES } from './prompt.ts'

/** Why a reply is not said. */
export type Refusal =
  | 'too long'
  | 'markup'
  | 'promise'
  | 'invented figure'
  | 'invented price'
  | 'rules told'

export const MAX_REPLY_CHARS = 600
const MARKUP = /[<>{}[\]`*_|\\]|^\s*(?:#|- )|https?:/m
const MONEY =
  /[$€£]|\b(?:dollars?|bucks|cents|euros?|dolares|pesos|reais|dolar|lira|доллар\S*|рубл\S*)(?=[ ,.?])/u
/** "I can't say when he will come" promises nothing. */
const DOUBT =
  / (?:cant|cannot) (?:say|promise|tell you|know) [^,.?]*| dont know (?:when|if|whether) [^,.?]*/g
/** As many words of the rules, one after another, are no accident. */
const RULE_WORDS = 7

/** What must not be said of a reply, or null. `given` is all that the model was told in this turn. */
export function refusalOf(
  reply: string,
  given: { text: string; figures: readonly string[] },
): Refusal | null {
  if (reply.length > MAX_REPLY_CHARS) return 'too long'
  if (MARKUP.test(reply)) return 'markup'
  const folded = foldText(reply).text
  const claims = folded.replaceAll(DOUBT, ' ')
  if (PROMISES.some((promise) => claims.search(promise) !== -1)) return 'promise'
  if (inventedFigure(reply, given.figures) !== undefined) return 'invented figure'
  if (MONEY.test(folded + reply) && !MONEY.test(given.text)) return 'invented price'
  return tellsRules(folded) ? 'rules told' : null
}

function tellsRules(folded: string): boolean {
  return runsOf(folded).some((run) => RULE_RUNS.has(run)) || SECRETS.test(folded)
}

function runsOf(folded: string): string[] {
  const words = folded.split(/[ ,.?]+/).filter(Boolean)
  return words.slice(RULE_WORDS - 1).map((_, at) => words.slice(at, at + RULE_WORDS).join(' '))
}

const RULE_RUNS: ReadonlySet<string> = new Set(
  RULES.split('\n').flatMap((rule) => runsOf(foldText(rule).text)),
)
const SECRETS =
  / (?:system prompt|my (?:instructions|prompt|rules)|take_message|mark_urgent|end_call)(?=[ ,.?])/
