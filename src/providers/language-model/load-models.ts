import type { LanguageModel } from 'ai'
import type { Config } from '../../kernel/config/config.ts'
import type { TalkModels } from './language-model.ts'

/** Like `languageModels`; loads the providers' libraries only when the settings name a model. */
export async function loadModels(settings: Config['model']): Promise<LanguageModel[]> {
  if (!namesModel(settings)) return []
  const { languageModels } = await import('./language-model.ts')
  return languageModels(settings)
}

/** The models for calls; loads no library when the settings name no model. */
export async function loadTalkModels(settings: Config['model']): Promise<TalkModels> {
  if (!namesModel(settings)) return { models: [], checker: undefined }
  const { talkModels } = await import('./language-model.ts')
  return talkModels(settings)
}

function namesModel({ anthropicApiKey, openaiApiKey, openaiBaseUrl }: Config['model']): boolean {
  return Boolean(anthropicApiKey || openaiApiKey || openaiBaseUrl)
}
