import { z } from 'zod'
import type { WebhookEndpoint } from '../../prisma/generated/client/client.ts'
import { accountTransaction } from '../accounts/account-transaction.ts'
import { findOrCreateAccount } from '../accounts/find-or-create-account.ts'
import { isOwner, type Viewer } from '../accounts/viewer.ts'
import type { App } from '../app.ts'
import { ApiError } from '../kernel/errors.ts'
import { parseInput } from '../kernel/input/parse-input.ts'
import { emailAddress } from '../kernel/text/email-address.ts'
import { text } from '../kernel/text/text-schema.ts'
import { newEndpointSecret, sealSecret } from './endpoint-secret.ts'
import { endpointUrl, refuseOwnNetwork } from './endpoint-url.ts'
import { EVENT_TYPES, TEST_EVENT } from './event-types.ts'
import { keyOf, withEndpoint } from './lock-endpoint.ts'
import { recordEvent } from './record-event.ts'

export const ENDPOINTS_MAX = 20

const Types = z.array(z.enum(EVENT_TYPES, 'not a type of event')).transform((given) => {
  // All types are stored as none, which includes types that come later.
  const types = [...new Set(given)]
  return types.length === EVENT_TYPES.length ? [] : types
})

const newEndpoint = (app: App) =>
  z.strictObject({
    email: emailAddress().optional(),
    url: endpointUrl(app),
    description: text(120).optional(),
    types: Types.default([]),
  })

const endpointChange = (app: App) =>
  z.strictObject({
    url: endpointUrl(app).optional(),
    description: text(120).nullable().optional(),
    types: Types.optional(),
    enabled: z.boolean().optional(),
  })

/** A secret, readable only now, with its endpoint. */
export type NewSecret = { secret: string; endpoint: WebhookEndpoint }

/**
 * Creates an endpoint for the viewer's account or, for staff, for the account of that email. Without types it gets
 * all events.
 * @throws {ApiError} invalid_request for an address that events may not go to, or one endpoint too many
 */
export async function createEndpoint(app: App, viewer: Viewer, input: unknown): Promise<NewSecret> {
  const { email, url, description, types } = parseInput(newEndpoint(app), input)
  await refuseOwnNetwork(app, url)
  const accountId = isOwner(viewer)
    ? viewer.accountId
    : (await findOrCreateAccount(app, email ?? '')).id
  const id = app.newId('hook')
  const secret = newEndpointSecret()
  const sealed = await sealSecret(app, { accountId, endpointId: id }, secret)
  const endpoint = await accountTransaction(app, accountId, async (tx) => {
    await tx.$queryRaw`SELECT 1 FROM accounts WHERE id = ${accountId} FOR NO KEY UPDATE`
    if ((await tx.webhookEndpoint.count({ where: { accountId } })) >= ENDPOINTS_MAX) {
      const message = `${ENDPOINTS_MAX} endpoints are set already; delete one first`
      throw new ApiError('invalid_request', message, { field: ['url'] })
    }
    const given = { url, description: description ?? null, types }
    const kept = { ...given, secret: sealed, createdAt: app.clock.now() }
    // A form that is sent again after a crash brings the same id: nobody has read the secret of the first time.
    const where = { accountId_id: { accountId, id } }
    return tx.webhookEndpoint.upsert({ where, create: { ...kept, accountId, id }, update: kept })
  })
  return { secret, endpoint }
}

/**
 * Changes the given fields. Enabling it again resets its failures.
 * @throws {ApiError} not_found; invalid_request for an address that events may not go to
 */
export async function changeEndpoint(app: App, viewer: Viewer, id: string, input: unknown) {
  const { url, enabled, description, types } = parseInput(endpointChange(app), input)
  if (url !== undefined) await refuseOwnNetwork(app, url)
  const given = {
    ...(url === undefined ? {} : { url }),
    ...(description === undefined ? {} : { description }),
    ...(types === undefined ? {} : { types }),
  }
  return withEndpoint(app, viewer, id, (tx, endpoint) => {
    const data = { ...given, ...standing(app, endpoint, enabled) }
    return tx.webhookEndpoint.update({ where: keyOf(endpoint), data })
  })
}

function standing(app: App, { disabledAt }: WebhookEndpoint, enabled: boolean | undefined) {
  if (enabled === undefined || enabled === (disabledAt === null)) return {}
  if (!enabled) return { disabledAt: app.clock.now(), disabledBy: 'owner' as const }
  return { disabledAt: null, disabledBy: null, failures: 0, failingSince: null, heldUntil: null }
}

/** Deletes an endpoint with its delivery records. The event log keeps the events. */
export async function deleteEndpoint(app: App, viewer: Viewer, id: string) {
  return withEndpoint(app, viewer, id, (tx, endpoint) =>
    tx.webhookEndpoint.delete({ where: keyOf(endpoint) }),
  )
}

/** Sends a test event to this endpoint, whatever types it wants. */
export async function testEndpoint(app: App, viewer: Viewer, id: string) {
  return withEndpoint(app, viewer, id, async (tx, endpoint) => {
    const { accountId, disabledAt } = endpoint
    if (disabledAt) throw new ApiError('invalid_request', 'This endpoint is off: turn it on first.')
    const data = { endpoint_id: id }
    await recordEvent(app, tx, { accountId, type: TEST_EVENT, fact: app.newId('evt'), data })
    return endpoint
  })
}
