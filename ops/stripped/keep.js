import { globSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { FOLDER, placeOf } from './place.js'

/**
 * Takes the types out of all that runs, once an install: in each process Node's own stripper takes 45 MB, and a
 * second of the processor at each start. Every line stays where it was.
 */
const folder = `${FOLDER.slice(0, -1)}.${process.pid}/`
mkdirSync(folder, { recursive: true })
for (const file of globSync('{gateways,prisma,schema,src}/**/*.ts')) {
  const source = readFileSync(file, 'utf8')
  const place = placeOf(source).replace(FOLDER, folder)
  writeFileSync(place, withoutBlanks(stripTypeScriptTypes(source), source.split('\n')))
}
rmSync(FOLDER, { recursive: true, force: true })
renameSync(folder, FOLDER)

/** Where types stood are blanks; what had blanks at its end before may be a text, and keeps them. */
function withoutBlanks(stripped, before) {
  const lines = stripped.split('\n')
  return lines.map((line, at) => (/\s$/.test(before[at]) ? line : line.trimEnd())).join('\n')
}
