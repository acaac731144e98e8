import { Router } from 'express'
import { formatUsPhone } from '../../phone.ts'
import { escapeHtml, page } from '../page.ts'
import type { Carrier } from './carrier.ts'
import type { TextRecord } from './text-record.ts'

const MOST_ON_A_PAGE = 100

/** Where sent texts can be read: `/phone/texts` for people, `GET /phone/texts.json?to=` for machines. */
export function textsDoor({ texts }: Carrier): Router {
  const router = Router()
  router.get('/texts', (_request, response) => {
    response.type('html').send(textsPage(texts.list().toReversed().slice(0, MOST_ON_A_PAGE)))
  })
  router.get('/texts.json', (request, response) => {
    const { to } = request.query
    const found = texts.list().filter((text) => to === undefined || text.to === to)
    response.json(found.toReversed().map(({ id, ...text }) => ({ sid: id, ...text })))
  })
  return router
}

function textsPage(texts: readonly TextRecord[]): string {
  return page(
    'Texts',
    `<main class="container">
<nav aria-label="Sandbox"><ul><li><a href="/">Sandbox</a></li><li><a href="/phone">Phone</a></li></ul></nav>
<h1>Texts</h1>
${texts.map(textArticle).join('\n') || '<p>No text yet.</p>'}
</main>`,
  )
}

function textArticle({ from, to, body, at }: TextRecord): string {
  const numbers = `to ${formatUsPhone(to)} from ${formatUsPhone(from)}`
  return `<article><p>${escapeHtml(body)}</p>
<p><small>${escapeHtml(numbers)} · <time datetime="${at}">${at.replace('T', ' ').slice(0, 19)} UTC</time></small></p></article>`
}
