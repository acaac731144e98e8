import { findCues } from '../../../../src/receptionist/languages/find-cues.ts'
import { findName } from '../../../../src/receptionist/understand/slots/find-name.ts'
import { readUtterance } from '../../../../src/receptionist/understand/utterance.ts'
import { halfOf, percent, readCorpus } from './corpora.ts'

/**
 * Names that callers of a restaurant give when asked, or in passing (Restaurant8k, PolyAI, CC-BY-4.0): its
 * `span_extraction/restaurant8k/test.json` as `restaurant8k.json` in the folder named by `--corpora`.
 */
type Row = {
  userInput: { text: string }
  context?: { requestedSlots?: string[] }
  labels?: { slot: string; valueSpan: { startIndex?: number; endIndex: number } }[]
}

const rows: Row[] = JSON.parse(readCorpus('restaurant8k.json'))
const show = process.argv.includes('--show')
for (const half of ['tune', 'test'] as const) {
  const asked = { all: 0, right: 0, sureWrong: 0 }
  const passing = { all: 0, right: 0, sureWrong: 0 }
  const none = { all: 0, found: 0, sure: 0 }
  for (const { userInput, context, labels } of rows.filter(
    ({ userInput }) => halfOf(userInput.text) === half,
  )) {
    const wasAsked = context?.requestedSlots?.some((slot) => slot.endsWith('_name')) ?? false
    const utterance = readUtterance(userInput.text)
    const found = findName(utterance, findCues(utterance, 'en'), 'en', wasAsked ? 'name' : 'open', {
      name: null,
    })
    const truth = ['first_name', 'last_name']
      .flatMap((slot) => labels?.find((label) => label.slot === slot) ?? [])
      .map(({ valueSpan }) => userInput.text.slice(valueSpan.startIndex ?? 0, valueSpan.endIndex))
      .join(' ')
    const told = half === 'tune' && show
    if (truth === '') {
      none.all += 1
      none.found += found ? 1 : 0
      none.sure += found?.sure ? 1 : 0
      if (told && found)
        process.stdout.write(`none    ${userInput.text} → ${found.text} ${found.sure}\n`)
      continue
    }
    const tally = wasAsked ? asked : passing
    const right = found?.text.toLowerCase() === truth.toLowerCase()
    tally.all += 1
    tally.right += right ? 1 : 0
    tally.sureWrong += found?.sure && !right ? 1 : 0
    if (told && !right) {
      process.stdout.write(
        `${wasAsked ? 'asked  ' : 'passing'} ${userInput.text} | ${truth} → ${found?.text} ${found?.sure}\n`,
      )
    }
  }
  process.stdout.write(
    [
      `Restaurant8k names, ${half} half`,
      `  asked for: right ${percent(asked.right, asked.all)}; wrong and sure ${asked.sureWrong}`,
      `  in passing: right ${percent(passing.right, passing.all)}; wrong and sure ${passing.sureWrong}`,
      `  no name said: found one in ${percent(none.found, none.all)}, sure ${none.sure}`,
      '',
    ].join('\n'),
  )
}
