import { PrismaPg } from '@prisma/adapter-pg'
import { PrismaClient } from '../../../prisma/generated/client/client.ts'
import { databaseUrl } from './settings.ts'

const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: databaseUrl }) })

/** A page of a line's calls as Prisma's guide shows it: is it the account's, then its calls. */
export async function prismaCalls(accountId: string, lineId: string, first: number) {
  const line = await prisma.line.findUnique({
    where: { accountId_id: { accountId, id: lineId } },
    select: { id: true },
  })
  if (!line) return undefined
  const calls = await prisma.call.findMany({
    where: { accountId, lineId, status: 'ended' },
    orderBy: { at: 'desc' },
    take: first + 1,
    select: {
      id: true,
      at: true,
      caller: true,
      durationSeconds: true,
      summary: true,
      urgent: true,
    },
  })
  return { calls: calls.slice(0, first), hasMore: calls.length > first }
}
