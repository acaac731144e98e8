import { type CreateDocumentOptions, createDocument } from 'zod-openapi'
import { EVERY_REQUEST } from './every-request.ts'
import { accountPaths } from './operations/account.ts'
import { callPaths } from './operations/calls.ts'
import { linePaths } from './operations/lines.ts'
import { meetingPaths } from './operations/meetings.ts'
import { testLinePaths } from './operations/test-lines.ts'

export type OpenApiDocument = ReturnType<typeof openApiDocument>

/**
 * The OpenAPI description of REST `/v1`, built from the schemas that validate requests and from the table of errors.
 */
export function openApiDocument(baseUrl: string) {
  return createDocument(
    {
      openapi: '3.1.1',
      info: {
        title: 'Frontdesk API',
        version: '1.0.0',
        summary: 'Answering lines, their calls and messages, and meeting notes.',
        description: DESCRIPTION,
        license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
        termsOfService: `${baseUrl}/terms`,
      },
      servers: [{ url: `${baseUrl}/v1` }],
      security: [{ bearer: [] }],
      tags: TAGS,
      paths: {
        ...accountPaths(baseUrl),
        ...linePaths(baseUrl),
        ...callPaths(baseUrl),
        ...meetingPaths(baseUrl),
        ...testLinePaths(baseUrl),
      },
      components: {
        securitySchemes: {
          bearer: {
            type: 'http',
            scheme: 'bearer',
            description: 'An API key of the account, made on the developer page.',
          },
        },
      },
    },
    { override: plainly },
  )
}

const DESCRIPTION = [
  'For code that acts for one account with its API key; there is no browser flow.',
  ...EVERY_REQUEST.map(({ about, rule }) => `**${about}.** ${rule}`),
].join('\n\n')

const TAGS = [
  { name: 'Account', description: 'Who the key belongs to, and what it can spend.' },
  {
    name: 'Lines',
    description: 'Set up answering lines, see how they are doing, and buy minutes.',
  },
  {
    name: 'Calls and messages',
    description: 'The calls that a line answered, and the messages that callers left.',
  },
  {
    name: 'Meetings',
    description: 'Note-takers for video meetings, their transcripts and recaps.',
  },
  { name: 'Test lines', description: 'A free receptionist to try, on a shared number.' },
]

/** Removes what zod adds but readers do not need: the safe-integer bounds, and the fallback of a `catch`. */
const plainly: NonNullable<CreateDocumentOptions['override']> = ({ jsonSchema, zodSchema }) => {
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum
  if (zodSchema._zod.def.type === 'catch') delete jsonSchema.default
}
