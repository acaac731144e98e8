import suite, { ENDURANCE } from './vitest.config.ts'

/** Whole files of work in one test: on a busy machine one takes minutes. */
const ENDS_WHAT_HANGS_MS = 600_000

export default {
  ...suite,
  test: { ...suite.test, include: ENDURANCE, exclude: [], testTimeout: ENDS_WHAT_HANGS_MS },
}
