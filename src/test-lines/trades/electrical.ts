import type { TradeKnowledge } from './trade-knowledge.ts'

export const ELECTRICAL: TradeKnowledge = {
  kind: 'an electrical contractor',
  services: [
    'outlet and switch repair',
    'panel upgrades',
    'lighting installation',
    'ceiling fans',
    'EV charger installation',
    'generator hookups',
    'rewiring',
    'smoke detectors',
  ],
  detailsQuestion: 'What is happening, and is it one room or the whole house?',
  facts: [
    'Sparks, a burning smell, a hot outlet and a shock are passed on as urgent.',
    'If something burns or someone was hurt, dial 911.',
    'Please do not touch a wire that is down or an outlet that is wet.',
    'If the neighbors are dark too, the utility is the one to call.',
    'Prices depend on the work and are given by the electrician.',
  ],
}
