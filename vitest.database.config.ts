import { withoutDatabase } from './test/support/needs-database.ts'
import suite from './vitest.config.ts'

/**
 * For a second run, on another PostgreSQL and on Redis or Valkey: where money, state, locks, queues, searches, pages of
 * lists or shared limits could come out otherwise. The doors run the same operations, so they are tried once, by
 * `npm test`.
 */
export default {
  ...suite,
  test: {
    ...suite.test,
    include: [
      'test/{backup,billing,calls,db,directory,jobs,lines,oauth,outgoing-webhooks,security,webhooks}/**/*.test.ts',
      'test/graphql/search.test.ts',
      'test/meetings/*.test.ts',
      'test/operations/*.test.ts',
      'test/rest/{idempotency,list-query,paging,rate-limit,shared-limit}.test.ts',
    ],
    exclude: [...(suite.test?.exclude ?? []), ...withoutDatabase()],
  },
}
