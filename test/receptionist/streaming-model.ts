import { createServer, type ServerResponse } from 'node:http'
import { json } from 'node:stream/consumers'
import { listenAnywhere } from '../support/listen.ts'

export type ChatRequest = {
  model: string
  stream: boolean
  messages: { role: string; content: string; tool_calls?: object[] }[]
  tools: { function: { name: string; parameters: object } }[]
}

/** What a model streams, or what its server does instead. */
export type Reply = (response: ServerResponse) => void

/** A local server with OpenAI's streamed chat completions that gives the replies in turn, then repeats the last. */
export async function streamingModel(...replies: Reply[]) {
  const requests: ChatRequest[] = []
  const server = createServer(async (request, response) => {
    requests.push((await json(request)) as ChatRequest)
    replies[Math.min(requests.length, replies.length) - 1]?.(response)
  })
  const url = await listenAnywhere(server)
  const close = () => {
    server.closeAllConnections()
    server.close()
  }
  return { url: `${url}/v1`, requests, replies, close }
}

/** Words, one chunk per piece, then the tool calls. */
export function says(words: string | string[], ...calls: [name: string, args: unknown][]): Reply {
  return (response) => {
    begin(response, [words].flat())
    for (const [index, [name, args]] of calls.entries()) sendCall(response, index, name, args)
    chunk(response, {}, calls.length > 0 ? 'tool_calls' : 'stop')
    response.end('data: [DONE]\n\n')
  }
}

/** Words, and then nothing more, while the stream stays open. */
export function stallsAfter(...words: string[]): Reply {
  return (response) => begin(response, words)
}

export function slowly(reply: Reply, afterMs: number): Reply {
  return (response) => {
    setTimeout(() => reply(response), afterMs)
  }
}

/** Sends the body unchanged and ends the response. */
export function sends(status: number, body: string): Reply {
  return (response) => {
    response.writeHead(status, { 'content-type': 'text/event-stream' }).end(body)
  }
}

function begin(response: ServerResponse, words: readonly string[]) {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  for (const content of words) chunk(response, { role: 'assistant', content })
}

/** Sends the arguments in pieces, as a model does; a string is sent unchanged. */
function sendCall(response: ServerResponse, index: number, name: string, args: unknown) {
  const written = typeof args === 'string' ? args : JSON.stringify(args)
  const half = Math.ceil(written.length / 2)
  const call = (part: object) => chunk(response, { tool_calls: [{ index, ...part }] })
  call({ id: `call_${index}`, type: 'function', function: { name, arguments: '' } })
  call({ function: { arguments: written.slice(0, half) } })
  call({ function: { arguments: written.slice(half) } })
}

function chunk(response: ServerResponse, delta: object, finishReason: string | null = null) {
  const choice = { index: 0, delta, finish_reason: finishReason }
  const about = { id: 'chatcmpl-1', object: 'chat.completion.chunk', created: 1_795_000_000 }
  response.write(`data: ${JSON.stringify({ ...about, model: 'small', choices: [choice] })}\n\n`)
}
