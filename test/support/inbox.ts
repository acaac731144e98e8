import type { Prisma } from '../../prisma/generated/client/client.ts'
import { searchWords } from '../../src/conversations/search-words.ts'
import { newId } from '../../src/kernel/ids.ts'
import type { openLiveLine } from './live-line.ts'
import type { World } from './world.ts'

type LiveLine = Pick<Awaited<ReturnType<typeof openLiveLine>>, 'owner' | 'lineId'>

/** Rows of calls and messages as the product stores them, for lists longer or stranger than calls would make. */
export function inboxOf({ app }: World, { owner, lineId }: LiveLine) {
  const { accountId } = owner
  let minutes = 0
  const next = () => {
    minutes += 1
    return new Date(Date.UTC(2026, 0, 1) + minutes * 60_000)
  }

  async function addMessage(wishes: Partial<Prisma.MessageUncheckedCreateInput> = {}) {
    const said = { name: 'Dana Reyes', phone: '+15128420193', message: 'Call me.', ...wishes }
    return app.db.message.create({
      data: {
        accountId,
        lineId,
        id: newId('msg'),
        source: 'phone',
        at: next(),
        urgent: false,
        words: searchWords(said.name, said.phone, said.message),
        ...said,
      },
    })
  }

  async function addCall(wishes: Partial<Prisma.CallUncheckedCreateInput> = {}) {
    const at = next()
    const summary = wishes.summary ?? 'Asked for a quote.'
    return app.db.call.create({
      data: {
        accountId,
        lineId,
        id: newId('call'),
        callSid: `CA${crypto.randomUUID()}`,
        status: 'ended',
        caller: '+15128420193',
        at,
        endedAt: at,
        durationSeconds: 42,
        billedSeconds: 42,
        endReason: 'completed',
        outcome: 'answered',
        languages: ['en'],
        words: searchWords(wishes.caller ?? '+15128420193', summary),
        ...wishes,
        summary,
      },
    })
  }

  return { addMessage, addCall }
}
