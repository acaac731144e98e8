import { showAccount } from './account.ts'
import { listCalls } from './calls.ts'
import { buyMinutes, listLines, setUpLine, showLine } from './lines.ts'
import {
  cancelMeeting,
  listMeetings,
  scheduleMeeting,
  showMeeting,
  showRecap,
  showTranscript,
} from './meetings.ts'
import { listMessages } from './messages.ts'
import type { Handler } from './rest-request.ts'
import { createTestLine } from './test-lines.ts'

/** A POST needs a body unless `bodyless`. */
type Route = { method: 'GET' | 'POST'; path: string; handle: Handler; bodyless?: true }

/** The table of contract §4, in its order. */
const ROUTES: readonly Route[] = [
  { method: 'GET', path: '/account', handle: showAccount },
  { method: 'GET', path: '/lines', handle: listLines },
  { method: 'POST', path: '/lines', handle: setUpLine },
  { method: 'GET', path: '/lines/:id', handle: showLine },
  { method: 'GET', path: '/lines/:id/calls', handle: listCalls },
  { method: 'GET', path: '/lines/:id/messages', handle: listMessages },
  { method: 'POST', path: '/lines/:id/minute-packs', handle: buyMinutes },
  { method: 'GET', path: '/meetings', handle: listMeetings },
  { method: 'POST', path: '/meetings', handle: scheduleMeeting },
  { method: 'GET', path: '/meetings/:id', handle: showMeeting },
  { method: 'GET', path: '/meetings/:id/transcript', handle: showTranscript },
  { method: 'GET', path: '/meetings/:id/recap', handle: showRecap },
  { method: 'POST', path: '/meetings/:id/cancel', handle: cancelMeeting, bodyless: true },
  { method: 'POST', path: '/test-lines', handle: createTestLine },
]

const TABLE = ROUTES.map((route) => ({
  ...route,
  matches: new RegExp(`^${route.path.replace(':id', '([^/]+)')}$`),
}))

export type FoundRoute = {
  handle: Handler
  /** As written in the table: `/lines/:id`. */
  path: string
  id: string
  needsBody: boolean
}

/** Finds the route of a method and a path under the base address; HEAD works wherever GET does. */
export function findRoute(method: string, path: string): FoundRoute | undefined {
  const wanted = method === 'HEAD' ? 'GET' : method
  for (const route of TABLE) {
    const match = route.method === wanted ? route.matches.exec(path) : null
    if (match) {
      const needsBody = route.method === 'POST' && !route.bodyless
      return { handle: route.handle, path: route.path, id: match[1] ?? '', needsBody }
    }
  }
  return undefined
}
