import type { Call, CallOutcome } from '../../prisma/generated/client/client.ts'
import type { App } from '../app.ts'
import { conclude } from '../conversations/conclude-conversation.ts'
import { RELAY_FAILURES_MAX } from '../conversations/relay-failures.ts'
import { type Conclusion, Conversation } from '../receptionist/receptionist.ts'
import type { CallInProgress } from './call-in-progress.ts'

export type CallConclusion = Omit<Conclusion, 'outcome'> & {
  outcome: CallOutcome
  source: 'phone' | 'voicemail'
  /** Our side failed and the caller could not continue. */
  failed: boolean
}

/** The receptionist's result of the call, and the outcome if the receptionist could not continue. */
export function concludeCall(
  app: App,
  { facts }: Pick<CallInProgress, 'facts'>,
  call: Call,
): CallConclusion {
  const conclusion = conclude(app, facts, Conversation.parse(call.dialogue))
  const turnedAway = whyTurnedAway(call)
  if (turnedAway !== null) {
    return {
      ...conclusion,
      summary: turnedAway,
      message: null,
      outcome: 'turned_away',
      source: 'phone',
      failed: false,
    }
  }
  if (call.voicemailUrls.length > 0) return voicemail(app, conclusion, call)
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

/** The carrier's URL needs the carrier's password; the owner listens on the call's page. */
function voicemail(app: App, conclusion: Conclusion, call: Call): CallConclusion {
  const said = conclusion.message?.text
  const page = app.mailLinks.console(`/calls/${call.id}`)
  const recordings = call.voicemailUrls.map(
    (_url, index) => `Voicemail: ${page}#voicemail-${index + 1}`,
  )
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

/** Null for an answered call. A caller who could leave words was not turned away. */
function whyTurnedAway({ freeReason, turnsTaken, voicemailUrls }: Call): string | null {
  if (freeReason === 'no_minutes')
    return 'The line had no minutes left, so the caller was given the business number.'
  const isSilent = turnsTaken === 0 && voicemailUrls.length === 0
  return freeReason === 'blocked' && isSilent ? 'A caller you blocked was turned away.' : null
}
