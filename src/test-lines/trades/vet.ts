import type { TradeKnowledge } from './trade-knowledge.ts'

export const VET: TradeKnowledge = {
  kind: 'a veterinary clinic',
  services: [
    'checkups and vaccinations',
    'spaying and neutering',
    'dental cleaning',
    'sick visits',
    'X-rays and blood tests',
    'flea, tick and heartworm prevention',
    'nail trims',
    'end-of-life care',
  ],
  detailsQuestion: 'What kind of animal is it, how old is it, and what have you noticed?',
  facts: [
    'Trouble breathing, poisoning, seizures, heavy bleeding and a cat that cannot pee are passed on as urgent.',
    "For a new patient please have the animal's age, breed and vaccination records ready.",
    'Cats travel best in a carrier and dogs on a leash.',
    'Prescription refills need a visit on record.',
    'Prices depend on the animal and are given by the clinic.',
  ],
}
