import type { Prisma } from '../../prisma/generated/client/client.ts'
import type { App } from '../../src/app.ts'
import { newId } from '../../src/kernel/ids.ts'

let made = 0

type Wishes = Partial<Omit<Prisma.MeetingUncheckedCreateInput, 'accountId' | 'id'>>

/** Stores a meeting directly in the tables. Each is a second newer than the one before. */
export async function storeMeeting(app: App, accountId: string, wishes: Wishes = {}) {
  made += 1
  const at = new Date(Date.UTC(2026, 10, 20, 9, 0, made))
  return app.db.meeting.create({
    data: {
      state: 'scheduled',
      meetingUrl: `https://meet.google.com/abc-defg-${made}`,
      meetingKey: `google_meet:abc-defg-${made}`,
      provider: 'google_meet',
      startsAt: at,
      maxMinutes: 30,
      createdAt: at,
      ...wishes,
      accountId,
      id: newId('mtg'),
    },
  })
}
