import type { ServerResponse } from 'node:http'
import { pino } from 'pino'
import { readConfig } from '../../src/kernel/config/config.ts'
import { languageModels } from '../../src/providers/language-model/language-model.ts'
import { modelReceptionist } from '../../src/receptionist/model/model-receptionist.ts'
import { rulesReceptionist } from '../../src/receptionist/rules/rules-receptionist.ts'
import { PLUMBER, WEDNESDAY } from '../receptionist/play-call.ts'
import { streamingModel } from '../receptionist/streaming-model.ts'
import { quantile } from './quantile.ts'

/**
 * How long the first sentence of a model's reply waits in the harness: from the moment a streaming provider writes
 * its last token to the socket, until its first piece is given to the voice. Later tokens come slowly, so that a
 * harness that waits for more of the reply shows it.
 */
const TURNS = 400
const FIRST = ['Sorry ', 'to ', 'hear ', 'about ', 'your ', 'sink', '.']
const REST = [' May ', 'I ', 'have ', 'your ', 'name', '?']
const REST_TOKEN_MS = 30
/** Far shorter than any spoken greeting. */
const GREETING_MS = 1_000

let lastTokenAt = 0

const server = await streamingModel((response) => void stream(response))
const { model } = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'small' })
const desk = modelReceptionist(languageModels(model), {
  rules: rulesReceptionist(),
  log: pino({ level: 'silent' }),
  limits: { firstTokenMs: 5_000, turnMs: 10_000, maxTokens: 500 },
})

// As in production: a call is greeted before its first words come.
desk.greet(PLUMBER, WEDNESDAY, desk.begin(null))
await new Promise((resolve) => setTimeout(resolve, GREETING_MS))
const waits: number[] = []
for (let turn = 0; turn < TURNS; turn += 1) {
  let heardAt: number | undefined
  const stopped = new AbortController()
  const voice = {
    say: () => {
      heardAt ??= performance.now()
    },
    stopped: stopped.signal,
  }
  const said = { kind: 'speech', text: 'hi my kitchen sink is leaking' } as const
  await desk.hear(PLUMBER, desk.begin('+15128422671'), said, WEDNESDAY, voice)
  if (heardAt === undefined) throw new Error('nothing was said')
  waits.push(heardAt - lastTokenAt)
}
server.close()

const [cold = Number.NaN, ...warm] = waits
const at = (share: number) => quantile(warm, share).toFixed(1)
process.stdout.write(`first sentence after its last token: the process's first turn ${cold.toFixed(1)} ms; \
${warm.length} more: p50 ${at(0.5)}, p99 ${at(0.99)}, longest ${at(1)} ms\n`)

async function stream(response: ServerResponse): Promise<void> {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const token of FIRST) send(response, { content: token }, null)
  lastTokenAt = performance.now()
  for (const token of REST) {
    await new Promise((resolve) => setTimeout(resolve, REST_TOKEN_MS))
    send(response, { content: token }, null)
  }
  send(response, {}, 'stop')
  response.end('data: [DONE]\n\n')
}

function send(response: ServerResponse, delta: object, finishReason: string | null): void {
  const choices = [{ index: 0, delta, finish_reason: finishReason }]
  const about = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000 }
  response.write(`data: ${JSON.stringify({ ...about, model: 'small', choices })}\n\n`)
}
