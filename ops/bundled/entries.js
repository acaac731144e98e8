/** The files that start a process or a thread, by path in the repository. */
export const ENTRIES = [
  'gateways/main.ts',
  'gateways/cli/frontdesk.ts',
  'src/sandbox/main.ts',
  'src/meetings/calendars/file/reading-thread.ts',
]
