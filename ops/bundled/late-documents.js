import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { print } from 'graphql'

/**
 * The syntax trees of our documents are 400 KB of source, and a process runs only a few. Here each is stored as text
 * and parsed when it is first run.
 */
export const lateDocuments = {
  name: 'documents that are read when they are run',
  setup(build) {
    build.onLoad({ filter: /\/gateways\/generated\/operations\.ts$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8')
      const contents = source.replace(DOCUMENT, (_all, name, tree) => {
        const text = print(JSON.parse(tree)).replace(/\s+/g, ' ')
        return `export const ${name} = new LateDocument(${JSON.stringify(text)})`
      })
      return { loader: 'ts', contents: `import { LateDocument } from '${CLASS}'\n${contents}` }
    })
  },
}

const DOCUMENT =
  /^export const (\w+) = (\{"kind":"Document".*\}) as unknown as DocumentNode<.*>;$/gm
const CLASS = fileURLToPath(new URL('late-document.js', import.meta.url))
