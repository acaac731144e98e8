import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { LANGUAGES, type Language } from '../../../../src/languages.ts'
import { findCues } from '../../../../src/receptionist/languages/lexicon.ts'
import { hearLanguage } from '../../../../src/receptionist/understand/hear-language.ts'
import { hearSales } from '../../../../src/receptionist/understand/hear-sales.ts'
import { hearUrgency } from '../../../../src/receptionist/understand/hear-urgency.ts'
import { judge } from '../../../../src/receptionist/understand/judges/judge.ts'
import { readUtterance } from '../../../../src/receptionist/understand/utterance.ts'

/**
 * What people say who call nobody's plumber, from public corpora: nothing of it is urgent, sells anything or is in another
 * language than English. Every sentence is taken for what a caller tells of the matter, where the line is easiest alarmed.
 */
export type Alarms = {
  corpus: string
  sentences: number
  urgent: string[]
  sales: string[]
  switched: string[]
}

/** `dir` holds `clinc150.json` (clinc/oos-eval's `data/data_full.json`), `dialogues.en.tsv` (EVI) and `restaurant8k.json` (its test part). */
export function measureAlarms(dir: string): Alarms[] {
  return [
    alarmsIn('CLINC150, test', clinc150(dir, ['test', 'oos_test'])),
    alarmsIn('EVI, English', evi(dir)),
    alarmsIn('Restaurant8k, test', restaurant8k(dir)),
  ]
}

/** CLINC150's training and validation parts: what may be tuned on. */
export function measureTuningAlarms(dir: string): Alarms[] {
  const parts = ['train', 'val', 'oos_train', 'oos_val']
  return [alarmsIn('CLINC150, train and val', clinc150(dir, parts))]
}

export function alarmTable(rows: readonly Alarms[]): string {
  const lines = rows.map(({ corpus, sentences, urgent, sales, switched }) => {
    const cells = [urgent, sales, switched].map(
      ({ length }) => `${length} (${((100 * length) / sentences).toFixed(2)} %)`,
    )
    return `| ${[corpus, sentences, ...cells].join(' | ')} |`
  })
  return [
    '| Corpus | Sentences | Urgent | Sales | Language switched |',
    '|---|---|---|---|---|',
    ...lines,
  ].join('\n')
}

function alarmsIn(corpus: string, texts: readonly string[]): Alarms {
  const alarms: Alarms = { corpus, sentences: texts.length, urgent: [], sales: [], switched: [] }
  for (const text of texts) {
    const utterance = readUtterance(text)
    const cues = findCues(utterance, 'en')
    const judged = judge(utterance, 'en')
    const urgency = hearUrgency(utterance, cues, judged, { about: 'matter', language: 'en' })
    if (urgency.urgent) alarms.urgent.push(text)
    if (hearSales(utterance, cues, judged, urgency)) alarms.sales.push(text)
    if (languageOf(text) !== 'en') alarms.switched.push(text)
  }
  return alarms
}

function languageOf(text: string): Language {
  return hearLanguage(readUtterance(text), undefined, { current: 'en', offered: LANGUAGES })
    .language
}

function clinc150(dir: string, parts: readonly string[]): string[] {
  const read = JSON.parse(readFileSync(join(dir, 'clinc150.json'), 'utf8')) as Record<
    string,
    [string, string][]
  >
  return parts.flatMap((part) => (read[part] ?? []).map(([text]) => text))
}

function evi(dir: string): string[] {
  const [head = '', ...lines] = readFileSync(join(dir, 'dialogues.en.tsv'), 'utf8').split('\n')
  const at = head.split('\t').indexOf('transcription')
  return lines.map((line) => line.split('\t')[at] ?? '').filter((text) => text.trim() !== '')
}

function restaurant8k(dir: string): string[] {
  const read = JSON.parse(readFileSync(join(dir, 'restaurant8k.json'), 'utf8')) as {
    userInput: { text: string }
  }[]
  return read.map(({ userInput }) => userInput.text)
}
