import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '../../kernel/config/config.ts'

const ANTHROPIC_MODEL = 'claude-sonnet-4-5'
const OPENAI_URL = 'https://api.openai.com/v1'
const OPENAI_MODEL = 'gpt-4.1-mini'

/**
 * The model that the settings name: Anthropic's with its key, else whatever speaks OpenAI's chat
 * completions at the base URL (a model of one's own needs no key). Undefined when neither is set.
 */
export function languageModel(settings: Config['model']): LanguageModel | undefined {
  return modelMaker(settings)?.(settings.name)
}

/**
 * The models to try one after the other: the one set, then the
 * one to fall back on, else the first again. Empty without.
 */
export function languageModels(settings: Config['model']): LanguageModel[] {
  const make = modelMaker(settings)
  return make ? [make(settings.name), make(settings.fallbackName ?? settings.name)] : []
}

/** The models that lead a call, and the one that checks what they are about to say, where set. */
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
