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

/** What every console page uses. */
export type ConsoleContext = {
  app: App
  /** Features this deployment has; pages show links only to these. */
  offers: { testLines: boolean }
  /** For each POST: parses the form and refuses it unless it belongs to the signed-in owner. */
  ownForm: RequestHandler
  /** After `ownForm`, for a form that creates something: sent twice, it creates only one. */
  once(work: (request: Request, response: Response) => Promise<Done | undefined>): RequestHandler
  /** The secret created by the previous form; undefined once it has been shown. */
  secretOf(response: Response, id: string): Promise<string | undefined>
  /** Runs an operation as the signed-in owner. */
  run<Data, Variables extends Record<string, unknown>>(
    response: Response,
    document: TypedDocumentNode<Data, Variables>,
    variables: Variables,
  ): Promise<Data>
  /** What the console's frame needs, for a page of an owner's that stands outside `/console`. */
  frame(response: Response): Record<string, unknown>
  /** Renders `<page>.eta` with the facts, `it.words` (amounts-and-times-in-words.ts) and `it.offers`. */
  show(response: Response, page: string, facts?: Record<string, unknown>, status?: number): void
}

export function openConsole(app: App): ConsoleContext {
  const offers = { testLines: app.config.testLines }
  const frame = (response: Response) => ({ words, offers, waiting: response.locals.waiting })
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
    frame,
    show: (response, page, facts = {}, status = 200) =>
      renderPage(response, `web/console/${page}`, { ...frame(response), ...facts }, { status }),
  }
}
