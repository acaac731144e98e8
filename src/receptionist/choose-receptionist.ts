import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { namesModel } from '../providers/names-model.ts'
import type { Receptionist } from './receptionist.ts'
import { rulesReceptionist } from './rules/rules-receptionist.ts'

/** A language model leads the talk when one is set; else the engine that needs nothing, and no model's library is loaded. */
export async function chooseReceptionist(
  { model: limits }: Pick<Config, 'model'>,
  log: Log,
): Promise<Receptionist> {
  const rules = rulesReceptionist()
  if (!namesModel(limits)) return rules
  const { languageModels } = await import('../providers/language-model.ts')
  const { modelReceptionist } = await import('./model/model-receptionist.ts')
  return modelReceptionist(languageModels(limits), { rules, log, limits })
}
