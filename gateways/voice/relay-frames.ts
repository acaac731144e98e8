import { z } from 'zod'
import { isStorable } from '../../src/kernel/text/storable.ts'

/** The frames ConversationRelay sends us (docs/providers.md §3), without fields we do not use. */
const RelayFrame = z.discriminatedUnion('type', [
  z.object({
    type: z.literal('setup'),
    callSid: z.string().refine(isStorable),
    customParameters: z
      .object({
        language: z.string().optional(),
        words: z.coerce.number().int().optional().catch(0),
        token: z.string().optional(),
      })
      .optional(),
  }),
  z.object({
    type: z.literal('prompt'),
    voicePrompt: z.string(),
    lang: z.string().optional(),
    last: z.boolean().default(true),
  }),
  z.object({ type: z.literal('dtmf'), digit: z.string() }),
  z.object({ type: z.literal('interrupt'), utteranceUntilInterrupt: z.string().default('') }),
  // Sent because we set the relay's `events`; the documentation names these events but not their format.
  z.object({
    type: z.literal('info'),
    name: z.enum(['agentSpeaking', 'clientSpeaking']),
    value: z.enum(['on', 'off']),
  }),
  z.object({ type: z.literal('error'), description: z.string().default('') }),
])

export type RelayFrame = z.infer<typeof RelayFrame>

/**
 * Returns undefined for a frame that we cannot parse or do not know: the carrier may add frames, and a caller must not
 * lose the line over it.
 */
export function readFrame(text: string): RelayFrame | undefined {
  return RelayFrame.safeParse(parseJson(text)).data
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
