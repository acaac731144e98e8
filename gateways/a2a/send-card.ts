import type { Request, Response } from 'express'
import type { CardSigner } from '../../src/directory/card-key.ts'
import { namesTag, weakTag } from '../wire/entity-tag.ts'

export type Card = { body: object; changedAt: Date; cacheControl: string }

/**
 * Sends a signed card, or 304 if the client already has it. Express's own check is not used: it sends the whole card
 * again if the request has `Cache-Control: no-cache`, which `fetch` adds by itself.
 */
export async function sendCard(
  signer: CardSigner,
  request: Request,
  response: Response,
  { body, changedAt, cacheControl }: Card,
) {
  // Signatures differ each time, so the tag is a weak one, made of the signed content and the key id.
  const etag = weakTag(`${await signer.keyId()}${JSON.stringify(body)}`)
  response.set({
    etag,
    'cache-control': cacheControl,
    'last-modified': changedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
  })
  if (isKnown(request, etag, changedAt)) response.status(304).end()
  else response.type('json').send(JSON.stringify(await signer.sign(body)))
}

/** The tag decides; the date is used only if there is no tag (RFC 9110 §13.2.2). */
function isKnown(request: Request, etag: string, changedAt: Date): boolean {
  const tags = request.header('if-none-match')
  if (tags !== undefined) return namesTag(tags, etag)
  const since = Date.parse(request.header('if-modified-since') ?? '')
  // HTTP dates have no milliseconds.
  return Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since
}
