import type { Language } from '../../../kernel/languages.ts'
import type { Cues } from '../../languages/find-cues.ts'
import type { Utterance } from '../utterance.ts'
import type { Spelling } from './name-spelling.ts'

export type Hearing = {
  utterance: Utterance
  cues: Cues
  language: Language
  spellings: readonly Spelling[]
  /** The recogniser writes capitals. */
  cased: boolean
  /** We asked for a name. */
  asked: boolean
  /** We asked for it earlier, and none was heard so far. */
  awaited: boolean
}
