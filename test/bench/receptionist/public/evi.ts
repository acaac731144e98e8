import { findCues } from '../../../../src/receptionist/languages/lexicon.ts'
import { findName, type NameHeard } from '../../../../src/receptionist/understand/slots/name.ts'
import { readUtterance } from '../../../../src/receptionist/understand/utterance.ts'
import { halfOf, percent, readCorpus } from './corpora.ts'

/**
 * Names as a recogniser wrote them from real callers (EVI, PolyAI, CC-BY-4.0): asked for thrice, said at first and
 * mostly spelled the third time. `data/dialogues.en.tsv` and `data/records.en.csv` in the folder named by `--corpora`.
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

const show = process.argv.includes('--show')
for (const half of ['tune', 'test'] as const) {
  const tally = { plain: 0, plainRight: 0, plainSureWrong: 0, misheard: 0, misheardSure: 0 }
  const spelled = { all: 0, right: 0, sureWrong: 0, rest: 0, restSureWrong: 0, restRight: 0 }
  const known = new Map<string, string>()
  for (const one of said.filter(({ scenario }) => halfOf(scenario) === half)) {
    const truth = truths.get(one.scenario) ?? ''
    const utterance = readUtterance(one.text)
    const before = known.get(one.dialogue) ?? null
    const found = findName(
      utterance,
      findCues(utterance, 'en'),
      'en',
      one.attempt === 0 ? 'name' : 'confirm_name',
      {
        name: before,
      },
    )
    if (found) known.set(one.dialogue, found.text)
    const right = found !== null && letters(found.text) === letters(truth)
    count(one, truth, found, right, { tally, spelled }, half)
  }
  process.stdout.write(
    [
      `EVI names, ${half} half`,
      `  said plainly as they are: right ${percent(tally.plainRight, tally.plain)}; wrong and sure ${tally.plainSureWrong}`,
      `  said, misheard by the recogniser: ${tally.misheard}, of them sure ${tally.misheardSure}`,
      `  spelled with every letter: right ${percent(spelled.right, spelled.all)}; wrong and sure ${spelled.sureWrong}`,
      `  spelled, some letter misheard: ${spelled.rest}, right all the same ${spelled.restRight}, wrong and sure ${spelled.restSureWrong}`,
      '',
    ].join('\n'),
  )
}

type Tallies = {
  tally: {
    plain: number
    plainRight: number
    plainSureWrong: number
    misheard: number
    misheardSure: number
  }
  spelled: {
    all: number
    right: number
    sureWrong: number
    rest: number
    restSureWrong: number
    restRight: number
  }
}

function count(
  { text }: Said,
  truth: string,
  found: NameHeard | null,
  right: boolean,
  { tally, spelled }: Tallies,
  half: string,
): void {
  const wrong = found !== null && !right && found.sure ? 1 : 0
  const words = text.toLowerCase().split(/[^a-z'-]+/)
  const holds = truth
    .toLowerCase()
    .split(' ')
    .every((word) => words.includes(word))
  const singles = words
    .flatMap((word) => word.split('-'))
    .filter((word) => word.length === 1).length
  const told = half === 'tune' && show
  if (holds) {
    tally.plain += 1
    tally.plainRight += right ? 1 : 0
    tally.plainSureWrong += wrong
    if (told && !right)
      process.stdout.write(`plain   ${text} | ${truth} → ${found?.text} ${found?.sure}\n`)
  } else if (singles < 3) {
    tally.misheard += text === '' ? 0 : 1
    tally.misheardSure += wrong
    if (told && wrong)
      process.stdout.write(`misheard ${text} | ${truth} → ${found?.text} ${found?.sure}\n`)
  } else if (letters(text.replace(/\bspace\b/gi, '')) === letters(truth)) {
    spelled.all += 1
    spelled.right += right ? 1 : 0
    spelled.sureWrong += wrong
    if (told && !right)
      process.stdout.write(`spelled ${text} | ${truth} → ${found?.text} ${found?.sure}\n`)
  } else {
    spelled.rest += 1
    spelled.restRight += right ? 1 : 0
    spelled.restSureWrong += wrong
    if (told && wrong)
      process.stdout.write(`rest    ${text} | ${truth} → ${found?.text} ${found?.sure}\n`)
  }
}
