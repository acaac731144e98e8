import type { Understanding } from '../understand/understand.ts'
import type { Turn } from './turn.ts'

/** "I gave you the wrong number", if the caller gave one; otherwise they may have dialled a wrong one. */
export function isMistaken({ notes }: Turn, { cues }: Pick<Understanding, 'cues'>): boolean {
  return cues.has('numberMistaken') && notes.callback !== null
}
