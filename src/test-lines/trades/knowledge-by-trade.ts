import type { Trade } from '../test-line-order.ts'
import { APPLIANCE } from './appliance.ts'
import { ELECTRICAL } from './electrical.ts'
import { GARAGE } from './garage.ts'
import { HVAC } from './hvac.ts'
import { LOCK } from './lock.ts'
import { PEST } from './pest.ts'
import { PLUMBING } from './plumbing.ts'
import { ROOFING } from './roofing.ts'
import type { TradeKnowledge } from './trade-knowledge.ts'
import { VET } from './vet.ts'

export const TRADE_KNOWLEDGE: Record<Trade, TradeKnowledge> = {
  vet: VET,
  garage: GARAGE,
  lock: LOCK,
  hvac: HVAC,
  plumbing: PLUMBING,
  roofing: ROOFING,
  electrical: ELECTRICAL,
  pest: PEST,
  appliance: APPLIANCE,
}
