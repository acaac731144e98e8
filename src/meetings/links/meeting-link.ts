import type { MeetingProvider } from '../../../prisma/generated/client/enums.ts'

export type MeetingLink = {
  /** The link that a note-taker joins by, with passwords. */
  url: string
  /** The same for every link to the same meeting. */
  key: string
  provider: MeetingProvider
}
