import { defineConfig } from 'vitest/config'
import { longestFirst } from './test/support/longest-first.ts'

/** They take one to several minutes each: started last, one would run alone at the end. */
const LONGEST_FIRST = [
  'test/receptionist/conversation-rules.test.ts',
  'test/receptionist/callers.test.ts',
  'test/faults/kill.test.ts',
  'test/meetings/calendars/five-hundred-events.test.ts',
  'test/meetings/interleavings.test.ts',
  'test/contract/fuzz.test.ts',
  'test/meetings/recap/rooms.test.ts',
  'test/receptionist/any-caller.test.ts',
  'test/faults/stop.test.ts',
  'test/faults/restore-drill.test.ts',
  'test/faults/replica.test.ts',
  'test/jobs/database-down-at-start.test.ts',
  'test/jobs/each-minute.test.ts',
  'test/calls/review.test.ts',
]

/** Kills, floods, fuzzing, whole processes and other people's kits: minutes of them, so `npm run test:endurance` has them. */
export const ENDURANCE = [
  ...LONGEST_FIRST,
  'test/faults/*.test.ts',
  'test/**/fuzz.test.ts',
  'test/**/conformance.test.ts',
  'test/billing/top-up-interleavings.test.ts',
  'test/db/embedded-crash.test.ts',
  'test/operations/processes.test.ts',
  'test/sandbox/process.test.ts',
  'test/lines/provider-faults.test.ts',
  'test/operations/provider-guard.test.ts',
  'test/operations/full-pools.test.ts',
  'test/outgoing-webhooks/bad-receivers.test.ts',
  'test/contract/samples.test.ts',
  'test/contract/python-client.test.ts',
  'test/graphql/line-tests.test.ts',
  'test/lines/paid-after-closing.test.ts',
  'test/meetings/service-copies.test.ts',
  'test/meetings/calendars/reading.test.ts',
  'test/voice/silence.test.ts',
  'test/voice/longest-call.test.ts',
  'test/meetings/calendars/note-takers.test.ts',
  'test/receptionist/model/failures.test.ts',
  'test/receptionist/model/checker-failures.test.ts',
  'test/calls/concurrent-calls.test.ts',
  'test/db/embedded-postgres.test.ts',
  'test/a2a/limits.test.ts',
  'test/voice/database-down.test.ts',
  'test/voice/rescue.test.ts',
  'test/db/embedded-users.test.ts',
  'test/db/migrate.test.ts',
  'test/deploy/*.test.ts',
  'test/security/strange-input.test.ts',
]

/** They take 15 to 40 seconds each on two cores. */
const LONG = [
  'test/billing/top-up.test.ts',
  'test/outgoing-webhooks/what-happens.test.ts',
  'test/rest/forgiving-input.test.ts',
  'test/contacts/callers.test.ts',
  'test/directory/phone-code.test.ts',
  'test/billing/money-back.test.ts',
  'test/meetings/journey.test.ts',
  'test/operations/status.test.ts',
  'test/receptionist/model/talk.test.ts',
  'test/calls/charging.test.ts',
]

export default defineConfig({
  test: {
    include: ['test/**/*.test.ts'],
    exclude: ['test/browser/**', 'test/bench/**', ...ENDURANCE],
    globalSetup: ['test/support/global-setup.ts'],
    // Tests within a file still lean on each other in some: streaming, golden, networks (found by `--sequence.shuffle.tests`).
    sequence: {
      shuffle: { files: true, tests: false },
      sequencer: longestFirst([...LONGEST_FIRST, ...LONG]),
    },
    restoreMocks: true,
    // Files share what they import, which halves the run; each has a world and a database of its own.
    isolate: false,
    // Most files wait more than they reckon: more of them than there are cores keep the cores busy.
    maxWorkers: 4,
    // They end what hangs; a busy machine is given its time.
    testTimeout: 180_000,
    hookTimeout: 180_000,
    expect: { poll: { timeout: 90_000 } },
  },
  // Pothos is CommonJS and would load a second copy of graphql beside the ESM one.
  resolve: { alias: [{ find: /^graphql$/, replacement: 'graphql/index.js' }] },
})
