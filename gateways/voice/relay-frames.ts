import { z } from 'zod'
import { isStorable } from '../../src/kernel/text/storable.ts'

/** What ConversationRelay sends us (docs/providers.md §3); fields we do not use are left out. */
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
  // Of the events that the relay's `events` asks for; the documentation names them and not their form.
  z.object({
    type: z.literal('info'),
    name: z.enum(['agentSpeaking', 'clientSpeaking']),
    value: z.enum(['on', 'off']),
  }),
  z.object({ type: z.literal('error'), description: z.string().default('') }),
])

export type RelayFrame = z.infer<typeof RelayFrame>

/**
 * Undefined for what we cannot read or do not know: the carrier
 * may add frames, and a caller must not lose the line over it.
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
