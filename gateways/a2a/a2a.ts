import { type Request, type RequestHandler, type Response, Router } from 'express'
import type { Visitor } from '../../src/accounts/viewer.ts'
import type { App } from '../../src/app.ts'
import { CARD_KEYS_PATH, cardSigner } from '../../src/directory/card-key.ts'
import { forAnySite } from '../oauth/cors.ts'
import { businessCard, directoryCard } from './agent-cards.ts'
import { visitors } from './authenticate.ts'
import { businessSkills, findBusinessAgent } from './business-agent.ts'
import { DIRECTORY_CARD_CACHE, FOUND_CACHE, KEYS_CACHE } from './cache-lifetimes.ts'
import { createLookUp, directorySkill } from './directory-agent.ts'
import { plainError } from './errors.ts'
import { createLimits } from './rate-limits.ts'
import { createResolve, RESOLVE_PATH } from './resolve.ts'
import { createRpc } from './rpc.ts'
import { rpcDoor } from './rpc-door.ts'
import { sendCard } from './send-card.ts'

/** When the content of the directory's card last changed. */
const DIRECTORY_CARD_CHANGED = new Date('2026-11-22T04:00:00Z')
/** Before this date, cards had no signature. */
const SIGNED_SINCE = DIRECTORY_CARD_CHANGED

const NOBODY: Visitor = { kind: 'visitor', sender: '', keyed: false }

/** The directory, and the agents of businesses that are hosted here (A2A 1.0, JSON-RPC). */
export function createA2a(app: App): Router {
  const limits = createLimits(app)
  const signer = cardSigner(app)
  const visitorOf = visitors(app)
  const lookUp = createLookUp(app, limits)
  const directory = createRpc(app, { sendMessage: directorySkill(lookUp, limits) })
  const business = createRpc(app, {
    sendMessage: businessSkills(app, limits),
    find: (call) => findBusinessAgent(app, call),
  })
  return Router()
    .get(
      '/.well-known/agent-card.json',
      plainly(app, (request, response) =>
        sendCard(signer, request, response, {
          body: directoryCard(app.config),
          changedAt: DIRECTORY_CARD_CHANGED,
          cacheControl: DIRECTORY_CARD_CACHE,
        }),
      ),
    )
    .all(CARD_KEYS_PATH, forAnySite('GET'))
    .get(
      CARD_KEYS_PATH,
      plainly(app, async (_request, response) => {
        response.set('cache-control', KEYS_CACHE).json(await signer.publicKeys())
      }),
    )
    .get(RESOLVE_PATH, createResolve(app))
    .post('/a2a', rpcDoor(app, visitorOf, directory))
    .get(
      ['/agents/:slug/agent-card.json', '/agents/:slug/.well-known/agent-card.json'],
      plainly(app, async (request, response) => {
        const agent = await findBusinessAgent(app, { slug: slugOf(request), visitor: NOBODY })
        await sendCard(signer, request, response, {
          body: businessCard(app.config, agent),
          changedAt: new Date(Math.max(Date.parse(agent.updatedAt), SIGNED_SINCE.getTime())),
          cacheControl: FOUND_CACHE,
        })
      }),
    )
    .post('/agents/:slug/a2a', rpcDoor(app, visitorOf, business))
    .all(['/a2a', '/agents/:slug/a2a'], allowing('POST'))
    .all(RESOLVE_PATH, allowing('GET, HEAD'))
}

function allowing(methods: string): RequestHandler {
  return (_request, response) => {
    response.status(405).set('allow', methods).end()
  }
}

function slugOf({ params: { slug } }: Request): string {
  return typeof slug === 'string' ? slug : ''
}

/** Renders failures in the same form as `/v1`. */
function plainly(app: App, handle: (request: Request, response: Response) => Promise<void>) {
  return (request: Request, response: Response) =>
    handle(request, response).catch((error: unknown) => {
      const { status, body, headers } = plainError(error, app.log)
      response
        .status(status)
        .set({ 'cache-control': 'no-store', ...headers })
        .json(body)
    })
}
