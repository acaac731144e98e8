import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import { PLUMBER, playCall } from '../../receptionist/play-call.ts'

/**
 * When to call back, as the owner reads it: `node test/bench/receptionist/best-times.ts [dev|held] [--show]`. A caller
 * says one turn where the line asks `asked`; the best time noted must hold the words that say when, and none that
 * mislead. Written by somebody who knew nothing of the engine; what was changed was chosen on `dev` alone.
 */
type Case = {
  language: Language
  asked: string
  said: string
  must: string[]
  mustNot: string[]
  none: boolean
}

const BEFORE: Record<Language, [matter: string, yes: string, bye: string]> = {
  en: ['I would like a quote for a new sink', 'yes', 'bye'],
  es: ['quiero un presupuesto para un fregadero nuevo', 'sí', 'adiós'],
  fr: ['je voudrais un devis pour un nouvel évier', 'oui', 'au revoir'],
  de: ['ich möchte ein Angebot für eine neue Spüle', 'ja', 'tschüss'],
  pt: ['quero um orçamento para uma pia nova', 'sim', 'tchau'],
  tr: ['yeni bir lavabo için fiyat istiyorum', 'evet', 'hoşça kalın'],
  ru: ['я хочу узнать цену новой раковины', 'да', 'до свидания'],
}

function turnsOf({ language, asked, said }: Case): string[] {
  const [matter, yes, bye] = BEFORE[language]
  const before = [matter, 'Nora Quist', yes]
  if (asked.startsWith('What')) return [said, ...before.slice(1), bye]
  if (asked.startsWith('May')) return [matter, said, ...before.slice(1), bye]
  if (asked.startsWith('Is')) return [matter, 'Nora Quist', said, bye]
  return [...before, said, bye]
}

async function bestTimeOf(one: Case): Promise<string> {
  const facts = { ...PLUMBER, languages: LANGUAGES.filter((other) => other !== 'en') }
  const turns = turnsOf(one).map((text) => {
    return { kind: 'speech' as const, text, language: one.language }
  })
  const { conclusion } = await playCall(turns, { facts, caller: '+15128420144' })
  return /^Best time: (.*)$/m.exec(conclusion.message?.text ?? '')?.[1]?.toLowerCase() ?? ''
}

const shows = process.argv.includes('--show')
for (const set of ['dev', 'held', 'held2'].filter(
  (name) => !process.argv[2]?.match(/^(dev|held|held2)$/) || process.argv[2] === name,
)) {
  const text = readFileSync(new URL(`./best-times/${set}.jsonl`, import.meta.url), 'utf8')
  const counts = { right: 0, cluttered: 0, cut: 0, lost: 0, rightlyNone: 0, wronglyNoted: 0 }
  for (const line of text.trim().split('\n')) {
    const one: Case = JSON.parse(line)
    const best = await bestTimeOf(one)
    const kind = kindOf(one, best)
    counts[kind] += 1
    if (shows && kind !== 'right' && kind !== 'rightlyNone')
      process.stdout.write(
        `${kind} [${one.asked.split(' ')[0]}] ${one.said} → ${best} (must: ${one.must.join(', ')})\n`,
      )
  }
  process.stdout.write(`${set}: ${JSON.stringify(counts)}\n`)
}

function kindOf({ must, mustNot, none }: Case, best: string) {
  if (none) return best === '' ? 'rightlyNone' : 'wronglyNoted'
  if (best === '') return 'lost'
  if (!must.every((words) => best.includes(words.toLowerCase()))) return 'cut'
  return mustNot.some((words) => best.includes(words.toLowerCase())) ? 'cluttered' : 'right'
}
