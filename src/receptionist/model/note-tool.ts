import { z } from 'zod'
import { plainText } from '../../kernel/text/plain-text.ts'
import type { State } from '../call-state.ts'
import { numbersNotSaid, sourceOf } from '../names-and-numbers-said.ts'
import { clip } from '../notes/clip.ts'
import {
  clearCallback,
  noteCallback,
  noteCallerId,
  noteExtension,
  noteOtherNumber,
} from '../notes/note-callback.ts'
import { noteName, replaceSlot } from '../notes/note-slots.ts'
import { noteSoon, noteUrgent } from '../notes/note-urgency.ts'
import { denyUrgency } from '../notes/take-back-urgency.ts'
import { dialable } from '../understand/slots/dialable-number.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldWord } from '../understand/utterance.ts'
import { NOBODYS } from './check-numbers.ts'
import { takesBack } from './danger-is-over.ts'
import { modelTalkOf } from './model-talk.ts'

const MAX_MATTER_CHARS = 1_000
const MAX_GIST_CHARS = 100

const words = (about: string) => z.string().nullable().describe(about)

/** Every field is nullable: null leaves the note unchanged, "" clears it. */
export const Note = z.object({
  name: words("The caller's name, spelled right."),
  phone: words('The number to call back, with area code. "" when they want no call.'),
  extension: words('Digits only.'),
  email: words('As written: nia@example.com.'),
  address: words('Where the work is.'),
  availability: words('When to call or come, in their words.'),
  contact_by: z.enum(['call', 'text', 'email']).nullable(),
  matter: words('What they want, whole, in their own language and words.'),
  gist_english: words('The same for the owner in one English line of at most 100 characters.'),
  urgency: z.enum(['none', 'soon', 'now']).nullable().describe('"none" takes it back.'),
  urgency_why: words("The caller's own words that make it urgent, or that take it back."),
})

/** What the caller has just said or keyed. */
export type Heard = { words: string; isKeyed: boolean; understood: Understanding }

type Given = Partial<Record<keyof typeof Note.shape, string>>

/**
 * Writes a model's note into the notes and returns what could not be kept. Everything that makes sense is kept. `words`
 * is what the caller has just said; `isKeyed`: with keys.
 */
export function takeNote(
  state: State,
  input: unknown,
  { words: said, isKeyed, understood }: Heard,
): string[] {
  const wrong: string[] = []
  const given = readGiven(input, wrong)
  const { notes } = state
  const { name, phone, extension, contact_by: by, matter, gist_english: gist } = given
  if (name === '') notes.name = null
  else if (name !== undefined) noteName(notes, name, 'said')
  if (phone !== undefined) takePhone(state, plainText(phone), isKeyed, wrong)
  if (extension !== undefined) takeExtension(state, extension.replace(/\D/g, ''))
  takeSlots(state, given)
  if (by !== undefined) notes.contactBy = by === 'text' || by === 'email' ? by : null
  if (matter !== undefined)
    takeMatter(state, clip(plainText(matter), MAX_MATTER_CHARS), said, wrong)
  if (gist !== undefined) notes.gist = clip(plainText(gist), MAX_GIST_CHARS) || null
  endDanger(state, given, understood)
  takeUrgency(state, given, said)
  return wrong
}

/** The owner reads this first, so its numbers must be the caller's; otherwise the caller's own words are used. */
function takeMatter(state: State, matter: string, said: string, wrong: string[]): void {
  const talk = modelTalkOf(state)
  const callers = talk.lines.flatMap(({ who, ...line }) =>
    who === 'caller' && 'text' in line ? [line.text] : [],
  )
  const { caller, callback } = state.notes
  const notSaid = numbersNotSaid(
    matter,
    sourceOf([...callers, said, caller ?? '', callback?.e164 ?? '', callback?.extension ?? '']),
  )
  if (notSaid.every((one) => NOBODYS.has(one))) talk.matter = matter
  else
    wrong.push(
      `matter was not kept: the caller did not say ${notSaid.join(', ')}; note all of it again without`,
    )
}

function takeSlots({ notes }: State, given: Given): void {
  for (const slot of ['email', 'address', 'availability'] as const) {
    const value = given[slot]
    if (value !== undefined) replaceSlot(notes, slot, value)
  }
}

function readGiven(input: unknown, wrong: string[]): Given {
  if (typeof input !== 'object' || input === null || Array.isArray(input)) {
    wrong.push('the arguments were no JSON object')
    return {}
  }
  const given: Given = {}
  for (const [key, value] of Object.entries(input)) {
    if (value === null) continue
    const text = textOf(key, value)
    if (!Object.hasOwn(Note.shape, key)) wrong.push(`there is no ${key.slice(0, 40)}`)
    else if (text === null) wrong.push(`${key} must be a string`)
    else given[key as keyof Given] = text
  }
  return given
}

function textOf(key: string, value: unknown): string | null {
  if (typeof value === 'number' && (key === 'phone' || key === 'extension')) return String(value)
  return typeof value === 'string' ? value : null
}

function takePhone({ notes }: State, phone: string, isKeyed: boolean, wrong: string[]): void {
  const digits = phone.replace(/\D/g, '')
  const e164 = dialable(digits, phone.startsWith('+'))
  if (phone === '') clearCallback(notes)
  else if (e164 === null) {
    if (digits.length >= 4) noteOtherNumber(notes, phone)
    const why = digits.length === 7 ? 'it lacks the area code' : `it has ${digits.length} digits`
    wrong.push(`phone: ${phone.slice(0, 40)} can not be dialled, ${why}; ask for it again`)
  } else if (e164 === notes.caller) noteCallerId(notes)
  else {
    const isPart = (one: string) => digits.includes(one.replace(/\D/g, ''))
    notes.otherNumbers = notes.otherNumbers.filter((one) => !isPart(one))
    const extension = extensionKept(notes, e164)
    noteCallback(notes, { e164, extension, source: isKeyed ? 'keyed' : 'said' })
  }
}

const DIGITS_MISHEARD_MAX = 3

/** Keeps the extension if the new number only corrects a few digits of the old one. */
function extensionKept({ callback }: State['notes'], e164: string): string | null {
  if (callback?.e164.length !== e164.length) return null
  const others = [...e164].filter((digit, at) => digit !== callback.e164[at])
  return others.length <= DIGITS_MISHEARD_MAX ? callback.extension : null
}

function takeExtension({ notes }: State, digits: string): void {
  if (digits !== '' && !notes.callback) noteCallerId(notes)
  if (digits !== '') noteExtension(notes, digits.slice(0, 10))
  else if (notes.callback) notes.callback.extension = null
}

function endDanger(state: State, { urgency, urgency_why: why }: Given, said: Understanding): void {
  const isLess = urgency === 'none' || urgency === 'soon'
  if (isLess && takesBack(said, why ?? '', modelTalkOf(state))) state.notes.danger = []
}

/** The owner reads the reason as the caller's words, so it must be a quote. */
function takeUrgency({ notes }: State, { urgency, urgency_why: why }: Given, said: string): void {
  const quote = plainText(why ?? '')
  const isTheirs = quote !== '' && folded(said).includes(folded(quote))
  if (urgency === 'none') denyUrgency(notes)
  if (urgency === 'soon') noteSoon(notes, isTheirs ? quote : quote || said)
  if (urgency === 'now' && !(notes.urgency.urgent && !isTheirs))
    noteUrgent(notes, isTheirs ? quote : said)
}

function folded(text: string): string {
  return text
    .split(/[\s,.;!?]+/)
    .map(foldWord)
    .join(' ')
}
