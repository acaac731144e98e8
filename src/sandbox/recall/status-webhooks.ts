import { timeOf } from '../rooms/bot.ts'
import type { Moment } from '../rooms/plan-stay.ts'
import { microseconds } from '../rooms/wire-time.ts'
import type { Sandbox } from '../sandbox.ts'
import { type RecallBot, wantsTranscript } from './recall-bot.ts'
import { changesAt } from './status-changes.ts'

/** Sends the webhooks of one moment: `bot.<code>`, and `transcript.done` when there is a transcript. */
export function tellStatus({ config, deliver }: Sandbox) {
  const send = (event: string, data: object) =>
    deliver({
      provider: 'recall',
      url: `${config.baseUrl}/webhooks/recall`,
      contentType: 'application/json',
      body: JSON.stringify({ event, data }),
    })
  return (bot: RecallBot, moment: Moment): void => {
    const told = { id: bot.id, metadata: bot.metadata }
    const hasTranscript = wantsTranscript(bot) && timeOf(bot, 'in_meeting') !== undefined
    if (moment.stage === 'done' && hasTranscript) {
      const { recordingId, transcriptId, order } = bot.own
      send('transcript.done', {
        data: { code: 'done', sub_code: null, updated_at: microseconds(moment.at) },
        transcript: { id: transcriptId, metadata: {} },
        recording: { id: recordingId, metadata: order.recording_config?.metadata ?? {} },
        bot: told,
      })
    }
    for (const { code, sub_code, created_at } of changesAt(moment)) {
      send(`bot.${code}`, { data: { code, sub_code, updated_at: created_at }, bot: told })
    }
  }
}
