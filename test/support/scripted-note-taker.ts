import {
  BookingRefused,
  type BotStep,
  type NoteTaker,
  type Utterance,
} from '../../src/providers/note-takers/note-taker.ts'

type Script = { steps?: BotStep[]; transcript?: Utterance[] }

/**
 * A scripted note-taker service, for tests of the code around it: each bot's record is set by hand, and requests are
 * kept.
 */
export function scriptedNoteTaker() {
  const scripts = new Map<string, Script>()
  const asked = { book: [] as string[], callOff: [] as string[], deleteCopy: [] as string[] }
  const noteTaker: NoteTaker = {
    name: 'recall',
    async book({ meetingId, meetingUrl }) {
      asked.book.push(meetingId)
      if (meetingUrl.includes('refuse'))
        throw new BookingRefused('The link leads nowhere.', 'caller')
      return { botId: botOf(meetingId) }
    },
    async callOff(botId) {
      asked.callOff.push(botId)
    },
    async deleteCopy(botId) {
      asked.deleteCopy.push(botId)
    },
    readSteps: async (botId) => scripts.get(botId)?.steps ?? [],
    readTranscript: async (botId) => scripts.get(botId)?.transcript,
    readEvent: () => undefined,
  }
  return {
    noteTaker,
    asked,
    /** The service's record of a meeting's bot from now on. */
    script(meetingId: string, script: Script) {
      scripts.set(botOf(meetingId), { ...scripts.get(botOf(meetingId)), ...script })
    },
  }
}

export function botOf(meetingId: string): string {
  return `bot-of-${meetingId}`
}
