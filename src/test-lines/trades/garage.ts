import type { TradeKnowledge } from './trade-knowledge.ts'

export const GARAGE: TradeKnowledge = {
  kind: 'an auto repair shop',
  services: [
    'oil changes',
    'brake repair',
    'tires and wheel alignment',
    'battery replacement',
    'engine diagnostics',
    'transmission service',
    'air conditioning repair',
    'state inspections',
  ],
  detailsQuestion: 'What are the make, model and year of the car, and what does it do?',
  facts: [
    'A car that will not start or is stranded on the road, failing brakes and smoke from the ' +
      'engine are passed on as urgent.',
    'Please have the make, model, year and mileage of the car ready.',
    'A flashing check engine light means to stop driving the car.',
    'Keys can be left in the drop box after hours.',
    'Prices depend on the car and are given by the shop after a look at it.',
  ],
}
