import type { App } from '../app.ts'
import type { BotStep, NoteTakerName } from '../providers/note-takers/note-taker.ts'
import { courseOf, lockMeeting, type MeetingKey, writeCourse } from './advance-meeting.ts'
import { courseAfter } from './meeting-progress.ts'

/**
 * Reads a bot at its service and advances its meeting. A webhook is only a trigger: the service's record is the
 * truth, so a webhook may be forged, late, doubled or lost. Unknown bots are ignored.
 */
export async function followBot(
  app: App,
  { provider, botId }: { provider: NoteTakerName; botId: string },
): Promise<void> {
  const bot = await app.db.meetingBot.findUnique({
    where: { provider_botId: { provider, botId } },
  })
  if (!bot) return
  const steps = (await app.noteTakers[provider].readSteps(botId)) ?? [gone(app)]
  await noteSteps(app, bot, steps)
}

async function noteSteps(app: App, key: MeetingKey, steps: readonly BotStep[]) {
  await app.db.$transaction(async (tx) => {
    const before = await lockMeeting(tx, key)
    if (before.settledAt) return
    const course = courseAfter(courseOf(before), steps)
    await writeCourse(app, tx, before, course, { heardAt: app.clock.now() })
    const transcribed = steps.some(({ step }) => step === 'transcribed')
    if (transcribed && course.state === 'processing') {
      const { accountId, meetingId } = key
      // The service is asked again each minute, while one job keeps trying.
      await app.jobs.enqueue(tx, 'write_recap', { accountId, meetingId }, { hourlyOf: meetingId })
    }
  })
}

function gone(app: App): BotStep {
  const reason = 'The note-taker was lost.'
  return { step: 'failed', at: app.clock.now(), reason, fault: 'ours' }
}
