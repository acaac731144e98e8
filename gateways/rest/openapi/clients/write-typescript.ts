import { writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiDocument } from '../document.ts'

/** Writes the client's types from the description; they do not depend on where the service runs. */
const SCHEMA = new URL('../../../../clients/typescript/schema.ts', import.meta.url)

const HEAD = `// Written by \`npm run client\` from the description of the API. Changes here are lost.
`

// Otherwise a field with a default would be required in requests.
const types = await openapiTS(JSON.stringify(openApiDocument('https://frontdesk.invalid')), {
  defaultNonNullable: false,
})
await writeFile(SCHEMA, HEAD + astToString(types))
