import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import ipaddr from 'ipaddr.js'
import { type Answers, NAMES, type Name } from './addresses.ts'

const TYPES = { A: 1, AAAA: 28 } as const
const HEADER_BYTES = 12
/** A DNS pointer from the answer to the name in the question. */
const SAME_NAME = 0xc00c

/** A UDP name server for the receivers' names, with a TTL of zero: the next look-up may get another answer. */
export async function openNameServer() {
  const asked = new Map<Name, number>()
  const socket = createSocket('udp4')
  socket.on('message', (query, { address, port }) => {
    const { name, type, end } = readQuestion(query)
    const found = addressesOf(name, type)
    socket.send(answer(query.subarray(0, end), found, type), port, address)
  })

  function addressesOf(name: string, type: number): readonly string[] | null {
    if (!isKnown(name)) return null
    const turns: readonly Answers[] = NAMES[name]
    const before = asked.get(name) ?? 0
    // Both address families are requested together: one look-up is counted by its A query.
    if (type === TYPES.A) asked.set(name, before + 1)
    const turn = turns[before % turns.length]
    if (type === TYPES.A) return turn?.a ?? []
    return type === TYPES.AAAA ? (turn?.aaaa ?? []) : []
  }

  socket.bind(53, '127.0.0.1')
  await once(socket, 'listening')
  return { asked, close: () => socket.close() }
}

function isKnown(name: string): name is Name {
  return Object.hasOwn(NAMES, name)
}

function readQuestion(query: Buffer): { name: string; type: number; end: number } {
  const labels: string[] = []
  let at = HEADER_BYTES
  for (let length = query[at] ?? 0; length > 0; length = query[at] ?? 0) {
    labels.push(query.toString('latin1', at + 1, at + 1 + length))
    at += 1 + length
  }
  return { name: labels.join('.').toLowerCase(), type: query.readUInt16BE(at + 1), end: at + 5 }
}

/** `found` is null when the name does not exist. */
function answer(question: Buffer, found: readonly string[] | null, type: number): Buffer {
  const head = Buffer.from(question)
  head.writeUInt16BE(found === null ? 0x8183 : 0x8180, 2)
  head.writeUInt16BE(found?.length ?? 0, 6)
  head.writeUInt32BE(0, 8)
  return Buffer.concat([head, ...(found ?? []).map((address) => record(address, type))])
}

function record(address: string, type: number): Buffer {
  const bytes = Buffer.from(ipaddr.parse(address).toByteArray())
  const head = Buffer.alloc(HEADER_BYTES)
  head.writeUInt16BE(SAME_NAME, 0)
  head.writeUInt16BE(type, 2)
  head.writeUInt16BE(1, 4)
  head.writeUInt16BE(bytes.length, 10)
  return Buffer.concat([head, bytes])
}
