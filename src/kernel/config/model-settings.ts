import { z } from 'zod'

const secret = z.string().min(1).optional()
const milliseconds = (fallback: number) =>
  z.coerce.number().int().min(50).max(120_000).default(fallback)

/** The settings for language models, described in `.env.example`. */
export const MODEL_SETTINGS = {
  ANTHROPIC_API_KEY: secret,
  OPENAI_API_KEY: secret,
  OPENAI_BASE_URL: z
    .url({ protocol: /^https?$/ })
    .transform((text) => text.replace(/\/+$/, ''))
    .optional(),
  MODEL: secret,
  MODEL_FALLBACK: secret,
  MODEL_CHECKER: secret,
  MODEL_CHECKER_MS: milliseconds(1_500),
  MODEL_FIRST_TOKEN_MS: milliseconds(1_500),
  MODEL_TURN_MS: milliseconds(15_000),
  MODEL_REVIEW_MS: z.coerce.number().int().min(0).max(60_000).default(50_000),
  MODEL_MAX_TOKENS: z.coerce.number().int().min(50).max(8_000).default(500),
}

const Settings = z.object(MODEL_SETTINGS)

export function modelSettings(settings: z.infer<typeof Settings>) {
  return {
    anthropicApiKey: settings.ANTHROPIC_API_KEY,
    openaiApiKey: settings.OPENAI_API_KEY,
    openaiBaseUrl: settings.OPENAI_BASE_URL,
    name: settings.MODEL,
    fallbackName: settings.MODEL_FALLBACK,
    checkerName: settings.MODEL_CHECKER,
    checkerMs: settings.MODEL_CHECKER_MS,
    firstTokenMs: settings.MODEL_FIRST_TOKEN_MS,
    turnMs: settings.MODEL_TURN_MS,
    reviewMs: settings.MODEL_REVIEW_MS,
    maxTokens: settings.MODEL_MAX_TOKENS,
  }
}
