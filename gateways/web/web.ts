import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import type { App } from '../../src/app.ts'
import { FREE_MEETING_MINUTES, linePacks, meetingPacks } from '../../src/billing/packs.ts'
import { renderPage } from '../browser/pages.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { readSession } from '../browser/session.ts'
import { createConsole } from './console/console.ts'
import { createDevelopers } from './developers.ts'
import { createHear } from './hear.ts'
import { createSignIn } from './sign-in.ts'
import { createStaff } from './staff/staff.ts'
import { vendoredAsset } from './vendored-asset.ts'

const PAGES: Record<string, string> = {
  '/': 'home',
  '/terms': 'terms',
  '/paid': 'paid',
  '/payment-cancelled': 'payment-cancelled',
}

/** The pages that people see. */
export function createWeb(app: App): Router {
  const facts = {
    baseUrl: app.config.baseUrl,
    linePacks: linePacks(),
    meetingPacks: meetingPacks(),
    freeMeetingMinutes: FREE_MEETING_MINUTES,
    overdraftMinutes: app.config.lineOverdraftSeconds / 60,
    dollars: (cents: number) => `$${(cents / 100).toFixed(2).replace(/\.00$/, '')}`,
  }
  const router = Router()
  router.use('/assets', assets())
  router.use(createSignIn(app))
  router.use(createDevelopers(app))
  router.use(createConsole(app))
  router.use(createStaff(app))
  router.use(readSession(app))
  router.use('/hear', createHear(app))
  for (const [path, page] of Object.entries(PAGES)) {
    router.get(path, (_request, response) => {
      renderPage(response, `web/pages/${page}`, facts)
    })
  }
  router.use((_request, response) => {
    renderProblem(response, 404, {
      title: 'There is no such page',
      text: 'The address may be mistyped, or the page may have moved.',
    })
  })
  return router
}

/** Ours are checked by their ETag each time, so that a new version is seen at once. */
function assets(): Router {
  return Router()
    .get('/pico.min.css', vendoredAsset('@picocss/pico/css/pico.min.css', 'css'))
    .get('/htmx.min.js', vendoredAsset('htmx.org/dist/htmx.min.js', 'js'))
    .use(express.static(fileURLToPath(new URL('assets', import.meta.url))))
}
