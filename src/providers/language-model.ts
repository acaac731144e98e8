import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import type { Config } from '../config.ts'

const ANTHROPIC_MODEL = 'claude-sonnet-4-5'
const OPENAI_URL = 'https://api.openai.com/v1'
const OPENAI_MODEL = 'gpt-4.1-mini'

/**
 * The model that the settings name: Anthropic's with its key, else whatever speaks OpenAI's chat completions at the base
 * URL (a model of one's own needs no key). Undefined when neither is set.
 */
export function languageModel(settings: Config['model']): LanguageModel | undefined {
  const { anthropicApiKey, openaiApiKey, openaiBaseUrl, name } = settings
  if (anthropicApiKey) {
    return createAnthropic({ apiKey: anthropicApiKey })(name ?? ANTHROPIC_MODEL)
  }
  if (!openaiApiKey && !openaiBaseUrl) return undefined
  const provider = createOpenAICompatible({
    name: 'openai-compatible',
    baseURL: openaiBaseUrl ?? OPENAI_URL,
    ...(openaiApiKey ? { apiKey: openaiApiKey } : {}),
    supportsStructuredOutputs: true,
  })
  return provider(name ?? OPENAI_MODEL)
}
