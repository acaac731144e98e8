import { DEFAULT_HOURS } from '../../../../src/kernel/hours/hours.ts'
import type { BusinessFacts } from '../../../../src/receptionist/receptionist.ts'

const SHARED = {
  businessPhone: '+15125550100',
  hours: DEFAULT_HOURS,
  timeZone: 'America/Chicago',
  languages: ['es', 'fr', 'de', 'pt', 'ru', 'tr'],
  city: 'Austin',
} as const

/** The businesses called, by the word that a dialogue begins with. */
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
  bike: {
    ...SHARED,
    businessName: 'Spoke and Sprocket',
    description: 'Bicycle repair and sales.',
    services: ['Tune-up', 'Flat repair', 'Wheel truing', 'E-bike repair'],
    extra:
      'A tune-up is $75. A flat repair is $15. Most repairs take two days. We do not repair carbon frames. ' +
      'Parking is behind the shop. We take cards, cash and Venmo.',
  },
  tailor: {
    ...SHARED,
    businessName: 'Threadwell Alterations',
    description: 'Alterations and repairs of clothes.',
    services: ['Hemming', 'Wedding dresses', 'Zipper repair', 'Suits'],
    extra:
      'Hemming pants is $18. Wedding dresses start at $150. Rush orders cost 50 percent more. ' +
      'Fittings are by appointment only. Walk-ins are welcome for hems. We do not clean leather.',
  },
  storage: {
    ...SHARED,
    businessName: 'Lockbox Self Storage',
    description: 'Storage units of all sizes.',
    services: ['Small units', 'Climate controlled units', 'RV parking'],
    extra:
      'A 10 by 10 unit is $120 a month. The gate is open from 6 am to 10 pm. There is no deposit. ' +
      'Pets are not allowed in the units. Rent is due on the first. We sell boxes and locks.',
  },
  tank: {
    ...SHARED,
    businessName: 'Clearwater Aquarium Care',
    description: 'We look after fish tanks in homes and offices.',
    services: ['Tank cleaning', 'Tank setup', 'Fish delivery'],
    extra:
      'A visit is $95. We come every two weeks. We work in Austin and Round Rock. ' +
      'We do not take saltwater tanks. Checks are welcome. New tanks are set up within a week.',
  },
}
