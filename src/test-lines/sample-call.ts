import type { App } from '../app.ts'
import { type Played, playUtterances } from '../conversations/preview/play-utterances.ts'
import { rulesReceptionist } from '../receptionist/rules/rules-receptionist.ts'
import { factsOf } from './test-line-facts.ts'

/** An invented plumber and caller: the only handwritten parts. The pictures of the front page are of this call too. */
const BUSINESS = {
  businessName: 'Lopez Plumbing',
  trade: 'plumbing',
  area: 'Austin',
  hoursText: 'weekdays 8 AM to 6 PM, Saturday 9 AM to noon',
  services: [],
  timeZone: 'America/Chicago',
  testNumber: '+15125550142',
}
export const SAMPLE_CALLER = '+15128420193'
export const SAMPLE_SAYS = [
  'Hi, are you open right now? My water heater burst and the garage is flooding.',
  'Dana Reyes.',
  'Yes, that works.',
  "No, that's all. Thank you.",
]
/** A Thursday in Austin, 8:12 in the evening. */
export const SAMPLE_AT = new Date('2026-11-20T02:12:00Z')

/** By whether calls are recorded here, which the line says. */
const played = new Map<boolean, Promise<Played>>()

/**
 * A call answered by the built-in receptionist, and what its owner would get. The line's words come from today's
 * code: played once for each process, with the same facts at the same moment.
 */
export function sampleCall(app: App): Promise<Played> {
  const builtIn = { ...app, receptionist: rulesReceptionist() }
  const isRecorded = app.config.recordings
  const facts = { ...factsOf(BUSINESS), isRecorded }
  const call =
    played.get(isRecorded) ??
    playUtterances(builtIn, {
      facts,
      utterances: SAMPLE_SAYS,
      caller: SAMPLE_CALLER,
      at: SAMPLE_AT,
    })
  played.set(isRecorded, call)
  return call
}
