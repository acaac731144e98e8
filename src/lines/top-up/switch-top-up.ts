import type { Owner } from '../../accounts/viewer.ts'
import type { App } from '../../app.ts'
import { ApiError, notFound } from '../../kernel/errors.ts'
import { isId } from '../../kernel/ids.ts'
import { parseInput } from '../../kernel/input/parse-input.ts'
import type { Tx } from '../../platform/db/prisma.ts'
import type { CardPage } from '../../providers/stripe/saved-cards.ts'
import type { LineKey } from '../line-status.ts'
import { lockLine } from '../lock-line.ts'
import { endTopUp } from './end-top-up.ts'
import { TopUpOrder } from './top-up-limits.ts'

/**
 * Turns on auto top-up for a line: at once if its owner has saved a card, otherwise after one is saved on the page
 * that this opens. Repeating it changes the settings, and resumes after a failure.
 * @throws {ApiError} not_found, invalid_request, pack_not_available, unavailable when the processor does not answer
 */
export async function startTopUp(app: App, viewer: Owner, lineId: string, input: unknown) {
  const order = parseInput(TopUpOrder, input)
  const key = await lineOf(app, viewer, lineId)
  const settings = {
    pack: order.pack,
    thresholdSeconds: order.thresholdMinutes * 60,
    packsPerMonth: order.packsPerMonth,
  }
  const changed = await app.db.topUp.updateManyAndReturn({
    where: { ...key, customerId: { not: null } },
    data: { ...settings, status: 'on', problem: null, changedAt: app.clock.now() },
  })
  if (changed[0]) return changed[0]
  const page = await openPage(app, key)
  return underTheLine(app, key, page, async (tx) => {
    const at = app.clock.now()
    const shown = { setUpSessionId: page.id, setUpUrl: page.url, changedAt: at }
    return tx.topUp.upsert({
      where: { accountId_lineId: key },
      create: { ...key, ...settings, ...shown, status: 'awaiting_card', createdAt: at },
      update: { ...settings, ...shown },
    })
  })
}

/**
 * Opens a page to save another card. The old card pays until then.
 * @throws {ApiError} not_found, pack_not_available, unavailable when the processor does not answer
 */
export async function changeTopUpCard(app: App, viewer: Owner, lineId: string) {
  const key = await lineOf(app, viewer, lineId)
  const page = await openPage(app, key)
  return underTheLine(app, key, page, async (tx) => {
    const topUp = await tx.topUp.findUnique({ where: { accountId_lineId: key } })
    if (!topUp) throw notFound('auto top-up')
    return tx.topUp.update({
      where: { accountId_lineId: key },
      data: { setUpSessionId: page.id, setUpUrl: page.url, changedAt: app.clock.now() },
    })
  })
}

/** Turns auto top-up off and has the processor delete the card. Repeating it changes nothing. */
export async function stopTopUp(app: App, viewer: Owner, lineId: string): Promise<LineKey> {
  const key = await lineOf(app, viewer, lineId)
  await app.db.$transaction((tx) => endTopUp(app, tx, key))
  return key
}

async function lineOf(app: App, { accountId }: Owner, lineId: string): Promise<LineKey> {
  if (!isId('line', lineId)) throw notFound('line')
  const line = await app.db.line.findUnique({
    where: { accountId_id: { accountId, id: lineId } },
    select: { id: true },
  })
  if (!line) throw notFound('line')
  return { accountId, lineId }
}

async function openPage(app: App, { accountId, lineId }: LineKey): Promise<CardPage> {
  const { email } = await app.db.account.findUniqueOrThrow({ where: { id: accountId } })
  const id = app.newId('card')
  return app.checkout.openSetUp({ id, accountId, lineId, email }).catch((cause) => {
    const message =
      'The page for saving a card cannot be opened right now. Nothing was changed; try again in a minute.'
    throw new ApiError('unavailable', message, { cause })
  })
}

/**
 * If the line is closed meanwhile, the closing either comes first and is seen here, or comes later and closes this
 * page too. The page that was open before is closed.
 */
function underTheLine<T>(
  app: App,
  key: LineKey,
  page: CardPage,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const { accountId, lineId } = key
  return app.db.$transaction(async (tx) => {
    await lockLine(tx, key)
    const line = await tx.line.findUniqueOrThrow({
      where: { accountId_id: { accountId, id: lineId } },
    })
    if (line.status === 'closed') {
      throw new ApiError('pack_not_available', 'this line is closed', { field: ['pack'] })
    }
    const before = await tx.topUp.findUnique({ where: { accountId_lineId: key } })
    const done = await work(tx)
    const former = before?.setUpSessionId ?? null
    if (former !== null && former !== page.id) {
      await app.jobs.enqueue(tx, 'let_go_of_card', { customerId: null, setUpSessionId: former })
    }
    return done
  })
}
