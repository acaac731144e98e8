import { url } from './service.ts'

/** Four senders of 200 MB bodies, each as fast as the service takes it, starting again as soon as it is refused. */
const SENDERS = 4
const BODY_BYTES = 200 * 1024 * 1024
const [, , key = ''] = process.argv
const chunk = Buffer.alloc(64 * 1024, 'x')

function body() {
  let left = BODY_BYTES
  return new ReadableStream({
    pull(controller) {
      if (left <= 0) return controller.close()
      left -= chunk.length
      controller.enqueue(chunk)
    },
  })
}

async function send() {
  const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/json' }
  for (;;) {
    const request = { method: 'POST', headers, body: body(), duplex: 'half' } as RequestInit
    await fetch(`${url}/v1/lines`, request).catch(() => undefined)
  }
}

for (let sender = 0; sender < SENDERS; sender += 1) void send()
