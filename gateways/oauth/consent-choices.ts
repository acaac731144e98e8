import type { AgentScope } from '../../src/accounts/agent-scopes.ts'

/** A scope in an owner's words. */
type Wanted = { may: string; means: string; always?: true }

const WANTED: Record<AgentScope, Wanted> = {
  'meetings:read': {
    may: 'Read your meetings',
    means: 'Their times, states, recipients and recaps. Always included.',
    always: true,
  },
  'meetings:write': {
    may: 'Send and cancel note-takers',
    means: 'This spends your meeting minutes.',
  },
  'lines:read': {
    may: 'Read your lines',
    means: 'Their numbers, hours, status and minutes left.',
  },
  'calls:read': {
    may: 'Read your calls',
    means: 'Who called and when, and every word that was said.',
  },
  'messages:read': {
    may: 'Read your messages',
    means: 'Who left them, their numbers and what they want.',
  },
  'notes:read': {
    may: 'Read what was said in your meetings',
    means: 'Whole transcripts, and what is to be done after your meetings.',
  },
}

/** The scopes on the consent screen, each with its words. Those marked `always` are included without a tick. */
export function wantedOf(scopes: readonly AgentScope[]) {
  return scopes.map((scope) => ({ scope, always: false, ...WANTED[scope] }))
}
