import type { App } from '../app.ts'
import { addSeconds } from '../kernel/clock.ts'
import type { CarriedCall } from '../providers/twilio/carrier.ts'
import { correctCallByCarrier } from './correct-call-by-carrier.ts'

const NAME = 'calls'
/** Newer calls are still being reported in the usual way. */
const SETTLED_AFTER_SECONDS = 120
const EVERY_SECONDS = 300
/** If a process dies during it, the next may start after this time. */
const LEASE_SECONDS = 300
/** How far back the first review looks. */
const FIRST_SECONDS = 86_400
/** Besides the longest call: for a voicemail, and for late entries in the carrier's lists. */
const OVERLAP_SECONDS = 900

/**
 * Compares the carrier's lists with our rows, so nothing stays lost after our side was down: unknown calls, missing
 * ends, unstored recordings, and charges of calls that failed on our side. Repeating it changes nothing; what failed
 * is tried again.
 */
export async function compareWithCarrier(app: App): Promise<void> {
  const now = app.clock.now()
  const through = await claim(app, now)
  if (!through) return
  const until = addSeconds(now, -SETTLED_AFTER_SECONDS)
  let reached = through
  try {
    if (await reviewSince(app, overlapping(app, through), until)) reached = until
  } finally {
    await app.db.carrierReview.update({
      where: { name: NAME },
      data: { through: reached, claimedTo: null },
    })
  }
}

/** Calls are listed by their start and may end much later. */
function overlapping(app: App, through: Date): Date {
  return addSeconds(through, -app.config.longestCallSeconds - OVERLAP_SECONDS)
}

/** The end of the last review, for the one process that gets the lease; undefined if nothing is due. */
async function claim(app: App, now: Date): Promise<Date | undefined> {
  const first = { name: NAME, through: addSeconds(now, -FIRST_SECONDS) }
  await app.db.carrierReview.createMany({ data: [first], skipDuplicates: true })
  const due = addSeconds(now, -SETTLED_AFTER_SECONDS - EVERY_SECONDS)
  const [claimed] = await app.db.$queryRaw<{ through: Date }[]>`
    UPDATE carrier_reviews SET claimed_to = ${addSeconds(now, LEASE_SECONDS)}::timestamptz
     WHERE name = ${NAME} AND through <= ${due}::timestamptz
       AND (claimed_to IS NULL OR claimed_to < ${now}::timestamptz)
    RETURNING through`
  return claimed?.through
}

/** Whether everything was processed. A failing call does not stop the others. */
async function reviewSince(app: App, since: Date, until: Date): Promise<boolean> {
  const [calls, recordings, failures] = [
    await app.carrier.listCalls(since, until),
    await app.carrier.listRecordings(since),
    await app.carrier.listFailures(since),
  ]
  const recordingsOf = Map.groupBy(recordings, ({ callSid }) => callSid)
  const failuresOf = Map.groupBy(failures.filter(isOfCall), ({ callSid }) => callSid)
  let complete = true
  for (const call of calls) {
    complete = (await reviewed(app, call)) && complete
  }
  return complete

  async function reviewed(app: App, call: CarriedCall): Promise<boolean> {
    const { callSid } = call
    try {
      await correctCallByCarrier(app, {
        ...call,
        recordings: recordingsOf.get(callSid) ?? [],
        failures: failuresOf.get(callSid)?.length ?? 0,
      })
      return true
    } catch (error) {
      app.log.warn({ error, callSid }, 'a call cannot be compared with the carrier’s list now')
      return false
    }
  }
}

/** Only voice webhooks affect what a caller hears; a lost final report fails no caller. */
function isOfCall({ url }: { url: string }): boolean {
  return URL.parse(url)?.pathname.startsWith('/voice/') ?? false
}
