import { readdirSync, readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../../kernel/languages.ts'
import { hasLexicon, inEnglish } from '../../languages/word-for-word.ts'
import { readUtterance } from '../utterance.ts'
import { HARMLESS, IS_SO } from './lessons.ts'
import { readLines, type Said } from './lines-of-examples.ts'

const ENCODER = new URL('../../../../ops/encoder/', import.meta.url)

/** Callers who want nothing passed on, near-twins, and the unclear ones (`half`), which are worth asking about. */
export function readRefusals(): Said[] {
  return readMarked('refusals.tsv', { refuse: IS_SO, half: IS_SO, keep: HARMLESS })
}

function readMarked(file: string, marks: Readonly<Record<string, string>>): Said[] {
  return rowsOf(file).flatMap(([said = '', named, text]) => {
    const language = LANGUAGES.find((one) => one === named)
    const mark = marks[said]
    if (!language || text === undefined || mark === undefined) return []
    return { mark, text: english(text, language) }
  })
}

/** What callers say of other matters, where hardly anybody refuses, in every language that is judged in English. */
export function readOtherTalk(): Said[] {
  const others = LANGUAGES.filter((language) => language !== 'en' && hasLexicon(language))
  const texts = [
    ...textsIn('rows/'),
    ...others.flatMap((language) =>
      [
        ...textsIn('rows-in-other-languages/', `${language}-`),
        ...(['answers', 'urgency'] as const).flatMap((file) =>
          readLines(file, language).map(({ text }) => text),
        ),
      ].map((text) => english(text, language)),
    ),
  ]
  return texts.map((text) => ({ mark: HARMLESS, text }))
}

/** Other languages are judged as they read word for word in English. */
function english(text: string, language: Language): string {
  return inEnglish(readUtterance(text), language).source
}

function textsIn(folder: string, prefix = ''): string[] {
  const files = readdirSync(new URL(folder, ENCODER)).filter((file) => file.startsWith(prefix))
  return files
    .toSorted()
    .flatMap((file) => rowsOf(`${folder}${file}`).flatMap(([, text]) => (text ? [text] : [])))
}

function rowsOf(file: string): string[][] {
  const lines = readFileSync(new URL(file, ENCODER), 'utf8').split('\n')
  return lines.map((line) => line.split('\t'))
}
