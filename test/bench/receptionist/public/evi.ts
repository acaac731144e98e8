import { findCues } from '../../../../src/receptionist/languages/find-cues.ts'
import {
  findName,
  type NameHeard,
} from '../../../../src/receptionist/understand/slots/find-name.ts'
import { readUtterance } from '../../../../src/receptionist/understand/utterance.ts'
import { halfOf, percent, readCorpus } from './corpora.ts'

/**
 * Names of real callers as a recogniser wrote them (EVI, PolyAI, CC-BY-4.0): each is asked for three times, spoken at
 * first and mostly spelled the third time. Reads `data/dialogues.en.tsv` and `data/records.en.csv` in the folder
 * named by `--corpora`.
 */
type Said = { dialogue: string; scenario: string; attempt: number; text: string }

const letters = (text: string) => text.toLowerCase().replace(/[^a-z]/g, '')
const truths = new Map(
  readCorpus('records.en.csv')
    .split('\n')
    .slice(1)
    .map((line) => line.split(','))
    .map(([id = '', , name = '']) => [id, name]),
)
const said = readCorpus('dialogues.en.tsv')
  .split('\n')
  .slice(1)
  .map((line) => line.split('\t'))
  .filter(([, , , , item]) => item === 'name')
  .map(
    ([dialogue = '', , scenario = '', , , attempt, , , text = '']): Said => ({
      dialogue,
      scenario,
      attempt: Number(attempt),
      text,
    }),
  )

type Tally = { all: number; right: number; sureWrong: number }
const KINDS = {
  plain: 'said as it is',
  misheard: 'said, misheard by the recogniser',
  spelled: 'spelled with every letter',
  broken: 'spelled, some letter misheard',
} as const
const show = process.argv.includes('--show')

for (const half of ['tune', 'test'] as const) {
  const newTally = (): Tally => ({ all: 0, right: 0, sureWrong: 0 })
  const tallies = {
    plain: newTally(),
    misheard: newTally(),
    spelled: newTally(),
    broken: newTally(),
  }
  const known = new Map<string, string>()
  for (const one of said.filter(({ scenario, text }) => text !== '' && halfOf(scenario) === half)) {
    const truth = truths.get(one.scenario) ?? ''
    const found = findIn(one, known.get(one.dialogue) ?? null)
    if (found) known.set(one.dialogue, found.text)
    const kind = kindOf(one.text, truth)
    count(tallies[kind], found, truth)
    const told = show && half === 'tune' && (!found || letters(found.text) !== letters(truth))
    if (told)
      process.stdout.write(`${kind} ${one.text} | ${truth} → ${found?.text} ${found?.sure}\n`)
  }
  process.stdout.write(`EVI names, ${half} half\n`)
  for (const [kind, { all, right, sureWrong }] of Object.entries(tallies)) {
    const what = KINDS[kind as keyof typeof KINDS]
    process.stdout.write(`  ${what}: right ${percent(right, all)}; wrong and sure ${sureWrong}\n`)
  }
}

function findIn({ text, attempt }: Said, known: string | null): NameHeard | null {
  const utterance = readUtterance(text)
  const expects = attempt === 0 ? 'name' : 'confirm_name'
  return findName(utterance, findCues(utterance, 'en'), 'en', expects, { name: known })
}

/** Whether the recogniser's text contains the true name's words, or else its letters in order. */
function kindOf(text: string, truth: string): keyof typeof KINDS {
  const words = text.toLowerCase().split(/[^a-z']+/)
  const names = truth.toLowerCase().split(/[^a-z']+/)
  if (names.every((word) => words.includes(word))) return 'plain'
  if (words.filter((word) => word.length === 1).length < 3) return 'misheard'
  return letters(text.replace(/\bspace\b/gi, '')) === letters(truth) ? 'spelled' : 'broken'
}

/** A partial name counts as neither right nor wrong. */
function count(tally: Tally, found: NameHeard | null, truth: string): void {
  const right = found !== null && letters(found.text) === letters(truth)
  const names = truth.toLowerCase().split(' ')
  const isPart =
    found?.text
      .toLowerCase()
      .split(' ')
      .every((word) => names.includes(word)) ?? false
  tally.all += 1
  tally.right += right ? 1 : 0
  tally.sureWrong += found?.sure && !right && !isPart ? 1 : 0
}
