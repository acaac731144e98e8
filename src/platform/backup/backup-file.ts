import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream } from 'node:fs'
import { open, rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { Part } from './backup-contents.ts'
import { BackupError } from './backup-error.ts'

/**
 * A backup on disk: one line that names the format, then gzipped frames. A frame is its kind (one byte), the length of
 * its body (four bytes, big-endian) and the body; the last one is the SHA-256 of all bytes before it.
 */
const FIRST_LINE = Buffer.from('frontdesk-backup 1\n')
const HEAD_BYTES = 5
/** More than any frame we write, so a damaged length is detected. */
const BODY_BYTES_MAX = 64 * 1_024 * 1_024

const KINDS = { json: 'J', data: 'D', end: 'E' } as const
/** `json`: describes what follows. `data`: a piece of a table in COPY format. */
export type Frame = { kind: 'json'; value: Part } | { kind: 'data'; bytes: Buffer }

/**
 * Writes a file that only its owner may read. It gets its name only when it is complete and on disk.
 * @throws {BackupError} if the file already exists
 */
export async function writeFrames(file: string, frames: AsyncIterable<Frame>): Promise<void> {
  const draft = `${file}.partial`
  await refuseExisting(file)
  await rm(draft, { force: true })
  const out = createWriteStream(draft, { mode: 0o600, flags: 'wx', flush: true })
  try {
    out.write(FIRST_LINE)
    await pipeline(Readable.from(encode(frames)), createGzip(), out)
    await rename(draft, file)
  } finally {
    await rm(draft, { force: true })
  }
}

async function refuseExisting(file: string): Promise<void> {
  const found = await open(file).catch(() => undefined)
  await found?.close()
  if (found) throw new BackupError(`${file} is there already; name another file.`)
}

async function* encode(frames: AsyncIterable<Frame>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  for await (const frame of frames) {
    const body = frame.kind === 'json' ? Buffer.from(JSON.stringify(frame.value)) : frame.bytes
    const bytes = Buffer.concat([head(KINDS[frame.kind], body.length), body])
    hash.update(bytes)
    yield bytes
  }
  const sum = hash.digest()
  yield Buffer.concat([head(KINDS.end, sum.length), sum])
}

function head(kind: string, length: number): Buffer {
  const bytes = Buffer.alloc(HEAD_BYTES)
  bytes.write(kind, 0, 'latin1')
  bytes.writeUInt32BE(length, 1)
  return bytes
}

/**
 * Yields the frames of a file. The checksum is verified only after the last frame.
 * @throws {BackupError} if the file is not a backup, or has another format, or is cut short or changed
 */
export async function* readFrames(file: string): AsyncGenerator<Frame> {
  await checkFirstLine(file)
  const hash = createHash('sha256')
  for await (const { kind, body, bytes } of split(file)) {
    if (kind === KINDS.end) {
      if (hash.digest().equals(body)) return
      break
    }
    hash.update(bytes)
    if (kind === KINDS.json) yield { kind: 'json', value: partIn(body, file) }
    else if (kind === KINDS.data) yield { kind: 'data', bytes: body }
    else break
  }
  throw damaged(file)
}

/** Damaged bytes may decompress to something that is not a valid part, before the checksum is checked. */
function partIn(body: Buffer, file: string): Part {
  try {
    return Part.parse(JSON.parse(body.toString()))
  } catch {
    throw damaged(file)
  }
}

async function checkFirstLine(file: string): Promise<void> {
  const handle = await open(file).catch(() => {
    throw new BackupError(`${file} cannot be read.`)
  })
  try {
    const { buffer } = await handle.read(Buffer.alloc(FIRST_LINE.length), 0, FIRST_LINE.length, 0)
    if (buffer.equals(FIRST_LINE)) return
    const isOurs = buffer.toString('latin1').startsWith('frontdesk-backup ')
    const why = isOurs ? 'a backup of a format that this release does not know' : 'no backup'
    throw new BackupError(`${file} is ${why}.`)
  } finally {
    await handle.close()
  }
}

async function* split(file: string) {
  let rest: Buffer = Buffer.alloc(0)
  try {
    for await (const chunk of inflated(file)) {
      rest = Buffer.concat([rest, chunk])
      let end = endOfFrame(rest, file)
      while (end > 0) {
        const bytes = rest.subarray(0, end)
        yield { kind: bytes.toString('latin1', 0, 1), body: bytes.subarray(HEAD_BYTES), bytes }
        rest = rest.subarray(end)
        end = endOfFrame(rest, file)
      }
    }
  } catch (error) {
    // zlib's messages about damaged bytes do not help an operator.
    const { code = '' } = error as NodeJS.ErrnoException
    throw code.startsWith('Z_') ? damaged(file) : error
  }
}

function inflated(file: string): AsyncIterable<Buffer> {
  const source = createReadStream(file, { start: FIRST_LINE.length })
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  return source.pipe(gunzip)
}

/** Where the first frame ends; 0 if it is incomplete. */
function endOfFrame(bytes: Buffer, file: string): number {
  if (bytes.length < HEAD_BYTES) return 0
  const length = bytes.readUInt32BE(1)
  if (length > BODY_BYTES_MAX) throw damaged(file)
  return bytes.length >= HEAD_BYTES + length ? HEAD_BYTES + length : 0
}

function damaged(file: string): BackupError {
  return new BackupError(`${file} is damaged: it was cut short or changed after it was written.`)
}
