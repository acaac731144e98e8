import { connect } from 'node:net'
import { PORT } from './service.ts'

/** 200 sockets at one byte a second: half are slow with the headers, half with the body. A closed one reconnects. */
const SOCKETS = 200
const [, , key = ''] = process.argv
const head = `POST /v1/lines HTTP/1.1\r\nhost: x\r\nauthorization: Bearer ${key}\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n`

function open(index: number) {
  const socket = connect(PORT, '127.0.0.1')
  socket.write(index % 2 === 0 ? head.slice(0, 60) : head)
  const timer = setInterval(() => socket.write('x'), 1_000)
  socket.on('error', () => undefined)
  socket.on('close', () => {
    clearInterval(timer)
    open(index)
  })
}

for (let index = 0; index < SOCKETS; index += 1) open(index)
