import { mkdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { lateDocuments } from './late-documents.js'
import { lighterPrisma } from './lighter-prisma.js'
import { ENTRIES, FOLDER, markOf, ROOT, SOURCES } from './place.js'

/**
 * Bundles all that a process reads into a few files, once per install: reading three and a half thousand files one by
 * one takes most of a start. Source lines stay on lines of their own, so stack traces show where an error was.
 */

/**
 * Not bundled: packages that tracing patches by name, that use class names (which may clash in one file), that look for
 * their own files, that are for one operating system only, or that are one large file which is rarely read.
 */
const OUTSIDE = [
  'express',
  'pg',
  '@opentelemetry/*',
  'oidc-provider',
  '@lat.md/*',
  'pg-native',
  '@usebruno/lang',
  '@graphql-yoga/render-graphiql',
]

/** We use one of Twilio's sixty products. */
const SPOKEN_TO = ['./Accounts', './Api']

const ownPlace = {
  name: 'our own sources find the files beside them',
  setup(build) {
    build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const place = JSON.stringify(pathToFileURL(path).href)
      return { loader: 'ts', contents: source.replaceAll('import.meta.url', place) }
    })
  },
}

const withoutOtherProducts = {
  name: "what we never ask of Twilio's client",
  setup(build) {
    build.onResolve({ filter: /^\.\/\w+$/ }, ({ path, importer }) => {
      const isOther = importer.endsWith('/twilio/lib/rest/Twilio.js') && !SPOKEN_TO.includes(path)
      return isOther ? { path: `twilio/lib/rest/${path}`, external: true } : undefined
    })
  },
}

const made = `${FOLDER.slice(0, -1)}.${process.pid}/`
await mkdir(made, { recursive: true })
const { metafile } = await build({
  absWorkingDir: ROOT,
  entryPoints: ENTRIES,
  outdir: made,
  outbase: '.',
  chunkNames: 'chunks/[name]-[hash]',
  outExtension: { '.js': '.mjs' },
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  minifySyntax: true,
  minifyWhitespace: true,
  lineLimit: 120,
  legalComments: 'none',
  metafile: true,
  logLevel: 'warning',
  external: OUTSIDE,
  plugins: [lateDocuments, ownPlace, withoutOtherProducts, lighterPrisma(made)],
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
})
for (const path of Object.keys(metafile.outputs)) await inAscii(`${ROOT}${path}`)
const sources = Object.keys(metafile.inputs).filter((path) => !path.startsWith('node_modules/'))
await writeFile(`${made}${SOURCES}`, JSON.stringify(await Promise.all(sources.map(seen))))
await rm(FOLDER, { recursive: true, force: true })
await rename(made, FOLDER)

/**
 * A string with a single non-Latin-1 character takes twice the memory, so they are escaped. Those left are in patterns.
 */
async function inAscii(path) {
  const text = await readFile(path, 'utf8')
  const escaped = text.replace(/[\x80-\uffff]/g, (letter) => `\\u${hex(letter.charCodeAt(0))}`)
  if (escaped !== text) await writeFile(path, escaped)
}

function hex(code) {
  return code.toString(16).padStart(4, '0')
}

/** What `load.js` compares to see whether a source has changed. */
async function seen(path) {
  return [path, markOf(await stat(`${ROOT}${path}`))]
}
