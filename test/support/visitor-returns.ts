import type { BrowserContext } from 'playwright-core'
import type { createApi } from './api.ts'
import type { Filled } from './filled-account.ts'
import { pay, returnsOf } from './live-line.ts'

type Opened = { site: string; api: ReturnType<typeof createApi> }

/** Where payment pages lead back to, by page name, for who is not signed in: of lines, and of meeting minutes. */
export async function visitorReturns(owner: BrowserContext, { site, api }: Opened, filled: Filled) {
  const [left, paid] = [await buyForMeetings(owner, site), await buyForMeetings(owner, site)]
  await pay(paid)
  const ofLine = await api.post<{ checkout_url: string }>(
    `/lines/${filled.dentist.id}/minute-packs`,
    {
      pack: 'min40',
    },
  )
  const { checkout_url: packPaid } = ofLine.body
  await pay(packPaid)
  return {
    'visitor-paid': (await returnsOf(paid)).success,
    'visitor-payment-cancelled': (await returnsOf(left)).cancel,
    'visitor-line-paid': (await returnsOf(packPaid)).success,
    'visitor-line-confirming': (await returnsOf(filled.checkoutUrl)).success,
    'visitor-line-cancelled': (await returnsOf(filled.checkoutUrl)).cancel,
  }
}

/** The payment page of the smallest pack. */
async function buyForMeetings(owner: BrowserContext, site: string): Promise<string> {
  const page = await owner.newPage()
  await page.goto(`${site}/console/minutes`)
  const meetings = page.locator('[aria-labelledby="meetings"]')
  await meetings.getByText('Buy minutes').click()
  await meetings.locator('form button').first().click()
  await page.waitForURL(/\/checkout\//)
  const url = page.url()
  await page.close()
  return url
}
