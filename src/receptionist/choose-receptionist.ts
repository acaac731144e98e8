import type { LanguageModel } from 'ai'
import type { Config } from '../kernel/config/config.ts'
import type { Log } from '../kernel/log.ts'
import type { Receptionist } from './receptionist.ts'
import { rulesReceptionist } from './rules/rules-receptionist.ts'

/**
 * Uses language models in turn if there are any, or else the engine that needs none. Without models, no model library
 * is loaded.
 */
export async function chooseReceptionist(
  { models, checker }: { models: readonly LanguageModel[]; checker?: LanguageModel | undefined },
  { model: limits }: Pick<Config, 'model'>,
  log: Log,
): Promise<Receptionist> {
  const rules = rulesReceptionist()
  if (models.length === 0) return rules
  const { modelReceptionist } = await import('./model/model-receptionist.ts')
  return modelReceptionist(models, {
    rules,
    log,
    limits,
    checker: checker && { model: checker, timeoutMs: limits.checkerMs },
  })
}
