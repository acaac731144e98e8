import type { TypedDocumentNode } from '@graphql-typed-document-node/core'
import type { Request, RequestHandler, Response } from 'express'
import { readShownSecret } from '../../../src/accounts/show-secret-once.ts'
import type { App } from '../../../src/app.ts'
import { readOwnForm } from '../../browser/csrf.ts'
import { appOf, type Done, once, readerOf } from '../../browser/double-submit.ts'
import { renderPage } from '../../browser/render-page.ts'
import { signedIn } from '../../browser/require-session.ts'
import { execute } from '../../core/execute.ts'
import * as words from './frame/amounts-and-times-in-words.ts'

/** What every page of the console works with. */
export type ConsoleContext = {
  app: App
  /** What can be had on this deployment, for what leads there. */
  offers: { testLines: boolean }
  /** Before each POST: reads the form, and refuses what is not the signed-in owner's own. */
  ownForm: RequestHandler
  /** After it, for a form that makes something: sent twice, it makes one thing. */
  once(work: (request: Request, response: Response) => Promise<Done | undefined>): RequestHandler
  /** The secret that the form before made of a thing; undefined when it was shown. */
  secretOf(response: Response, id: string): Promise<string | undefined>
  /** Runs an operation as whoever is signed in. */
  run<Data, Variables extends Record<string, unknown>>(
    response: Response,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
  /** Renders `<page>.eta` with the facts, `it.words` (amounts-and-times-in-words.ts) and `it.offers`. */
  show(response: Response, page: string, facts?: Record<string, unknown>, status?: number): void
}

export function openConsole(app: App): ConsoleContext {
  const offers = { testLines: app.config.testLines }
  return {
    app,
    offers,
    ownForm: readOwnForm(app),
    once: (work) => once(app, work),
    secretOf: (response, id) => readShownSecret(app, readerOf(response, id)),
    run: (response, document, variables) =>
      execute(document, variables, {
        app: appOf(app, response),
        viewer: signedIn(response).viewer,
      }),
    show: (response, page, facts = {}, status = 200) =>
      renderPage(
        response,
        `web/console/${page}`,
        { words, offers, waiting: response.locals.waiting, ...facts },
        { status },
      ),
  }
}
