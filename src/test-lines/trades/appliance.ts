import type { TradeKnowledge } from './trade-knowledge.ts'

export const APPLIANCE: TradeKnowledge = {
  kind: 'an appliance repair company',
  services: [
    'refrigerator repair',
    'washer repair',
    'dryer repair',
    'dishwasher repair',
    'oven and stove repair',
    'microwave repair',
    'ice maker repair',
    'freezer repair',
  ],
  detailsQuestion: 'Which appliance and brand is it, and what does it do?',
  facts: [
    'A refrigerator full of food that stopped cooling, a leaking washer and a burning smell are passed on as urgent.',
    'If you smell gas at the stove, leave the house and dial 911.',
    'Please have the brand and the model number ready; it is mostly inside the door.',
    'Please keep the door of a failed freezer shut.',
    'Prices depend on the appliance and are given by the technician.',
  ],
}
