import type { Call } from './call.ts'
import { connect } from './connect.ts'
import { fetchTwiml } from './fetch-twiml.ts'
import { gather } from './gather.ts'
import { recordCaller } from './record-caller.ts'
import { speak } from './speak.ts'
import { start } from './start-recording.ts'
import type { Step } from './step.ts'
import { methodAttribute, resolveUrl, type Twiml } from './twiml.ts'
import { textOf } from './xml.ts'

const DOCUMENTS_MAX = 100
const TOO_MANY_DOCUMENTS = 11242

/** Runs the verbs of the documents in order, until the call is over. */
export async function execute(call: Call, first: Twiml): Promise<void> {
  const opening = first.verbs[0]
  if (opening?.name === 'Reject') {
    call.end('line', opening.attributes.reason === 'busy' ? 'busy' : 'no-answer')
    return
  }
  call.answer()
  let twiml: Twiml | undefined = first
  for (let documents = 1; twiml && !call.over; documents += 1) {
    if (documents > DOCUMENTS_MAX) {
      call.logError({ code: TOO_MANY_DOCUMENTS, url: twiml.url, message: 'redirected in circles' })
      call.end('carrier')
    } else {
      twiml = await executeDocument(call, twiml)
    }
  }
  call.end('line')
}

async function executeDocument(call: Call, twiml: Twiml): Promise<Twiml | undefined> {
  for (const verb of twiml.verbs) {
    const next = await executeVerb({ call, twiml, verb })
    if (next || call.over) return next
  }
  return undefined
}

async function executeVerb(step: Step): Promise<Twiml | undefined> {
  const act = VERBS.get(step.verb.name)
  if (act) return act(step)
  step.call.logError({
    code: 12200,
    url: step.twiml.url,
    message: `<${step.verb.name}> is not a verb the sandbox knows`,
  })
  return undefined
}

const VERBS = new Map<string, (step: Step) => Promise<Twiml | undefined>>([
  ['Say', speak],
  ['Play', speak],
  ['Pause', speak],
  ['Gather', gather],
  ['Record', recordCaller],
  ['Start', start],
  ['Connect', connect],
  ['Redirect', redirect],
  ['Hangup', hangUp],
  ['Reject', hangUp],
])

async function redirect({ call, twiml, verb }: Step): Promise<Twiml | undefined> {
  return fetchTwiml(call, {
    url: resolveUrl(twiml, textOf(verb)),
    method: methodAttribute(verb),
    parameters: {},
  })
}

async function hangUp({ call }: Step): Promise<undefined> {
  call.end('line')
}
