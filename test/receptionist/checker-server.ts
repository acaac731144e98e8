import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { readConfig } from '../../src/kernel/config/config.ts'
import { talkModels } from '../../src/providers/language-model/language-model.ts'
import { listenAnywhere } from '../support/listen.ts'

/** A checker's answer to a sentence, both at first and about its objection; or the HTTP status it fails with. */
export type CheckerAnswer = (
  sentence: string,
  isObjection: boolean,
) => string | number | Promise<string | number>

/** A local checker server. Close it after the test. */
export async function checkerThat(answer: CheckerAnswer) {
  const asked: { sentence: string; prompt: string; isObjection: boolean }[] = []
  const server = createServer(async (request, response) => {
    const { messages } = (await json(request)) as { messages: { content: string }[] }
    const prompt = String(messages.at(-1)?.content)
    const sentence = /<sentence>(.*)<\/sentence>/s.exec(prompt)?.[1] ?? ''
    const isObjection = prompt.includes('<objection>')
    asked.push({ sentence, prompt, isObjection })
    const given = await answer(sentence, isObjection)
    const status = typeof given === 'number' ? given : 200
    response.writeHead(status, { 'content-type': 'application/json' })
    const message = { role: 'assistant', content: given }
    response.end(
      JSON.stringify({ id: '1', choices: [{ index: 0, message, finish_reason: 'stop' }] }),
    )
  })
  const url = await listenAnywhere(server)
  const settings = { OPENAI_BASE_URL: `${url}/v1`, MODEL: 'large', MODEL_CHECKER: 'small' }
  const { checker } = talkModels(readConfig(settings).model)
  if (checker === undefined) throw new Error('no checker')
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { checker, asked, close }
}
