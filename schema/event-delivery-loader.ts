import { deliveriesOfEvents } from '../src/outgoing-webhooks/read-deliveries.ts'
import { loaderOfAccounts } from './loader-of-accounts.ts'

/** What became of an event. */
export const loadDeliveries = loaderOfAccounts(deliveriesOfEvents)
