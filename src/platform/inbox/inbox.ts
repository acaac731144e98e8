import type { Provider } from '../../../prisma/generated/client/enums.ts'
import { ApiError } from '../../kernel/errors.ts'
import { isStorable } from '../../kernel/text/storable.ts'
import type { Platform } from '../platform.ts'

export type ToldEvent = {
  provider: Provider
  /** The provider's own id of the event; the same id again means the same event. */
  externalId: string
  kind: string
  payload: object
}

/**
 * Stores a provider's event and enqueues a job for it, so the webhook can be answered at once and sent again safely.
 * @throws {ApiError} invalid_request for what cannot be stored, such as a NUL
 */
export async function receiveEvent(
  app: Platform,
  { provider, externalId, kind, payload }: ToldEvent,
) {
  if (!isStorable({ externalId, kind, payload })) {
    throw new ApiError('invalid_request', 'has a NUL character, or half of a surrogate pair')
  }
  await app.db.$transaction(async (tx) => {
    const event = { provider, externalId, kind, payload, receivedAt: app.clock.now() }
    const { count } = await tx.providerEvent.createMany({ data: [event], skipDuplicates: true })
    if (count === 0) return
    await app.jobs.enqueue(tx, 'handle_provider_event', { provider, externalId })
  })
}
