import type { Browser } from 'playwright-core'
import { expect } from 'vitest'
import { expectWellMade, openPage, type VIEWS } from './browser.ts'
import { byHand, byKeyboard, type Hands } from './console-journey.ts'

/** A visitor at a page; `look` checks that it is well made, in journeys that check pages. */
export type Visitor = Awaited<ReturnType<typeof openPage>> & { hands: Hands; look(): Promise<void> }

type Journey = (visitor: Visitor) => Promise<void>

/** Runs the journey, checks every page it looks at, and expects no problems. */
export async function visitInView(
  browser: Browser,
  { width }: (typeof VIEWS)[number],
  journey: Journey,
) {
  const view = { viewport: { width, height: 844 }, bypassCSP: false }
  const visit = await openPage(browser, view)
  await journey({ ...visit, hands: byHand, look: () => expectWellMade(visit.page) })
  expect(visit.problems.filter(ofThePage)).toEqual([])
  await visit.close()
}

/** A refused form is answered with 400: the browser's message about that is not a problem of the page. */
const ofThePage = (problem: string) => !problem.includes('400')

export async function visitByKeyboard(browser: Browser, journey: Journey) {
  const visit = await openPage(browser, { bypassCSP: false })
  await journey({ ...visit, hands: byKeyboard(visit.page), look: async () => {} })
  await visit.close()
}

export async function visitWithoutJavaScript(browser: Browser, journey: Journey) {
  const visit = await openPage(browser, { javaScriptEnabled: false, bypassCSP: false })
  await journey({ ...visit, hands: byHand, look: async () => {} })
  await visit.close()
}
