import { connect } from 'node:net'

export type RawAnswer = { status: number; headers: Record<string, string>; body: string }

/**
 * Writes the parts unchanged to a new connection and reads until the server closes it, to send what a well-behaved
 * client cannot. The server must be asked to close (`Connection: close`) or do so by itself.
 */
export function sendRaw(baseUrl: string, parts: Iterable<string | Buffer>): Promise<RawAnswer> {
  const { hostname, port } = new URL(baseUrl)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname)
    const chunks: Buffer[] = []
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', (error) => {
      // A server that closes during an upload resets the connection; the response received before counts.
      if (chunks.length === 0) reject(error)
    })
    socket.on('close', () => resolve(readAnswer(Buffer.concat(chunks).toString())))
    socket.on('connect', () => {
      for (const part of parts) socket.write(part)
    })
  })
}

/** The head of a request under `/v1`, with these headers. */
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
