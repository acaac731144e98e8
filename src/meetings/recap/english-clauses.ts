import { pattern } from '../../kernel/text/pattern.ts'

/** Turns speech into clauses of a report where that needs no guessing; null where it must be quoted. */

const ASIDE = new RegExp(
  pattern`
      ^(?:(?:okay|ok|right|good|great|perfect|well|so|then|and|now|yes|yeah|sure|agreed|fine|
      maybe|also|in that case),? )+`,
  'iu',
)
/** Pronouns that a report cannot resolve. */
const OF_SPEAKERS =
  /\b(?:i|i'm|i'll|i've|i'd|me|my|mine|myself|you|you're|you'll|you've|your|yours|let me)\b/iu
const GROUP: Readonly<Record<string, string>> = {
  we: 'they',
  "we're": "they're",
  "we've": "they've",
  "we'll": "they'll",
  "we'd": "they'd",
  us: 'them',
  our: 'their',
  ours: 'theirs',
  ourselves: 'themselves',
}
const DECIDED = new RegExp(
  pattern`
      ^(?:(?:we|they|everyone)(?:'ve| have)? (?:all )?(?:decided|agreed)|(?:it's|that's|
      it is) (?:decided|settled|agreed)|let's decide|(?:the|our) decision is)(?:: | that | )`,
  'iu',
)
const WILL = `(?:'ll|'re going to|'re gonna| will| are going to| are gonna| should| shall)?`
const RESOLVED: readonly [RegExp, string][] = [
  [/^(?:let's|let us) not (?<act>.+)$/iu, 'not to '],
  [/^(?:let's|let us)(?: just| all)? (?<act>.+)$/iu, 'to '],
  [/^we(?: won't|'re not going to| are not going to| will not) (?<act>.+)$/iu, 'not to '],
  [/^we(?:'re| are) (?:going|sticking) (?<act>(?:with|to|ahead).+)$/iu, 'to go '],
  [
    new RegExp(
      `^(?:i think |i'd say )?we${WILL} (?<act>(?!(?:are|were|have|had|can|could|need|would|must)\\b).+)$`,
      'iu',
    ),
    'to ',
  ],
  [/^(?:should|shall) we (?<act>[^?]+)(?:\?.*)?$/iu, 'to '],
  [/^to (?<act>.+)$/iu, 'to '],
]
const PROMISED =
  /^(?:i'll|i will|i'm going to|i'm gonna|i am going to)(?: also| just| then)? (?<act>.+)$/iu
const ASKED =
  /^(?:\p{Lu}\p{L}+, )?(?:can|could|will|would) you (?:please )?(?<act>[^?]+?)(?:, \p{Lu}\p{L}+)?\?$/u
const ASSIGNED = /^\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)? (?:will|is going to) (?<act>.+)$/u
const QUESTION_WORD = `(?:who|whose|what|when|where|why|how|which|whether|if)`
/** What a group does not choose to do: it needs something or not. */
const HOLDS = `(?:(?:still|even|really|also|ever) )*(?:need|have|want|know|like|own|owe|get)`
const OPEN: readonly [RegExp, (found: Record<string, string>) => string][] = [
  [
    new RegExp(
      pattern`
        \b(?:know|out|wonder|wondering|clear|sure|question is|
        understand)(?: yet| exactly| is)* (?<ask>${QUESTION_WORD} .+)$`,
      'iu',
    ),
    ({ ask }) => (ask ?? '').replace(/^if /iu, 'whether '),
  ],
  [
    new RegExp(
      `^(?:(?<ask>(?:${QUESTION_WORD})(?: \\S+){0,3}) )?do we (?<act>${HOLDS}\\b.*)$`,
      'iu',
    ),
    ({ ask, act }) => `${ask?.toLowerCase() ?? 'whether'} we ${act}`,
  ],
  [/^(?:do|should|shall) we (?<act>.+)$/iu, ({ act }) => `whether to ${act}`],
  [/^(?:are|will) we (?:going to )?(?<act>.+)$/iu, () => ''],
  [
    new RegExp(
      pattern`
        ^(?<ask>what|where|when|how(?: (?:much|many|long|often)(?: \S+)?)?|which \S+) (?:do|
        should|shall) we (?<act>.+)$`,
      'iu',
    ),
    ({ ask, act }) => `${ask?.toLowerCase()} to ${act}`,
  ],
  [
    /^who(?<is>'s|'ll)? (?<act>.+)$/iu,
    ({ is, act }) => `who${is === "'s" ? ' is' : is === "'ll" ? ' will' : ''} ${act}`,
  ],
]

/** "Let's go with blue." becomes "to go with blue"; an explicit decision becomes "that everyone gets a text". */
export function decisionClause(text: string): string | null {
  const said = bare(text)
  const told = said.replace(DECIDED, '')
  for (const [pattern, to] of RESOLVED) {
    const act = pattern.exec(told)?.groups?.act
    if (act !== undefined) return ofTheGroup(`${to}${act}`)
  }
  return told === said ? null : ofTheGroup(`that ${told}`)
}

/** What the owner of a task will do, without "will". */
export function taskClause(text: string): string | null {
  for (const pattern of [PROMISED, ASKED, ASSIGNED]) {
    const act = pattern.exec(pattern === ASKED ? text : bare(text))?.groups?.act
    if (act !== undefined) return ofTheGroup(act)
  }
  return null
}

/** "Do we know who signs?" becomes "who signs"; "Do we raise the price?" becomes "whether to raise the price". */
export function questionClause(text: string): string | null {
  const asked = bare(text)
  for (const [pattern, tell] of OPEN) {
    const found = pattern.exec(asked)?.groups
    if (found) return ofTheGroup(tell(found)) || null
  }
  return null
}

function bare(text: string) {
  return text.replace(ASIDE, '').replace(/[.!?…]+$/u, '')
}

/** In the third person. Null if it refers to its speaker or listener, or is two sentences. */
function ofTheGroup(clause: string): string | null {
  if (OF_SPEAKERS.test(clause) || /[.!?…]\s/u.test(clause)) return null
  return clause.replace(/[\p{L}']+/gu, (word) => GROUP[word.toLowerCase()] ?? word)
}
