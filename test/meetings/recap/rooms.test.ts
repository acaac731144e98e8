import { join } from 'node:path'
import { expect, test } from 'vitest'
import { builtinRecapWriter } from '../../../src/meetings/recap/builtin-recap-writer.ts'
import { readRooms } from '../../bench/recap/room.ts'
import { scoreRoom, sumScores } from '../../bench/recap/score-room.ts'

const OPEN_FOUND_SHARE = 0.8

test('twenty short rooms: most of what was left open is found, and nothing put off is told as decided', async () => {
  const rooms = readRooms(join(import.meta.dirname, '../../bench/recap/rooms'))
  const scores = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await builtinRecapWriter.write(room.input))),
  )
  const all = sumScores(scores)
  expect(rooms).toHaveLength(20)
  expect(all.openFound).toBeGreaterThanOrEqual(OPEN_FOUND_SHARE * all.open)
  expect(all.openWrong).toBeLessThanOrEqual(all.openListed / 10)
  expect(all.decisionsPutOff).toBe(0)
})

test('rooms of an author who had not seen the engine: most of what was left open is found', async () => {
  const rooms = readRooms(join(import.meta.dirname, '../../bench/recap/rooms-by-others'))
  const scores = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await builtinRecapWriter.write(room.input))),
  )
  const all = sumScores(scores)
  expect(rooms).toHaveLength(20)
  expect(all.openFound).toBeGreaterThanOrEqual(OPEN_FOUND_SHARE * all.open)
  expect(all.decisionsPutOff).toBe(0)
})
