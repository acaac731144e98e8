import type { Caller } from './caller.ts'
import { DE_FRESH } from './callers/fresh-de.ts'
import { EN_FRESH } from './callers/fresh-en.ts'
import { ES_FRESH } from './callers/fresh-es.ts'
import { FR_FRESH } from './callers/fresh-fr.ts'
import { PT_FRESH } from './callers/fresh-pt.ts'
import { RU_FRESH } from './callers/fresh-ru.ts'
import { TR_FRESH } from './callers/fresh-tr.ts'
import { EN_LAST } from './callers/last-en.ts'

/** A second held-out set, because the first was looked at; its English part has been looked at too. */
export const FRESH_CALLERS: readonly Caller[] = [
  ...EN_FRESH,
  ...ES_FRESH,
  ...PT_FRESH,
  ...FR_FRESH,
  ...TR_FRESH,
  ...RU_FRESH,
  ...DE_FRESH,
]

/** The third set, in English: the one used to judge the engine. */
export const LAST_CALLERS: readonly Caller[] = EN_LAST
