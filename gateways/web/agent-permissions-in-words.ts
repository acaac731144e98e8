/** What an agent may read besides meetings, one word per scope. */
const BESIDES: Readonly<Record<string, string>> = {
  'lines:read': 'lines',
  'calls:read': 'calls',
  'messages:read': 'messages',
  'notes:read': 'transcripts',
}

const list = new Intl.ListFormat('en')

/** `['meetings:read', 'calls:read']` → `Read; also read calls`. */
export function agentMay(scopes: readonly string[]): string {
  const meetings = scopes.includes('meetings:write') ? 'Read, send and cancel' : 'Read'
  const besides = scopes.flatMap((scope) => BESIDES[scope] ?? [])
  return besides.length > 0 ? `${meetings}; also read ${list.format(besides)}` : meetings
}
