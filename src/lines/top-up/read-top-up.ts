import type { TopUp } from '../../../prisma/generated/client/client.ts'
import type { App } from '../../app.ts'
import type { LineKey } from '../line-status.ts'
import { countTopUps } from './top-up-purchase.ts'

/** Null while auto top-up is off. */
export function readTopUp(app: App, key: LineKey): Promise<TopUp | null> {
  return app.db.topUp.findUnique({ where: { accountId_lineId: key } })
}

export async function readBoughtThisMonth(app: App, { accountId, lineId }: LineKey) {
  const { timeZone } = await app.db.line.findUniqueOrThrow({
    where: { accountId_id: { accountId, id: lineId } },
    select: { timeZone: true },
  })
  return countTopUps(app.db, { accountId, lineId }, { at: app.clock.now(), timeZone })
}
