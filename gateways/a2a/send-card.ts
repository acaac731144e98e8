import { createHash } from 'node:crypto'
import type { Request, Response } from 'express'

export type Card = { body: object; changedAt: Date; cacheControl: string }

/**
 * A card, or 304 to who has it. Not left to Express, which sends the whole again to whoever also asks caches to check
 * (`Cache-Control: no-cache`), as `fetch` does of its own accord.
 */
export function sendCard(
  request: Request,
  response: Response,
  { body, changedAt, cacheControl }: Card,
) {
  const text = JSON.stringify(body)
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`
  response.set({
    etag,
    'cache-control': cacheControl,
    'last-modified': changedAt.toUTCString(),
    'x-content-type-options': 'nosniff',
  })
  if (isKnown(request, etag, changedAt)) response.status(304).end()
  else response.type('json').send(text)
}

/** The tag decides; the time only for who has no tag (RFC 9110 §13.2.2). */
function isKnown(request: Request, etag: string, changedAt: Date): boolean {
  const tags = request.header('if-none-match')
  if (tags !== undefined) {
    const known = tags.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
    return known.includes(etag) || known.includes('*')
  }
  const since = Date.parse(request.header('if-modified-since') ?? '')
  // The header knows no milliseconds.
  return Math.floor(changedAt.getTime() / 1_000) * 1_000 <= since
}
