import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { languageModels } from '../providers/language-model.ts'
import { modelReceptionist } from './model/model-receptionist.ts'
import type { Receptionist } from './receptionist.ts'
import { rulesReceptionist } from './rules/rules-receptionist.ts'

/** A language model leads the talk when one is set; else the engine that needs nothing. */
export function chooseReceptionist(
  { model: limits }: Pick<Config, 'model'>,
  log: Log,
): Receptionist {
  const rules = rulesReceptionist()
  const models = languageModels(limits)
  return models.length > 0 ? modelReceptionist(models, { rules, log, limits }) : rules
}
