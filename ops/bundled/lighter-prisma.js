import { readFile, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/**
 * Prisma keeps 20 MB in memory that are not needed: its query compiler as base64, twice, and the possible queries of
 * each table as three thousand mostly empty arrays. Here the compiler is a file that is read once, and each table's
 * part is read when first used. @param folder where the bundle is made
 */
export function lighterPrisma(folder) {
  return {
    name: 'what Prisma keeps in memory for nothing',
    setup(build) {
      build.onLoad({ filter: /\/query_compiler_\w+\.postgresql\.wasm-base64\.mjs$/ }, (args) =>
        fromFile(args.path, folder),
      )
      build.onLoad({ filter: /\/@prisma\/client\/runtime\/client\.m?js$/ }, async ({ path }) => ({
        contents: `${withLateEdges(await readFile(path, 'utf8'), path)}\n${READ_LATE}`,
      }))
    },
  }
}

/** Prisma calls `Buffer.from` on it, which calls an object's `valueOf`, so nothing keeps the bytes. */
async function fromFile(path, folder) {
  const { wasm } = await import(path)
  await writeFile(`${folder}${COMPILER}`, Buffer.from(wasm, 'base64'))
  const contents = `
    import { readFileSync } from 'node:fs'
    export const wasm = { valueOf: () => readFileSync(new URL('../${COMPILER}', import.meta.url)) }`
  return { contents, resolveDir: dirname(path) }
}

const COMPILER = 'query-compiler.wasm'

function withLateEdges(text, path) {
  return CHANGES.reduce((changed, [pattern, replacement, times]) => {
    const found = changed.match(pattern)?.length
    if (found !== times) throw new Error(`${path} is not as we know it: ${found} of ${pattern}`)
    return changed.replace(pattern, replacement)
  }, text)
}

/** What to find in Prisma's runtime, its replacement, and how often it must occur. */
const CHANGES = [
  [
    /(\w+)=this\.(#\w+)\((\w+)\),(\w+)=this\.(#\w+)\((\w+)\),(\w+=this\.#\w+\(\w+\);return\{strings:)/g,
    '$1=readLate(this.#place,$3,()=>this.$2(1)),$4=readLate(this.#place,$6,()=>this.$5(1)),$7',
    1,
  ],
  [
    /(#\w+)=0;(constructor\(\w+\)\{this\.#\w+=\w+;let \w+=\w+\(\w+\.graph\))/g,
    '$1=0;#place={get:()=>this.$1,set:at=>{this.$1=at}};$2',
    1,
  ],
  [/\.edges\[(\w+)\]/g, '.edges.get($1)', 2],
]

const READ_LATE = `
class LateNode {
  #edges
  constructor(read) {
    this.read = read
  }
  get edges() {
    if (this.read) {
      this.#edges = new Map(Object.entries(this.read()).map(([key, edge]) => [Number(key), edge]))
      this.read = undefined
    }
    return this.#edges
  }
}
function readLate(place, count, readOne) {
  return Array.from({ length: count }, () => {
    const at = place.get()
    readOne()
    return new LateNode(() => {
      place.set(at)
      return readOne()[0].edges
    })
  })
}`
