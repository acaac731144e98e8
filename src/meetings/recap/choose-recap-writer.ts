import type { Config } from '../../config.ts'
import { languageModel } from '../../providers/language-model.ts'
import { builtinRecapWriter } from './builtin-recap-writer.ts'
import { modelRecapWriter } from './model-recap-writer.ts'
import type { RecapWriter } from './recap-writer.ts'

/** A language model writes when one is set; the built-in engine, which needs nothing, otherwise. */
export function recapWriter({ model: settings }: Pick<Config, 'model'>): RecapWriter {
  const model = languageModel(settings)
  return model ? modelRecapWriter(model) : builtinRecapWriter
}
