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
 * Uses a language model if one is configured, otherwise the built-in engine. Then no model library is loaded, and the
 * engine only when it first writes, so a web process never loads it.
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
