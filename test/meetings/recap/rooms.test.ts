import { join } from 'node:path'
import { expect, test } from 'vitest'
import {
  builtinRecapWriter,
  builtinRecapWriterOf,
} from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { dialoguesBut } from '../../../src/meetings/recap/judges/dialogues.ts'
import { teach } from '../../../src/meetings/recap/judges/teach.ts'
import { readRooms } from '../../bench/recap/room.ts'
import { scoreRoom, sumScores } from '../../bench/recap/score-room.ts'

const OPEN_FOUND_SHARE = 0.8
const BENCH = join(import.meta.dirname, '../../bench/recap')

test('twenty short rooms: most of what was left open is found, and nothing put off is told as decided', async () => {
  const rooms = readRooms(join(BENCH, 'rooms'))
  const scores = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await builtinRecapWriter.write(room.input))),
  )
  const all = sumScores(scores)
  expect(rooms).toHaveLength(20)
  expect(all.openFound).toBeGreaterThanOrEqual(OPEN_FOUND_SHARE * all.open)
  expect(all.openWrong).toBeLessThanOrEqual(all.openListed / 10)
  expect(all.decisionsPutOff).toBe(0)
})

test('rooms of two authors nothing was learned from: most of what was left open is found', async () => {
  const authors = ['rooms-by-eighth-author', 'rooms-by-ninth-author']
  const rooms = authors.flatMap((author) => readRooms(join(BENCH, author)))
  const scores = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await builtinRecapWriter.write(room.input))),
  )
  const all = sumScores(scores)
  expect(rooms).toHaveLength(20)
  expect(all.openFound).toBeGreaterThanOrEqual(OPEN_FOUND_SHARE * all.open)
  expect(all.openWrong).toBeLessThanOrEqual(all.openListed / 3)
  expect(all.decisionsPutOff).toBe(0)
})

test('rooms of two authors, by what was learned without them: most of what was left open is found', async () => {
  const authors = ['rooms-by-fourth-author', 'rooms-by-fifth-author']
  const learned = teach(dialoguesBut(...authors))
  const writer = builtinRecapWriterOf(() => learned)
  const rooms = authors.flatMap((author) => readRooms(join(BENCH, author)))
  const scores = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await writer.write(room.input))),
  )
  const all = sumScores(scores)
  expect(rooms).toHaveLength(20)
  expect(all.openFound).toBeGreaterThanOrEqual(OPEN_FOUND_SHARE * all.open)
  expect(all.openWrong).toBeLessThanOrEqual(all.openListed / 3)
  expect(all.decisionsPutOff).toBe(0)
}, 300_000)
