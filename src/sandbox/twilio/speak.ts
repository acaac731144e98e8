import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from './step.ts'
import { numberAttribute, resolveUrl } from './twiml.ts'
import { textOf } from './xml.ts'

/** `<Say>`, `<Play>` and `<Pause>`: output to the caller that expects no answer. */
export async function speak({ call, twiml, verb }: Step): Promise<undefined> {
  if (verb.name === 'Say') call.say('line', textOf(verb))
  if (verb.name === 'Play')
    call.say('line', playing(resolveUrl(twiml, textOf(verb)), verb.attributes.digits))
  if (verb.name === 'Pause' && !call.caller.scripted) {
    const milliseconds = numberAttribute(verb, 'length', 1) * 1_000
    await sleep(milliseconds, undefined, { signal: call.signal }).catch(() => undefined)
  }
}

/** How sound other than speech appears in a transcript. */
export function playing(source: string, digits?: string): string {
  return digits ? `(tones ${digits})` : `(plays ${source})`
}
