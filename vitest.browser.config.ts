import { defineConfig, mergeConfig } from 'vitest/config'
import { longestFirst } from './test/support/longest-first.ts'
import suite from './vitest.config.ts'

export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [], exclude: [] } },
  defineConfig({
    // Chromium works in processes of its own: two files at a time keep two cores busy.
    test: {
      include: ['test/browser/**/*.test.ts'],
      maxWorkers: 2,
      sequence: { sequencer: longestFirst(['test/browser/console.test.ts']) },
    },
  }),
)
