import type { Config } from '../../config.ts'
import type { Log } from '../../log.ts'
import { namesModel } from '../../providers/names-model.ts'
import { builtinRecapWriter } from './builtin-recap-writer.ts'
import type { RecapWriter } from './recap-writer.ts'

/**
 * A language model writes when one is set; the built-in engine, which needs nothing, otherwise. Then no model's library
 * is loaded.
 */
export async function recapWriter(
  { model: settings }: Pick<Config, 'model'>,
  log?: Log,
): Promise<RecapWriter> {
  if (!namesModel(settings)) return builtinRecapWriter
  const { languageModel } = await import('../../providers/language-model.ts')
  const { modelRecapWriter, TIMEOUT_SECONDS } = await import('./model-recap-writer.ts')
  const model = languageModel(settings)
  if (!model) return builtinRecapWriter
  return modelRecapWriter(model, { timeoutSeconds: TIMEOUT_SECONDS, ...(log && { log }) })
}
