import type { TradeKnowledge } from './trade-knowledge.ts'

export const HVAC: TradeKnowledge = {
  kind: 'a heating and air conditioning company',
  services: [
    'air conditioning repair',
    'furnace repair',
    'heat pump service',
    'system installation',
    'seasonal tune-ups',
    'duct cleaning',
    'thermostat installation',
    'indoor air quality',
  ],
  detailsQuestion: 'Is it the heating or the cooling, and what does it do or not do?',
  facts: [
    'No heat in freezing weather, no cooling with small children or older people at home and a ' +
      'burning smell are passed on as urgent.',
    'If you smell gas or a carbon monoxide alarm sounds, leave the house and dial 911.',
    'Please have the brand and age of the unit ready.',
    'A dirty filter is the most common reason for weak airflow.',
    'Prices depend on the system and are given by the company.',
  ],
}
