import { setTimeout as sleep } from 'node:timers/promises'
import type { Step } from './step.ts'
import { numberAttribute, resolveUrl } from './twiml.ts'
import { textOf } from './xml.ts'

/** `<Say>`, `<Play>` and `<Pause>`: what the caller hears without being asked anything. */
export async function speak({ call, twiml, verb }: Step): Promise<undefined> {
  if (verb.name === 'Say') call.say('line', textOf(verb))
  if (verb.name === 'Play')
    call.say('line', playing(resolveUrl(twiml, textOf(verb)), verb.attributes.digits))
  if (verb.name === 'Pause' && !call.caller.scripted) {
    const milliseconds = numberAttribute(verb, 'length', 1) * 1_000
    await sleep(milliseconds, undefined, { signal: call.signal }).catch(() => undefined)
  }
}

/** How sound that is not speech stands in a transcript. */
export function playing(source: string, digits?: string): string {
  return digits ? `(tones ${digits})` : `(plays ${source})`
}
