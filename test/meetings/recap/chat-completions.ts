import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenAnywhere } from '../../support/listen.ts'

export type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { name: string; schema: object } }
}

/** A model's answer, or what its server does instead. */
export type Reply = string | ((response: ServerResponse) => void)

const nothing: Reply = (response) => response.writeHead(400).end('{}')

/**
 * A local server with OpenAI's chat completions that gives the replies in turn, then repeats the last; for the check
 * of a recap's lines it gives `checks`.
 */
export async function chatCompletions(replies: Reply[], checks: Reply[] = [nothing]) {
  const requests: ChatRequest[] = []
  const checked: ChatRequest[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end()
      return
    }
    const asked = (await json(request)) as ChatRequest
    const isCheck = asked.response_format?.json_schema?.name === 'check'
    const [before, turns] = isCheck ? [checked, checks] : [requests, replies]
    before.push(asked)
    const reply = turns[Math.min(before.length, turns.length) - 1] ?? ''
    if (typeof reply === 'function') reply(response)
    else response.setHeader('content-type', 'application/json').end(completion(asked.model, reply))
  })
  const url = await listenAnywhere(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `${url}/v1`, requests, checked, close }
}

function completion(model: string, content: string) {
  return JSON.stringify({
    id: 'chatcmpl-1',
    object: 'chat.completion',
    created: 1_795_000_000,
    model,
    choices: [{ index: 0, message: { role: 'assistant', content }, finish_reason: 'stop' }],
    usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
  })
}
