import { DEFAULT_HOURS } from '../../../src/kernel/hours/hours.ts'
import type { BusinessFacts } from '../../../src/receptionist/receptionist.ts'

const hours = (open: number, close: number) => ({ openMinute: open * 60, closeMinute: close * 60 })
const SHARED = { description: null, timeZone: 'America/Chicago', hours: DEFAULT_HOURS }

/** A Sunday in November, 10:00 in Austin. */
export const NOW = new Date('2026-11-22T16:00:00Z')

export const BUSINESSES: Record<'plumber' | 'vet' | 'law' | 'salon', BusinessFacts> = {
  plumber: {
    ...SHARED,
    businessName: 'Ridgeline Plumbing & Drain',
    businessPhone: '+15128420100',
    services: ['Drain cleaning', 'Water heaters', 'Leak repair', 'Toilets and faucets'],
    extra:
      'The dispatch fee is $89 and is credited toward any repair. We serve Austin and Round Rock. We are licensed and insured. We take cards and checks.',
    city: 'Austin',
    hours: { ...DEFAULT_HOURS, Saturday: hours(8, 12) },
    languages: ['es'],
  },
  vet: {
    ...SHARED,
    businessName: 'Cedar Park Animal Clinic',
    businessPhone: '+15128420200',
    services: ['Vaccinations', 'Dental cleaning', 'Spay and neuter', 'Surgery'],
    extra:
      'We see dogs, cats and rabbits, no birds or reptiles. An office visit is $72. Emergencies after hours go to Lakeline Emergency Vet, 512-842-0190.',
    city: 'Cedar Park',
    hours: { ...DEFAULT_HOURS, Saturday: hours(9, 13), Friday: hours(8, 18) },
    languages: ['es', 'de'],
  },
  law: {
    ...SHARED,
    businessName: 'Okafor & Lind, Attorneys',
    businessPhone: '+14158420300',
    services: ['Family law', 'Criminal defense', 'Landlord and tenant'],
    extra:
      'A first consultation is $150 for 30 minutes. The office is at 200 Pine Street, second floor.',
    city: 'San Francisco',
    timeZone: 'America/Los_Angeles',
    languages: ['es', 'pt'],
  },
  salon: {
    ...SHARED,
    businessName: "Bianca's Hair Studio",
    businessPhone: '+13058420400',
    services: ['Haircuts', 'Balayage', 'Color', 'Blowouts'],
    extra:
      "Women's haircuts start at $65, men's haircuts are $35, balayage starts at $180. Walk-ins on Thursdays.",
    city: 'Miami',
    timeZone: 'America/New_York',
    hours: { ...DEFAULT_HOURS, Monday: null, Saturday: hours(9, 18), Friday: hours(18, 2) },
    languages: ['es', 'pt'],
  },
}
