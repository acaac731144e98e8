import { readFileSync } from 'node:fs'
import { LANGUAGES, type Language } from '../../../src/kernel/languages.ts'
import { PHRASES } from '../../../src/receptionist/languages/phrases-by-language.ts'
import { PLUMBER, playCall } from '../../receptionist/play-call.ts'
import { CALLED } from './dialogues/businesses.ts'

/**
 * Short calls about problems found in live calls and their mails. `wishes`: the turn after `>` is a wish that only
 * the owner can grant, and the reply must note it. `last-word`, `summaries` and `headlines`: after `||`, what the owner's
 * summary must contain and must not. Every second line of each file is held out: it is counted, but its failures are never
 * read.
 */
export const DIALOGUES = ['wishes', 'last-word', 'summaries', 'headlines'] as const

type Kind = (typeof DIALOGUES)[number]
type Dialogue = { business: string; language: Language; turns: string[]; asserts: string[] }

export type Half = 'seen' | 'held out'

/** The fault of each dialogue of a half, null when there is none. */
export async function scoreDialogues(kind: Kind, half: Half): Promise<(string | null)[]> {
  const dialogues = readDialogues(kind).filter((_, at) => (at % 2 === 0) === (half === 'seen'))
  const found: (string | null)[] = []
  for (const dialogue of dialogues) found.push(await faultOf(kind, dialogue))
  return found
}

function readDialogues(kind: Kind): Dialogue[] {
  const text = readFileSync(new URL(`./dialogues/${kind}.txt`, import.meta.url), 'utf8')
  const lines = text.split('\n').filter((line) => line !== '')
  return lines.map((line) => {
    const [talk = '', ...asserts] = line.split('||').map((part) => part.trim())
    const [head = '', ...turns] = talk.split('|').map((part) => part.trim())
    const [business = '', named] = head.split(' ')
    const language = LANGUAGES.find((one) => one === named) ?? 'en'
    return { business, language, turns, asserts }
  })
}

async function faultOf(kind: Kind, dialogue: Dialogue): Promise<string | null> {
  const { business, language, turns, asserts } = dialogue
  const heard = turns.map((turn) => ({
    kind: 'speech' as const,
    text: turn.replace(/^>/, ''),
    language,
  }))
  const facts = { ...PLUMBER, ...CALLED[business] }
  const played = await playCall(heard, { facts, caller: '+15125550142' })
  // Whoever is asked whether nothing is to be passed on says no.
  const isAsked = played.last.text.endsWith(PHRASES[language].askDrop)
  const after = isAsked ? [{ kind: 'speech' as const, text: 'no', language }] : []
  const { replies, conclusion } =
    after.length === 0
      ? played
      : await playCall([...heard, ...after], { facts, caller: '+15125550142' })
  if (kind === 'wishes') {
    const wish = turns.findIndex((turn) => turn.startsWith('>'))
    const reply = replies[wish + 1]?.text ?? ''
    return notes(reply, language) ? null : `${turns.join(' | ')} → ${reply}`
  }
  const [holds = '', holdsNot = ''] = asserts.map((words) => new RegExp(words, 'i'))
  const { summary } = conclusion
  const isRight = summary.search(holds) !== -1 && summary.search(holdsNot) === -1
  return isRight ? null : `${turns.join(' | ')} → ${summary}`
}

/** Recognised by the engine's own phrases for what it passes on, asks the owner or writes down. */
function notes(reply: string, language: Language): boolean {
  const { added, acknowledged, notedAs } = PHRASES[language]
  const [noted = ''] = notedAs('|').split('|')
  return (
    [...added, ...acknowledged, noted].some((words) => reply.includes(words)) ||
    PASSES_ON.test(reply)
  )
}

const PASSES_ON =
  /owner|pass (?:it|that|this)|tell them|due[nñ]o|hago saber|transmets|patron|gebe .* weiter|Inhaber|dono|передам|владел|ilet|sahib/i
