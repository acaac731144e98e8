import { readFileSync } from 'node:fs'
import type { Language } from '../../src/kernel/languages.ts'
import { playCall } from '../receptionist/play-call.ts'
import { ASKED_AT, CLINIC } from './closed-days/line.ts'

/**
 * Asks the receptionist about closed days, each question in its own call, and prints its answer next to the right
 * one, for a person to judge. `node test/bench/closed-days.ts first`: the questions of closed-days/first.txt.
 */
const file = new URL(`closed-days/${process.argv[2] ?? 'first'}.txt`, import.meta.url)
for (const line of readFileSync(file, 'utf8').trim().split('\n')) {
  const [asked = '', text = '', right = ''] = line.split(' | ')
  const [language, when] = asked.split(' ') as [Language, keyof typeof ASKED_AT]
  const heard = { kind: 'speech', text, language } as const
  const { replies } = await playCall([heard], { facts: CLINIC, at: ASKED_AT[when] })
  process.stdout.write(`| ${asked} | ${text} | ${right} | ${replies.at(-1)?.text} |\n`)
}
