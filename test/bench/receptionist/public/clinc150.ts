import { LANGUAGES, type Language } from '../../../../src/kernel/languages.ts'
import { findCues } from '../../../../src/receptionist/languages/find-cues.ts'
import { rulesReceptionist } from '../../../../src/receptionist/rules/rules-receptionist.ts'
import { hearLanguage } from '../../../../src/receptionist/understand/hear-language.ts'
import { hearSales } from '../../../../src/receptionist/understand/hear-sales.ts'
import { hearUrgency } from '../../../../src/receptionist/understand/hear-urgency.ts'
import { judge } from '../../../../src/receptionist/understand/judges/judge.ts'
import { readUtterance } from '../../../../src/receptionist/understand/utterance.ts'
import { BUSINESSES } from '../businesses.ts'
import { WEDNESDAY } from '../caller.ts'
import { readCorpus } from './corpora.ts'

/**
 * False alarms on sentences not meant for a plumber: none is urgent, sells anything or is in another language than
 * English. Each sentence is first taken as a caller's description of the matter, where false alarms are likeliest;
 * then as the first words of a call, to count hang-ups (without CLINC150's farewells) and urgent calls. In the folder
 * named by `--corpora`: `clinc150.json` (clinc/oos-eval's `data/data_full.json`), `dialogues.en.tsv` (EVI) and
 * `restaurant8k.json` (its test part). `--tune` adds CLINC150's other parts, which may be tuned on; `--show` prints
 * the sentences.
 */
type Alarms = Record<'urgent' | 'sales' | 'switched' | 'urgentCall' | 'hungUpOn', string[]>

const receptionist = rulesReceptionist()
const FACTS = { ...BUSINESSES.plumbing, languages: LANGUAGES.filter((one) => one !== 'en') }
const FAREWELL = 'goodbye'
const farewells = new Set<string>()

const CORPORA: Record<string, () => string[]> = {
  ...(process.argv.includes('--tune')
    ? { 'CLINC150, train and val': () => clinc150(['train', 'val', 'oos_train', 'oos_val']) }
    : {}),
  'CLINC150, test': () => clinc150(['test', 'oos_test']),
  'EVI, English': evi,
  'Restaurant8k, test': restaurant8k,
}

print('| Corpus | Sentences | Urgent | Sales | Language switched | Urgent in a call | Hung up on |')
print('|---|---|---|---|---|---|---|')
for (const [corpus, read] of Object.entries(CORPORA)) {
  const texts = read()
  const alarms = await alarmsIn(texts)
  const { urgent, sales, switched, urgentCall, hungUpOn } = alarms
  const share = ({ length }: string[]) =>
    `${length} (${((100 * length) / texts.length).toFixed(2)} %)`
  print(
    `| ${[corpus, texts.length, share(urgent), share(sales), share(switched), share(urgentCall), share(hungUpOn)].join(' | ')} |`,
  )
  if (process.argv.includes('--show')) {
    for (const [alarm, all] of Object.entries(alarms)) {
      for (const text of all) print(`  ${alarm}: ${text}`)
    }
  }
}

async function alarmsIn(texts: readonly string[]): Promise<Alarms> {
  const alarms: Alarms = { urgent: [], sales: [], switched: [], urgentCall: [], hungUpOn: [] }
  for (const text of texts) {
    const utterance = readUtterance(text)
    const cues = findCues(utterance, 'en')
    const judged = judge(utterance, 'en')
    const urgency = hearUrgency(utterance, cues, judged, { about: 'matter', language: 'en' })
    if (urgency.urgent) alarms.urgent.push(text)
    if (hearSales(utterance, cues, judged, urgency)) alarms.sales.push(text)
    if (languageOf(text) !== 'en') alarms.switched.push(text)
    const call = await callWith(text)
    if (call.urgent) alarms.urgentCall.push(text)
    if (call.end && !farewells.has(text)) alarms.hungUpOn.push(text)
  }
  return alarms
}

async function callWith(text: string): Promise<{ urgent: boolean; end: boolean }> {
  const heard = { kind: 'speech', text } as const
  const begun = receptionist.begin(null)
  const { conversation, reply } = await receptionist.hear(FACTS, begun, heard, WEDNESDAY)
  return { urgent: receptionist.conclude(FACTS, conversation).urgent, end: reply.end }
}

function languageOf(text: string): Language {
  return hearLanguage(readUtterance(text), undefined, { current: 'en', offered: LANGUAGES })
    .language
}

function clinc150(parts: readonly string[]): string[] {
  const read = JSON.parse(readCorpus('clinc150.json')) as Record<string, [string, string][]>
  const rows = parts.flatMap((part) => read[part] ?? [])
  for (const [text, intent] of rows) if (intent === FAREWELL) farewells.add(text)
  return rows.map(([text]) => text)
}

function evi(): string[] {
  const [head = '', ...lines] = readCorpus('dialogues.en.tsv').split('\n')
  const at = head.split('\t').indexOf('transcription')
  return lines.map((line) => line.split('\t')[at] ?? '').filter((text) => text.trim() !== '')
}

function restaurant8k(): string[] {
  const read = JSON.parse(readCorpus('restaurant8k.json')) as { userInput: { text: string } }[]
  return read.map(({ userInput }) => userInput.text)
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
