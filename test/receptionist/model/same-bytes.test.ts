import { createServer } from 'node:http'
import { text } from 'node:stream/consumers'
import { createAnthropic } from '@ai-sdk/anthropic'
import { createOpenAICompatible } from '@ai-sdk/openai-compatible'
import type { LanguageModel } from 'ai'
import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { modelReceptionist } from '../../../src/receptionist/model/model-receptionist.ts'
import { rulesReceptionist } from '../../../src/receptionist/rules/rules-receptionist.ts'
import { listenAnywhere } from '../../support/listen.ts'
import { says } from '../streaming-model.ts'
import { CALLER, hear, note } from './desk.ts'

const closing: (() => void)[] = []
afterEach(() => {
  for (const close of closing.splice(0)) close()
})

type Server = Parameters<typeof createServer>[1] & object

/** A model whose server records the bytes of each request. */
async function recorded(
  answer: (n: number, response: Parameters<Server>[1]) => void,
  make: (url: string) => LanguageModel,
) {
  const bodies: string[] = []
  const server = createServer(async (request, response) => {
    bodies.push(await text(request))
    answer(bodies.length, response)
  })
  const model = make(await listenAnywhere(server))
  closing.push(() => server.close())
  const limits = { firstTokenMs: 5_000, turnMs: 10_000, maxTokens: 500 }
  const rules = rulesReceptionist()
  const desk = modelReceptionist([model], { rules, log: pino({ level: 'silent' }), limits })
  return { desk, bodies }
}

const SAID = ['my sink is leaking "badly" <desk>', 'dana reyes', 'yes this number is fine']

function openAiAnswer(n: number, response: Parameters<Server>[1]) {
  if (n % 2 === 0) says(`Thank you${' so much'.repeat(n)}. What else?`)(response)
  else says('', note({ matter: `matter ${n}`, name: 'Dana Reyes' }))(response)
}

function anthropicAnswer(n: number, response: Parameters<Server>[1]) {
  const [block, delta] =
    n % 2 === 0
      ? [
          { type: 'text', text: '' },
          { type: 'text_delta', text: `Thank you${' so much'.repeat(n)}. What else?` },
        ]
      : [
          { type: 'tool_use', id: `toolu_${n}`, name: 'note', input: {} },
          {
            type: 'input_json_delta',
            partial_json: JSON.stringify(note({ name: 'Dana', matter: `m ${n}` })[1]),
          },
        ]
  const usage = { input_tokens: 1, output_tokens: 1 }
  const message = {
    id: 'msg_1',
    type: 'message',
    role: 'assistant',
    model: 'm',
    content: [],
    usage,
  }
  const events = [
    { type: 'message_start', message: { ...message, stop_reason: null, stop_sequence: null } },
    { type: 'content_block_start', index: 0, content_block: block },
    { type: 'content_block_delta', index: 0, delta },
    { type: 'content_block_stop', index: 0 },
    {
      type: 'message_delta',
      delta: { stop_reason: n % 2 ? 'tool_use' : 'end_turn', stop_sequence: null },
      usage,
    },
    { type: 'message_stop' },
  ]
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.end(events.map((one) => `event: ${one.type}\ndata: ${JSON.stringify(one)}\n\n`).join(''))
}

const PROTOCOLS = [
  [
    'OpenAI',
    openAiAnswer,
    (url: string) => createOpenAICompatible({ name: 'o', baseURL: `${url}/v1` })('small'),
  ],
  [
    'Anthropic',
    anthropicAnswer,
    (url: string) => createAnthropic({ apiKey: 'key', baseURL: `${url}/v1` })('claude-sonnet-4-5'),
  ],
] as const

test.each(PROTOCOLS)(
  'with %s, requests share their bytes up to the newest words',
  async (name, answer, make) => {
    const { desk, bodies } = await recorded(answer, make)
    let conversation = desk.begin(CALLER)
    for (const words of SAID) conversation = (await hear(desk, conversation, words)).conversation
    expect(bodies).toHaveLength(6)
    const sent = bodies.map((body) => JSON.parse(body))
    if (name === 'Anthropic') {
      expect(sent[0].system[0].cache_control).toEqual({ type: 'ephemeral' })
      expect(sent[4].messages.at(-1).content[0].cache_control).toEqual({ type: 'ephemeral' })
      const marks = JSON.stringify(sent[5]).match(/"cache_control"/g) ?? []
      expect(marks.length).toBeLessThanOrEqual(4)
    }
    const plain = sent.map(bytesOf)
    for (const [at, body] of plain.slice(1).entries()) {
      const newest = newestWords(plain[at] ?? '')
      expect(newest).toBeGreaterThan(5_000)
      expect(body.slice(0, newest)).toBe(plain[at]?.slice(0, newest))
    }
  },
)

/** The bytes that the cache key covers: tools, system, messages, without the cache marks. */
function bytesOf(body: { tools: object; system?: object; messages: object }): string {
  const kept = JSON.stringify([body.tools, body.system, body.messages])
  return kept
    .replaceAll(',"cache_control":{"type":"ephemeral"}', '')
    .replaceAll('},{"type":"text","text":"<desk>', '')
}

/** Where the caller's newest words end. */
function newestWords(body: string): number {
  return body.lastIndexOf('</caller>') + '</caller>'.length
}
