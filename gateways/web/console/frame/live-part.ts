import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { Request, Response } from 'express'
import { renderPart } from '../../../browser/render-page.ts'
import * as words from './amounts-and-times-in-words.ts'
import { titleWaiting } from './waiting-counts.ts'

/** Polling is cheap (README, "Decided"). */
const EVERY_SECONDS = 4

/**
 * A part of a page that refreshes itself: its template's path in the console, and the address that returns this part
 * alone.
 */
export type LivePart = { page: string; address: string }

type Waiting = { messages: number; urgent: number; questions: number }

/** The part's HTML, for its page to include. Without JavaScript it does not refresh. */
export function livePart(response: Response, part: LivePart, facts: object): string {
  return render(response, part, facts).html
}

/**
 * Answers a part's own address, with `besidePart`. Sends 204 if the page already shows this version, so nothing moves
 * under a finger.
 */
export function sendLivePart(
  request: Request,
  response: Response,
  part: LivePart,
  facts: object,
  beside = () => '',
) {
  const { html, version } = render(response, part, facts)
  response.set('cache-control', 'no-store')
  if (request.query.seen === version) response.status(204).end()
  else response.type('html').send(`${html}${beside()}`)
}

/** What goes with a changed part of a place: its title, the tabs' counts, and for who hears the page, what was done. */
export function besidePart(response: Response, place: string, waiting: Waiting, said = ''): string {
  const facts = { title: titleWaiting(place, waiting), waiting, said }
  return renderPart(response, 'web/console/frame/beside-part', facts)
}

function render(response: Response, { page, address }: LivePart, facts: object) {
  const inside = renderPart(response, `web/console/${page}`, { words, ...facts })
  const version = createHash('sha256')
    .update(withoutTokens(inside))
    .digest('base64url')
    .slice(0, 16)
  const again = `${address}${address.includes('?') ? '&' : '?'}seen=${version}`
  const about = { id: `live-${basename(page)}`, inside, again, everySeconds: EVERY_SECONDS }
  return { version, html: renderPart(response, 'web/console/frame/live', about) }
}

/** Each form gets a new token every time (`double-submit.ts`); that does not count as a change. */
function withoutTokens(html: string): string {
  return html.replaceAll(/name="once" value="[^"]*"/g, '')
}
