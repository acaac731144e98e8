import type { TradeKnowledge } from './trade-knowledge.ts'

export const PEST: TradeKnowledge = {
  kind: 'a pest control company',
  services: [
    'ant treatment',
    'roach treatment',
    'termite inspections',
    'bed bug treatment',
    'rodent control',
    'wasp and hornet nest removal',
    'mosquito control',
    'wildlife removal',
  ],
  detailsQuestion: 'What have you seen, where, and since when?',
  facts: [
    'A wasp nest at a door, an animal in the living space and bites on a child are passed on as urgent.',
    'If someone has trouble breathing after a sting, dial 911.',
    'Please say whether there are children, pets or an aquarium in the home.',
    'For bed bugs please leave everything in the room until it was looked at.',
    'Prices depend on the pest and the home and are given by the company.',
  ],
}
