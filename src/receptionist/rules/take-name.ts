import { noteName } from '../notes/note-slots.ts'
import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

export type TakenName = 'sure' | 'doubtful' | null

/** A name in doubt is read back before it is kept; a known one changes only by a correction, a spelling or a new answer. */
export function takeName(turn: Turn, heard: Understanding): TakenName {
  return confirmedName(turn, heard) ?? heardName(turn, heard)
}

/** The yes or the no to "is that Dana Reyes?" */
function confirmedName({ notes, talk }: Turn, { name, answer }: Understanding): TakenName {
  const { doubtfulName } = notes
  if (talk.asking !== 'confirm_name' || doubtfulName === null) return null
  if (answer === 'no' && name === null) notes.doubtfulName = null
  if (answer !== 'yes' || (name !== null && name.text !== doubtfulName)) return null
  noteName(notes, doubtfulName, 'spelled')
  notes.doubtfulName = null
  return 'sure'
}

function heardName({ notes, talk }: Turn, { name }: Understanding): TakenName {
  if (name === null || (!name.sure && notes.name?.text === name.text)) return null
  if (!name.sure) {
    notes.doubtfulName = name.text
    return 'doubtful'
  }
  const mayChange = name.corrects || name.spelled || talk.asking === 'name'
  if (notes.name !== null && !mayChange) return null
  const isNew = notes.name?.text !== name.text
  noteName(notes, name.text, name.spelled ? 'spelled' : 'said')
  notes.doubtfulName = null
  return isNew ? 'sure' : null
}
