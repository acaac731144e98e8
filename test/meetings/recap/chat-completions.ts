import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenAnywhere } from '../../support/listen.ts'

export type ChatRequest = {
  model: string
  messages: { role: string; content: string }[]
  response_format?: { type: string; json_schema?: { schema: object } }
}

/** What a model says, or what its server does instead of answering. */
export type Reply = string | ((response: ServerResponse) => void)

/** A server of one's own that speaks OpenAI's chat completions and says the given replies in turn. */
export async function chatCompletions(...replies: Reply[]) {
  const requests: ChatRequest[] = []
  const server = createServer(async (request, response) => {
    if (request.method !== 'POST' || request.url !== '/v1/chat/completions') {
      response.writeHead(404).end()
      return
    }
    const asked = (await json(request)) as ChatRequest
    requests.push(asked)
    const reply = replies[Math.min(requests.length, replies.length) - 1] ?? ''
    if (typeof reply === 'function') reply(response)
    else response.setHeader('content-type', 'application/json').end(completion(asked.model, reply))
  })
  const url = await listenAnywhere(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `${url}/v1`, requests, close }
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
