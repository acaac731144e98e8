import type { TradeKnowledge } from './trade-knowledge.ts'

export const LOCK: TradeKnowledge = {
  kind: 'a locksmith',
  services: [
    'house lockouts',
    'car lockouts',
    'lock changes',
    'rekeying',
    'key copies',
    'broken key extraction',
    'smart lock installation',
    'safe opening',
  ],
  detailsQuestion: 'Where are you, and what are you locked out of?',
  facts: [
    'A child or a pet locked in a car or a home, a break-in and being locked out are passed on as urgent.',
    'Please have ready where you are and what kind of lock it is.',
    'Proof that you live there or own the car is asked for before a lock is opened.',
    'Rekeying keeps the lock and makes the old keys useless.',
    'Prices depend on the lock and are given by the locksmith.',
  ],
}
