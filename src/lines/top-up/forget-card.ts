import type { App } from '../../app.ts'
import type { JobData } from '../../platform/jobs/job-kinds.ts'

/** Has the processor delete a card, and any card saved on a page that is no longer wanted. Safe to run again. */
export async function forgetCard(
  app: App,
  { customerId, setUpSessionId }: JobData['let_go_of_card'],
): Promise<void> {
  if (setUpSessionId !== null) {
    const page = await app.checkout.expireSetUp(setUpSessionId)
    if (page.state === 'saved') await app.checkout.deleteCustomer(page.customerId)
  }
  if (customerId !== null) await app.checkout.deleteCustomer(customerId)
}
