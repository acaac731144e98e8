import { fileURLToPath } from 'node:url'
import express, { Router } from 'express'
import type { App } from '../../src/app.ts'
import { FREE_MEETING_MINUTES } from '../../src/billing/free-meeting-minutes.ts'
import { linePacks, meetingPacks } from '../../src/billing/minute-packs.ts'
import { renderProblem } from '../browser/problem-page.ts'
import { renderPage } from '../browser/render-page.ts'
import { readSession } from '../browser/require-session.ts'
import { createConsole } from './console/console.ts'
import { createPaymentReturn } from './console/payment-return/payment-return.ts'
import { createDevelopers } from './developers.ts'
import { createLanding, dollars } from './landing.ts'
import { createMailLinks } from './mail-link.ts'
import { privacyFacts } from './privacy-facts.ts'
import { createSoundLinks } from './recording-links.ts'
import { siteFiles } from './robots-and-security-txt.ts'
import { createSignIn } from './sign-in.ts'
import { createStaff } from './staff/staff.ts'
import { stylesheets } from './stylesheets.ts'
import { createHear } from './test-line-page.ts'
import { vendoredAsset } from './vendored-asset.ts'

const PAGES: Record<string, string> = {
  '/terms': 'terms',
  '/privacy': 'privacy',
  '/account-deleted': 'account-deleted',
}

/** All HTML pages. */
export function createWeb(app: App): Router {
  const facts = {
    baseUrl: app.config.baseUrl,
    linePacks: linePacks(),
    meetingPacks: meetingPacks(),
    freeMeetingMinutes: FREE_MEETING_MINUTES,
    ...privacyFacts(app.config),
    overdraftMinutes: app.config.lineOverdraftSeconds / 60,
    dollars,
  }
  const router = Router()
  router.use('/assets', assets())
  router.use(siteFiles(app))
  router.use(createSignIn(app))
  router.use(createDevelopers(app))
  router.use(createConsole(app))
  router.use(createStaff(app))
  router.use(readSession(app))
  router.use('/hear', createHear(app))
  router.use('/m', createMailLinks(app))
  router.use(createLanding(app))
  router.use('/recordings', createSoundLinks(app))
  router.use(createPaymentReturn(app))
  for (const [path, page] of Object.entries(PAGES)) {
    router.get(path, (_request, response) => {
      renderPage(response, `web/pages/${page}`, facts)
    })
  }
  router.use((_request, response) => {
    renderProblem(response, 404, {
      title: 'Page not found',
      text: 'The address may be mistyped, or the page may have moved.',
    })
  })
  return router
}

const ASSETS = fileURLToPath(new URL('assets', import.meta.url))

/** Our own files are revalidated by ETag on each load, so a new version is seen at once. */
function assets(): Router {
  return Router()
    .get('/pico.min.css', vendoredAsset('@picocss/pico/css/pico.min.css', 'css'))
    .get('/htmx.min.js', vendoredAsset('htmx.org/dist/htmx.min.js', 'js'))
    .use(stylesheets(ASSETS))
    .use(express.static(ASSETS))
}
