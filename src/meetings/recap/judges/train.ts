import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { describeLeftOut } from './cross-validate.ts'
import { dialoguesBut } from './dialogues.ts'
import { teach } from './teach.ts'
import { packLearned, WEIGHTS_FILE } from './weights-file.ts'

/**
 * Fits what judges short meetings to the examples and writes it: the same examples give the same bytes. `--check` writes
 * nothing, and fails where the file is not what the examples give. `--judge` only prints how well meetings are judged that
 * were left out.
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
