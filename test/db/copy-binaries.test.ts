import { chmod, mkdir, mkdtemp, readlink, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { copyBinaries } from '../../src/platform/db/embedded/copy-binaries.ts'

const LINKS = [{ path: 'lib/libpq.so', pointsTo: 'libpq.so.5.18' }]
let folder: string
let native: string
let place: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'frontdesk-copy-'))
  native = join(folder, 'native')
  place = join(folder, 'copy')
  await mkdir(join(native, 'bin'), { recursive: true, mode: 0o700 })
  await mkdir(join(native, 'lib'), { mode: 0o700 })
  await writeFile(join(native, 'bin', 'postgres'), 'program', { mode: 0o700 })
  await writeFile(join(native, 'lib', 'libpq.so.5.18'), 'library', { mode: 0o600 })
})

afterEach(async () => {
  await rm(folder, { recursive: true })
})

test('a copy has the links npm does not carry, and everybody may run it', async () => {
  await copyBinaries(native, LINKS, place)
  expect(await readlink(join(place, 'lib', 'libpq.so'))).toBe('libpq.so.5.18')
  expect(await modeOf('bin/postgres')).toBe(0o755)
  expect(await modeOf('lib/libpq.so')).toBe(0o644)
  expect(await modeOf('lib')).toBe(0o755)
})

test('a whole copy is kept, one with a hole is made anew', async () => {
  await copyBinaries(native, LINKS, place)
  const { ino } = await stat(place)
  await copyBinaries(native, LINKS, place)
  expect((await stat(place)).ino).toBe(ino)

  await rm(join(place, 'lib', 'libpq.so.5.18'))
  await copyBinaries(native, LINKS, place)
  expect(await modeOf('lib/libpq.so.5.18')).toBe(0o644)
})

test('two processes that copy at once leave one whole copy', async () => {
  await Promise.all([1, 2, 3].map(() => copyBinaries(native, LINKS, place)))
  expect(await modeOf('lib/libpq.so')).toBe(0o644)
})

test('a folder that others may write to is not trusted', async () => {
  await copyBinaries(native, LINKS, place)
  await chmod(place, 0o777)
  await expect(copyBinaries(native, LINKS, place)).rejects.toThrow('not ours to use')
})

async function modeOf(path: string): Promise<number> {
  return (await stat(join(place, path))).mode & 0o777
}
