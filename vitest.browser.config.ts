import { defineConfig, mergeConfig } from 'vitest/config'
import suite from './vitest.config.ts'

export default mergeConfig(
  { ...suite, test: { ...suite.test, include: [], exclude: [] } },
  defineConfig({
    test: { include: ['test/browser/**/*.test.ts'], fileParallelism: false, testTimeout: 60_000 },
  }),
)
