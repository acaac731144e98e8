import { DEFAULT_HOURS } from '../../../../src/kernel/hours/hours.ts'
import type { BusinessFacts } from '../../../../src/receptionist/receptionist.ts'

const SHARED = {
  businessPhone: '+15125550100',
  hours: DEFAULT_HOURS,
  timeZone: 'America/Chicago',
  languages: ['es', 'fr', 'de', 'pt', 'ru', 'tr'],
  city: 'Austin',
} as const

/** The businesses that are called, by the word that a dialogue begins with. */
export const CALLED: Record<string, Partial<BusinessFacts>> = {
  dog: {
    ...SHARED,
    businessName: 'Wagtail Grooming',
    description: 'Dog grooming and boarding.',
    services: ['Full groom', 'Bath and brush', 'Nail trim', 'Overnight boarding'],
    extra:
      'A full groom starts at $70. Nail trims are $18. Rabies shots must be up to date. ' +
      'We board dogs over four months only. Drop off is at the side door. We take cards and cash.',
  },
  ink: {
    ...SHARED,
    businessName: 'Inkwell Print Shop',
    description: 'A small print shop.',
    services: ['Business cards', 'Banners', 'Wedding invitations', 'T-shirts'],
    extra:
      'Business cards take 3 working days. 500 cards are $65. Files should be PDF. ' +
      'We ship within Texas. Proofs are sent by email. A deposit of half is due at order.',
  },
  drive: {
    ...SHARED,
    businessName: 'Greenlight Driving School',
    description: 'Driving lessons for teens and adults.',
    services: ['Teen course', 'Adult lessons', 'Road test'],
    extra:
      'A lesson is two hours and $110. The teen course is $480. Road tests are given on weekdays. ' +
      'We pick up within 10 miles. Bring your permit to the first lesson. Gift cards are sold at the office.',
  },
  roof: {
    ...SHARED,
    businessName: 'Ridgeback Roofing',
    description: 'Roof repair and replacement.',
    services: ['Roof repair', 'Gutter cleaning', 'Roof replacement', 'Skylights'],
    extra:
      'Inspections are free. We are licensed and insured. Repairs carry a two year warranty. ' +
      'Gutter cleaning is from $150. We work in Travis and Hays county. Crews start at 7 am.',
  },
}
