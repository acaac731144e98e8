import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { languageModel } from '../providers/language-model.ts'
import { builtinReceptionist } from './builtin/builtin.ts'
import { fitPort } from './builtin/fit-port.ts'
import { modelReceptionist } from './model/model-receptionist.ts'
import type { Receptionist } from './receptionist.ts'

/** A language model talks when one is set, over the built-in engine; that engine alone, which needs nothing, otherwise. */
export function chooseReceptionist(
  { model: settings }: Pick<Config, 'model'>,
  log: Log,
): Receptionist {
  const model = languageModel(settings)
  const rules = builtinReceptionist
  return fitPort(model ? modelReceptionist(model, { rules, log }) : rules)
}
