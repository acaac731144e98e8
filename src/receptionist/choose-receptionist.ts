import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { languageModel } from '../providers/language-model.ts'
import { builtinReceptionist } from './builtin/builtin.ts'
import { modelReceptionist } from './model/model-receptionist.ts'
import type { Receptionist } from './receptionist.ts'

/** A language model talks when one is set, over the built-in engine; that engine alone, which needs nothing, otherwise. */
export function chooseReceptionist({ model: settings }: Pick<Config, 'model'>, log: Log) {
  const model = languageModel(settings)
  const rules: Receptionist = builtinReceptionist
  return model ? modelReceptionist(model, { rules, log }) : rules
}
