import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from '../../receptionist/play-call.ts'

/**
 * Callers who want nothing passed on, and near-twins whose message must stand: `node
 * test/bench/receptionist/refusals.ts [--show]`. Each tells something, gives a name, agrees to the number, says the
 * words judged, and answers truly where the line asks. `--show` prints all replies to those words.
 */
type Case = { isRefusal: boolean; language: Language; told: string; said: string }
type Result = Case & { reply: string; asked: boolean; mailed: boolean; marked: boolean }

const SMALL_TALK = {
  en: { yes: 'yes', no: 'no', bye: 'bye' },
  es: { yes: 'sí', no: 'no', bye: 'adiós' },
  fr: { yes: 'oui', no: 'non', bye: 'au revoir' },
  de: { yes: 'ja', no: 'nein', bye: 'tschüss' },
  pt: { yes: 'sim', no: 'não', bye: 'tchau' },
  tr: { yes: 'evet', no: 'hayır', bye: 'hoşça kalın' },
  ru: { yes: 'да', no: 'нет', bye: 'до свидания' },
} as const

const results: Result[] = []
for (const one of readCases()) results.push(await play(one))

const refusals = results.filter(({ isRefusal }) => isRefusal)
const twins = results.filter(({ isRefusal }) => !isRefusal)
const atOnce = refusals.filter(({ mailed, asked }) => !mailed && !asked).length
const asked = refusals.filter(({ mailed, asked: was }) => !mailed && was).length
const marked = refusals.filter((one) => one.marked).length
print(`Refusals: ${refusals.length}, dropped at once ${atOnce}, after a yes ${asked}`)
print(`  mailed ${refusals.length - atOnce - asked} (${marked} with "may have taken this back")`)
print(
  `Near-twins: ${twins.length}, lost ${twins.filter(({ mailed }) => !mailed).length}, asked ${twins.filter((one) => one.asked).length}, marked ${twins.filter((one) => one.marked).length}`,
)
if (process.argv.includes('--show'))
  for (const { isRefusal, said, reply, mailed } of results)
    print(`${isRefusal ? 'refuse' : 'keep'} ${mailed ? 'mailed' : 'none'}: ${said} → ${reply}`)

async function play(one: Case): Promise<Result> {
  const { language, told, said, isRefusal } = one
  const { yes, no, bye } = SMALL_TALK[language]
  const facts = { ...PLUMBER, languages: LANGUAGES.filter((other) => other !== 'en') }
  const asks = PHRASES[language].askDrop
  const before = [told, 'Nora Quist', yes, said]
  const speak = (turns: readonly string[]) =>
    playCall(
      turns.map((text) => ({ kind: 'speech' as const, text, language })),
      { facts, caller: '+15128420144' },
    )
  const reply = (await speak(before)).last.text
  const wasAsked = reply.includes(asks)
  const { conclusion } = await speak([...before, ...(wasAsked ? [isRefusal ? yes : no] : []), bye])
  const isMarked = conclusion.summary.includes('taken this back')
  return { ...one, reply, asked: wasAsked, mailed: conclusion.message !== null, marked: isMarked }
}

function readCases(): Case[] {
  const text = readFileSync(new URL('./refusals/turns.txt', import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  return lines.map((line) => {
    const [head = '', told = '', said = ''] = line.split('|').map((part) => part.trim())
    const [mark, named] = head.split(' ')
    const language = LANGUAGES.find((known) => known === named) ?? 'en'
    return { isRefusal: mark === 'refuse', language, told, said }
  })
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
