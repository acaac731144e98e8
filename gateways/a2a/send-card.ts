import type { Request, Response } from 'express'
import type { CardSigner } from '../../src/directory/card-key.ts'
import { namesTag, weakTag } from '../wire/entity-tag.ts'

export type Card = { body: object; changedAt: Date; cacheControl: string }

/**
 * A card, signed, or 304 to who has it. Not left to Express, which sends the whole again to whoever
 * also asks caches to check (`Cache-Control: no-cache`), as `fetch` does of its own accord.
 */
export async function sendCard(
  signer: CardSigner,
  request: Request,
  response: Response,
  { body, changedAt, cacheControl }: Card,
) {
  // Each signature is another, so the tag is that of what is signed and by which key, and a weak one.
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

/** The tag decides; the time only for who has no tag (RFC 9110 §13.2.2). */
function isKnown(request: Request, etag: string, changedAt: Date): boolean {
  const tags = request.header('if-none-match')
  if (tags !== undefined) return namesTag(tags, etag)
  const since = Date.parse(request.header('if-modified-since') ?? '')
  // The header knows no milliseconds.
  return Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since
}
