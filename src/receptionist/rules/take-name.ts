import type { Ask, Talk } from '../call-state.ts'
import { noteName } from '../notes/note-slots.ts'
import type { Notes, Source } from '../notes/notes.ts'
import type { NameHeard } from '../understand/slots/find-name.ts'
import type { Understanding } from '../understand/understand.ts'
import { foldWord, readUtterance } from '../understand/utterance.ts'
import type { Turn } from './turn.ts'

/**
 * `odd`: unlike a name, or unlike its spelling, so it is asked about alone. `doubtful`: it is read back with the
 * number.
 */
export type TakenName = 'sure' | 'doubtful' | 'odd' | null

/**
 * A doubtful name is read back before it is kept. A known name changes only by the caller's correction or by a new
 * answer. A name is confirmed when spelled, said again, or read back without correction.
 */
export function takeName(turn: Turn, heard: Understanding): TakenName {
  return confirmedName(turn, heard) ?? heardName(turn, heard)
}

/** The yes or no to "is that Dana Reyes?", asked alone or with the number. */
function confirmedName({ notes, talk }: Turn, heard: Understanding): TakenName {
  const { name, answer, numbers } = heard
  const { doubtfulName } = notes
  const isAlone = talk.asking === 'confirm_name'
  if (isAlone && deniesName(heard)) notes.doubtfulName = null
  const read = isAlone || READ_WITH_NUMBER.has(talk.asking) ? nameRead(notes) : null
  if (read === null || (name !== null && name.text !== read)) return null
  // A caller who hears the name and answers with a number lets it stand but has not confirmed it.
  const letsStand = !isAlone && numbers.given !== null
  if (answer !== 'yes' && !letsStand) return null
  const isNew = doubtfulName !== null
  keepName(notes, read, 'said', answer === 'yes')
  return isNew && isAlone ? 'sure' : null
}

/** "No, that's everything" says nothing against the name. */
function deniesName({ name, answer, closing }: Understanding): boolean {
  return answer === 'no' && name === null && closing === null
}

function nameRead({ name, doubtfulName }: Notes): string | null {
  return doubtfulName ?? name?.text ?? null
}

/** These questions also read back a name that is not confirmed yet. */
const READ_WITH_NUMBER: ReadonlySet<Ask> = new Set(['caller_phone', 'confirm_phone'])

function heardName({ notes, talk }: Turn, { name }: Understanding): TakenName {
  if (name === null || (!name.sure && notes.name?.text === name.text)) return null
  if (notes.name !== null && !name.corrects && talk.asking !== 'name') return null
  if (talk.asking === 'name' && isOfReply(talk, name)) return null
  const isOdd = name.odd || isSpokenOf(notes, name)
  if (isOdd || !name.sure) {
    notes.doubtfulName = name.text
    return isOdd ? 'odd' : 'doubtful'
  }
  return keepSure(notes, name)
}

function keepSure(notes: Notes, { text, spelled }: NameHeard): TakenName {
  const isNew = notes.name?.text !== text
  keepName(notes, text, spelled ? 'spelled' : 'said', !isNew || spelled)
  return isNew ? 'sure' : null
}

/** "Otis", from who wants to bring their puppy Otis: one word that their story holds may name somebody else. */
function isSpokenOf({ matters }: Notes, { text, isSelf }: NameHeard): boolean {
  if (isSelf || text.includes(' ')) return false
  const name = foldWord(text)
  return matters.some((words) => readUtterance(words).words.some(({ folded }) => folded === name))
}

/** "Lone Star, you said?", from who was told to try Lone Star Aerobics. */
function isOfReply({ lastReply }: Talk, { text, isSelf }: NameHeard): boolean {
  const told = new Set(readUtterance(lastReply).words.map(({ folded }) => folded))
  return !isSelf && readUtterance(text).words.every(({ folded }) => told.has(folded))
}

function keepName(notes: Notes, text: string, source: Source, confirmed: boolean): void {
  noteName(notes, text, source)
  notes.doubtfulName = null
  if (notes.name && confirmed) notes.name.confirmed = true
}
