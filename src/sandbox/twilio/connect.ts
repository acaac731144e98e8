import type { Call } from './call.ts'
import { fetchTwiml, notify } from './fetch-twiml.ts'
import { pressing } from './gather.ts'
import { type RelayOutcome, RelaySession } from './relay.ts'
import type { Turn } from './scripted-caller.ts'
import type { Step } from './step.ts'
import { methodAttribute, type Twiml, urlAttribute } from './twiml.ts'
import { childElements, type XmlElement } from './xml.ts'

const INVALID_URL = 64101
const KEY_ANSWER_MILLISECONDS = 3_000
const FAREWELL_MILLISECONDS = 300
/** Longer than a line allows its caller to be silent. */
const SILENCE_MILLISECONDS = 30_000

type Ended = { sessionId: string; durationSeconds: number; outcome: RelayOutcome }

/** `<Connect>` around `<ConversationRelay>`: waits for the session to end, then asks its action URL what to do next. */
export async function connect({ call, twiml, verb }: Step): Promise<Twiml | undefined> {
  const relay = childElements(verb).find(({ name }) => name === 'ConversationRelay')
  if (!relay) {
    call.logError({ code: 12200, url: twiml.url, message: 'no <ConversationRelay> to connect to' })
    return undefined
  }
  const ended = await converse(call, relay)
  const { outcome } = ended
  if (outcome.status === 'failed') {
    call.logError({ code: outcome.code, url: relay.attributes.url ?? '', message: outcome.message })
  }
  const action = urlAttribute(twiml, verb, 'action')
  if (!action) return undefined
  const request = { url: action, method: methodAttribute(verb), parameters: describe(ended) }
  if (!call.over) return fetchTwiml(call, request)
  await notify(call, request)
  return undefined
}

function describe({ sessionId, durationSeconds, outcome }: Ended): Record<string, string> {
  return {
    SessionId: sessionId,
    SessionStatus: outcome.status,
    SessionDuration: String(durationSeconds),
    ...(outcome.status === 'ended' && outcome.handoffData !== undefined
      ? { HandoffData: outcome.handoffData }
      : {}),
    ...(outcome.status === 'failed'
      ? { ErrorCode: String(outcome.code), ErrorMessage: outcome.message }
      : {}),
  }
}

async function converse(call: Call, relay: XmlElement): Promise<Ended> {
  const url = relay.attributes.url ?? ''
  if (!/^wss?:$/.test(URL.parse(url)?.protocol ?? '')) {
    const message = `url must be a ws: or wss: address, not "${url}"`
    return {
      sessionId: '',
      durationSeconds: 0,
      outcome: { status: 'failed', code: INVALID_URL, message },
    }
  }
  const session = new RelaySession(call, relay, url)
  call.relaying = true
  await session.opened()
  await playCaller(call, session)
  call.relaying = false
  const outcome = session.outcome ?? { status: 'completed' }
  return { sessionId: session.id, durationSeconds: session.durationSeconds, outcome }
}

/** Lets the caller act in turn until the session or the call is over. */
async function playCaller(call: Call, session: RelaySession): Promise<void> {
  const wait = {
    milliseconds: Number.POSITIVE_INFINITY,
    signal: session.signal,
    mayKeepSilent: false,
  }
  let last: Turn | undefined
  while (!session.over) {
    if (call.caller.scripted) await letLineFinish(call, session, last)
    if (session.over) return
    const turn = await call.caller.next(wait)
    if (turn === 'hang_up') call.end('caller')
    if (typeof turn === 'string') continue
    perform(call, session, turn)
    last = turn
  }
}

async function letLineFinish(call: Call, session: RelaySession, last?: Turn): Promise<void> {
  await session.lineFinished(patienceAfter(last))
  if (call.caller.done) await session.endedWithin(FAREWELL_MILLISECONDS)
}

function patienceAfter(last: Turn | undefined): number | undefined {
  if (last === undefined) return undefined
  if ('silence' in last) return SILENCE_MILLISECONDS
  return 'press' in last ? KEY_ANSWER_MILLISECONDS : undefined
}

function perform(call: Call, session: RelaySession, turn: Turn): void {
  if ('say' in turn) {
    call.say('caller', turn.say)
    session.prompt(turn.say, turn.lang)
  } else if ('press' in turn) {
    call.say('caller', pressing(turn.press))
    session.press(turn.press)
  } else if ('silence' in turn) {
    session.keepSilent()
  } else if ('sound' in turn) {
    session.sound()
  } else {
    session.interrupt(turn.interrupt)
  }
}
