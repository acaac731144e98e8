import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core'
import { expect } from 'vitest'

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
/** Without these, Chromium looks up hosts that do not exist at every start. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/** Every page is checked in each of these, light and dark. */
export const VIEWS = [{ width: 390 }, { width: 1280 }]

export const COLOR_SCHEMES = ['light', 'dark'] as const

export function openBrowser(): Promise<Browser> {
  return chromium.launch({ executablePath: '/usr/bin/chromium', args: ARGUMENTS })
}

/** A page that records its problems. */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    bypassCSP: true,
    reducedMotion: 'reduce',
    ...options,
  })
  const page = await context.newPage()
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(error.message))
  return { page, problems, close: () => context.close() }
}

type Violation = { id: string; nodes: { target: string[]; failureSummary: string }[] }
type Options = { resultTypes: 'violations'[]; runOnly?: string[] }
type Axe = { run(options: Options): Promise<{ violations: Violation[] }> }

/** No accessibility violation in light and dark, and no horizontal overflow. */
export async function expectWellMade(page: Page) {
  await page.mouse.move(0, 0)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE)
  // Passing rules are checked too, but not reported element by element.
  const options: Options = { resultTypes: ['violations'] }
  for (const [colorScheme, more] of [
    ['light', {}],
    ['dark', { runOnly: OF_COLORS }],
  ] as const) {
    await page.emulateMedia({ colorScheme })
    await page.evaluate(endOfTransitions)
    const violations = await violationsOn(page, { ...options, ...more })
    expect(violations, `${colorScheme}: ${page.url()}`).toEqual([])
  }
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect(overflow, `sideways on ${page.url()}`).toBeLessThanOrEqual(0)
}

/** The rules whose outcome a color scheme can change. */
const OF_COLORS = ['color-contrast', 'link-in-text-block']

/** Runs in the page. What moves with scrolling alone has no end. */
function endOfTransitions() {
  const inTime = document
    .getAnimations()
    .filter(({ timeline }) => timeline instanceof DocumentTimeline)
  return Promise.all(inTime.map(({ finished }) => finished))
}

async function violationsOn(page: Page, options: Options): Promise<string[]> {
  const violations = await page.evaluate(async (asked) => {
    const { axe } = window as unknown as { axe: Axe }
    return (await axe.run(asked)).violations
  }, options)
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join(' ')}`,
  )
}
