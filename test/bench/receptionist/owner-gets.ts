import { rulesReceptionist } from '../../../src/receptionist/rules/rules-receptionist.ts'
import { fold } from './fold.ts'
import { isHeldOut, type OwnersCall, readOwnersCalls } from './owner-gets/read-calls.ts'
import { type Played, playCaller } from './play-caller.ts'

/**
 * What the owner gets from whole calls: `node test/bench/receptionist/owner-gets.ts [--show | --held-out]`. Half is
 * held out by the hash of its id; `--show` prints the failures of the first half, `--held-out` those of the other.
 */
type Scored = { call: OwnersCall; played: Played; faults: Record<string, string> }

const FILLERS = /(?:^|\s)(?:u[hm]|erm|euh|ähm|äh|ehm?|hã)(?=$|[\s,.])/i
const SCORED = ['message', 'name', 'number', 'best', 'headline']

const scored: Scored[] = []
for (const call of readOwnersCalls()) {
  const played = await playCaller(rulesReceptionist(), call.caller)
  scored.push({ call, played, faults: faultsOf(call, played) })
}
for (const [title, held] of [
  ['First half', false],
  ['Held out', true],
] as const) {
  const half = scored.filter(({ call }) => isHeldOut(call) === held)
  print(tableOf(title, half))
  if (!process.argv.includes(held ? '--held-out' : '--show')) continue
  for (const one of half) if (Object.keys(one.faults).length > 0) print(transcript(one))
}

function faultsOf({ expected }: OwnersCall, { conclusion }: Played): Record<string, string> {
  const { message, outcome, summary } = conclusion
  const isMailed = outcome === 'message_taken' && message !== null
  if (!expected.message) return isMailed ? { message: `mailed: ${summary}` } : {}
  if (!isMailed) return { message: `none: ${outcome}` }
  const best = /^Best time: (.*)$/m.exec(message.text)?.[1] ?? null
  const isBest = isPart(best, expected.best)
  const headline = headlineFaults(expected, summary)
  return Object.fromEntries([
    ...(isSame(message.name, expected.name) ? [] : [['name', String(message.name)]]),
    ...(isSame(message.phone, expected.phone) ? [] : [['number', String(message.phone)]]),
    ...(isBest ? [] : [['best', String(best)]]),
    ...(headline.length === 0 ? [] : [['headline', `${headline.join('; ')} · ${summary}`]]),
  ])
}

function isSame(found: string | null, expected: string | null | undefined): boolean {
  return expected === undefined || fold(found ?? '') === fold(expected ?? '')
}

function isPart(found: string | null, expected: string | null | undefined): boolean {
  if (expected === undefined || found === null) return expected === undefined || expected === null
  return expected !== null && fold(found).includes(fold(expected))
}

function headlineFaults({ headline, without }: OwnersCall['expected'], summary: string): string[] {
  const line = fold(summary)
  const has = (part: string) => new RegExp(`(?:^|\\P{L})${fold(part)}(?!\\p{L})`, 'u').test(line)
  return [
    ...headline.filter((part) => !line.includes(fold(part))).map((part) => `lacks ${part}`),
    ...without.filter(has),
    ...(FILLERS.test(summary) ? ['a filler'] : []),
  ]
}

function tableOf(title: string, half: readonly Scored[]): string {
  const wrong = (part: string) => half.filter(({ faults }) => part in faults).length
  const whole = half.filter(({ faults }) => Object.keys(faults).length === 0).length
  return `${title}: ${half.length} calls, ${whole} whole; faults: ${SCORED.map((part) => `${part} ${wrong(part)}`).join(', ')}`
}

function transcript({ call, played, faults }: Scored): string {
  const turns = played.said.map((said, at) => `  C ${said}\n  R ${played.replies[at]?.text ?? ''}`)
  const lines = Object.entries(faults).map(([part, fault]) => `  ! ${part}: ${fault}`)
  return [`\n${call.caller.id}`, ...turns, ...lines].join('\n')
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
