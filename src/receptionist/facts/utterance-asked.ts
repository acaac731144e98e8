import type { Language } from '../../kernel/languages.ts'
import type { Cues } from '../languages/find-cues.ts'
import type { Utterance } from '../understand/utterance.ts'
import type { Term } from './thesaurus.ts'

export type Asked = { utterance: Utterance; cues: Cues; language: Language; terms: readonly Term[] }
