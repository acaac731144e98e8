import type { App } from '../app.ts'
import type { WeekHours } from '../kernel/hours/hours.ts'
import type { Language } from '../kernel/languages.ts'
import type { E164 } from '../kernel/phone.ts'
import { prepareSql } from '../platform/db/sql.ts'
import type { BusinessFacts } from '../receptionist/receptionist.ts'

/** The live line of a number, with what decides how a call is answered. */
export type CalledLine = {
  accountId: string
  lineId: string
  ownerMobile: E164
  balanceSeconds: number
  /** Whether a caller with a known name is asked "Is this Dana?". */
  greetsByName: boolean
  facts: BusinessFacts
}

type Row = Omit<CalledLine, 'facts'> &
  Omit<BusinessFacts, 'hours' | 'languages'> & {
    hours: WeekHours
    languages: Language[]
  }

export async function readCalledLine(app: App, number: string): Promise<CalledLine | undefined> {
  return calledLine(app, await liveLineByNumber(app.pool, number))
}

/** The line that had a number at a given time, whatever its state now. */
export async function readLineCalledAt(
  app: App,
  number: string,
  at: Date,
): Promise<CalledLine | undefined> {
  return calledLine(app, await lineByNumberAt(app.pool, number, at))
}

function calledLine({ config }: App, [row]: Row[]): CalledLine | undefined {
  if (!row) return undefined
  const { accountId, lineId, ownerMobile, balanceSeconds, greetsByName, ...known } = row
  const facts = { ...known, isRecorded: config.recordings }
  return { accountId, lineId, ownerMobile, balanceSeconds, greetsByName, facts }
}

const LINE = `
  SELECT l.account_id AS "accountId", l.id AS "lineId", l.owner_mobile AS "ownerMobile",
         w.balance_seconds AS "balanceSeconds", l.greets_by_name AS "greetsByName", l.business_name AS "businessName",
         l.business_phone AS "businessPhone", l.description, l.services, l.extra, l.city, l.hours,
         l.hours_exceptions AS "hoursExceptions",
         l.time_zone AS "timeZone", l.languages
    FROM phone_numbers n
    JOIN phone_lines l ON l.account_id = n.account_id AND l.id = n.line_id
    JOIN wallets w ON w.account_id = l.account_id AND w.id = l.id
   WHERE n.e164 = $1`

const liveLineByNumber = prepareSql<Row, [string]>(
  'live_line_by_number',
  `${LINE} AND l.status = 'live' AND n.released_at IS NULL`,
)

/** The carrier reports times in whole seconds. */
const lineByNumberAt = prepareSql<Row, [string, Date]>(
  'line_by_number_at',
  `${LINE} AND date_trunc('second', n.bought_at) <= $2 AND (n.released_at IS NULL OR n.released_at > $2)`,
)
