import { pino } from 'pino'
import { afterEach, expect, test } from 'vitest'
import { checkModel } from '../../../gateways/cli/model-check.ts'
import { readConfig } from '../../../src/kernel/config/config.ts'
import { type ChatRequest, type Reply, says, sends, streamingModel } from '../streaming-model.ts'
import { note } from './desk.ts'

const opened: { close: () => void }[] = []
afterEach(() => {
  for (const server of opened.splice(0)) server.close()
})

const RECAP = {
  language: 'en',
  summary: 'Ana and Ben take the second supplier.',
  decisions: [],
  openQuestions: [],
  actionItems: [
    {
      text: 'Call the supplier.',
      owner: 'Ben',
      due: 'on Monday',
      segments: [2],
      quote: 'I will call them',
    },
  ],
}

/** A chat completion that is not streamed. */
function answers(content: object): Reply {
  const message = { role: 'assistant', content: JSON.stringify(content) }
  const choices = [{ index: 0, message, finish_reason: 'stop' }]
  const body = { id: 'c', object: 'chat.completion', created: 1, model: 'small', choices }
  return (response) =>
    response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
}

async function check(replies: Reply[]) {
  const server = await streamingModel(...replies)
  opened.push(server)
  const lines: string[] = []
  const config = readConfig({ OPENAI_BASE_URL: server.url, MODEL: 'small' })
  const works = await checkModel(config, pino({ level: 'silent' }), (line) => lines.push(line))
  return { works, lines: lines.join('\n'), requests: server.requests as ChatRequest[] }
}

test('a model that works is said to work, with how long its first words took', async () => {
  const { works, lines } = await check([
    says("It's $89. May I have your name?", note({ matter: 'water heater leaks' })),
    says('Thanks, Dana. Is that all?', note({ name: 'Dana Reyes', phone: '+15128422671' })),
    says("I'll pass it on. Goodbye.", ['end_call', { reason: 'done' }]),
    answers(RECAP),
    answers({ lines: [{ line: 1, said: 'Ben calls them on Monday.', stands: true }] }),
  ])
  expect(works).toBe(true)
  expect(lines).toMatch(/first words after \d+ ms/)
  expect(lines).toMatch(/call: +works.*\nrecap: +works/)
  expect(lines).not.toContain('failure')
})

test('one that does not is told with its status, and no model at all with what to set', async () => {
  const { works, lines } = await check([sends(401, '{"error":{"message":"no such key"}}')])
  expect(works).toBe(false)
  expect(lines).toContain('"status":401')
  const none = checkModel(readConfig({}), pino({ level: 'silent' }), () => {})
  await expect(none).rejects.toThrow('No model is set')
})
