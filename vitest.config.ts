import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**'],
    globalSetup: ['test/support/global-setup.ts'],
    sequence: { shuffle: { files: false, tests: false } },
    restoreMocks: true,
    // Most files wait more than they reckon: more of them than there are cores keep the cores busy.
    maxWorkers: 3,
    testTimeout: 30_000,
    hookTimeout: 30_000,
  },
  // Pothos is CommonJS and would load a second copy of graphql beside the ESM one.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
})
