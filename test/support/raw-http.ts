import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Writes the parts to a connection of its own, as they are, and reads until the server closes it: for what a
 * well-behaved client cannot send. The server must be asked to close (`Connection: close`) or do it by itself.
 */
export function sendRaw(baseUrl: string, parts: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error) => {
      // A server that hangs up on an upload resets it; the answer that came before is what counts.
      if (chunks.length === 0) reject(error)
    })
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())))
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
  })
}

/** The head of a request under `/v1`, with a good key and whatever else is wished. */
export function requestHead(
  method: string,
  path: string,
  headers: Record<string, string | number>,
): string {
  const lines = Object.entries({ host: 'localhost', ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  )
  return `${method} /v1${path} HTTP/1.1\r\n${lines.join('')}\r\n`
}

function readAnswer(text: string): RawAnswer {
  const [head = '', ...body] = text.split('\r\n\r\n')
  const [first = '', ...lines] = head.split('\r\n')
  const headers = lines.map((line) => {
    const [name = '', ...value] = line.split(': ')
    return [name.toLowerCase(), value.join(': ')]
  })
  return {
    status: Number(first.split(' ')[1]),
    headers: Object.fromEntries(headers),
    body: body.join('\r\n\r\n'),
  }
}
