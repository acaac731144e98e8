import SchemaBuilder from '@pothos/core'
import ErrorsPlugin from '@pothos/plugin-errors'
import PrismaPlugin from '@pothos/plugin-prisma'
import RelayPlugin from '@pothos/plugin-relay'
import ScopeAuthPlugin from '@pothos/plugin-scope-auth'
import type PrismaTypes from '../prisma/generated/pothos.ts'
import { getDatamodel } from '../prisma/generated/pothos.ts'
import { ApiError } from '../src/kernel/errors.ts'
import type { PrintedHours } from '../src/kernel/hours/hours.ts'
import type { Context } from './context.ts'
import { type ScopedContexts, type Scopes, scopesOf } from './scopes.ts'

/** Connection objects already have these fields, so they are read directly rather than by a resolver per item. */
const CONNECTION_FIELDS = {
  edgesFieldOptions: { extensions: { pothosExposedField: 'edges' } },
  nodeFieldOptions: { extensions: { pothosExposedField: 'node' } },
  pageInfoFieldOptions: { extensions: { pothosExposedField: 'pageInfo' } },
}

/** Plugins and options; the types are in files named after them. */
export const builder = new SchemaBuilder<{
  Context: Context
  PrismaTypes: PrismaTypes
  AuthScopes: Scopes
  AuthContexts: ScopedContexts
  DefaultFieldNullability: false
  Scalars: {
    ID: { Input: string; Output: string }
    DateTime: { Input: Date; Output: Date }
    WeekHours: { Input: unknown; Output: PrintedHours }
    Payload: { Input: object; Output: object }
    EventBody: { Input: never; Output: object }
  }
}>({
  plugins: [ScopeAuthPlugin, ErrorsPlugin, RelayPlugin, PrismaPlugin],
  defaultFieldNullability: false,
  // For the types only; `check-scopes.ts` checks.
  scopeAuth: { authScopes: ({ viewer }) => scopesOf(viewer) },
  errors: { directResult: true, defaultTypes: [ApiError] },
  relay: {
    // Our ids contain their type (TypeIDs), so they serve as node ids unchanged.
    encodeGlobalID: (_typename, id) => String(id),
    // Looking up any node would bypass the scopes of the queries.
    nodeQueryOptions: false,
    nodesQueryOptions: false,
    ...CONNECTION_FIELDS,
  },
  prisma: {
    client: ({ app }) => app.db,
    dmmf: getDatamodel(),
  },
})

builder.queryType({})
builder.mutationType({})
