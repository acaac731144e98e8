import type { Call } from './call.ts'
import { fetchTwiml } from './fetch-twiml.ts'
import { speak } from './speak.ts'
import type { Step } from './step.ts'
import { methodAttribute, numberAttribute, type Twiml, urlAttribute } from './twiml.ts'
import { childElements, type XmlElement } from './xml.ts'

/** `<Gather>`: plays a prompt, and posts what the caller pressed or said. On silence, the next verb runs. */
export async function gather({ call, twiml, verb }: Step): Promise<Twiml | undefined> {
  for (const prompt of childElements(verb)) await speak({ call, twiml, verb: prompt })
  const heard = await hearAnswer(call, verb)
  if (call.over || (!heard && verb.attributes.actionOnEmptyResult !== 'true')) return undefined
  return fetchTwiml(call, {
    url: urlAttribute(twiml, verb, 'action') ?? twiml.url,
    method: methodAttribute(verb),
    parameters: heard ?? { Digits: '' },
  })
}

async function hearAnswer(
  call: Call,
  verb: XmlElement,
): Promise<Record<string, string> | undefined> {
  const input = (verb.attributes.input ?? 'dtmf').split(/\s+/)
  const waitMilliseconds = numberAttribute(verb, 'timeout', 5) * 1_000
  const turn = await call.hear(waitMilliseconds)
  if (!turn) return undefined
  if ('say' in turn) {
    call.say('caller', turn.say)
    return input.includes('speech') ? { SpeechResult: turn.say, Confidence: '0.95' } : undefined
  }
  const keys = await collectKeys(call, verb, { pressed: turn.press, waitMilliseconds })
  call.say('caller', pressing(keys.pressed))
  if (keys.left) call.caller.putBack(keys.left)
  if (!input.includes('dtmf')) return undefined
  return keys.digits || keys.finishedOnKey
    ? {
        Digits: keys.digits,
        ...(keys.finishedOnKey ? { FinishedOnKey: keys.finishedOnKey } : {}),
      }
    : undefined
}

/** How pressed keys appear in a transcript. */
export function pressing(keys: string): string {
  return `(presses ${keys})`
}

async function collectKeys(
  call: Call,
  verb: XmlElement,
  { pressed, waitMilliseconds }: { pressed: string; waitMilliseconds: number },
) {
  const finishOnKey = verb.attributes.finishOnKey ?? '#'
  const digitsMax = numberAttribute(verb, 'numDigits', Number.POSITIVE_INFINITY)
  const wait = { milliseconds: waitMilliseconds, signal: call.signal }
  for (let keys = pressed; ; ) {
    const collected = cutKeys(keys, finishOnKey, digitsMax)
    if (collected.complete) return collected
    const more = await call.caller.moreKeys(wait)
    if (more === undefined) return collected
    keys += more
  }
}

/** Splits keys into the requested digits, the key that ended them, and the keys pressed after that. */
export function cutKeys(keys: string, finishOnKey: string, digitsMax: number) {
  const finish = [...keys].findIndex((key) => finishOnKey.includes(key))
  const before = finish === -1 ? keys : keys.slice(0, finish)
  if (before.length >= digitsMax) {
    const digits = before.slice(0, digitsMax)
    return {
      digits,
      pressed: digits,
      left: keys.slice(digitsMax),
      finishedOnKey: '',
      complete: true,
    }
  }
  const finishedOnKey = finish === -1 ? '' : keys.charAt(finish)
  return {
    digits: before,
    pressed: before + finishedOnKey,
    left: keys.slice(before.length + finishedOnKey.length),
    finishedOnKey,
    complete: finish !== -1,
  }
}
