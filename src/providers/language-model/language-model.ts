import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '../../kernel/config/config.ts'

const ANTHROPIC_MODEL = 'claude-sonnet-4-5'
const OPENAI_URL = 'https://api.openai.com/v1'
const OPENAI_MODEL = 'gpt-4.1-mini'

/**
 * The model named in the settings: Anthropic's if its key is set, else any server with OpenAI's chat completions at
 * the base URL (a self-hosted model needs no key). Undefined when neither is set.
 */
export function languageModel(settings: Config['model']): LanguageModel | undefined {
  return modelMaker(settings)?.(settings.name)
}

/** The models to try in order: the one set, then the fallback, else the first again. Empty when no model is set. */
export function languageModels(settings: Config['model']): LanguageModel[] {
  const make = modelMaker(settings)
  return make ? [make(settings.name), make(settings.fallbackName ?? settings.name)] : []
}

/** The models that talk on a call, and, if set, the one that checks their sentences before they are spoken. */
export type TalkModels = { models: readonly LanguageModel[]; checker: LanguageModel | undefined }

export function talkModels(settings: Config['model']): TalkModels {
  const { checkerName } = settings
  const checker = checkerName === undefined ? undefined : modelMaker(settings)?.(checkerName)
  return { models: languageModels(settings), checker }
}

function modelMaker({ anthropicApiKey, openaiApiKey, openaiBaseUrl }: Config['model']) {
  if (anthropicApiKey) {
    const provider = createAnthropic({ apiKey: anthropicApiKey })
    return (name: string | undefined): LanguageModel => provider(name ?? ANTHROPIC_MODEL)
  }
  if (!openaiApiKey && !openaiBaseUrl) return undefined
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: openaiBaseUrl ?? OPENAI_URL,
    ...(openaiApiKey ? { apiKey: openaiApiKey } : {}),
    supportsStructuredOutputs: true,
  })
  return (name: string | undefined): LanguageModel => provider(name ?? OPENAI_MODEL)
}
