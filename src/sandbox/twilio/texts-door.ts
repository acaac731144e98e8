import { Router } from 'express'
import type { CallRecord } from './call-record.ts'
import type { Carrier } from './carrier.ts'
import { type Told, textsPage } from './texts-page.ts'

const MOST_ON_A_PAGE = 100

/**
 * Shows sent texts, and what our outbound calls said: `/phone/texts` for people, `GET /phone/texts.json?to=` and `GET
 * /phone/placed.json?to=` for programs.
 */
export function textsDoor({ texts, calls, sandbox }: Carrier): Router {
  const router = Router()
  router.get('/texts', ({ query }, response) => {
    const told = [
      ...texts.list(),
      ...calls
        .list()
        .filter(({ outbound }) => outbound)
        .map(asText),
    ]
    const newest = told.toSorted((a, b) => b.at.localeCompare(a.at))
    const from = sandbox.config.smsFrom
    const kind = typeof query.kind === 'string' ? query.kind : ''
    response.type('html').send(textsPage(newest.slice(0, MOST_ON_A_PAGE), from, kind))
  })
  router.get('/texts.json', (request, response) => {
    const { to } = request.query
    const found = texts.list().filter((text) => to === undefined || text.to === to)
    response.json(found.toReversed().map(({ id, ...text }) => ({ sid: id, ...text })))
  })
  router.get('/placed.json', (request, response) => {
    const { to } = request.query
    const placed = calls
      .list()
      .filter((call) => call.outbound && (to === undefined || call.to === to))
    response.json(
      placed.toReversed().map(({ id, from, to, startedAt, transcript }) => {
        return { sid: id, from, to, at: startedAt, said: transcript.map(({ text }) => text) }
      }),
    )
  })
  return router
}

/** Shows what an outbound call said as a text. */
function asText({ id, from, to, startedAt, transcript }: CallRecord): Told {
  const [said] = transcript
  return { id, from, to, body: said?.text ?? '', at: startedAt, isCall: true }
}
