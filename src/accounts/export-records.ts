import type { App } from '../app.ts'

type Request = { accountId: string; first: number; beforeId: string | null }

/** Lists of an account's data besides lines and meetings, newest first. Ids sort by creation time. */

/** With `lineId`, only those of that line. */
export async function listPurchases(app: App, request: Request & { lineId?: string | null }) {
  const { where, ...order } = asked(request)
  const ofLine = request.lineId == null ? {} : { lineId: request.lineId }
  const rows = await app.db.purchase.findMany({ where: { ...where, ...ofLine }, ...order })
  return page(request, rows)
}

export async function listMails(app: App, request: Request) {
  return page(request, await app.db.mail.findMany(asked(request)))
}

export async function listTexts(app: App, request: Request) {
  return page(request, await app.db.textMessage.findMany(asked(request)))
}

/** Including expired ones. */
export async function listKeptTestLines(app: App, request: Request) {
  return page(request, await app.db.testLine.findMany(asked(request)))
}

function asked({ accountId, first, beforeId }: Request) {
  return {
    where: { accountId, ...(beforeId === null ? {} : { id: { lt: beforeId } }) },
    orderBy: { id: 'desc' as const },
    take: first + 1,
  }
}

function page<T>({ first }: Request, rows: T[]) {
  return { items: rows.slice(0, first), hasMore: rows.length > first }
}
