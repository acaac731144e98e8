import { deliveriesOfEvents } from '../src/outgoing-webhooks/read-deliveries.ts'
import { loaderOfAccounts } from './loader-of-accounts.ts'

/** An event's deliveries. */
export const loadDeliveries = loaderOfAccounts(deliveriesOfEvents)
