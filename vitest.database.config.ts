import { withoutDatabase } from './test/support/needs-database.ts'
import suite from './vitest.config.ts'

/** For a second run, on another PostgreSQL: what needs no database is left out, as it would do the same again. */
export default {
  ...suite,
  test: { ...suite.test, exclude: [...(suite.test?.exclude ?? []), ...withoutDatabase()] },
}
