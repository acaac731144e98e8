import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeLeftOut } from './cross-validate.ts'
import { dialoguesBut } from './dialogues.ts'
import { teach } from './teach.ts'
import { packLearned, WEIGHTS_FILE } from './weights-file.ts'

/**
 * Trains on the examples and writes the file: the same examples give the same bytes. `--check` writes nothing and
 * fails if the file is out of date. `--judge` only prints the quality on left-out meetings.
 */
const { values } = parseArgs({
  options: {
    judge: { type: 'boolean', default: false },
    check: { type: 'boolean', default: false },
  },
})
const dialogues = dialoguesBut()

if (values.judge) print(describeLeftOut(dialogues))
else {
  const text = packLearned(teach(dialogues))
  if (!values.check) writeFileSync(WEIGHTS_FILE, text)
  else if (!existsSync(WEIGHTS_FILE) || readFileSync(WEIGHTS_FILE, 'utf8') !== text) {
    print('the weights that judge meetings are not what the examples give; run npm run train')
    process.exitCode = 1
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`)
}
