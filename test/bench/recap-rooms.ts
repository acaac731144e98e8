import { join } from 'node:path'
import { loadConfig } from '../../src/kernel/config/config.ts'
import { builtinRecapWriter } from '../../src/meetings/recap/builtin-recap-writer.ts'
import { recapWriter } from '../../src/meetings/recap/choose-recap-writer.ts'
import { readRooms } from './recap/room.ts'
import { scoreRoom, sumScores } from './recap/score-room.ts'

/** What recaps of short rooms find of what their authors marked, for the built-in engine and the one configured. */
const rooms = readRooms(join(import.meta.dirname, 'recap/rooms'))

for (const writer of new Set([builtinRecapWriter, await recapWriter(loadConfig())])) {
  const recaps = await Promise.all(
    rooms.map(async (room) => scoreRoom(room, await writer.write(room.input))),
  )
  const all = sumScores(recaps)
  process.stdout.write(`${writer.engine}, ${rooms.length} rooms
open questions: ${all.openFound} of ${all.open} found, ${all.openWrong} of ${all.openListed} listed are none
decisions: ${all.decidedFound} of ${all.decided} found, ${all.decisionsWrong} of ${all.decisionsListed} listed are none, ${all.decisionsPutOff} put off
`)
}
