import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { carrierOf } from '../support/carrier-requests.ts'
import type { Dice } from './dice.ts'
import { mutated, oddText, written } from './odd.ts'
import type { Site } from './site.ts'
import { JSON_TYPE } from './wire.ts'

/** A call's frames, or a page's turns, in order; `what` describes it in a failure. */
export type Talk = {
  callSid: string
  isTest: boolean
  isSetUp: boolean
  frames: Buffer[]
  isBinary: boolean
  hear: object[]
}

const FRAMES_MAX = 14

export function talkOf(dice: Dice): Talk {
  const callSid = `CA${String(dice.upTo(999_999_999)).padStart(32, 'f')}`
  const frames = Array.from({ length: dice.upTo(FRAMES_MAX) }, () => frameOf(dice))
  const turns = [{ say: oddText(dice) }, { interrupt: oddText(dice) }, { silence: true }]
  const hear = Array.from({ length: dice.upTo(4) }, () => dice.pick(turns))
  const isSetUp = !dice.oneIn(12)
  return { callSid, isTest: dice.oneIn(6), isSetUp, frames, isBinary: dice.oneIn(4), hear }
}

function frameOf(dice: Dice): Buffer {
  const good = dice.pick([
    {
      type: 'prompt',
      voicePrompt: dice.pick(SAID),
      lang: dice.pick(['en-US', 'es-US', 'xx', '']),
      last: !dice.oneIn(6),
    },
    { type: 'prompt', voicePrompt: oddText(dice), lang: oddText(dice), last: true },
    { type: 'dtmf', digit: dice.pick(['1', '0', '#', '*', 'A', '', oddText(dice)]) },
    { type: 'interrupt', utteranceUntilInterrupt: oddText(dice), durationUntilInterruptMs: '460' },
    { type: 'info', name: 'agentSpeaking', value: dice.pick(['on', 'off']) },
    { type: 'error', description: oddText(dice) },
  ])
  return written(dice, dice.oneIn(3) ? mutated(dice, good) : good)
}

const SAID = [
  'hello',
  'My name is Ana Ruiz',
  'My number is 512 842 0193',
  'When are you open?',
  'Please call me back',
  'No',
  'Yes',
  'Goodbye',
  'Is it urgent? There is water everywhere',
  'Hablo español',
  'oh '.repeat(600),
]

/** Closed by either end, or by us for bad UTF-8, no token or too large a frame; 1011 would be our fault. */
const IN_ORDER = new Set([1000, 1005, 1006, 1007, 1008, 1009])
const QUIET_MS = 120

/** Rings, opens the socket, sends all frames, hangs up. @throws when the line fails on our side */
export async function callByVoice(
  { world, number, testNumber, own }: Site,
  talk: Talk,
): Promise<number> {
  const { callSid, isTest, frames } = talk
  const carrier = carrierOf(world.app)
  const ringing = { CallSid: callSid, From: '+13105550000', To: isTest ? testNumber : number }
  const answers = [await carrier.post('/voice/incoming', ringing)]
  if (isTest)
    answers.push(await carrier.post('/voice/test-code', { ...ringing, Digits: own.testCode }))
  const relay = await carrier.relay()
  const { raw } = relay
  raw.on('error', () => undefined)
  let closedWith = 0
  const closed = once(raw, 'close').then(([code]) => {
    closedWith = Number(code)
  })
  const isConnected = (await Promise.all(answers.map((answer) => answer.text()))).some((twiml) =>
    twiml.includes('<ConversationRelay'),
  )
  if (talk.isSetUp && isConnected) relay.send({ type: 'setup', callSid })
  for (const frame of frames) {
    if (raw.readyState === raw.OPEN) raw.send(frame, { binary: talk.isBinary })
  }
  const endsItself = relay.frames.some(({ type }) => type === 'end')
  if (!endsItself) await Promise.race([closed, wait(QUIET_MS)])
  relay.close()
  await Promise.race([closed, wait(5_000)])
  const ended = { ...ringing, CallStatus: 'completed', CallDuration: '9' }
  answers.push(await carrier.post('/voice/relay-ended', { ...ended, SessionStatus: 'completed' }))
  answers.push(await carrier.post('/webhooks/twilio/status', ended))
  const failed = answers.find(({ status }) => status >= 500)
  if (failed) throw new Error(`the carrier was answered ${failed.status}`)
  if (!IN_ORDER.has(closedWith)) throw new Error(`the socket was closed with ${closedWith}`)
  return answers.length + frames.length
}

/** The test call page, used as its script does. @throws on a 5xx */
export async function callByPage({ world, own }: Site, { hear }: Talk): Promise<number> {
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${world.url}/hear/${own.hearLink}${path}`, {
      method: 'POST',
      headers: JSON_TYPE,
      body: JSON.stringify(body),
    })
    if (answer.status >= 500) throw new Error(`${path} answered ${answer.status}`)
    return (await answer.json()) as { call?: string }
  }
  const { call } = await post('/calls', {})
  for (const turn of hear) await post('/turns', { call: call ?? 'x', ...turn })
  await post('/hang-up', { call: call ?? 'x' })
  return hear.length + 2
}
