import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright-core'
import { createClient } from '../../gateways/cli/client.ts'
import { createKey } from '../../gateways/cli/commands.ts'
import { SAMPLE_AT, SAMPLE_CALLER, SAMPLE_SAYS } from '../../src/test-lines/sample-call.ts'
import { createApi } from '../support/api.ts'
import { openBrowser } from '../support/browser.ts'
import { pay, setUpLine, untilLive } from '../support/live-line.ts'
import { startForPictures } from '../support/picture-service.ts'
import { until } from '../support/until.ts'

/** `npm run pictures`: takes the console's pictures for the front page and the README, with calls made for this. */
const OUTPUT = join(import.meta.dirname, '../../gateways/web/assets/pictures')
const VIEW = { width: 390, height: 532 }
/** Of each page the part that decides, without the header above it and the bar below. */
const SHOWN = { x: 0, y: 0, width: 390, height: 468 }
const MARGIN_PX = 16
/** The calls as on a computer; small enough for the page's weight. */
const DESK = { width: 1200, height: 640 }
const DESK_QUALITY = 0.3
const QUALITY = 0.5
const PLUMBER = {
  business_name: 'Lopez Plumbing',
  business_phone: '(512) 842-2671',
  owner_mobile: '(512) 842-2672',
  owner_confirmed_terms: true,
  city: 'Austin',
  services: ['water heaters', 'drain cleaning', 'leak repair'],
}
const CALLS: [from: string, says: readonly string[]][] = [
  ['+15128420166', ['Do you take American Express?', 'No message, thanks. Bye.']],
  [
    '+15128420148',
    [
      'Hello, my name is Priya Nair. I need a quote for a new water heater, fifty gallons.',
      'Yes, that is right.',
      'Any afternoon.',
      'No, thank you. Bye.',
    ],
  ],
  ['+15128420177', ['Do you repair faucets in Round Rock?', 'No thanks, that was all. Bye.']],
  [
    '+15128420121',
    [
      'Hi, this is Marcus Hill. I would like somebody to look at my kitchen drain next week.',
      'Yes, this number is fine.',
      'Tuesday morning.',
      'No, that is all. Bye.',
    ],
  ],
  [SAMPLE_CALLER, SAMPLE_SAYS],
]

/** The README's pictures: a page of the console, in one theme. */
const README = join(import.meta.dirname, '../../gateways/web/pictures')
const README_VIEW = { width: 390, height: 940 }
const IN_README = [
  ['home', '/console', 'light'],
  ['messages', '/console/messages', 'dark'],
  ['minutes', '/console/minutes', 'light'],
] as const

const service = await startForPictures(Number(process.env.SHOTS_PORT ?? 18_300), { at: SAMPLE_AT })
const browser = await openBrowser()
try {
  await mkdir(OUTPUT, { recursive: true })
  const email = await ownerWithCalls()
  await photograph(browser, email)
  await photographForReadme(browser, email)
} finally {
  await browser.close()
  await service.stop()
}

async function ownerWithCalls(): Promise<string> {
  const email = 'rosa@lopezplumbing.example'
  const client = createClient(service.site, await service.staffToken())
  const api = createApi(service.site, await createKey(client, { email, name: 'pictures' }))
  const { setup_id, checkout_url } = await setUpLine(api, PLUMBER)
  await pay(checkout_url)
  const { number: to } = await untilLive(api, setup_id)
  for (const [from, says] of CALLS) {
    const turns = says.map((say) => ({ say }))
    const answer = await fetch(`${service.sandbox}/phone/calls`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ from, to, forwarded_from: '+15128422671', turns }),
    })
    if (!answer.ok) throw new Error(`the call was refused: ${await answer.text()}`)
  }
  await until(
    'the calls are over',
    async () => (await api.get<{ items: object[] }>(`/lines/${setup_id}/calls`)).body.items,
    (calls) => calls.length === CALLS.length,
  )
  return email
}

async function photograph(by: Browser, email: string) {
  for (const colorScheme of ['light', 'dark'] as const) {
    const page = await by.newPage({
      viewport: VIEW,
      deviceScaleFactor: 1.5,
      colorScheme,
      reducedMotion: 'reduce',
    })
    await signIn(page, email)
    await take(
      page,
      `home-${colorScheme}`,
      page.getByRole('heading', { name: 'Messages to handle' }),
    )
    await page.getByRole('link', { name: 'Dana Reyes' }).first().click()
    await page.getByRole('heading', { name: 'Dana Reyes', level: 1 }).waitFor()
    // From the link above the caller's name: the margin above the name would cut it in two.
    await take(page, `message-${colorScheme}`, page.locator('.page-head .back'))
    await page.goto(`${service.site}/console/minutes`)
    await page.getByRole('link', { name: 'Statement of Lopez Plumbing' }).click()
    await page.getByRole('table').first().waitFor()
    // The calls with their costs are below the filters.
    await take(page, `statement-${colorScheme}`, page.getByRole('heading', { name: 'Entries' }))
    await page.setViewportSize(DESK)
    await page.goto(`${service.site}/console/calls`)
    await page.waitForLoadState('networkidle')
    await save(`desk-${colorScheme}`, await page.screenshot(), DESK_QUALITY)
    await page.close()
  }
}

async function signIn(page: Page, email: string) {
  await page.goto(`${service.site}/console`)
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('link', { name: 'Dana Reyes' }).first().waitFor()
}

async function photographForReadme(by: Browser, email: string) {
  const page = await by.newPage({ viewport: README_VIEW, reducedMotion: 'reduce' })
  await signIn(page, email)
  for (const [name, path, colorScheme] of IN_README) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.goto(service.site + path)
    await page.waitForLoadState('load')
    await page.screenshot({ path: join(README, `${name}.png`) })
  }
  await page.close()
}

/** Saves the page from here on. */
async function take(page: Page, name: string, from: Locator) {
  await page.waitForLoadState('networkidle')
  await from.evaluate(
    (part, margin) => window.scrollBy(0, part.getBoundingClientRect().top - margin),
    MARGIN_PX,
  )
  await save(name, await page.screenshot({ clip: SHOWN }), QUALITY)
}

/** As WebP, which the browser itself encodes: a third of a PNG's size. */
async function save(name: string, png: Buffer, quality: number) {
  const blank = await browser.newPage()
  const webp = await blank.evaluate(
    async ([data, quality]) => {
      const image = new Image()
      image.src = `data:image/png;base64,${data}`
      await image.decode()
      const canvas = document.createElement('canvas')
      canvas.width = image.width
      canvas.height = image.height
      canvas.getContext('2d')?.drawImage(image, 0, 0)
      return canvas.toDataURL('image/webp', Number(quality)).split(',')[1] ?? ''
    },
    [png.toString('base64'), quality] as const,
  )
  await blank.close()
  await writeFile(join(OUTPUT, `${name}.webp`), Buffer.from(webp, 'base64'))
}
