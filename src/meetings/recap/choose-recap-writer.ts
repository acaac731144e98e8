import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { languageModel } from '../../providers/language-model/language-model.ts'
import { builtinRecapWriter } from './builtin-recap-writer.ts'
import { modelRecapWriter, TIMEOUT_SECONDS } from './model-recap-writer.ts'
import type { RecapWriter } from './recap-writer.ts'

/** A language model writes when one is set; the built-in engine, which needs nothing, otherwise. */
export function recapWriter({ model: settings }: Pick<Config, 'model'>, log?: Log): RecapWriter {
  const model = languageModel(settings)
  return model
    ? modelRecapWriter(model, { timeoutSeconds: TIMEOUT_SECONDS, ...(log && { log }) })
    : builtinRecapWriter
}
