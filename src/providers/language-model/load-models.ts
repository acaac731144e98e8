import type { LanguageModel } from 'ai'
import type { Config } from '../../kernel/config/config.ts'
import type { TalkModels } from './language-model.ts'

/** As `languageModels`; the providers' libraries are loaded only when the settings name a model. */
export async function loadModels(settings: Config['model']): Promise<LanguageModel[]> {
  if (!namesModel(settings)) return []
  const { languageModels } = await import('./language-model.ts')
  return languageModels(settings)
}

/** What a call is talked with; no library is loaded where the settings name no model. */
export async function loadTalkModels(settings: Config['model']): Promise<TalkModels> {
  if (!namesModel(settings)) return { models: [], checker: undefined }
  const { talkModels } = await import('./language-model.ts')
  return talkModels(settings)
}

/** Whether the settings name a language model. */
function namesModel({ anthropicApiKey, openaiApiKey, openaiBaseUrl }: Config['model']): boolean {
  return Boolean(anthropicApiKey || openaiApiKey || openaiBaseUrl)
}
