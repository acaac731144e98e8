import type { Provider } from '../../prisma/generated/client/enums.ts'
import type { App } from '../app.ts'

export type ToldEvent = {
  provider: Provider
  /** The provider's own id of the telling; the same id again is the same event. */
  externalId: string
  kind: string
  payload: object
}

/** Keeps what a provider told us and has a job act on it: the webhook can be answered at once, and repeated at will. */
export async function receiveEvent(app: App, { provider, externalId, kind, payload }: ToldEvent) {
  await app.db.$transaction(async (tx) => {
    const event = { provider, externalId, kind, payload, receivedAt: app.clock.now() }
    const { count } = await tx.providerEvent.createMany({ data: [event], skipDuplicates: true })
    if (count === 0) return
    await app.jobs.enqueue(tx, 'handle_provider_event', { provider, externalId })
  })
}
