import type { Call, CallOutcome } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { conclude } from '../conversations/conclude.ts'
import { RELAY_FAILURES_MAX } from '../conversations/relay-failures.ts'
import { type Conclusion, Conversation } from '../receptionist/receptionist.ts'
import type { CallInProgress } from './call-in-progress.ts'

export type CallConclusion = Omit<Conclusion, 'outcome'> & {
  outcome: CallOutcome
  source: 'phone' | 'voicemail'
  /** Our side broke down and the caller got no further with it. */
  failed: boolean
}

/** What the receptionist makes of the call, and what came of it when the receptionist could not go on. */
export function concludeCall(
  app: App,
  { facts }: Pick<CallInProgress, 'facts'>,
  call: Call,
): CallConclusion {
  const conclusion = conclude(app, facts, Conversation.parse(call.dialogue))
  if (call.freeReason === 'no_minutes') {
    const summary = 'The line had no minutes left, so the caller was given the business number.'
    return {
      ...conclusion,
      summary,
      message: null,
      outcome: 'turned_away',
      source: 'phone',
      failed: false,
    }
  }
  if (call.voicemailUrls.length > 0) return voicemail(conclusion, call)
  if (conclusion.outcome === 'nothing_said' && call.relayFailures >= RELAY_FAILURES_MAX) {
    const summary = 'Our side failed, so the receptionist could not take this call.'
    return { ...conclusion, summary, outcome: 'hung_up', source: 'phone', failed: true }
  }
  return {
    ...conclusion,
    source: 'phone',
    failed: call.relayFailures >= (conclusion.message ? RELAY_FAILURES_MAX : 1),
  }
}

function voicemail(conclusion: Conclusion, call: Call): CallConclusion {
  const said = conclusion.message?.text
  const recordings = call.voicemailUrls.map((url) => `Voicemail: ${url}`)
  const text = [said, ...recordings].filter(Boolean).join('\n')
  return {
    ...conclusion,
    outcome: 'voicemail',
    summary: 'The receptionist could not go on, so the caller left a voicemail.',
    message: {
      name: conclusion.message?.name ?? null,
      phone: conclusion.message?.phone ?? call.caller,
      text,
    },
    source: 'voicemail',
    failed: true,
  }
}
