import { readFileSync, writeFileSync } from 'node:fs'
import { main } from 'assemblyscript/asc'

/**
 * Compiles the encoder's arithmetic. The source is not named `.ts`, though the compiler expects that, because
 * TypeScript and Biome would then check it.
 */
const FOLDER = 'src/receptionist/sentences'
const SOURCE = 'ops/kernel.as'
const ENTRY = 'kernel.ts'

const flags =
  '--enable simd --enable relaxed-simd --runtime stub --importMemory --noAssert -O3 --use abort='
const { error, stderr } = await main([ENTRY, ...flags.split(' '), '--outFile', 'kernel.wasm'], {
  readFile: (name) => (name === ENTRY ? readFileSync(SOURCE, 'utf8') : null),
  writeFile: (name, contents) => writeFileSync(`${FOLDER}/${name}`, contents),
  listFiles: () => [],
})
if (error) {
  process.stderr.write(stderr.toString())
  process.exitCode = 1
}
