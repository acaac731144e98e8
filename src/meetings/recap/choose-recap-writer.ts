import type { Config } from '../../kernel/config/config.ts'
import type { Log } from '../../kernel/log.ts'
import { loadModels } from '../../providers/language-model/load-models.ts'
import {
  BUILTIN_ENGINE,
  type RecapDraft,
  type RecapInput,
  type RecapWriter,
} from './recap-writer.ts'

/**
 * A language model writes when one is set; the built-in engine, which needs nothing, otherwise. Then no model's library
 * is loaded, and the engine when it first writes: a process that only has doors never does.
 */
export async function recapWriter(
  { model: settings }: Pick<Config, 'model'>,
  log?: Log,
): Promise<RecapWriter> {
  const [model] = await loadModels(settings)
  if (!model) return { engine: BUILTIN_ENGINE, write: writeByEngine }
  const { modelRecapWriter, TIMEOUT_SECONDS } = await import('./model-recap-writer.ts')
  return modelRecapWriter(model, { timeoutSeconds: TIMEOUT_SECONDS, ...(log && { log }) })
}

async function writeByEngine(input: RecapInput): Promise<RecapDraft> {
  const { builtinRecapWriter } = await import('./builtin-recap-writer.ts')
  return builtinRecapWriter.write(input)
}
