import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { loadModels } from '../../providers/language-model/load-models.ts'
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
  const [model] = await loadModels(settings)
  if (!model) return builtinRecapWriter
  const { modelRecapWriter, TIMEOUT_SECONDS } = await import('./model-recap-writer.ts')
  return modelRecapWriter(model, { timeoutSeconds: TIMEOUT_SECONDS, ...(log && { log }) })
}
