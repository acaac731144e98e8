import type { TradeKnowledge } from './trade-knowledge.ts'

export const PLUMBING: TradeKnowledge = {
  kind: 'a plumbing company',
  services: [
    'leak repair',
    'drain cleaning',
    'water heaters',
    'toilet and faucet repair',
    'sewer line repair',
    'garbage disposals',
    'sump pumps',
    'pipe replacement',
  ],
  detailsQuestion: 'What is the problem, and is water running right now?',
  facts: [
    'Burst pipes, flooding, sewage backing up and no water at all are passed on as urgent.',
    'The main shut-off valve, near the meter or where the pipe enters the house, stops most leaks.',
    'Please have ready where the water shows and when it began.',
    'If you smell gas, leave the house and dial 911.',
    'Prices depend on the job and are given by the plumber.',
  ],
}
