/** What starts a process or a thread of its own, by its place in the repository. */
export const ENTRIES = [
  'gateways/main.ts',
  'gateways/cli/frontdesk.ts',
  'src/sandbox/main.ts',
  'src/meetings/calendars/file/reading-thread.ts',
]
