import type { Config } from '../config.ts'

/** Whether the settings name a language model. */
export function namesModel({
  anthropicApiKey,
  openaiApiKey,
  openaiBaseUrl,
}: Config['model']): boolean {
  return Boolean(anthropicApiKey || openaiApiKey || openaiBaseUrl)
}
