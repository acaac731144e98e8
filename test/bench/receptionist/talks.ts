import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import type { Conclusion, Reply } from '../../../src/receptionist/receptionist.ts'
import { PLUMBER, playCall } from '../../receptionist/play-call.ts'
import { CALLED } from './dialogues/businesses.ts'
import type { Half } from './dialogues.ts'

/**
 * Whole short calls, one block each: kind, business and language, then what is said (`C`) and the checks, each a
 * pattern that must occur, or with `!` must not. `R` the reply to the turn above, `A` any reply, `S` the owner's
 * summary, `M` the message, `Q` the open questions, `B` the best time at that turn (`-`: none), `N` the number, `U
 * no` not urgent, `Z` the call ended, `D` no reply ends with the question of the one before.
 */
type Check = { mark: string; not: boolean; words: string; turn: number }
type Talk = { kind: string; business: string; language: Language; said: string[]; checks: Check[] }

/** The kind and fault of each talk of a half; null when there is no fault. */
export async function scoreTalks(half: Half): Promise<{ kind: string; fault: string | null }[]> {
  const talks = readTalks().filter((_, at) => (at % 2 === 0) === (half === 'seen'))
  const found: { kind: string; fault: string | null }[] = []
  for (const talk of talks) found.push({ kind: talk.kind, fault: await faultOf(talk) })
  return found
}

function readTalks(): Talk[] {
  const text = readFileSync(new URL('./dialogues/talks.txt', import.meta.url), 'utf8')
  return text.trim().split('\n\n').map(readTalk)
}

function readTalk(block: string): Talk {
  const [head = '', ...lines] = block.split('\n')
  const [kind = '', business = '', named] = head.split(' ')
  const language = LANGUAGES.find((one) => one === named) ?? 'en'
  const said: string[] = []
  const checks: Check[] = []
  for (const line of lines) {
    if (line.startsWith('C ')) said.push(line.slice(2))
    else {
      const [, mark = '', not, words = ''] = /^([A-Z])(!?) ?(.*)$/.exec(line) ?? []
      checks.push({ mark, not: not === '!', words, turn: said.length })
    }
  }
  return { kind, business, language, said, checks }
}

async function faultOf({ business, language, said, checks }: Talk): Promise<string | null> {
  const heard = said.map((text) => ({ kind: 'speech' as const, text, language }))
  const called = { facts: { ...PLUMBER, ...CALLED[business] }, caller: '+15125550142' }
  const { replies, conclusion } = await playCall(heard, called)
  const faults: string[] = []
  for (const check of checks) {
    const { conclusion: then } = await playCall(heard.slice(0, check.turn), called)
    const found = foundIn(check, replies, check.mark === 'B' ? then : conclusion)
    const isRight =
      check.words === '-' || check.mark === 'D' || check.mark === 'Z'
        ? found === ''
        : (found.search(new RegExp(check.words, 'i')) !== -1) !== check.not
    if (!isRight) faults.push(`  ! ${check.mark}${check.not ? '!' : ''} ${check.words} · ${found}`)
  }
  const talk = said.map((words, at) => `  C ${words}\n  R ${replies[at + 1]?.text ?? '(ended)'}`)
  return faults.length === 0
    ? null
    : [...talk, `  = ${conclusion.summary}`, ...faults, ''].join('\n')
}

function foundIn({ mark, turn }: Check, replies: readonly Reply[], conclusion: Conclusion): string {
  const { message, summary, questions, urgent, ended } = conclusion
  const text = message?.text ?? ''
  const found: Record<string, string> = {
    R: replies[turn]?.text ?? '',
    A: replies.map((reply) => reply.text).join('\n'),
    S: summary,
    M: text,
    Q: questions
      .filter(({ answered }) => !answered)
      .map(({ words }) => words)
      .join('\n'),
    B: /^(?:Best time|Best time to call): (.*)$/m.exec(text)?.[1] ?? '',
    N: message?.phone?.replace(/\D/g, '').slice(-10) ?? '',
    U: urgent ? 'yes' : 'no',
    Z: ended ? '' : 'goes on',
    D: questionAskedTwice(replies),
  }
  return found[mark] ?? ''
}

function questionAskedTwice(replies: readonly Reply[]): string {
  const asked = replies.map(({ text }) => /[^.!?]*\?$/.exec(text)?.[0].trim() ?? '')
  return asked.find((question, at) => question !== '' && question === asked[at - 1]) ?? ''
}
