import { parentPort, workerData } from 'node:worker_threads'
import { NoCalendar } from './calendar-components.ts'
import { readCalendarFile, TooManyMeetings } from './read-calendar-file.ts'

// The file can come from anyone, and rules can take forever to expand: a thread of its own can be ended.

parentPort?.postMessage(answer())

function answer() {
  try {
    return readCalendarFile(workerData)
  } catch (error) {
    if (error instanceof NoCalendar) return { problem: 'What it answers is no calendar.' }
    if (error instanceof TooManyMeetings) return { problem: `It ${error.message}.` }
    throw error
  }
}
