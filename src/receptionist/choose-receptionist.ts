import type { LanguageModel } from 'ai'
import type { Config } from '../kernel/config/config.ts'
import type { Log } from '../kernel/log.ts'
import { modelReceptionist } from './model/model-receptionist.ts'
import type { Receptionist } from './receptionist.ts'
import { rulesReceptionist } from './rules/rules-receptionist.ts'

/** Language models lead the talk, one after the other, when there is any; else the engine that needs nothing. */
export function chooseReceptionist(
  models: readonly LanguageModel[],
  { model: limits }: Pick<Config, 'model'>,
  log: Log,
): Receptionist {
  const rules = rulesReceptionist()
  return models.length > 0 ? modelReceptionist(models, { rules, log, limits }) : rules
}
