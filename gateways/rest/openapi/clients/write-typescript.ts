import { writeFile } from 'node:fs/promises'
import openapiTS, { astToString } from 'openapi-typescript'
import { openApiDocument } from '../document.ts'

/** Writes the types of the client from the description; where the service runs does not come into them. */
const SCHEMA = new URL('../../../../clients/typescript/schema.ts', import.meta.url)

const HEAD = `// Written by \`npm run client\` from the description of the API. Changes here are lost.
`

// Without this a field with a default would have to be sent.
const types = await openapiTS(JSON.stringify(openApiDocument('https://frontdesk.invalid')), {
  defaultNonNullable: false,
})
await writeFile(SCHEMA, HEAD + astToString(types))
