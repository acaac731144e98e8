import type { Caller } from './caller.ts'
import { DE_CALLERS } from './callers/de.ts'
import { EN_ASKING } from './callers/en-asking.ts'
import { EN_LEAVING_WORD } from './callers/en-leaving-word.ts'
import { EN_NAMES_AND_NUMBERS } from './callers/en-names-and-numbers.ts'
import { EN_TROUBLE } from './callers/en-trouble.ts'
import { ES_CALLERS } from './callers/es.ts'
import { FR_CALLERS } from './callers/fr.ts'
import { PT_CALLERS } from './callers/pt.ts'
import { RU_CALLERS } from './callers/ru.ts'
import { TR_CALLERS } from './callers/tr.ts'

export const ALL_CALLERS: readonly Caller[] = [
  ...EN_LEAVING_WORD,
  ...EN_NAMES_AND_NUMBERS,
  ...EN_ASKING,
  ...EN_TROUBLE,
  ...ES_CALLERS,
  ...PT_CALLERS,
  ...FR_CALLERS,
  ...TR_CALLERS,
  ...RU_CALLERS,
  ...DE_CALLERS,
]
