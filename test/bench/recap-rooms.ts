import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { loadConfig } from '../../src/kernel/config/config.ts'
import {
  builtinRecapWriter,
  builtinRecapWriterOf,
} from '../../src/meetings/recap/builtin-recap-writer.ts'
import { recapWriter } from '../../src/meetings/recap/choose-recap-writer.ts'
import { dialoguesBut } from '../../src/meetings/recap/judges/dialogues.ts'
import { teach } from '../../src/meetings/recap/judges/teach.ts'
import type { RecapWriter } from '../../src/meetings/recap/recap-writer.ts'
import { readRooms } from './recap/room.ts'
import { type RoomScore, scoreRoom, sumScores } from './recap/score-room.ts'

/**
 * How much of what authors marked in short rooms do recaps find? Runs the built-in engine and the configured one on
 * all folders of rooms, or those named. `--left-out` judges each author's rooms with an engine trained without them;
 * only that result says something about other rooms.
 */
const { values, positionals } = parseArgs({
  options: { 'left-out': { type: 'boolean', default: false } },
  allowPositionals: true,
})
const beside = join(import.meta.dirname, 'recap')
const folders = positionals.length > 0 ? positionals : known()

if (values['left-out']) {
  await report('builtin, taught without the author', (folder) => {
    const learned = teach(dialoguesBut(folder))
    return builtinRecapWriterOf(() => learned)
  })
} else {
  for (const writer of new Set([builtinRecapWriter, await recapWriter(loadConfig())])) {
    await report(writer.engine, () => writer)
  }
}

async function report(engine: string, writerFor: (folder: string) => RecapWriter): Promise<void> {
  const scores: RoomScore[] = []
  for (const folder of folders) {
    const rooms = readRooms(join(beside, folder))
    const writer = writerFor(folder)
    const own = await Promise.all(
      rooms.map(async (room) => scoreRoom(room, await writer.write(room.input))),
    )
    print(`${engine}, ${folder}`, own)
    scores.push(...own)
  }
  print(`${engine}, all`, scores)
}

function print(title: string, scores: readonly RoomScore[]): void {
  const all = sumScores(scores)
  process.stdout.write(`${title}: ${scores.length} rooms
open questions: ${all.openFound} of ${all.open} found, ${all.openWrong} of ${all.openListed} listed are none
decisions: ${all.decidedFound} of ${all.decided} found, ${all.decisionsWrong} of ${all.decisionsListed} listed are none, ${all.decisionsPutOff} put off
`)
}

function known(): string[] {
  return readdirSync(beside).filter((name) => name.startsWith('rooms'))
}
