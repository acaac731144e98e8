import { writeFileSync } from 'node:fs'
import { lexicographicSortSchema, printSchema } from 'graphql'
import { schema } from './index.ts'

const HEADER = '# Printed from schema/*.ts by `npm run generate`. Do not edit.\n\n'

writeFileSync(
  new URL('schema.graphql', import.meta.url),
  `${HEADER}${printSchema(lexicographicSortSchema(schema))}\n`,
)
