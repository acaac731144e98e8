import type { TradeKnowledge } from './trade-knowledge.ts'

export const ROOFING: TradeKnowledge = {
  kind: 'a roofing contractor',
  services: [
    'roof repair',
    'leak repair',
    'roof replacement',
    'storm damage inspections',
    'gutters',
    'flashing',
    'shingle roofs',
    'metal roofs',
    'flat roofs',
  ],
  detailsQuestion: 'Is water coming in now, and what kind of roof is it?',
  facts: [
    'Water coming in, a tree on the roof and a tarp that came off are passed on as urgent.',
    'Please stay off the roof, above all when it is wet.',
    'Photos of the damage help with the insurance claim.',
    'A bucket under the drip and furniture moved away keep the damage small.',
    'Prices depend on the roof and are given by the contractor after an inspection.',
  ],
}
