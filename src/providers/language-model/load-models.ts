import type { LanguageModel } from 'ai'
import type { Config } from '../../kernel/config/config.ts'

/** As `languageModels`; the providers' libraries are loaded only when the settings name a model. */
export async function loadModels(settings: Config['model']): Promise<LanguageModel[]> {
  if (!namesModel(settings)) return []
  const { languageModels } = await import('./language-model.ts')
  return languageModels(settings)
}

/** Whether the settings name a language model. */
function namesModel({ anthropicApiKey, openaiApiKey, openaiBaseUrl }: Config['model']): boolean {
  return Boolean(anthropicApiKey || openaiApiKey || openaiBaseUrl)
}
